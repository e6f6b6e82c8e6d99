// The connection to a table. It reconnects, catches up, and submits each answer exactly once however often it is sent.
import { type Signal, signal } from '@preact/signals';
import { storeCommitmentsOf } from '../wire/commitments';
import { host, type Wire } from '../wire/host';
import { entropy } from '../wire/luck';
import type {
  Advice,
  Answer,
  AutoAnswer,
  Because,
  Incoming,
  LogLine,
  Mine,
  Outgoing,
  Refused,
  Said,
  TableInfo,
  Undo,
  Update,
} from '../wire/messages';
import { checkSession } from './session';

export type Mood = 'connecting' | 'open' | 'lost' | 'unknown';

const NO_SUCH_TABLE = 4404;
const TOO_MUCH = 1008; // sent by the server for too many messages, too many open pages, or an ended session
const SESSION_PAUSE = 1000; // milliseconds until a new cookie is set, if this browser itself signed in or out
const RETRY_MS = [250, 500, 1000, 2000, 4000];
const SILENCE = 25_000;

export class Link {
  readonly mood: Signal<Mood> = signal<Mood>('connecting');
  readonly table: Signal<TableInfo | null> = signal<TableInfo | null>(null);
  readonly refused: Signal<Refused | null> = signal<Refused | null>(null);
  readonly fault: Signal<string> = signal(''); // why the server has a fault; empty again after the next event
  readonly waiting: Signal<boolean> = signal(false);
  readonly advice: Signal<Advice | null> = signal<Advice | null>(null);
  readonly because: Signal<Because | null> = signal<Because | null>(null);
  readonly said: Signal<Said[]> = signal<Said[]>([]);
  readonly mine: Signal<Mine> = signal<Mine>({ type: 'mine', seat: -1, standing: {}, muted: [] });
  answers = 0; // number of answers and take-backs sent
  private socket: Wire | null = null;
  private version = -1;
  private made = -1; // the version that the last answer made
  private lines: LogLine[] = [];
  private pending: Answer | Undo | null = null;
  private tries = 0;
  private retry = 0;
  private heartbeat = 0;
  private sessionCheck = 0;
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly show: (update: Update, log: LogLine[]) => void,
  ) {
    this.connect();
  }

  answer(action: number, version: number): void {
    this.commit({ type: 'answer', id: newId(), version, action });
  }

  undo(version: number, ask = false): void {
    this.commit({ type: 'undo', id: newId(), version, ask });
  }

  /** Requests odds or a hint. */
  ask(about: 'odds' | 'hint', version: number): void {
    this.send({ type: 'ask', id: newId(), about, version });
  }

  /** Asks why an action, by its name in the record, is not possible. */
  why(name: string): void {
    this.send({ type: 'why', id: newId(), action: -1, name });
  }

  sit(seat: number): void {
    this.send({ type: 'sit', seat });
  }

  consent(seat: number, agree: boolean): void {
    this.send({ type: 'consent', seat, agree });
  }

  standing(prompt: string, answer: AutoAnswer['answer']): void {
    this.send({ type: 'standing', prompt, answer });
  }

  talk(text: string): void {
    this.send({ type: 'say', text });
  }

  mute(who: string, on: boolean): void {
    this.send({ type: 'mute', who, on });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.sessionCheck);
    clearInterval(this.heartbeat);
    this.socket?.close();
  }

  private commit(message: Answer | Undo): void {
    if (this.waiting.peek()) return;
    this.answers += 1;
    this.pending = message;
    this.waiting.value = true;
    this.refused.value = null;
    this.because.value = null;
    this.send(message);
  }

  private connect(): void {
    const socket = host().open(`api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as Outgoing);
    socket.onclose = (event) => this.dropped(event.code);
  }

  private opened(): void {
    this.tries = 0;
    this.mood.value = 'open';
    this.send({
      type: 'hello',
      version: this.version,
      lines: this.lines.length,
      heard: this.said.value.at(-1)?.number ?? 0,
    });
    if (this.pending) this.send(this.pending);
    clearInterval(this.heartbeat);
    this.heartbeat = window.setInterval(() => this.send({ type: 'ping' }), SILENCE);
  }

  private dropped(code: number): void {
    clearInterval(this.heartbeat);
    if (this.closed) return;
    if (code === NO_SUCH_TABLE) {
      this.mood.value = 'unknown';
      return;
    }
    this.mood.value = 'lost';
    if (code === TOO_MUCH) {
      this.tries = RETRY_MS.length; // wait the longest; a quick reconnection would exceed the limit again
      this.sessionCheck = window.setTimeout(() => void checkSession(), SESSION_PAUSE);
    }
    const pause = RETRY_MS[Math.min(this.tries, RETRY_MS.length - 1)] ?? 4000;
    this.tries += 1;
    this.retry = window.setTimeout(() => this.connect(), pause);
  }

  private heard(message: Outgoing): void {
    switch (message.type) {
      case 'update':
        this.version = message.version;
        this.lines = [...this.lines.slice(0, message.keep), ...message.lines];
        this.fault.value = '';
        this.advice.value = null;
        this.because.value = null;
        this.show(message, this.lines);
        this.rest();
        break;
      case 'done':
        this.settle(message.id, message.version);
        break;
      case 'refused':
        this.refused.value = message;
        this.settle(message.id, -1);
        break;
      case 'table':
        storeCommitmentsOf(message.table);
        this.table.value = message.table;
        break;
      default:
        this.overheard(message);
    }
  }

  /** Handles messages that do not change the table. */
  private overheard(message: Outgoing): void {
    switch (message.type) {
      case 'advice':
        this.advice.value = message;
        break;
      case 'because':
        this.because.value = message;
        break;
      case 'mine':
        this.mine.value = message;
        break;
      case 'said':
        this.fault.value = '';
        this.said.value = [...this.said.value.filter((one) => one.number < message.number), message];
        break;
      case 'put':
        this.settle(message.id, -1);
        break;
      case 'fault':
        this.fault.value = message.reason;
        break;
    }
  }

  private settle(id: string, made: number): void {
    if (this.pending?.id === id) this.pending = null;
    this.made = Math.max(this.made, made);
    this.rest();
  }

  /** Ignores questions until the table made by the last answer has arrived. */
  private rest(): void {
    this.waiting.value = this.pending !== null || this.version < this.made;
  }

  private send(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

/** A random id. crypto.randomUUID exists only on secure pages, and a server at home often uses plain http. */
const newId = entropy;
