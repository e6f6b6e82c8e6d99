// What expansions lay on the table: Loki's card, the crown, monsters, and what lies on or under a warrior.
import type { ComponentChildren } from 'preact';
import { called, names } from '../../../live/scope';
import { Icon, type IconName, SeatSign } from '../../../ui/icons';
import { hold, lookAt } from '../../../ui/peek';
import { find, say, sayFirst } from '../../../ui/words';
import { Card, cardName } from '../cards/card';
import type { Crown, Designs, LokiRow, Model, Monsters } from '../model';
import { bonusWords } from '../names';
import type { Stage } from '../stage';
import { BeastStack, lairOf } from './beast';

/** The one a player belongs to, where one plays in pairs. */
export function companionOf({ modules }: Model, seat: number): number | undefined {
  return (modules.partnership ?? modules.alliance)?.companions[seat];
}

/** Where there is little room only the headings; the rest opens when one looks at them. */
export function Extras({ stage, compact }: { stage: Stage; compact?: boolean }) {
  const { loki, king, monsters, clash, hand_draft: draft } = stage.model.modules;
  const lair = lairOf(stage);
  const parts = [
    loki && <Loki key="loki" card={loki.card} rows={loki.rows} taken={loki.taken} />,
    king?.crowns.map((crown, index) => <Kingdom key={`king${index}`} stage={stage} crown={crown} />),
    monsters && <Den key="den" stage={stage} den={monsters} />,
    clash?.picked.some(Boolean) && <Worlds key="clash" stage={stage} picked={clash.picked} decks={clash.decks} />,
    draft && draft.reserve.length > 0 && <Reserve key="draft" stage={stage} cards={draft.reserve} />,
    lair?.stack && <BeastStack key="lair" lair={lair} />,
  ]
    .flat()
    .filter(Boolean);
  const small = compact || (parts.length > 1 && low.matches);
  return parts.length > 0 ? <div class={`extras ${small ? 'compact' : ''}`}>{parts}</div> : null;
}

const low = matchMedia('(max-height: 1000px)');

