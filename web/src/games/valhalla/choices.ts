// What the person may do now, found by the thing it is about; and several small answers given as one gesture.
import type { Option, Question, Subject } from '../../wire';
import type { ScreenProps } from '../../scope';

export interface Planned {
  prompt: string; // the question it answers
  verb: string;
  number: number | null;
}

export class Choices {
  readonly question: Question | null;
  readonly busy: boolean;
  private readonly version: number;

  constructor(private readonly props: ScreenProps) {
    const { shown, scope } = props;
    this.question = shown.latest ? shown.update.question : null;
    this.busy = scope.link.waiting.value;
    this.version = shown.update.version;
  }

  get prompt(): string {
    return this.question?.prompt ?? '';
  }

  /** The options about a thing. */
  about(sort: string, match: (subject: Subject) => boolean): Option[] {
    return this.question?.options.filter((option) => option.subject?.sort === sort && match(option.subject)) ?? [];
  }

  withVerb(verb: string): Option[] {
    return this.question?.options.filter((option) => option.verb === verb) ?? [];
  }

  has(verb: string): boolean {
    return this.withVerb(verb).length > 0;
  }

  take(option: Option): void {
    if (!this.busy) this.props.scope.link.answer(option.action, this.version);
  }

  /** The option a plan begins with, if it is offered. */
  find(planned: Planned): Option | undefined {
    return this.withVerb(planned.verb).find((option) => planned.number === null || option.subject?.number === planned.number);
  }
}
