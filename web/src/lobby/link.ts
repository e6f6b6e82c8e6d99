// The link to a table. Link previews show a text in the sender's language.
import { language } from '../ui/settings';
import type { TableInfo } from '../wire/messages';

/** The invite is in the fragment, so that browsers and link previews do not send it to a server. */
export function linkTo({ id, invite, private: closed }: TableInfo): string {
  const page = new URL(document.baseURI);
  return `${page.origin}${page.pathname}t/${id}?l=${language.value}${closed && invite ? `#${invite}` : ''}`;
}
