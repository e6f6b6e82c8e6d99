// Blocks of the rulebook as elements.
import { partsOf } from '../games';
import { Icon, isIcon } from '../ui/icons';
import type { Section } from './book';
import type { Block, Inline } from './markup';

export function Blocks({ game, section }: { game: string; section: Section }) {
  return (
    <>
      {section.blocks.map((block, at) => (
        <Drawn key={at} game={game} page={section.page} block={block} />
      ))}
    </>
  );
}

function Drawn({ game, page, block }: { game: string; page: string; block: Block }) {
  switch (block.kind) {
    case 'heading':
      return null; // its section draws it
    case 'figure':
      return <Figure game={game} page={page} things={block.things} caption={block.caption} />;
    case 'list': {
      const items = block.items.map((item, at) => (
        <li key={at}>
          <Words game={game} words={item} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'aside':
      return (
        <aside class="book-aside">
          <Words game={game} words={block.words} />
        </aside>
      );
    case 'text':
      return (
        <p>
          <Words game={game} words={block.words} />
        </p>
      );
  }
}

function Words({ game, words }: { game: string; words: Inline[] }) {
  return (
    <>
      {words.map((piece, at) => {
        if (typeof piece === 'string') return piece;
        if ('strong' in piece) return <strong key={at}>{piece.strong}</strong>;
        return (
          <a key={at} href={`#/book/${game}/${piece.link}`}>
            {piece.words}
          </a>
        );
      })}
    </>
  );
}

/** A row of things: drawn by the game, or a shared icon, or text between them: + = →. */
function Figure({ game, page, things, caption }: { game: string; page: string; things: string[]; caption: string }) {
  return (
    <figure class="book-figure">
      <div class="book-row" aria-hidden="true">
        {things.map((thing, at) => (
          <Thing key={at} game={game} page={page} thing={thing} />
        ))}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Thing({ game, page, thing }: { game: string; page: string; thing: string }) {
  const [kind, name = ''] = thing.split(':', 2);
  const Own = partsOf(game)?.Thing;
  if (kind === 'sign' && isIcon(name)) return <Icon name={name} class="book-sign" />;
  if (name && Own) return <Own thing={thing} page={page} />;
  return name ? null : <b class="book-mark">{thing.replaceAll('_', ' ')}</b>;
}
