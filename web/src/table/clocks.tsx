// The time left for each seat, by the server's clock.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { names } from '../live/scope';
import { SeatSign } from '../ui/icons';
import { say } from '../ui/words';
import type { TableInfo, Clocks as Times } from '../wire/messages';

const SHORT = 30_000; // milliseconds below which the clock is highlighted

export function ClockRow({ table, clocks }: { table: TableInfo; clocks: Times }) {
  const passed = useSignal(0);
  useEffect(() => {
    const since = Date.now();
    passed.value = 0;
    const timer = setInterval(() => {
      passed.value = Date.now() - since;
    }, 250);
    return () => clearInterval(timer);
  }, [clocks]);
  return (
    <ul class="clocks" aria-label={say('clocks')}>
      {clocks.left.map((left, seat) => {
        const runs = clocks.running.includes(seat);
        const now = Math.max(0, left - (runs ? passed.value : 0));
        return (
          <li key={seat} class={`${runs ? 'runs' : ''} ${now < SHORT ? 'short' : ''}`}>
            <SeatSign seat={seat} label={names(table, seat)} />
            <time>{timeOf(now)}</time>
          </li>
        );
      })}
    </ul>
  );
}

export function timeOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
