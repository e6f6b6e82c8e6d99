// The table of Blood Rage: clans at the side, the map in the middle, the player's area below, the log at the other
// side.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useCeremony } from '../../../ending/ceremony';
import { type ScreenProps, useAsked } from '../../../live/scope';
import { Log } from '../../../log/log';
import { Peek, peeked } from '../../../ui/cards/peek';
import { classes } from '../../../ui/classes';
import { useDrag } from '../../../ui/hands/drag';
import { Banner } from '../../../ui/motion/moment';
import { useTravel } from '../../../ui/motion/travel';
import { useResettingSignal } from '../../../ui/resetting-signal';
import { readCards, say } from '../../../ui/words';
import { getCards } from '../../../wire/api';
import { Herald, OutcomePanel, RaidStage, type Told, useOutcome } from '../battle/battle';
import { lastOutcome } from '../battle/scenes';
import { fetchPictures, rasterize } from '../cards/art';
import { Card, describe } from '../cards/card';
import { Draft } from '../clan/draft';
import { Hand } from '../clan/hand';
import { Rivals } from '../clan/rivals';
import { MySheet, OpenSheet } from '../clan/sheet';
import { Saga } from '../clan/track';
import { AgeEndPanel, ageEndToShow } from '../ending/ageend';
import { Crowning } from '../ending/crowning';
import { End } from '../ending/end';
import { WorldMap } from '../map/map';
import { type Piece, regroup } from '../map/roster';
import { type Catalogue, type Designs, designsOf, type View } from '../model';
import { useGreatMoment } from '../moments';
import { type Focus, myClan, type Stage } from '../stage';
import { Choices } from '../turn/choices';
import { dropsOf, THINGS } from '../turn/drags';
import { Question } from '../turn/turn';

export function BloodRageTable(props: ScreenProps<View>) {
  useEffect(fetchPictures, []);
  const designs = useSignal<Designs | null>(null);
  useEffect(() => {
    void getCards<Catalogue>(props.table.id).then((cards) => {
      const found = designsOf(readCards(cards));
      rasterize((gift) => found.faces.has(gift));
      designs.value = found;
    });
  }, [props.table.id]);
  if (!designs.value) return <p class="loading">{say('fetching-table')}</p>;
  return <Table props={props} designs={designs.value} />;
}

function usePieces(view: View): Piece[] {
  const before = useRef<Piece[]>([]);
  return useMemo(() => (before.current = regroup(before.current, view)), [view]);
}

function useBanners({ clans }: View): string[] {
  const banners = clans.map(({ clan }) => clan);
  return useMemo(() => banners, [banners.join()]);
}

function useStage(props: ScreenProps<View>, designs: Designs): Stage {
  const view = props.shown.update.view;
  const choices = new Choices(props, view.barred);
  const asked = useAsked(props, choices.key);
  const focus = useResettingSignal<Focus | null>(null, asked);
  const picked = useResettingSignal<number[]>([], asked);
  const why = useResettingSignal('', asked);
  const party = useParty(asked, choices.prompt);
  const opened = useSignal<number | null>(null);
  useLayoutEffect(() => {
    peeked.value = null;
  }, [asked]);
  return {
    props,
    table: props.table,
    view,
    designs,
    choices,
    pieces: usePieces(view),
    banners: useBanners(view),
    focus,
    party,
    picked,
    why,
    opened,
  };
}

/** The pieces selected for a march; the selection is kept until the player chooses the destination. */
function useParty(asked: string, prompt: string): Signal<string[]> {
  const since = useRef(asked);
  if (prompt !== 'march') since.current = asked;
  return useResettingSignal<string[]>([], since.current);
}

function Table({ props, designs }: { props: ScreenProps<View>; designs: Designs }) {
  const stage = useStage(props, designs);
  const me = myClan(stage);
  const told = useOutcome(stage);
  const ceremony = useCeremony(props.shown.update.over);
  const moment = useGreatMoment(stage);
  const root = useRef<HTMLElement>(null);
  useTravel(root, props.shown.update.version);
  useDrag(root, THINGS, (thing) => dropsOf(stage, thing));
  return (
    <main
      ref={root}
      class={classes('bloodrage', `phase-${stage.view.phase}`, props.shown.update.over && 'ended', !me && 'watching')}
      aria-busy={props.scope.gesture.busy}
      onKeyDown={walk}
    >
      <Saga stage={stage} />
      <Rivals stage={stage} />
      <Herald stage={stage} outcome={told.outcome} />
      <section
        key={props.shown.update.over ? 'ended' : 'on'}
        class="world-stage plane"
        aria-label={say('common-table')}
      >
        <Common stage={stage} told={told} ceremony={ceremony} burning={moment?.aside === true} />
      </section>
      <div class="blood-dock">
        {me && <MySheet stage={stage} clan={me} />}
        <div class="thumb">
          <Question stage={stage} />
          {me && <Hand stage={stage} clan={me} />}
        </div>
      </div>
      <Log key={props.shown.update.over ? 'told' : 'telling'} {...props} />
      <Peek draw={(id) => <Card id={id} designs={designs} large />} words={(id) => describe(id, designs)} />
      <OpenSheet stage={stage} />
      <Banner moment={moment} />
    </main>
  );
}

interface CommonProps {
  stage: Stage;
  told: Told;
  ceremony: ReturnType<typeof useCeremony>;
  burning: boolean; // a province is burning: no panel covers it
}

function Common({ stage, told, ceremony, burning }: CommonProps) {
  const { view } = stage;
  const age = useSignal(lastLine(stage));
  const { over } = stage.props.shown.update;
  if (over)
    return (
      <>
        <End stage={stage} />
        {ceremony.open && <Crowning stage={stage} close={ceremony.close} />}
      </>
    );
  const end = ageEndToShow(stage, age);
  if (burning) return <WorldMap stage={stage} />;
  return (
    <WorldMap stage={stage}>
      {view.phase === 'gifts' && view.seat >= 0 && !end && <Draft stage={stage} />}
      {view.raid && fights(stage) ? (
        <RaidStage stage={stage} raid={view.raid} />
      ) : (
        <OutcomePanel stage={stage} told={told} />
      )}
      {end && <AgeEndPanel stage={stage} end={end} seen={age} />}
    </WorldMap>
  );
}

/** Whether a battle is under way. */
function fights(stage: Stage): boolean {
  return (stage.view.raid?.fighters.length ?? 0) > 0 && lastOutcome(stage.props.shown.log) === null;
}

/** The number of the last log line when the page was opened. Earlier events are not announced. */
function lastLine(stage: Stage): number {
  return stage.props.shown.log.at(-1)?.number ?? -1;
}

const CHOOSABLE = '.world .glow[tabindex], button.glow, .question button:enabled:not(.undo, .back, .barred)';

/** Moves the focus between the things that can be chosen, by arrow keys. */
function walk(event: KeyboardEvent): void {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const target = event.target as Element;
  if (!way || target.closest('.log-lines, .score-scroll, select, input')) return;
  const things = [...(event.currentTarget as Element).querySelectorAll<HTMLElement | SVGElement>(CHOOSABLE)];
  const next = things[(things.indexOf(target as HTMLElement) + way + things.length) % things.length];
  if (next) {
    next.focus();
    event.preventDefault();
  }
}
