// Makes the Python part of the offline server: node pocket.mjs <package folder> <wheels folder> <out>. With `--compress
// <folder>` it compresses a finished one, for hosts that can send it so. `meadhall pocket build` calls it. Bytecode
// must come from the Python that will read it, so Pyodide compiles it.

import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const runtime = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const RUNTIME = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];
const STAGE = '/stage';

const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

async function make(source, wheels, out) {
  // Bytecode without column numbers is a quarter smaller.
  const python = await loadPyodide({ indexURL: runtime, env: { PYTHONNODEBUGRANGES: '1' } });
  for (const path of walk(source)) {
    const name = `${STAGE}/${relative(source, path)}`;
    python.FS.mkdirTree(dirname(name));
    python.FS.writeFile(name, readFileSync(path));
  }
  for (const path of walk(wheels))
    python.unpackArchive(new Uint8Array(readFileSync(path)), 'wheel', { extractDir: STAGE });

  const code = readFileSync(join(source, 'meadhall/browser/bytecode.py'), 'utf8');
  const compiler = python.runPython(`${code}\nglobals()`, {
    globals: python.toPy({ __name__: 'bytecode' }),
  });
  python.FS.unlink(`${STAGE}/meadhall/browser/bytecode.py`);
  python.FS.writeFile('/library.zip', readFileSync(join(runtime, 'python_stdlib.zip')));
  compiler.get('pack')(STAGE, '/meadhall.pack');
  compiler.get('slim')('/library.zip', '/slim.zip');

  mkdirSync(out, { recursive: true });
  for (const name of RUNTIME) copyFileSync(join(runtime, name), join(out, name));
  writeFileSync(join(out, 'meadhall.pack'), python.FS.readFile('/meadhall.pack'));
  writeFileSync(join(out, 'python_stdlib.zip'), python.FS.readFile('/slim.zip'));
}

function compress(folder) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  for (const path of walk(folder).filter((name) => !/\.(woff2|br)$/.test(name)))
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
}

const [first, ...rest] = process.argv.slice(2);
if (first === '--compress') compress(...rest);
else await make(first, ...rest);
