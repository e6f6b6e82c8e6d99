// Shows what happened step by step, at a pace one can follow; the person's own moves are shown at once.
import { type Signal, signal } from '@preact/signals';
import { speed } from '../ui/settings';
import type { LogLine, TableInfo, Update } from '../wire/messages';
import { kept } from './kept';
import { mannerOf } from './telling';

export interface Shown<View = unknown> {
  update: Update<View>;
  log: LogLine[];
  latest: boolean;
}

const BEAT = 520; // milliseconds for a step worth seeing
const QUIET = 1400; // for one that decides something
const SIGHT = 150; // until one has seen what one did oneself: what others do then would only delay it
const CROWD = 30; // with more steps waiting we hurry

interface Step {
  update: Update;
  log: LogLine[];
  ours: boolean; // the table as our own answer made it
}

export class Playback {
  readonly shown: Signal<Shown | null> = signal<Shown | null>(null);
  private queue: Step[] = [];
  private timer = 0;

  constructor(private readonly table: () => TableInfo | null) {}

  push(update: Update, log: LogLine[], ours: boolean): void {
    this.queue.push({ update, log, ours });
    if (!this.timer || (ours && this.queue.length === 1)) this.next();
  }

  /** Show the end of the queue at once. */
  skip(): void {
    this.queue.splice(0, Math.max(0, this.queue.length - 1));
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    if (speed.value === 0) this.gather();
    const step = this.queue.shift();
    if (!step) return;
    const before = this.shown.value;
    const update = { ...step.update, view: kept(before?.update.view, step.update.view) };
    this.shown.value = { update, log: step.log, latest: this.queue.length === 0 };
    const pause = before === null ? 0 : this.pause(step);
    const more = pause > 0 || this.queue.length > 0 || speed.value === 0; // what comes while we draw is gathered
    if (more) this.timer = window.setTimeout(() => this.next(), pause);
  }

  /** Without travel nobody sees what lies between, and a slow device would draw it for minutes. */
  private gather(): void {
    const last = this.queue.at(-1);
    if (!last || this.queue.length === 1) return;
    const lines = this.queue.flatMap(({ update }) => update.lines);
    this.queue = [{ ...last, update: { ...last.update, lines } }];
  }

  private pause({ update, ours }: Step): number {
    const { game = '', mine = [] } = this.table() ?? {};
    const visible = update.lines.filter((line) => !line.hidden && !mine.includes(line.seat));
    if (speed.value === 0) return 0;
    if (visible.length === 0 || update.question) return ours ? SIGHT : 0; // whoever is asked need not wait
    const hurry = this.queue.length > CROWD ? 6 : 1;
    return (update.lines.some((line) => mannerOf(game, line.name).decides) ? QUIET : BEAT) / speed.value / hurry;
  }
}
