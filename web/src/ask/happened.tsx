// What opponents did to the player since the player's last answer, in a line or two.
import { useRef } from 'preact/hooks';
import { effectOf } from '../live/event-effects';
import type { ScreenProps } from '../live/scope';
import { type Entry, entriesOf, Sentence } from '../log/sentence';
import { say } from '../ui/words';
import type { LogLine, TableInfo } from '../wire/messages';

const MOST = 3;

function concerns(game: string, line: LogLine, me: number): boolean {
  if (line.seat === me) return effectOf(game, line.name).befalls === true;
  return !line.hidden && line.subjects.some((subject) => subject.sort === 'seat' && subject.number === me);
}

/** The number of the last log line that the player caused; later lines are news. */
function lastOwn(game: string, log: LogLine[], me: number): number {
  return log.findLastIndex(
    ({ seat, name }) => seat === me && effectOf(game, name).weight !== 'turn' && !effectOf(game, name).befalls,
  );
}

/** The log lines since the player's last answer. The list does not grow while opponents still move. */
export function useNews(table: TableInfo, shown: ScreenProps['shown']): Entry[] {
  const me = table.mine[0] ?? -1;
  const news = useRef<Entry[]>([]);
  if (me < 0 || shown.update.over) return [];
  const fresh = shown.log
    .slice(lastOwn(table.game, shown.log, me) + 1)
    .filter((line) => concerns(table.game, line, me));
  if (shown.latest) news.current = entriesOf(table.game, fresh).slice(-MOST);
  return news.current;
}

export function Happened({ table, news }: { table: TableInfo; news: Entry[] }) {
  if (news.length === 0) return null;
  return (
    <div class="happened">
      <span class="visually-hidden">{say('happened')}</span>
      {news.map(({ line, times }) => (
        <span key={line.number} class={`seat-${line.seat}`}>
          <Sentence table={table} line={line} times={times} />
        </span>
      ))}
    </div>
  );
}
