// Builds the page into the package: node build.mjs [--check] [--out=folder]. The output depends only on the sources, so
// that anyone can verify it.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import subset from 'subset-font';
import svgpath from 'svgpath';

const here = dirname(fileURLToPath(import.meta.url));
const elsewhere = process.argv.find((word) => word.startsWith('--out='))?.slice(6);
const target = elsewhere ?? join(here, '../src/meadhall/server/static');
const check = process.argv.includes('--check');
const icons = JSON.parse(readFileSync(join(here, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'));

// Icons use a grid of 512. One decimal less is still finer than any screen, and a third shorter.
const coarser = (body) => body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${svgpath(path).round(1)}"`);

// `import axe from 'icon:battle-axe'` returns the content of the icon's svg, so that only icons in use are shipped.
const iconPlugin = {
  name: 'icon',
  setup(builder) {
    builder.onResolve({ filter: /^icon:/ }, (found) => ({ path: found.path.slice(5), namespace: 'icon' }));
    builder.onLoad({ filter: /.*/, namespace: 'icon' }, ({ path }) => {
      const icon = icons.icons[path];
      if (!icon) return { errors: [{ text: `no such icon: ${path}` }] };
      return { contents: `export default ${JSON.stringify(coarser(icon.body))}`, loader: 'js' };
    });
  },
};

// `import pictures from 'art:valhalla'` returns a game's card pictures by card id, as one chunk.
// `art:bloodrage/figure+sign` returns other groups of its index, with the group as a prefix of the id: `figure-troll`.
// `art:bloodrage?troll+valkyrie` returns some cards only.
const shelvesOf = (index, shelves) => {
  if (!shelves) return Object.entries(index.card ?? index);
  return shelves
    .split('+')
    .flatMap((shelf) => Object.entries(index[shelf]).map(([id, file]) => [`${shelf}-${id}`, file]));
};
const artPlugin = {
  name: 'art',
  setup(builder) {
    builder.onResolve({ filter: /^art:/ }, (found) => ({ path: found.path.slice(4), namespace: 'art' }));
    builder.onLoad({ filter: /.*/, namespace: 'art' }, ({ path }) => {
      const [rest, some] = path.split('?');
      const [game, shelves] = rest.split('/');
      const meant = ([id]) => !some || some.split('+').includes(id);
      const folder = join(here, 'art', game);
      const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
      const pictures = shelvesOf(index, shelves)
        .filter(meant)
        .map(([id, file]) => [id, readFileSync(join(folder, file), 'utf8').trim()]);
      return { contents: JSON.stringify(Object.fromEntries(pictures)), loader: 'json' };
    });
  },
};

// `@import 'games:door.css'` includes every game's styles for the first page: the sheets `games/<game>/door/door.css`.
const games = join(here, 'src/games');
const gamesWith = (file) =>
  readdirSync(games)
    .filter((name) => existsSync(join(games, name, file)))
    .sort();
const doorPlugin = {
  name: 'door',
  setup(builder) {
    builder.onResolve({ filter: /^games:door\.css$/ }, ({ path }) => ({ path, namespace: 'door' }));
    builder.onLoad({ filter: /.*/, namespace: 'door' }, () => ({
      contents: gamesWith('door/door.css')
        .map((game) => `@import './${game}/door/door.css';`)
        .join('\n'),
      loader: 'css',
      resolveDir: games,
    }));
  },
};

// Fonts are reduced to the letters of the four languages, so that the first page loads quickly.
const span = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)).join('');
const LETTERS = {
  latin: [
    span(0x20, 0x7e),
    span(0xa0, 0xff),
    span(0x2010, 0x2014),
    span(0x2018, 0x201e),
    span(0x2190, 0x2193),
    '•…™−€',
  ].join(''),
  'latin-ext': 'ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽž',
  cyrillic: `${span(0x410, 0x44f)}Ёё№`,
};
const fontPlugin = {
  name: 'font',
  setup(builder) {
    builder.onLoad({ filter: /-wght-normal\.woff2$/ }, async ({ path }) => {
      const part = /-(latin-ext|latin|cyrillic)-wght/.exec(path)[1];
      const contents = await subset(readFileSync(path), LETTERS[part], {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 800 } },
      });
      return { contents, loader: 'file' };
    });
  },
};

