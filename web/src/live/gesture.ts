// Sends several answers as one gesture. Each answer is sent when the server asks for it, and only the last table is
// shown.
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { LogLine, Option, Question, Update } from '../wire/messages';
import type { Link } from './link';

/** A planned answer. It is sent only in reply to the question it was planned for; null matches any. */
export interface Planned {
  prompt: string | null;
  verb: string | null;
  about: string | number | null; // key or number of the thing
}

const LATE_MS = 100; // milliseconds after which the table shows that it waits

export class Gesture {
  /** An answer is being sent. */
  readonly busy: ReadonlySignal<boolean>;
  /** The answer takes so long that the table says so. */
  readonly late = signal(false);
  private readonly plan = signal<Planned[]>([]);
  private held: { update: Update; log: LogLine[]; ours: boolean } | null = null; // an intermediate table, not shown
  private readonly ends: (() => void)[];

  constructor(
    private readonly link: Link,
    private readonly asked: (update: Update) => Question | null,
    private readonly show: (update: Update, log: LogLine[], ours: boolean) => void,
  ) {
    this.busy = computed(() => link.waiting.value || this.plan.value.length > 0);
    this.ends = [
      effect(() => this.tire()),
      effect(() => {
        if (!link.waiting.value) untracked(() => this.goOn());
      }),
    ];
  }

  begin(plan: Planned[], question: Question | null, version: number): void {
    if (this.busy.peek()) return;
    this.plan.value = plan;
    this.give(question, version);
  }

  /** Receives a new table. */
  meet(update: Update, log: LogLine[]): void {
    const before = this.held?.update.lines ?? [];
    this.held = { update: { ...update, lines: [...before, ...update.lines] }, log, ours: this.busy.peek() };
    this.goOn();
  }

  close(): void {
    for (const end of this.ends) end();
  }

  /** Sends the next answer after the last one is confirmed; shows the table if there is none. */
  private goOn(): void {
    const { held } = this;
    if (this.plan.peek().length > 0 && this.link.waiting.peek()) return;
    if (this.link.refused.peek()) this.plan.value = [];
    if (!held || this.give(this.asked(held.update), held.update.version)) return;
    this.held = null;
    this.show(held.update, held.log, held.ours);
  }

  /** Sends the answer to a question. An unexpected question ends the gesture. */
  private give(question: Question | null, version: number): boolean {
    const [next, ...rest] = this.plan.peek();
    const option =
      next && question && (next.prompt ?? question.prompt) === question.prompt
        ? question.options.find((one) => isMeant(one, next))
        : undefined;
    if (option) this.link.answer(option.action, version);
    this.plan.value = option ? rest : [];
    return option !== undefined;
  }

  private tire(): (() => void) | undefined {
    if (!this.busy.value) return undefined;
    const timer = setTimeout(() => {
      this.late.value = true;
    }, LATE_MS);
    return () => {
      clearTimeout(timer);
      this.late.value = false;
    };
  }
}

function isMeant({ verb, subject }: Option, meant: Planned): boolean {
  return (
    (meant.verb ?? verb) === verb &&
    (meant.about === null || meant.about === subject?.key || meant.about === subject?.number)
  );
}
