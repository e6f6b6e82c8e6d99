// The replay: a slider over the whole game, single steps, and a link to any position.
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Shown } from '../live/playback';
import { names, type Past, type TableScope } from '../live/scope';
import { Icon, type IconName } from '../ui/icons';
import { Notice, trouble } from '../ui/parts';
import { myName } from '../ui/settings';
import { say } from '../ui/words';
import { forkTable, getMoment, getStory } from '../wire/api';
import { address } from '../wire/host';
import type { LogLine, PastMoment, SeatWish, Story, StoryPoint, TableInfo } from '../wire/messages';
import { type Mark, marksOf, stepFrom } from './marks';

const BEAT = 700; // milliseconds for a step in automatic replay
const BATTLE = 2200; // milliseconds for a battle, which is one step

export function linkTo(table: string, version: number): string {
  return `${address('')}#/table/${table}/at/${version}`;
}

/** A past version of the table for the screen, without a question. */
function shownOf(moment: PastMoment, log: LogLine[]): Shown {
  const { version, seat, view, asked, waits, over } = moment;
  const update = {
    type: 'update' as const,
    version,
    seat,
    keep: 0,
    lines: [],
    view,
    question: null,
    asked,
    waits,
    undo: false,
    may_ask: false,
    over,
    hand_over: null,
    clocks: null,
  };
  return { update, log: log.slice(0), latest: true };
}

function chapterOf(story: Story, past: Past): number {
  const { chapters } = story;
  const found =
    'line' in past
      ? chapters.findIndex((one) => one.lines > past.line)
      : chapters.findIndex((one) => one.version >= past.version);
  return found < 0 ? chapters.length - 1 : found;
}

export interface Replay {
  shown: Signal<Shown | null>;
  chapters: Signal<StoryPoint[]>;
  at: Signal<number>;
  problem: Signal<string>;
  over: Signal<boolean>;
}

/** Fetches the history once, and each version that is shown. */
export function useReplay(scope: TableScope, id: string): Replay {
  const reel: Replay = {
    shown: useSignal<Shown | null>(null),
    chapters: useSignal<StoryPoint[]>([]),
    at: useSignal(0),
    problem: useSignal(''),
    over: useSignal(false),
  };
  const fail = (error: unknown) => {
    reel.problem.value = trouble(error);
  };
  useSignalEffect(() => {
    const past = scope.past.value;
    if (!past) {
      reel.shown.value = null;
      reel.chapters.value = [];
      return;
    }
    void tell(scope, id, past, reel).catch(fail);
  });
  return reel;
}

async function tell(scope: TableScope, id: string, past: Past, reel: Replay): Promise<void> {
  const known = reel.chapters.peek();
  const story = known.length > 0 ? { over: reel.over.peek(), chapters: known } : await getStory(id);
  const at = chapterOf(story, past);
  const chapter = story.chapters[at];
  if (!chapter) return;
  const log = scope.shown.peek()?.log ?? [];
  const moment = await getMoment(id, chapter.version, -1, chapter.lines);
  if (scope.past.peek() !== past) return; // another version has been chosen meanwhile
  reel.chapters.value = story.chapters;
  reel.over.value = story.over;
  reel.at.value = at;
  reel.shown.value = shownOf(moment, log.slice(0, chapter.lines));
}

