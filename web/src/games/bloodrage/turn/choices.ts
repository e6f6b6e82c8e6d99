// What the person may do now, found by the thing it is about, and what stands against the rest.
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

  /** The same as long as the same is asked, whatever others do meanwhile. */
  get key(): string {
    return [this.prompt, ...this.options.map((option) => option.action)].join(' ');
  }

  /** The options about a thing, by its name. */
  about(key: string, ...verbs: string[]): Option[] {
    return this.options.filter(
      (option) => option.subject?.key === key && (verbs.length === 0 || verbs.includes(option.verb)),
    );
  }

  /** The rule that stands against something. */
  whyNot(verb: string, key: string): string {
    return this.barred[`${verb} ${key}`] ?? '';
  }
}
