// Runs Python inside a build, under Node, started as the page's worker starts it: node run.mjs <build folder> <script>
// The script finds standard input in `given`; what it leaves in `out` goes to standard output.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const [folder, script] = process.argv.slice(2);
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
const { boot } = await import(`data:text/javascript,${encodeURIComponent(bundle.outputFiles[0].text)}`);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await boot(loadPyodide, `${folder}/`, new Uint8Array(readFileSync(`${folder}/meadhall.pack`)));
const globals = python.toPy({ __name__: 'script', given });
python.runPython(readFileSync(script, 'utf8'), { globals });
process.stdout.write(globals.get('out'));
