// The ceremony at the end of a game: counts each player's points from last to first, crowns the winner, then shows the
// table of scores.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { motion } from '../ui/motion/motion';
import { play } from '../ui/sound';
import { say } from '../ui/words';

export interface Contender {
  key: number;
  name: string;
  sign: ComponentChildren;
  parts: { words: string; value: number }[];
  total: number;
  things?: ComponentChildren;
  won: boolean;
}

const STEP = 1500; // milliseconds for each player at normal speed
const LAST = 3500; // milliseconds for the winner

/**
 * Whether the ceremony plays. It plays only if the game ended while this page was open; later visitors see the scores
 * at once.
 */
export function useCeremony(over: boolean): { open: boolean; close: () => void } {
  const before = useRef(over);
  const closed = useSignal(false);
  const open = over && !before.current && !closed.value && motion() > 0;
  const close = () => {
    closed.value = true;
  };
  return { open, close };
}

/** How many players have been announced so far. The crown appears with the last one. */
export function useCalls(count: number, close: () => void): number {
  const called = useSignal(1);
  useEffect(() => {
    const last = called.value >= count;
    play(last ? 'glory' : 'shield');
    const next = () => {
      if (last) close();
      else called.value += 1;
    };
    const timer = window.setTimeout(next, (last ? LAST : STEP) / (motion() || 1));
    return () => clearTimeout(timer);
  }, [called.value]);
  return called.value;
}

/** Contenders from the last to the first. */
export function Ceremony({ title, contenders, crown, close }: CeremonyProps) {
  const called = useCalls(contenders.length, close);
  return (
    <Ceremonial title={title} heading={called < contenders.length ? say('ceremony-title') : title} close={close}>
      <ol>
        {contenders
          .slice(0, called)
          .reverse()
          .map((contender) => (
            <Called key={contender.key} contender={contender} crown={crown} />
          ))}
      </ol>
    </Ceremonial>
  );
}

interface CeremonialProps {
  title: string;
  heading: string;
  close: () => void;
  children: ComponentChildren;
}

/** A dialog over the whole page. A click, Escape or the button closes it. */
export function Ceremonial({ title, heading, close, children }: CeremonialProps) {
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => root.current?.showPopover?.(), []);
  useEffect(() => {
    const end = (event: KeyboardEvent) => event.key === 'Escape' && close();
    addEventListener('keydown', end);
    return () => removeEventListener('keydown', end);
  }, []);
  return (
    <section ref={root} popover="manual" class="ceremony" aria-label={title} onClick={close}>
      <h2 key={heading}>{heading}</h2>
      {children}
      <button type="button" class="primary" onClick={close}>
        {say('ceremony-skip')}
      </button>
    </section>
  );
}

interface CeremonyProps {
  title: string;
  contenders: Contender[];
  crown: ComponentChildren;
  close: () => void;
}

function Called({ contender, crown }: { contender: Contender; crown: ComponentChildren }) {
  const { name, sign, parts, total, things, won } = contender;
  return (
    <li class={`contender ${won ? 'crowned' : ''}`}>
      <span class="contender-sign">
        {sign}
        {won && <span class="contender-crown">{crown}</span>}
      </span>
      <span class="contender-name">{name}</span>
      <span class="contender-parts">
        {parts.map(({ words, value }, index) => (
          <span key={words} style={{ '--at': index }}>
            {words} <b>+{value}</b>
          </span>
        ))}
      </span>
      <b class="contender-total">{total}</b>
      <div class="contender-things">{things}</div>
    </li>
  );
}
