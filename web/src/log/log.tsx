// The log in sentences, read aloud by screen readers. Each line links to its moment in the replay.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { effectOf } from '../live/event-effects';
import type { ScreenProps } from '../live/scope';
import { say } from '../ui/words';
import { Talk, useUnheard } from './chat';
import { type Entry, entriesOf, Sentence } from './sentence';
import { useTail } from './tail';

export { sentence } from './sentence';

const SHOWN = 150; // lines at least; older lines are removed in blocks, so that the others do not shift one by one

export function Log(props: ScreenProps) {
  const talking = useSignal(false);
  const unheard = useUnheard(props.scope.link, talking.value);
  return (
    <aside class="log plane" aria-label={say('log')}>
      <header>
        <div class="drawer-tabs" role="group" aria-label={say('log')}>
          <button
            type="button"
            aria-pressed={!talking.value}
            onClick={() => {
              talking.value = false;
            }}
          >
            {say('log')}
          </button>
          <button
            type="button"
            aria-pressed={talking.value}
            onClick={() => {
              talking.value = true;
            }}
          >
            {say('talk')}
            {unheard > 0 && (
              <span class="unheard" aria-label={say('unheard', { count: unheard })}>
                {unheard}
              </span>
            )}
          </button>
        </div>
      </header>
      {talking.value ? <Talk {...props} /> : <Lines {...props} />}
    </aside>
  );
}

function Lines({ scope, table, shown }: ScreenProps) {
  const written = useMemo(() => new Map<number, Written>(), [table]);
  const [from, lines] = useMemo(() => {
    const entries = entriesOf(table.game, shown.log);
    const first = Math.max(0, Math.floor(entries.length / SHOWN) - 1) * SHOWN;
    return [first, entries.slice(first).map((entry) => write(written, entry, { scope, table }))];
  }, [shown.log, written]);
  const [list, inner] = useTail(from);
  return (
    <div key={from} class="log-lines" ref={list} role="log" aria-live="polite" tabIndex={0}>
      <div ref={inner}>{lines}</div>
    </div>
  );
}

interface Written extends Entry {
  drawn: VNode;
}

/** Renders the lines. Existing lines keep their elements. */
function write(
  written: Map<number, Written>,
  { line, times }: Entry,
  { scope, table }: Pick<ScreenProps, 'scope' | 'table'>,
): VNode {
  const known = written.get(line.number);
  if (known?.times === times && (known.line === line || times > 1)) return known.drawn;
  const drawn = (
    <p
      key={line.number}
      data-event={line.name}
      class={`seat-${line.seat} ${effectOf(table.game, line.name).weight ?? ''}`}
      onDblClick={() => {
        scope.past.value = { line: line.number };
      }}
    >
      <Sentence table={table} line={line} times={times} />
    </p>
  );
  written.set(line.number, { line, times, drawn });
  return drawn;
}
