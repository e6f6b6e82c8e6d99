// The offline server: a worker runs it, and the page talks to it as to a server on the network.
import { effect } from '@preact/signals';
import { address, type Host, moveTo, type Wire } from '../wire/host';
import type { ToPage, ToWorker } from './protocol';
import { forgets, kept, watchRenewal } from './update';

interface Answered {
  status: number;
  headers: Record<string, string>;
  text: string;
}

const STATIC = /^api\/(words|rules)\b/; // static texts, fetched without the worker
const NO_SUCH_TABLE = 4404;

class PocketWire implements Wire {
  readyState: Wire['readyState'] = WebSocket.CONNECTING;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  constructor(
    private readonly line: number,
    private readonly post: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    this.post({ do: 'say', line: this.line, text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.post({ do: 'close', line: this.line });
  }

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.call(this as never, new Event('open'));
  }

  news(text: string): void {
    this.onmessage?.call(this as never, new MessageEvent('message', { data: text }));
  }

  closed(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this as never, new CloseEvent('close', { code }));
  }
}

class PocketHost implements Host {
  private readonly answers = new Map<number, (reply: Answered) => void>();
  private readonly lines = new Map<number, PocketWire>();
  private readonly worker: Worker;
  private broken = '';
  private last = 0;

  constructor(private readonly base: string) {
    this.worker = new Worker(new URL('pocket-worker.js', base), { type: 'module' });
    this.worker.onmessage = (event: MessageEvent<ToPage>) => this.heard(event.data);
    this.worker.onerror = (event) => this.breaks(event.message || 'pocket-worker.js');
    const parts = document.documentElement.dataset.parts ?? '';
    this.post({ do: 'start', base, parts, keeps: 'serviceWorker' in navigator });
    effect(() => {
      if (kept.value) this.post({ do: 'keep', base });
    });
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    if (STATIC.test(path)) return fetch(this.base + textOf(path));
    const { method = 'GET', body = '' } = init;
    const id = ++this.last;
    return new Promise((resolve) => {
      this.answers.set(id, ({ status, headers, text }) => resolve(new Response(text, { status, headers })));
      if (this.broken) this.breaks(this.broken);
      else this.post({ do: 'fetch', id, method, path: path.replace(/^api/, ''), body: String(body) });
    });
  }

  open(path: string): Wire {
    const line = ++this.last;
    const wire = new PocketWire(line, (message) => this.post(message));
    this.lines.set(line, wire);
    this.post({ do: 'open', line, table: decodeURIComponent(path.split('/')[2] ?? '') });
    return wire;
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private heard(message: ToPage): void {
    switch (message.told) {
      case 'ready':
        forgets.value = !message.keeps;
        document.documentElement.dataset.start = message.recalled ? 'recalled' : 'new';
        break;
      case 'broken':
        this.breaks(message.detail);
        break;
      case 'answer':
        this.answers.get(message.id)?.(JSON.parse(message.text) as Answered);
        this.answers.delete(message.id);
        break;
      case 'opened':
        this.lines.get(message.line)?.opened();
        break;
      case 'news':
        this.lines.get(message.line)?.news(message.text);
        break;
      case 'closed':
        this.lines.get(message.line)?.closed(message.code);
        this.lines.delete(message.line);
        break;
    }
  }

  /** Handles a missing or corrupt file: all requests fail with the reason. */
  private breaks(detail: string): void {
    this.broken = detail;
    const text = JSON.stringify({ reason: 'pocket-broken', detail });
    for (const answer of this.answers.values()) answer({ status: 500, headers: {}, text });
    for (const line of this.lines.values()) line.closed(NO_SUCH_TABLE);
    this.answers.clear();
    this.lines.clear();
  }
}

/** The file of a request: `api/words/pl?game=KEY` is `words/KEY.pl.ftl`. */
function textOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://pocket/');
  const [, , kind, language] = pathname.split('/');
  const spoken = language ?? searchParams.get('language') ?? 'en';
  return `${kind}/${searchParams.get('game')}.${spoken}.${kind === 'words' ? 'ftl' : 'json'}`;
}

/** Handles clicks on links to records, which no server could answer. */
function saveRecords(host: Host): void {
  const api = address('api/');
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download]') : null;
    if (!link?.href.startsWith(api)) return;
    event.preventDefault();
    void host.fetch(`api/${link.href.slice(api.length)}`).then(save);
  });
}

async function save(reply: Response): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await reply.blob());
  link.download = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? 'meadhall.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Routes all requests of the page to the offline server. */
export function settle(): void {
  const host = new PocketHost(address(`${document.documentElement.dataset.build}/`));
  moveTo(host);
  saveRecords(host);
  watchRenewal();
}