function Loki({ card, rows, taken }: { card: string; rows: LokiRow[]; taken: number | null }) {
  return (
    <section class="extra loki" tabIndex={0} aria-label={sayFirst(['expansion-loki'])}>
      <h3>
        <Icon name="trick" /> {sayFirst([`loki-${card}`])}
      </h3>
      <ul>
        {rows.map((row, index) => (
          <li key={row.min} class={taken === index ? 'now' : ''}>
            <b title={say('loki-difference')}>{row.min === row.max ? row.min : `${row.min}–${row.max}`}</b>{' '}
            {bonusWords(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Kingdom({ stage, crown }: { stage: Stage; crown: Crown }) {
  const seat = crown.king ?? -1;
  const reached = seat >= 0 ? crown.levels[crown.level - 1] : undefined;
  return (
    <section class={`extra king seat-${seat}`} tabIndex={0} aria-label={sayFirst(['expansion-king'])}>
      <h3>
        <Icon name="crown" /> {seat >= 0 ? names(stage.table, seat) : say('no-king')}{' '}
        {reached && <Bonus {...reached} />}
      </h3>
      <ol>
        {crown.levels.map((level, index) => (
          <li key={index} class={level === reached ? 'now' : ''}>
            <Bonus {...level} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Bonus({ glory, dice }: Crown['levels'][number]) {
  return (
    <span class="bonus">
      <Icon name="glory" label={say('glory-label')} />
      {glory}
      {dice > 0 && (
        <>
          <Icon name="dice" label={say('dice-label')} />
          {dice}
        </>
      )}
    </span>
  );
}

const MONSTERS: Record<string, IconName> = {
  nidhogg: 'dragon',
  surtur: 'fury',
  huldra: 'trick',
  draugr: 'skull',
  fenrir: 'fang',
  troll: 'troll',
  gullinbursti: 'boar',
  vedrfolnir: 'raven',
  jormungand: 'serpent',
  hel: 'skull',
  garmr: 'wolf',
};

export function describeMonster(name: string, designs: Designs): string {
  const clans =
    designs.monsters
      .get(name)
      ?.clans.map((clan) => say(`clan-${clan}`))
      .join(' + ') ?? '';
  return [
    sayFirst([`monsters-${name}`]),
    clans && say('monster-caught-by', { clans }),
    find(`monsters-${name}-text`) ?? '',
  ]
    .filter(Boolean)
    .join('. ');
}

export function MonsterCard({
  name,
  designs,
  large,
  onPick,
}: {
  name: string;
  designs: Designs;
  large?: boolean;
  onPick?: () => void;
}) {
  const title = sayFirst([`monsters-${name}`]);
  const text = find(`monsters-${name}-text`) ?? '';
  const clans = designs.monsters.get(name)?.clans ?? [];
  const words = describeMonster(name, designs);
  const face = (
    <>
      <Icon name={MONSTERS[name] ?? 'skull'} class="beast" />
      <span
        class="captors"
        title={say('monster-caught-by', { clans: clans.map((clan) => say(`clan-${clan}`)).join(' + ') })}
      >
        {clans.map((clan, index) => (
          <span key={index} class={`clan-dot clan-${clan}`}>
            <Icon name={clan} />
          </span>
        ))}
      </span>
      <span class="band">
        <span class="name">{title}</span>
      </span>
      <span class="text">{text}</span>
    </>
  );
  const look = large ? {} : lookAt(`monster:${name}`);
  if (onPick)
    return (
      <button type="button" class="card monster glow" onClick={onPick} {...look}>
        <span class="face" aria-hidden="true">
          {face}
        </span>
        <span class="visually-hidden">{words}</span>
      </button>
    );
  return (
    <div
      class={`card monster ${large ? 'large' : ''}`}
      role="img"
      aria-label={words}
      tabIndex={large ? -1 : 0}
      {...(large ? {} : { onClick: () => hold(`monster:${name}`), ...look })}
    >
      <span class="face">{face}</span>
    </div>
  );
}

function Den({ stage, den }: { stage: Stage; den: Monsters }) {
  return (
    <section class="extra den" tabIndex={0} aria-label={sayFirst(['expansion-monsters'])}>
      <h3>
        <Icon name="fang" /> {sayFirst(['expansion-monsters'])} · {den.deck}
      </h3>
      <div class="den-row">
        {den.display.map((name) => (
          <Shown key={name} stage={stage} name={name} />
        ))}
      </div>
      {den.keeper !== null && <p>{say('fenrir-keeper', called(stage.table, den.keeper))}</p>}
    </section>
  );
}

/** A monster on display; it glows when I may hunt it. */
function Shown({ stage, name }: { stage: Stage; name: string }) {
  const hunt = stage.choices.about('monsters', (subject) => subject.key === name)[0];
  return (
    <MonsterCard name={name} designs={stage.designs} {...(hunt ? { onPick: () => stage.choices.take(hunt) } : {})} />
  );
}

function Worlds({ stage, picked, decks }: { stage: Stage; picked: (string | null)[]; decks: number[] }) {
  return (
    <section class="extra worlds" tabIndex={0} aria-label={sayFirst(['expansion-clash'])}>
      <h3>{sayFirst(['expansion-clash'])}</h3>
      <ul>
        {picked.map(
          (name, seat) =>
            name && (
              <li key={seat} class={`seat-${seat}`}>
                <SeatSign seat={seat} label={names(stage.table, seat)} />{' '}
                {sayFirst([`expansion-${name}`, `set-${name}`])} · {decks[seat]}
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

function Reserve({ stage, cards }: { stage: Stage; cards: string[] }) {
  return (
    <section class="extra reserve" aria-label={say('draft-reserve')}>
      <h3>{say('draft-reserve')}</h3>
      <div class="den-row">
        {cards.map((id, index) => (
          <Card key={index} id={id} designs={stage.designs} />
        ))}
      </div>
    </section>
  );
}

/** The monster a player has tamed. */
export function Tamed({ model, seat }: { model: Model; seat: number }) {
  const name = model.modules.monsters?.held[seat];
  if (!name) return null;
  return (
    <button type="button" class="jarl-chip monster-chip" {...lookAt(`monster:${name}`)}>
      <Icon name={MONSTERS[name] ?? 'skull'} /> <span>{sayFirst([`monsters-${name}`])}</span>
    </button>
  );
}

/** Cards by which others aid this side. */
export function Aid({ stage, seat }: { stage: Stage; seat: number }) {
  const helpers = stage.model.modules.thor?.played.filter((one) => one.aided === seat) ?? [];
  return (
    <>
      {helpers.map((one) => (
        <span key={one.helper} class={`aid seat-${one.helper}`}>
          <Card id={one.card} designs={stage.designs} />
          <SeatSign seat={one.helper} label={names(stage.table, one.helper)} />
        </span>
      ))}
    </>
  );
}

/** What lies on or under a warrior, and what has befallen it. */
export function onWarrior(stage: Stage, seat: number, slot: number): { note: ComponentChildren; frozen: boolean } {
  const { tyr, champions, dwarves, monsters, valkyries } = stage.model.modules;
  const tucked = tyr?.squads[seat]?.[slot];
  const tokens = champions?.universal[seat]?.[slot] ?? 0;
  const foe = champions?.vengeance[seat]?.[slot];
  const forge = dwarves?.players[seat];
  const cover = monsters?.covers[seat];
  const covered = cover !== null && cover !== undefined && (slot === cover || slot === cover + 1);
  const road = stage.model.battle?.attacker.seat === seat && valkyries?.road.includes(slot);
  const marks = [
    tucked && (
      <span class="mark tucked" key="tyr" {...lookAt(tucked)}>
        <Icon name="tyr" />
        {cardName(tucked)}
      </span>
    ),
    tokens > 0 && (
      <Mark key="token" icon="token" words={say('tokens', { count: tokens })}>
        {tokens}
      </Mark>
    ),
    foe !== null && foe !== undefined && (
      <span class="mark" key="foe" title={say('remembers', { name: names(stage.table, foe) })}>
        <Icon name="foe" />
        <SeatSign seat={foe} label={say('remembers', { name: names(stage.table, foe) })} />
      </span>
    ),
    forge?.blocked.includes(slot) && <Mark key="block" icon="block" words={say('blocked')} />,
    forge?.held_back.includes(slot) && <Mark key="held" icon="chains" words={say('held-back')} />,
    forge?.sacrificed_for.includes(slot) && (
      <Mark key="forge" icon="forge" words={say('sacrificed-for')}>
        +3
      </Mark>
    ),
    covered && <Mark key="cover" icon="fang" words={say('under-a-monster')} />,
    road && <Mark key="road" icon="valhalla" words={say('on-the-road')} />,
  ].filter(Boolean);
  return {
    note: marks.length > 0 ? <span class="on-warrior">{marks}</span> : null,
    frozen: forge?.blocked.includes(slot) ?? false,
  };
}

function Mark({ icon, words, children }: { icon: IconName; words: string; children?: ComponentChildren }) {
  return (
    <span class="mark" title={words}>
      <Icon name={icon} label={words} />
      {children}
    </span>
  );
}
