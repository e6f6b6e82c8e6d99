// @vitest-environment happy-dom
// The rulebook: known markup becomes elements, anything else stays text.
import { render } from 'preact';
import { expect, test } from 'vitest';
import { bound, found, type Section, sectionFor } from '../src/book/book';
import { Blocks } from '../src/book/draw';
import { blocksOf } from '../src/book/markup';
import { meant, selectorOf } from '../src/guide/spotlight';

const TEXT = `# A page {page}

Some **strong** words
and a [link](#other).

## Other {other}

- one
  goes on
- two

![Two signs](sign:battle + sign:dice)

> Remember.
`;

const BOOK = {
  pages: [
    { key: '', text: TEXT },
    { key: 'mead', text: '# Mead {mead}\n\nA horn.' },
  ],
  questions: { lay: 'other' },
};

function drawn(section: Section): HTMLElement {
  const root = document.createElement('div');
  render(<Blocks game="none" section={section} />, root);
  return root;
}

test('a page is split into blocks', () => {
  expect(blocksOf(TEXT).map((block) => block.kind)).toEqual(['heading', 'text', 'heading', 'list', 'figure', 'aside']);
  expect(blocksOf(TEXT)[3]).toEqual({ kind: 'list', ordered: false, items: [['one goes on'], ['two']] });
});

test('a question finds its section, and a search finds headings', () => {
  const volume = bound(BOOK);
  expect(volume.sections.map(({ page, anchor }) => `${page}#${anchor}`)).toEqual(['#page', '#other', 'mead#mead']);
  expect(sectionFor(volume, 'lay')?.words).toBe('Other');
  expect(sectionFor(volume, 'unknown')).toBeUndefined();
  expect(found(volume, ' OTH ').map((section) => section.anchor)).toEqual(['other']);
});

test('a section is rendered with links, pictures and asides', () => {
  const [first, other] = bound(BOOK).sections.map(drawn);
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('#/book/none/other');
  expect(first?.querySelector('strong')?.textContent).toBe('strong');
  expect(other?.querySelectorAll('.book-sign').length).toBe(2);
  expect(other?.querySelector('figcaption')?.textContent).toBe('Two signs');
  expect(other?.querySelector('aside')?.textContent).toBe('Remember.');
});

test('HTML in a page is shown as text', () => {
  const evil = '# X {x}\n\n<img src=x onerror=alert(1)> [go](javascript:alert(1)) **<b>bold</b>**';
  const [section] = bound({ pages: [{ key: '', text: evil }], questions: {} }).sections;
  const root = section && drawn(section);
  expect(root?.querySelector('img, b, a')).toBeNull();
  expect(root?.textContent).toContain('<img src=x');
});

test('a lesson can point only at cards and at the spots of its game', () => {
  expect(selectorOf('card:fury-2', {})).toBe('[data-card="fury-2"]');
  expect(selectorOf('hand', { hand: '.hand' })).toBe('.hand');
  expect(selectorOf('card:x"] body', {})).toBeUndefined();
});

test('of two equal cards the one that can be chosen is highlighted', () => {
  const table = document.createElement('div');
  const card = selectorOf('card:snaer', {}) ?? '';
  table.innerHTML = '<i class="hand" data-card="snaer"></i><i class="squad" data-card="snaer"></i>';
  expect(meant(card, table)).toBe(card);
  table.querySelector('.squad')?.classList.add('glow');
  expect(table.querySelectorAll(meant(card, table))).toHaveLength(1);
  expect(meant('.hand', table)).toBe('.hand');
});
