// Great moments: a banner that comes and goes by itself. It takes no click and delays nothing; click or key end it.
import { type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LogLine } from '../../wire/messages';
import { classes } from '../classes';
import { motion } from './motion';

export interface Moment {
  line: number; // of the log, by which it is known
  title: ComponentChildren;
  words?: ComponentChildren;
  picture?: ComponentChildren;
  mood: 'fire' | 'glory' | 'steel';
  /** What it tells of is to be seen on the table: the banner stands above it. */
  aside?: boolean;
}

const BREATH = 200; // milliseconds until it begins: one waits for the table as the answer made it, not for the banner
const STAYS = 2200; // and until it is over, at the usual pace

/** Moments among the lines since the last look, one after another; what lies in the past is not told again. */
export function useMoment(log: LogLine[], read: (lines: LogLine[]) => Moment[]): Moment | null {
  const waiting = useWaiting(log, read);
  const [now = null] = waiting.value;
  useEffect(() => {
    if (!now) return;
    const skip = () => {
      waiting.value = [];
    };
    const next = () => {
      waiting.value = waiting.value.slice(1);
    };
    const timer = window.setTimeout(next, BREATH + STAYS / (motion() || 1));
    for (const event of ENDS) window.addEventListener(event, skip, true);
    return () => {
      clearTimeout(timer);
      for (const event of ENDS) window.removeEventListener(event, skip, true);
    };
  }, [now]);
  return now;
}

const ENDS = ['pointerdown', 'keydown'] as const;

/** Known while the table is drawn: found out afterwards, all of it would be drawn a second time. */
function useWaiting(log: LogLine[], read: (lines: LogLine[]) => Moment[]): Signal<Moment[]> {
  const none = useSignal<Moment[]>([]);
  const told = useRef({ seen: log.at(-1)?.number ?? -1, waiting: none });
  return useMemo(() => {
    const { seen, waiting } = told.current;
    const found = motion() > 0 ? read(log.filter((line) => line.number > seen)) : [];
    told.current = { seen: log.at(-1)?.number ?? seen, waiting: found.length > 0 ? signal(found) : waiting };
    return told.current.waiting;
  }, [log]);
}

/** What is told here is in the log, too: nobody needs to hear it twice. */
export function Banner({ moment }: { moment: Moment | null }) {
  return moment && <Raised key={moment.line} moment={moment} />;
}

function Raised({ moment }: { moment: Moment }) {
  const up = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      up.value = true;
    }, BREATH);
    return () => clearTimeout(timer);
  }, []);
  if (!up.value) return null;
  return (
    <>
      {!moment.aside && <div class="moment-dusk" />}
      <div class={classes('moment', `mood-${moment.mood}`, moment.aside && 'aside')} aria-hidden="true">
        {moment.picture && <span class="moment-picture">{moment.picture}</span>}
        <p class="moment-title">{moment.title}</p>
        {moment.words && <p class="moment-words">{moment.words}</p>}
      </div>
    </>
  );
}
