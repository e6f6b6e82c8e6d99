// Starts Python from the parts of a build. Knows no browser: the same code runs in the page's worker and in tests.

/** What we use of Pyodide. */
export interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array, how?: { canOwn: boolean }): void };
  runPython(code: string): unknown;
  pyimport(module: string): unknown;
}

export type Load = (options: Record<string, unknown>) => Promise<Python>;

const HOME = '/meadhall';
// There is nothing to choose from: everything travels in the pack.
const LOCK = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
};

/** Python with our package on its path; `base` is the folder of the build, `pack` its `meadhall.pack`. */
export async function boot(load: Load, base: string, pack: Uint8Array): Promise<Python> {
  const python = await load({
    indexURL: base,
    stdLibURL: `${base}python_stdlib.zip`,
    lockFileContents: LOCK,
    packageBaseUrl: base,
  });
  unpack(python, pack);
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)})`);
  return python;
}

/** A line of JSON with names and sizes, then one file after another. */
function unpack({ FS }: Python, pack: Uint8Array): void {
  const end = pack.indexOf(10);
  const index = JSON.parse(new TextDecoder().decode(pack.subarray(0, end))) as [string, number][];
  let at = end + 1;
  const made = new Set<string>();
  for (const [name, size] of index) {
    const path = `${HOME}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, pack.subarray(at, at + size), { canOwn: true }); // a view of the pack: nothing is copied
    at += size;
  }
  if (at !== pack.length) throw new Error('meadhall.pack is not whole');
}
