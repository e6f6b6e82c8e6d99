// A small icon on a warrior's card.
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../../ui/icons';

export function Mark({ icon, words, children }: { icon: IconName; words: string; children?: ComponentChildren }) {
  return (
    <span class="mark" title={words}>
      <Icon name={icon} label={words} />
      {children}
    </span>
  );
}
