// The player's options, by the thing that they are about.
import { Choices as Asked } from '../../../ask/choices';
import type { Option, Subject } from '../../../wire/messages';

export class Choices extends Asked {
  /** The options about a thing. */
  about(sort: string, match: (subject: Subject) => boolean): Option[] {
    return this.options.filter((option) => option.subject?.sort === sort && match(option.subject));
  }

  has(verb: string): boolean {
    return this.withVerb(verb).length > 0;
  }
}
