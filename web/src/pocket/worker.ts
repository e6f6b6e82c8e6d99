// The worker that runs the server: verifies the files, starts Python, then passes messages on.
import { boot, type Python, type Runtime, recall, remember } from './boot';
import type { ToPage, ToWorker } from './protocol';
import { disableSnapshots, storedSnapshot, storeSnapshot } from './snapshot';
import { openStorage } from './storage';

interface Line {
  hear(text: string): Promise<number>;
  close(): void;
}

interface Hall {
  fetch(method: string, path: string, body: string): Promise<string>;
  connect(table: string, send: (text: string) => void): Promise<Line | undefined>;
}

type Start = Extract<ToWorker, { do: 'start' }>;

type Drawer = (question: string) => Promise<string>;

interface Module {
  start(drawer: Drawer): Promise<Hall>;
}

interface DrawerModule {
  MemoryDrawer(): Drawer;
}

const NEEDED = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'meadhall.pack'];
const NO_SUCH_TABLE = 4404;
const lines = new Map<number, Line>();
let starting: Promise<Hall> | null = null;
let made: Uint8Array | null = null; // the snapshot of this start, until it is stored
let recalled = ''; // the build whose snapshot was used

const tell = (message: ToPage): void => self.postMessage(message);

/** The bytes of a file. The browser verifies the hash and rejects on a mismatch. */
async function bytesOf(address: string, integrity: string): Promise<ArrayBuffer> {
  const reply = await fetch(address, { integrity });
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return reply.arrayBuffer();
}

/** The files of the running build, all verified. */
async function partsOf(base: string, integrity: string): Promise<{ runtime: Runtime; pack: Uint8Array }> {
  const listed = await bytesOf(`${base}pocket.json`, integrity);
  const parts = JSON.parse(new TextDecoder().decode(listed)) as Record<string, string>;
  const whole = await Promise.all(NEEDED.map((name) => bytesOf(base + name, parts[name] ?? 'sha256-missing')));
  const { loadPyodide } = (await import(`${base}pyodide.mjs`)) as { loadPyodide: Runtime['load'] };
  const { default: create } = (await import(`${base}pyodide.asm.mjs`)) as { default: Runtime['create'] };
  return {
    runtime: { load: loadPyodide, create, base },
    pack: new Uint8Array(whole[NEEDED.length - 1] as ArrayBuffer),
  };
}

/** Starts Python from the snapshot; from its files if that fails. */
async function wake({ base, parts, keeps }: Start): Promise<Python> {
  const [{ runtime, pack }, memory] = await Promise.all([partsOf(base, parts), keeps ? storedSnapshot(base) : null]);
  if (memory instanceof Uint8Array) {
    try {
      const python = await recall(runtime, pack, memory);
      recalled = base;
      return python;
    } catch {
      await disableSnapshots(base);
    }
  }
  const python = await boot(runtime, pack);
  if (keeps && memory === null) made = remember(python);
  return python;
}

async function start(wanted: Start): Promise<Hall> {
  const python = await wake(wanted);
  // a private window may store nothing; the game works without storage
  const kept = await openStorage().catch(() => null);
  const drawer = kept ?? (python.pyimport('meadhall.browser.drawer') as DrawerModule).MemoryDrawer();
  const hall = await (python.pyimport('meadhall.browser.host') as Module).start(drawer);
  tell({ told: 'ready', keeps: kept !== null, recalled: recalled !== '' });
  return hall;
}

/** Stores the snapshot, once the build is cached. */
async function keep(base: string): Promise<void> {
  const memory = made;
  made = null;
  if (memory) await storeSnapshot(base, memory);
}

async function handle(message: ToWorker): Promise<void> {
  if (message.do === 'start') {
    starting = start(message);
    await starting;
    return;
  }
  const hall = await starting;
  if (!hall) throw new Error('not started');
  switch (message.do) {
    case 'fetch':
      tell({ told: 'answer', id: message.id, text: await hall.fetch(message.method, message.path, message.body) });
      break;
    case 'open':
      await open(hall, message.line, message.table);
      break;
    case 'say':
      await say(message.line, message.text);
      break;
    case 'keep':
      await keep(message.base);
      break;
    case 'close':
      lines.get(message.line)?.close();
      lines.delete(message.line);
      break;
  }
}

async function open(hall: Hall, line: number, table: string): Promise<void> {
  const found = await hall.connect(table, (text) => tell({ told: 'news', line, text }));
  if (!found) {
    tell({ told: 'closed', line, code: NO_SUCH_TABLE });
    return;
  }
  lines.set(line, found);
  tell({ told: 'opened', line });
}

async function say(line: number, text: string): Promise<void> {
  const code = await lines.get(line)?.hear(text);
  if (code) tell({ told: 'closed', line, code });
}

/** Stops after an error. If Python had started from a snapshot, the next start does not use it. */
async function breaks(error: unknown): Promise<void> {
  if (recalled) await disableSnapshots(recalled);
  tell({ told: 'broken', detail: String(error).slice(-300) });
}

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  handle(event.data).catch(breaks);
});
