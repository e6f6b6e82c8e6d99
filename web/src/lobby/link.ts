// The address of a table for others; whoever previews it reads the words in our language.
import { language } from '../ui/settings';
import type { TableInfo } from '../wire/messages';

/** The invite stands behind the #, so that it is sent to nobody. */
export function linkTo({ id, invite, private: closed }: TableInfo): string {
  const page = new URL(document.baseURI);
  return `${page.origin}${page.pathname}t/${id}?l=${language.value}${closed && invite ? `#${invite}` : ''}`;
}
