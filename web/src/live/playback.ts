// Shows new versions of a table step by step. The player's own moves are shown at once.
import { type Signal, signal } from '@preact/signals';
import { speed } from '../ui/settings';
import type { LogLine, TableInfo, Update } from '../wire/messages';
import { effectOf } from './event-effects';
import { reuseUnchanged } from './reuse-unchanged';

export interface Shown<View = unknown> {
  update: Update<View>;
  log: LogLine[];
  latest: boolean;
}

const BEAT = 520; // milliseconds for a visible step
const QUIET = 1400; // milliseconds for a decisive step
const SIGHT = 150; // milliseconds after the player's own move, so that it is seen before the next step
const CROWD = 30; // with more steps in the queue, playback is faster

interface Step {
  update: Update;
  log: LogLine[];
  ours: boolean; // the table as the player's own answer made it
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

  /** Shows the last version in the queue at once. */
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
    const update = { ...step.update, view: reuseUnchanged(before?.update.view, step.update.view) };
    this.shown.value = { update, log: step.log, latest: this.queue.length === 0 };
    const pause = before === null ? 0 : this.pause(step);
    // versions that arrive during drawing are queued
    const more = pause > 0 || this.queue.length > 0 || speed.value === 0;
    if (more) this.timer = window.setTimeout(() => this.next(), pause);
  }

  /**
   * With animations off, drops intermediate versions: they would not be seen, and a slow device would draw them for
   * minutes.
   */
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
    if (visible.length === 0 || update.question) return ours ? SIGHT : 0; // no pause if the player is asked a question
    const hurry = this.queue.length > CROWD ? 6 : 1;
    return (update.lines.some((line) => effectOf(game, line.name).decides) ? QUIET : BEAT) / speed.value / hurry;
  }
}
