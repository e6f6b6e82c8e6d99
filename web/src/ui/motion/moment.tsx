// Banners for important moments. They intercept no click and delay nothing; a click or key closes them.
import { type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LogLine } from '../../wire/messages';
import { classes } from '../classes';
import { motion } from './motion';

export interface Moment {
  line: number; // log line, which identifies it
  title: ComponentChildren;
  words?: ComponentChildren;
  picture?: ComponentChildren;
  mood: 'fire' | 'glory' | 'steel';
  /** The event is visible on the table: the banner is drawn above it. */
  aside?: boolean;
}

const BREATH = 200; // milliseconds before the banner, so that the new table is drawn first
const STAYS = 2200; // milliseconds that the banner stays, at normal speed

/** Queues the moments among new log lines. Moments from before the page was opened are skipped. */
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

/** Finds waiting moments during the render; in an effect the table would be drawn twice. */
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

/** The banner, hidden from screen readers because the log has the same text. */
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
