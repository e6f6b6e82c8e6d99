// Covers the table while a shared device changes hands.
import { useEffect, useRef } from 'preact/hooks';
import { names, type TableScope } from '../live/scope';
import { Icon, SeatSign } from '../ui/icons';
import { say } from '../ui/words';
import type { TableInfo } from '../wire/messages';

export function Cover({ scope, table, seat }: { scope: TableScope; table: TableInfo; seat: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main class="cover">
      <Icon name="longhouse" class="cover-mark" />
      <h1>{say('cover-title', { name: names(table, seat) })}</h1>
      <p>{say('cover-words')}</p>
      <button type="button" class="primary" ref={button} onClick={() => scope.link.sit(seat)}>
        <SeatSign seat={seat} /> {say('cover-show', { name: names(table, seat) })}
      </button>
    </main>
  );
}
