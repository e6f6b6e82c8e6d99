// What the person may do now, found by the thing it is about.
import type { Option, Question, Subject } from '../../wire';
import type { Planned } from '../../gesture';
import type { ScreenProps } from '../../scope';

export class Choices {
  readonly question: Question | null;
  readonly late: boolean; // what was chosen is on its way for long
  private readonly version: number;

  constructor(private readonly props: ScreenProps) {
    const { shown, scope } = props;
    this.question = shown.latest ? shown.update.question : null;
    this.late = scope.gesture.late.value;
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
    this.props.scope.link.answer(option.action, this.version);
  }

  /** Several answers as one gesture. */
  takeAll(plan: Planned[]): void {
    this.props.scope.gesture.begin(plan, this.question, this.version);
  }
}