export function ReplayBar({ scope, table, reel }: { scope: TableScope; table: TableInfo; reel: Replay }) {
  const { chapters, at } = reel;
  const last = chapters.value.length - 1;
  const battles = useSignal(false);
  const marks = useMemo(
    () => marksOf(table.game, chapters.value, scope.shown.value?.log ?? []),
    [chapters.value, table.game],
  );
  const fought = marks.filter(({ sort }) => sort === 'battle').map((mark) => mark.at);
  const go = (index: number) => {
    const chapter = chapters.value[Math.max(0, Math.min(last, index))];
    if (chapter) scope.past.value = { version: chapter.version };
  };
  const next = (way: number) => (battles.value ? stepFrom(at.value, way, fought) : at.value + way);
  const atEnd = battles.value ? next(1) === at.value : at.value >= last;
  useEffect(() => window.scrollTo(0, 0), []); // the page was scrolled down to the end of the game
  const playing = usePlaying(at.value, atEnd, () => go(next(1)), battles.value ? BATTLE : BEAT);
  if (last < 0 && !reel.problem.value) return null; // the history is not loaded yet
  return (
    <section class="replay" aria-label={say('replay')}>
      <Control name="step-back" icon="back" off={next(-1) === at.value || at.value <= 0} act={() => go(next(-1))} />
      <Control
        name="replay-play"
        icon={playing.value ? 'pause' : 'play'}
        on={playing.value}
        off={atEnd}
        act={() => {
          playing.value = !playing.value;
        }}
      />
      <Control name="step-on" icon="on" off={atEnd} act={() => go(next(1))} />
      {fought.length > 0 && (
        <label class="only-battles">
          <input
            type="checkbox"
            checked={battles.value}
            onChange={(event) => {
              battles.value = event.currentTarget.checked;
            }}
          />
          {say('replay-battles', { count: fought.length })}
        </label>
      )}
      <span class="reel">
        <Marks marks={marks} last={last} />
        <input
          type="range"
          min="0"
          max={Math.max(0, last)}
          value={at.value}
          aria-label={say('replay-slider')}
          aria-valuetext={say('replay-at', { at: at.value, of: Math.max(0, last) })}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </span>
      <output>{say('replay-at', { at: at.value, of: Math.max(0, last) })}</output>
      <Link table={table} reel={reel} />
      {reel.over.value && <Practise table={table} reel={reel} />}
      <button
        type="button"
        class="option"
        onClick={() => {
          scope.past.value = null;
        }}
      >
        {say('replay-leave')}
      </button>
      <Notice words={reel.problem.value} />
    </section>
  );
}

/** Advances the replay automatically until the end. */
function usePlaying(at: number, atEnd: boolean, step: () => void, beat: number): Signal<boolean> {
  const playing = useSignal(false);
  useEffect(() => {
    if (!playing.value) return undefined;
    if (atEnd) {
      playing.value = false;
      return undefined;
    }
    const timer = setTimeout(step, beat);
    return () => clearTimeout(timer);
  }, [playing.value, at, beat]);
  return playing;
}

function Control(props: { name: string; icon: IconName; on?: boolean; off: boolean; act: () => void }) {
  const { name, icon, on, off, act } = props;
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={say(name)}
      title={say(name)}
      disabled={off}
      {...(on === undefined ? {} : { 'aria-pressed': on })}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Marks on the slider: strokes for turns, dots for battles. */
function Marks({ marks, last }: { marks: Mark[]; last: number }) {
  return (
    <span class="reel-marks" aria-hidden="true">
      {marks.map(({ at, sort }) => (
        <i key={at} class={`mark-${sort}`} style={{ left: `${(100 * at) / Math.max(1, last)}%` }} />
      ))}
    </span>
  );
}

function Link({ table, reel }: { table: TableInfo; reel: Replay }) {
  const copied = useSignal(false);
  const version = reel.chapters.value[reel.at.value]?.version ?? 0;
  const copy = () =>
    navigator.clipboard?.writeText(linkTo(table.id, version)).then(() => {
      copied.value = true;
    });
  return (
    <a class="option" href={linkTo(table.id, version)} onClick={() => void copy()}>
      <Icon name="link" /> {say(copied.value ? 'copied' : 'replay-link')}
    </a>
  );
}

/**
 * Seats of a game that continues from here: the player keeps the seat and takes those of other people, bots stay bots.
 * A spectator takes all seats of people.
 */
function seatsFor(table: TableInfo): SeatWish[] {
  return table.seats.map(({ seat, kind, bot }) =>
    kind === 'bot' && table.mine.length > 0 ? { kind, bot } : { kind: 'me', name: names(table, seat) },
  );
}

function Practise({ table, reel }: { table: TableInfo; reel: Replay }) {
  const fork = async () => {
    try {
      const next = await forkTable(table.id, {
        version: reel.chapters.value[reel.at.value]?.version ?? 0,
        seats: seatsFor(table),
        name: myName.value,
      });
      location.hash = `#/table/${next.id}`;
    } catch (error) {
      reel.problem.value = trouble(error);
    }
  };
  return (
    <button type="button" class="option" title={say('fork-note')} onClick={() => void fork()}>
      <Icon name="fork" /> {say('fork')}
    </button>
  );
}
