// A screen for any game without a drawn table: the question, its options, the log. Always playable.

import { Ask } from '../ask/ask';
import type { ScreenProps } from '../live/scope';
import { Log } from '../log/log';

export function Plain({ scope, table, shown }: ScreenProps) {
  return (
    <main class="plain-screen">
      <Ask scope={scope} table={table} shown={shown} />
      <Log scope={scope} table={table} shown={shown} />
    </main>
  );
}
