// What the person may do now, found by the thing it is about.
import type { Planned } from '../../gesture';
import type { ScreenProps } from '../../scope';
import type { Option, Question } from '../../wire';

export class Choices {
  readonly question: Question | null;
  readonly late: boolean; // what was chosen is on its way for long
  readonly version: number;

  constructor(private readonly props: ScreenProps, private readonly barred: Record<string, string>) {
    const { shown, scope } = props;
    this.question = shown.latest ? shown.update.question : null;
    this.late = scope.gesture.late.value;
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
    this.props.scope.link.answer(option.action, this.version);
  }

  /** Several answers as one gesture. */
  takeAll(plan: Planned[]): void {
    this.props.scope.gesture.begin(plan, this.question, this.version);
  }

  /** The rule that stands against something. */
  whyNot(verb: string, key: string): string {
    return this.barred[`${verb} ${key}`] ?? '';
  }
}
