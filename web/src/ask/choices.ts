// The options that the player has now; each game finds them by the things that they are about.
import type { Planned } from '../live/gesture';
import type { ScreenProps } from '../live/scope';
import type { Option, Question } from '../wire/messages';

export abstract class Choices {
  readonly question: Question | null;
  readonly late: boolean; // the answer has been under way for a while
  readonly version: number;

  constructor(private readonly props: ScreenProps) {
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

  withVerb(verb: string): Option[] {
    return this.options.filter((option) => option.verb === verb);
  }

  take(option: Option): void {
    this.props.scope.link.answer(option.action, this.version);
  }

  /** Sends several answers as one gesture. */
  takeAll(plan: Planned[]): void {
    this.props.scope.gesture.begin(plan, this.question, this.version);
  }
}
