// The player's options, by the thing that they are about, and the rules that forbid the rest.
import { Choices as Asked } from '../../../ask/choices';
import type { ScreenProps } from '../../../live/scope';
import type { Option } from '../../../wire/messages';

export class Choices extends Asked {
  constructor(
    props: ScreenProps,
    private readonly barred: Record<string, string>,
  ) {
    super(props);
  }

  /** A key that stays the same while the same options are offered, whatever opponents do. */
  get key(): string {
    return [this.prompt, ...this.options.map((option) => option.action)].join(' ');
  }

  /** The options about a thing, by its name. */
  about(key: string, ...verbs: string[]): Option[] {
    return this.options.filter(
      (option) => option.subject?.key === key && (verbs.length === 0 || verbs.includes(option.verb)),
    );
  }

  /** The rule that forbids an action on a thing. */
  whyNot(verb: string, key: string): string {
    return this.barred[`${verb} ${key}`] ?? '';
  }
}
