// What the person may do now, found by the thing it is about; and several small answers given as one gesture.
import type { Signal } from '@preact/signals';
import type { ScreenProps } from '../../scope';
import type { Option, Question } from '../../wire';

/** An answer to come. It is given only to the question it was meant for. */
export interface Planned {
  prompt: string;
  verb: string;
  key: string | null;
}

export class Choices {
  readonly question: Question | null;
  readonly busy: boolean;
  readonly version: number;
  readonly latest: boolean;

  constructor(private readonly props: ScreenProps, private readonly barred: Record<string, string>) {
    const { shown, scope } = props;
    this.latest = shown.latest;
    this.question = shown.latest ? shown.update.question : null;
    this.busy = scope.link.waiting.value;
    this.version = shown.update.version;
  }

  get prompt(): string {
    return this.question?.prompt ?? '';
  }

  get options(): Option[] {
    return this.question?.options ?? [];
  }

  /** The same as long as the same is asked, whatever others do meanwhile. */
  get key(): string {
    return [this.prompt, ...this.options.map((option) => option.action)].join(' ');
  }

  with(verb: string): Option[] {
    return this.options.filter((option) => option.verb === verb);
  }

  /** The options about a thing, by its name. */
  about(key: string, ...verbs: string[]): Option[] {
    return this.options.filter((option) => option.subject?.key === key && (verbs.length === 0 || verbs.includes(option.verb)));
  }

  take(option: Option): void {
    if (!this.busy) this.props.scope.link.answer(option.action, this.version);
  }

  /** The rule that stands against something. */
  whyNot(verb: string, key: string): string {
    return this.barred[`${verb} ${key}`] ?? '';
  }

  find({ verb, key }: Planned): Option | undefined {
    return this.with(verb).find((option) => key === null || option.subject?.key === key);
  }

  /** The next step of a gesture; a question that was not meant ends it. */
  follow(plan: Signal<Planned[]>): void {
    const [next, ...rest] = plan.value;
    if (!next || this.busy || !this.latest) return;
    const option = next.prompt === this.prompt ? this.find(next) : undefined;
    plan.value = option ? rest : [];
    if (option) this.take(option);
  }
}