const result = await build({
  absWorkingDir: here,
  entryPoints: [
    { in: 'src/main.tsx', out: 'app' },
    { in: 'src/ui/light.ts', out: 'light' }, // loaded first
    // loaded with its table
    ...gamesWith('table.css').map((game) => ({ in: `src/games/${game}/table.css`, out: game })),
    { in: 'src/pocket/worker.ts', out: 'pocket-worker' }, // the server in the browser
    { in: 'src/pocket/service.ts', out: 'pocket-service' },
    { in: 'src/ui/cards/rasterizer.ts', out: 'engraver' }, // rasterises pictures in a worker
    { in: 'src/lobby/service.ts', out: 'calls-service' }, // shows push notifications
    { in: 'src/book/book.css', out: 'book' }, // fetched with the rulebook
    { in: 'src/companion/companion.css', out: 'companion' }, // fetched with the companion
    { in: 'src/ending/review.css', out: 'review' }, // with the review of a game
    { in: 'src/lobby/lobby.css', out: 'lobby' }, // fetched with the lobby
    { in: 'src/people/people.css', out: 'people' }, // with ladders, profiles and contests
    { in: 'src/workshop/workshop.css', out: 'workshop' }, // fetched with the workshop
    { in: 'src/keeper/keeper.css', out: 'keeper' }, // fetched with the keepers' desk
  ],
  outdir: 'out',
  bundle: true,
  write: false,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minifySyntax: true,
  minifyWhitespace: true, // identifiers are not shortened: git then stores a change of the page as a small difference
  metafile: true,
  legalComments: 'none',
  charset: 'utf8',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  chunkNames: 'part-[hash]',
  assetNames: '[name]',
  loader: { '.woff2': 'file', '.svg': 'dataurl', '.tile.svg': 'file', '.ftl': 'text' },
  plugins: [iconPlugin, artPlugin, doorPlugin, fontPlugin],
});

// A chunk is named after its entry, or after its largest file, so that its name stays while its content changes.
const called = (path) =>
  path
    .replace(/^(\w+:|\.\.\/|node_modules\/|src\/|games\/)+/, '')
    .replace(/\.\w+$/, '')
    .replace(/\W+/g, '-');
const largest = (inputs) =>
  Object.entries(inputs).sort((a, b) => b[1].bytesInOutput - a[1].bytesInOutput)[0]?.[0] ?? 'runtime';
const names = new Map(
  Object.entries(result.metafile.outputs)
    .filter(([path]) => /\/part-\w+\.js$/.test(path))
    .map(([path, { entryPoint, inputs }]) => [
      relative('out', path),
      entryPoint ? `${called(entryPoint)}.js` : `with-${called(largest(inputs))}.js`,
    ]),
);
if (new Set(names.values()).size < names.size) throw new Error(`two parts of one name: ${[...names.values()].sort()}`);
const renamed = (text) => text.replace(/part-[A-Z0-9]{8}\.js/g, (name) => names.get(name) ?? name);
const rename = ({ path, contents, text }) => {
  const name = relative(join(here, 'out'), path);
  return [names.get(name) ?? name, Buffer.from(name.endsWith('.js') ? renamed(text) : contents)];
};

const files = new Map(result.outputFiles.map(rename));
const fonts = [...files.keys()].filter((name) => name.endsWith('-latin-wght-normal.woff2')).sort();
const needed = result.metafile.outputs['out/app.js'].imports
  .filter(({ kind }) => kind === 'import-statement')
  .map(({ path }) => renamed(relative('out', path)))
  .sort();
const link = (rel, names, more = '') =>
  names.map((name) => `<link rel="${rel}" href="./${name}"${more}>`).join('\n    ');
const page = readFileSync(join(here, 'index.html'), 'utf8')
  .replace('{parts}', link('modulepreload', needed))
  .replace('{fonts}', link('preload', fonts, ' as="font" type="font/woff2" crossorigin'));
files.set('index.html', Buffer.from(page));

const digest = (data) => createHash('sha256').update(data).digest('hex');
const NOT_IN_IT = ['node_modules', 'out', 'test', 'biome.json']; // not sources of the page
const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_IN_IT.includes(relative(here, path))) return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
const SOURCES = /\.(ts|tsx|css|svg|ftl|html|mjs|json)$/;
const sources = walk(here)
  .map((path) => relative(here, path))
  .filter((path) => SOURCES.test(path))
  .sort();
const sourceDigest = digest(sources.map((path) => `${path} ${digest(readFileSync(join(here, path)))}\n`).join(''));
const manifest = {
  source: sourceDigest,
  files: Object.fromEntries([...files].sort().map(([name, data]) => [name, digest(data)])),
};
files.set('manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));

if (check) {
  const wrong = [...files].filter(([name, data]) => {
    try {
      return !readFileSync(join(target, name)).equals(data);
    } catch {
      return true;
    }
  });
  if (wrong.length) {
    console.error('the built page is not current:', wrong.map(([name]) => name).join(', '));
    process.exit(1);
  }
  console.log('the built page is current');
} else {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [name, data] of files) writeFileSync(join(target, name), data);
  const size = [...files].map(([name, data]) => `${String(data.length).padStart(8)}  ${name}`).sort();
  console.log(size.join('\n'));
}
