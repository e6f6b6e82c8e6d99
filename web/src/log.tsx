// What happened, in sentences; read aloud as it comes. Each line leads back to its moment.
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { ScreenProps } from './scope';
import { entriesOf, Sentence } from './sentence';
import { Talk, useUnheard } from './talk';
import { say } from './words';

export { sentence } from './sentence';

const SHOWN = 150;

export function Log(props: ScreenProps) {
  const talking = useSignal(false);
  const unheard = useUnheard(props.scope.link, talking.value);
  return (
    <aside class="log" aria-label={say('log')}>
      <header>
        <div class="drawer-tabs" role="group" aria-label={say('log')}>
          <button type="button" aria-pressed={!talking.value} onClick={() => { talking.value = false; }}>{say('log')}</button>
          <button type="button" aria-pressed={talking.value} onClick={() => { talking.value = true; }}>
            {say('talk')}{unheard > 0 && <span class="unheard" aria-label={say('unheard', { count: unheard })}>{unheard}</span>}
          </button>
        </div>
      </header>
      {talking.value ? <Talk {...props} /> : <Lines {...props} />}
    </aside>
  );
}

function Lines({ scope, table, shown }: ScreenProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [shown.log.length]);
  const back = (line: number) => { scope.past.value = { line }; };
  return (
    <div class="log-lines" ref={list} role="log" aria-live="polite" tabIndex={0}>
      {entriesOf(shown.log).slice(-SHOWN).map(({ line, times }) => (
        <p key={line.number} data-event={line.name} class={`seat-${line.seat} ${LOUD[line.name] ?? ''}`} onDblClick={() => back(line.number)}>
          <Sentence table={table} line={line} times={times} />
        </p>
      ))}
    </div>
  );
}

const LOUD: Record<string, string> = { 'turn-began': 'turn', attacked: 'great', won: 'great', 'shield-taken': 'great', ragnarok: 'great', 'final-round': 'great', 'end-armed': 'great', 'beast-attacked': 'great', 'beast-attacks': 'great', 'beast-won': 'great', 'beast-shield': 'great', 'beast-card-beaten': 'great', 'beast-slain': 'great', 'beast-prevails': 'great' };
