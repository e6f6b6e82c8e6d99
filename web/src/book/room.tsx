// The rulebook as a page to read and to print.
import { useEffect } from 'preact/hooks';
import { Lost } from '../guide/not-found';
import { Preferences } from '../person/preferences';
import { Wordmark } from '../ui/parts';
import { gameName, say } from '../ui/words';
import { isUnknown } from './book';
import { BookPages } from './pages';

/** `#/book/<game>/<anchor>` */
export function BookRoom({ words: [game = '', anchor = ''] }: { words: string[] }) {
  const title = say('book-title', { game: gameName(game) });
  useEffect(() => {
    document.title = `${title} · Meadhall`;
  }, [title]);
  if (!game || isUnknown(game)) return <Lost />;
  return (
    <div class={`book-room ${game}-colours`} data-game={game}>
      <header class="hall-top">
        <Wordmark />
        <Preferences />
      </header>
      <main>
        <div class="book-head">
          <h1>{title}</h1>
          <button type="button" class="secondary" onClick={() => window.print()}>
            {say('book-print')}
          </button>
        </div>
        <BookPages game={game} anchor={anchor} />
      </main>
    </div>
  );
}
