// Runs Python inside a build, under Node, started as the page's worker starts it: node run.mjs <build folder> <script>
// With --again: then once more in the memory of its start, as on a later visit; one line each.
// The script finds standard input in `given`; what it leaves in `out` goes to standard output.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [folder, script, again] = process.argv.slice(2);
// As a stream: reading it at once fails where it has not come yet.
let given = '';
for await (const chunk of process.stdin.setEncoding('utf8')) given += chunk;
const web = new URL('../../web/', import.meta.url);
const { build } = createRequire(new URL('package.json', web))('esbuild');
const bundle = await build({
  entryPoints: [new URL('src/pocket/boot.ts', web).pathname],
  write: false,
  format: 'esm',
});
const { boot, recall, remember } = await import(
  `data:text/javascript,${encodeURIComponent(bundle.outputFiles[0].text)}`
);
const { loadPyodide: load } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const { default: create } = await import(pathToFileURL(`${folder}/pyodide.asm.mjs`));
const runtime = { load, create, base: `${folder}/` };
const pack = () => new Uint8Array(readFileSync(`${folder}/meadhall.pack`));

function run(python) {
  const globals = python.toPy({ __name__: 'script', given });
  python.runPython(readFileSync(script, 'utf8'), { globals });
  return globals.get('out');
}

const first = await boot(runtime, pack());
if (again !== '--again') process.stdout.write(run(first));
else {
  const memory = remember(first);
  process.stdout.write(`${run(first)}\n${run(await recall(runtime, pack(), memory))}`);
}
