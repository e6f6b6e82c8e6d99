// The table of Valhalla: rivals above, the common area in the middle, the player's area below, the log at the side.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useCeremony } from '../../ending/ceremony';
import { nameThingsAt } from '../../live/naming';
import type { ScreenProps } from '../../live/scope';
import { Log } from '../../log/log';
import { Peek, peeked } from '../../ui/cards/peek';
import { classes } from '../../ui/classes';
import { useDrag } from '../../ui/hands/drag';
import { useTravel } from '../../ui/motion/travel';
import { useResettingSignal } from '../../ui/resetting-signal';
import { narrow } from '../../ui/screen';
import { readCards, say } from '../../ui/words';
import { getCards } from '../../wire/api';
import { useArming } from './battle/arming';
import { BattleStage } from './battle/battle';
import { useLastBattle } from './battle/outcome';
import { fetchPictures, rasterize } from './cards/art';
import { Card, describe } from './cards/card';
import { ask, fetchDrawings, lairOf, meet } from './expansion';
import { Crowning, Moments } from './moments';
import { companyOf, Rivals } from './table/board';
import { End } from './table/end';
import { Hearth } from './table/hearth';
import { Choices } from './turn/choices';
import { dropsOf, THINGS } from './turn/drags';
import './icons';
import type { Designs, Model } from './model';
import { Discard, Hand, Mine } from './table/mine';
import { laidOut } from './table/shown-options';
import './names';
import type { Drawings, Stage } from './stage';
import { Question } from './table/question';
import { designsOf, modelOf } from './view';
import type { Catalogue, View } from './wire';

interface Printed {
  designs: Designs;
  drawings: Drawings;
}

export function Valhalla(props: ScreenProps<View>) {
  useEffect(fetchPictures, []);
  const { id, modules } = props.table;
  const printed = useSignal<Printed | null>(null);
  useEffect(() => {
    void Promise.all([getCards<Catalogue>(id), fetchDrawings(modules)]).then(([cards, drawings]) => {
      const designs = designsOf(readCards(cards));
      rasterize((card) => [designs.warriors, designs.tactics, designs.jarls].some((all) => all.has(card)));
      printed.value = { designs, drawings };
    });
  }, [id]);
  if (!printed.value) return <p class="loading">{say('fetching-table')}</p>;
  return <Table props={props} {...printed.value} />;
}

function Table({ props, designs, drawings }: { props: ScreenProps<View> } & Printed) {
  const { shown, table } = props;
  const choices = new Choices(props);
  const asked = `${choices.prompt} ${shown.update.version}`;
  const ticks = { dice: useResettingSignal<number[]>([], asked), slots: useResettingSignal<number[]>([], asked) };
  const focus = useResettingSignal<string | null>(null, asked);
  const browsing = useSignal(false);
  const model = useMemo(() => modelOf(shown.update.view), [shown.update]);
  const expansions = useMemo(() => meet(shown.update.view.modules, drawings), [shown.update]);
  nameThingsAt(table.id, (subject) => ask({ expansions }, (drawn, view) => drawn.name?.(view, subject)));
  const stage: Stage = { props, table, model, expansions, designs, choices, ticks, focus };
  useEffect(() => {
    peeked.value = null;
  }, [shown.update.version]);
  const outcome = useLastBattle(stage);
  const root = useRef<HTMLElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  useTravel(root, shown.update.version);
  useArming(root, shown.update.version);
  useDrag(root, THINGS, (thing) => dropsOf(stage, thing));
  const over = shown.update.over;
  const ceremony = useCeremony(over);
  const mood = moodOf(stage);
  return (
    <main
      ref={root}
      class={lookOf(stage, mood, outcome !== null)}
      aria-busy={props.scope.gesture.busy}
      onKeyDown={walk}
    >
      <div class="wood">
        <i />
      </div>
      <Rivals key={`rivals ${mood}`} stage={stage} />
      <section key={`stage ${mood}`} class="stage plane" aria-label={say('common-table')}>
        {over ? (
          <>
            <End stage={stage} />
            {ceremony.open && !lairOf(stage) && <Crowning stage={stage} close={ceremony.close} />}
          </>
        ) : model.battle ? (
          <BattleStage key={sceneOf(model)} stage={stage} battle={model.battle} />
        ) : (
          <Hearth
            stage={stage}
            outcome={outcome}
            browse={() => {
              browsing.value = true;
            }}
          />
        )}
      </section>
      <div key={`dock ${mood}`} class="dock">
        <Question stage={stage} />
        {model.me >= 0 && <Mine stage={stage} hand={hand} />}
      </div>
      {model.me >= 0 && !narrow.value && <Hand key={model.me} stage={stage} row={hand} />}
      <Log key={`log ${over}`} {...props} />
      <Peek draw={(key) => lookAt(stage, key).card} words={(key) => lookAt(stage, key).words} />
      <Moments stage={stage} />
      {browsing.value && (
        <Discard
          stage={stage}
          close={() => {
            browsing.value = false;
          }}
        />
      )}
    </main>
  );
}

/**
 * The class names that select the layout. Classes replace `:has()`, which the browser would evaluate again at every
 * click.
 */
function lookOf(stage: Stage, mood: string, told: boolean): string {
  const { several, many, crowd, beast } = companyOf(stage);
  return classes(
    'valhalla',
    mood,
    several && !many && 'two-rivals',
    many && 'many-rivals',
    crowd && 'crowded',
    beast && 'with-beast',
    !stage.model.players[stage.model.me] && 'looking-on',
    told && (mood === '' || mood === 'choosing') && 'telling',
  );
}

/** The current scene. Each scene has its own layout, and elements in both layouts move from one to the other. */
function moodOf(stage: Stage): '' | 'choosing' | 'fighting' | 'ended' {
  const { props, model } = stage;
  if (props.shown.update.over) return 'ended';
  if (model.battle) return 'fighting';
  return laidOut(stage).some((id) => stage.designs.jarls.has(id)) ? 'choosing' : '';
}

/** The key of the scene: the two sides of a battle, and at Ragnarök whether there are warriors left. */
function sceneOf({ battle, players }: Model): string {
  const left = battle?.ragnarok && players[battle.attacker.seat]?.squad.some(Boolean);
  return `${battle?.attacker.seat} ${battle?.defender?.seat} ${battle?.ragnarok} ${left}`;
}

/** The enlarged drawing of a card, or of a thing that an expansion draws. */
function lookAt({ expansions, designs }: Stage, key: string): { card: ComponentChildren; words: string } {
  const own = ask({ expansions }, (drawn) => drawn.look?.(key, designs));
  return own ?? { card: <Card id={key} designs={designs} large />, words: describe(key, designs) };
}

/** Moves the focus between the things that can be chosen, by arrow keys. */
function walk(event: KeyboardEvent): void {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  if (!way || target.closest('.log-lines')) return;
  const things = [
    ...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(
      'button.glow, .question button:enabled:not(.undo, .back), button.attack',
    ),
  ];
  const next = things[(things.indexOf(target) + way + things.length) % things.length];
  if (next) {
    next.focus();
    event.preventDefault();
  }
}
