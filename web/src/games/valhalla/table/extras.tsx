// What expansions draw on the table: their own drawings, or a layout from their structure.
import type { ComponentChildren } from 'preact';
import { classes } from '../../../ui/classes';
import { media } from '../../../ui/screen';
import { sayFirst } from '../../../ui/words';
import { Layout } from '../../layout';
import { isEmpty } from '../../structure';
import { lairOf } from '../expansion';
import type { Met, Stage } from '../stage';

/** The panels of the expansions. In `compact` form only the headings show until they are opened. */
export function Extras({ stage, compact }: { stage: Stage; compact?: boolean }) {
  const laid = laidBy(stage);
  if (laid.length === 0) return null;
  const small = compact || (laid.length > 1 && low.value);
  return (
    <div class={classes('extras', small && 'compact', hasStack(stage) && 'with-stack')}>
      {laid.map((met) => (
        <Extra key={met.key} stage={stage} met={met} />
      ))}
    </div>
  );
}

/** The expansions that draw in the common area. */
export function laidBy({ expansions }: Stage): Met[] {
  return expansions.filter(({ drawn, view }) => (drawn ? drawn.Laid : !isEmpty(view)));
}

/** Whether the monster's stack is shown, which is so before the game. */
export function hasStack(stage: Stage): boolean {
  const lair = lairOf(stage);
  return Boolean(lair?.beast && lair.stack);
}

const low = media('(max-height: 1240px)');

function Extra({ stage, met: { key, view, drawn } }: { stage: Stage; met: Met }) {
  if (drawn?.Laid) return <drawn.Laid stage={stage} view={view} />;
  const name = sayFirst([`expansion-${key}`, key]);
  return (
    <section class="extra" tabIndex={0} aria-label={name}>
      <h3>{name}</h3>
      <Layout props={stage.props} value={view} />
    </section>
  );
}

/** What expansions draw beside a player's name. */
export function Chips({ stage, seat }: { stage: Stage; seat: number }) {
  return (
    <>
      {stage.expansions.map(({ key, view, drawn }) => drawn?.Chip && <drawn.Chip key={key} view={view} seat={seat} />)}
    </>
  );
}

/** Cards that other players lend to this side in battle. */
export function Aid({ stage, seat }: { stage: Stage; seat: number }) {
  return (
    <>
      {stage.expansions.map(
        ({ key, view, drawn }) => drawn?.Aid && <drawn.Aid key={key} stage={stage} view={view} seat={seat} />,
      )}
    </>
  );
}

/** The number of these cards. */
export function aidsOf({ expansions }: Stage, seat: number): number {
  return expansions.reduce((sum, { drawn, view }) => sum + (drawn?.aids?.(view, seat) ?? 0), 0);
}

/** Marks that expansions draw on or under a warrior. */
export function onWarrior(stage: Stage, seat: number, slot: number): { note: ComponentChildren; frozen: boolean } {
  const marks = stage.expansions.flatMap(({ drawn, view }) => drawn?.marks?.(stage, view, seat, slot) ?? []);
  const signs = marks.map(({ sign }) => sign);
  return {
    note: signs.length > 0 ? <span class="on-warrior">{signs}</span> : null,
    frozen: marks.some(({ frozen }) => frozen),
  };
}
