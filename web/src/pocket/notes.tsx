// Notices on the first page about playing offline.
import { say } from '../ui/words';
import { address, inPocket } from '../wire/host';
import { forgets, kept, renew, renewed } from './update';

/** The address of the offline version that the host offers; '' if there is none. */
const offered = document.documentElement.dataset.pocket ?? '';

export function PocketNotes() {
  if (!inPocket) return offered ? <Offer /> : null;
  return (
    <p class="pocket-notes" role="status">
      {say(forgets.value ? 'pocket-forgets' : kept.value ? 'pocket-kept' : 'pocket-here')}{' '}
      {renewed.value && (
        <button type="button" class="quiet-button" onClick={renew}>
          {say('pocket-renew')}
        </button>
      )}
    </p>
  );
}

function Offer() {
  return (
    <p class="pocket-notes">
      <a href={address(offered)}>{say('pocket-link')}</a> · {say('pocket-link-more')}
    </p>
  );
}
