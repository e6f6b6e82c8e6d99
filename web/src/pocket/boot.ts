// Starts Python from the files of a build, or from a snapshot of its memory after an earlier start. Uses no browser
// API, because it runs in the page's worker and in tests under Node.

/** The used part of Emscripten's module, which exists before Python starts. */
interface Machine {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array, how?: { canOwn: boolean }): void };
  HEAPU8: Uint8Array;
  preRun: ((machine: Machine) => void)[];
  onRuntimeInitialized?: () => void;
  growMemory(size: number): void;
  loadDynamicLibrary(path: string, flags: { global: boolean; nodelete: boolean }): void;
}

type Create = (settings: Machine) => Promise<Machine>;

/** The used part of Pyodide. */
export interface Python {
  runPython(code: string): unknown;
  pyimport(module: string): unknown;
  makeMemorySnapshot(): Uint8Array;
}

/** The runtime of a build: two scripts, and the folder of the other files. */
export interface Runtime {
  load(options: Record<string, unknown>): Promise<Python>;
  create: Create;
  base: string;
}

const HOME = '/meadhall';
const PAGE = 65_536; // bytes by which memory grows
// Pyodide's lock file, empty because the pack contains all packages.
const LOCK = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
};

/** Starts Python with the package on its path; `pack` is the build's `meadhall.pack`. */
export async function boot(runtime: Runtime, pack: Uint8Array): Promise<Python> {
  const python = await runtime.load(options(runtime, pack, 0));
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)})`);
  return python;
}

/** Starts Python from a snapshot made by `remember`; no module is imported again. */
export async function recall(runtime: Runtime, pack: Uint8Array, memory: Uint8Array): Promise<Python> {
  const python = await runtime.load({ ...options(runtime, pack, memory.length), _loadSnapshot: memory });
  python.runPython('import meadhall.browser.waking; meadhall.browser.waking.awake()');
  return python;
}

/** Imports all modules that the server needs, and returns a snapshot of Python's memory. */
export function remember(python: Python): Uint8Array {
  python.runPython('import meadhall.browser.waking; meadhall.browser.waking.rehearse()');
  return python.makeMemorySnapshot();
}

function options({ base, create }: Runtime, pack: Uint8Array, memory: number): Record<string, unknown> {
  return {
    indexURL: base,
    stdLibURL: `${base}python_stdlib.zip`,
    lockFileContents: LOCK,
    packageBaseUrl: base,
    createPyodideModule: (settings: Machine) => create(prepared(settings, pack, memory)),
    _makeSnapshot: true,
  };
}

/**
 * Installs files and shared libraries before Python starts, so that their addresses in memory are the same with and
 * without a snapshot.
 */
function prepared(settings: Machine, pack: Uint8Array, memory: number): Machine {
  let libraries: string[] = [];
  settings.preRun.push((machine) => {
    libraries = unpack(machine, pack);
  });
  settings.onRuntimeInitialized = () => {
    for (const path of libraries) settings.loadDynamicLibrary(path, { global: false, nodelete: true });
    if (memory > settings.HEAPU8.length) settings.growMemory(Math.floor(memory / PAGE) * PAGE);
  };
  return settings;
}

/** Unpacks a pack: a line of JSON with names and sizes, then the files. Returns the paths of the shared libraries. */
function unpack({ FS }: Machine, pack: Uint8Array): string[] {
  const end = pack.indexOf(10);
  const index = JSON.parse(new TextDecoder().decode(pack.subarray(0, end))) as [string, number][];
  let at = end + 1;
  const made = new Set<string>();
  for (const [name, size] of index) {
    const path = `${HOME}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, pack.subarray(at, at + size), { canOwn: true }); // a view into the pack, not a copy
    at += size;
  }
  if (at !== pack.length) throw new Error('meadhall.pack is not whole');
  return index.map(([name]) => `${HOME}/${name}`).filter((path) => path.endsWith('.so'));
}
