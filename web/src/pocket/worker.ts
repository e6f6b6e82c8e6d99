// Holds the hall: starts Python from parts that are what they should be, then passes texts to and fro.
import { boot, type Python, type Runtime, recall, remember } from './boot';
import { openDrawer } from './drawer';
import { distrustMemory, keepMemory, keptMemory } from './memory';
import type { ToPage, ToWorker } from './talk';

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
let made: Uint8Array | null = null; // the memory of this start, until it is kept
let recalled = ''; // the build whose memory we woke up from

const tell = (message: ToPage): void => self.postMessage(message);

/** The bytes of a part; the browser compares the hash and fails where it differs. */
async function bytesOf(address: string, integrity: string): Promise<ArrayBuffer> {
  const reply = await fetch(address, { integrity });
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  return reply.arrayBuffer();
}

/** The parts of the build that run, each of them whole. */
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

/** Python as it was when it had started before; where that cannot be, from its parts. */
async function wake({ base, parts, keeps }: Start): Promise<Python> {
  const [{ runtime, pack }, memory] = await Promise.all([partsOf(base, parts), keeps ? keptMemory(base) : null]);
  if (memory instanceof Uint8Array) {
    try {
      const python = await recall(runtime, pack, memory);
      recalled = base;
      return python;
    } catch {
      await distrustMemory(base);
    }
  }
  const python = await boot(runtime, pack);
  if (keeps && memory === null) made = remember(python);
  return python;
}

async function start(wanted: Start): Promise<Hall> {
  const python = await wake(wanted);
  const kept = await openDrawer().catch(() => null); // a private window may keep nothing: one plays all the same
  const drawer = kept ?? (python.pyimport('meadhall.pocket.drawer') as DrawerModule).MemoryDrawer();
  const hall = await (python.pyimport('meadhall.pocket.host') as Module).start(drawer);
  tell({ told: 'ready', keeps: kept !== null, recalled: recalled !== '' });
  return hall;
}

/** The build is kept in this browser: so is the memory of its start. */
async function keep(base: string): Promise<void> {
  const memory = made;
  made = null;
  if (memory) await keepMemory(base, memory);
}

async function heed(message: ToWorker): Promise<void> {
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

/** Nothing is played on; if it was the memory's fault, the next start does without. */
async function breaks(error: unknown): Promise<void> {
  if (recalled) await distrustMemory(recalled);
  tell({ told: 'broken', detail: String(error).slice(-300) });
}

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  heed(event.data).catch(breaks);
});
