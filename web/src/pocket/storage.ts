// Storage of the offline server's tables in IndexedDB. Takes and returns JSON, as defined by
// `meadhall/browser/drawer.py`.

interface Entry {
  kind: string;
  key: (string | number)[];
  text: string;
  new: boolean;
}

interface Wanted {
  do: 'get' | 'all' | 'since' | 'write';
  kind: string;
  key: (string | number)[];
  entries: Entry[];
}

interface Found {
  texts: string[];
  taken: boolean;
}

const NAME = 'meadhall';
const KINDS = ['tables', 'answers', 'talk', 'pledges', 'settings', 'mutes'];

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    for (const kind of KINDS) request.result.createObjectStore(kind);
  };
  return settled(request);
}

/** Writes all entries or none; returns `taken` if an entry that must be new exists already. */
function write(database: IDBDatabase, entries: Entry[]): Promise<Found> {
  const transaction = database.transaction([...new Set(entries.map(({ kind }) => kind))], 'readwrite', {
    durability: 'strict',
  });
  for (const { kind, key, text, new: fresh } of entries) {
    const store = transaction.objectStore(kind);
    if (fresh) store.add(text, key);
    else store.put(text, key);
  }
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve({ texts: [], taken: false });
    transaction.onabort = () =>
      transaction.error?.name === 'ConstraintError' ? resolve({ texts: [], taken: true }) : reject(transaction.error);
  });
}

async function read(database: IDBDatabase, { do: how, kind, key }: Wanted): Promise<Found> {
  const store = database.transaction(kind).objectStore(kind);
  const [table = '', number = 0] = key;
  const later = IDBKeyRange.bound([table, number], [table, Number.POSITIVE_INFINITY], true);
  const range = how === 'get' ? IDBKeyRange.only(key) : how === 'since' ? later : undefined;
  return { texts: (await settled(store.getAll(range))) as string[], taken: false };
}

/** Opens the storage and asks the browser not to evict it. */
export async function openStorage(): Promise<(question: string) => Promise<string>> {
  const database = await openDatabase();
  void navigator.storage?.persist?.().catch(() => false);
  return async (question) => {
    const wanted = JSON.parse(question) as Wanted;
    return JSON.stringify(await (wanted.do === 'write' ? write(database, wanted.entries) : read(database, wanted)));
  };
}
