// The subset of Markdown in which the rulebook is written. Anything else stays plain text.

export type Inline = string | { strong: string } | { link: string; words: string };

export type Block =
  | { kind: 'heading'; level: 1 | 2; words: string; anchor: string }
  | { kind: 'text' | 'aside'; words: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'figure'; things: string[]; caption: string };

const HEADING = /^(#{1,2}) (.+) \{([a-z0-9_-]+)\}$/;
const FIGURE = /^!\[([^\]]*)\]\(([^)]+)\)$/;
const ITEM = /^(?:(-)|\d+\.) (.*)$/;
const INLINE = /(\*\*[^*]+\*\*|\[[^\]]+\]\(#[a-z0-9_-]+\))/;
const LINK = /^\[([^\]]+)\]\(#([a-z0-9_-]+)\)$/;

/** Splits a text into blocks. Empty lines separate blocks; a heading or a picture takes its own line. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(blockOf);
}

function blockOf(part: string): Block {
  const heading = HEADING.exec(part);
  if (heading?.[2] && heading[3])
    return { kind: 'heading', level: heading[1] === '#' ? 1 : 2, words: heading[2], anchor: heading[3] };
  const figure = FIGURE.exec(part);
  if (figure?.[2]) return { kind: 'figure', caption: figure[1] ?? '', things: figure[2].split(/\s+/) };
  if (ITEM.test(part.split('\n')[0] ?? '')) return listOf(part);
  if (part.startsWith('> ')) return { kind: 'aside', words: inlineOf(joined(part.replace(/^> ?/gm, ''))) };
  return { kind: 'text', words: inlineOf(joined(part)) };
}

/** Reads a list. A line without a bullet continues the item before it. */
function listOf(part: string): Block {
  const items: string[] = [];
  for (const line of part.split('\n')) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', ordered: !part.startsWith('-'), items: items.map(inlineOf) };
}

function joined(part: string): string {
  return part.replace(/\s*\n\s*/g, ' ');
}

export function inlineOf(text: string): Inline[] {
  return text
    .split(INLINE)
    .filter(Boolean)
    .map((piece) => {
      if (/^\*\*[^*]+\*\*$/.test(piece)) return { strong: piece.slice(2, -2) };
      const link = LINK.exec(piece);
      return link?.[1] && link[2] ? { words: link[1], link: link[2] } : piece;
    });
}
