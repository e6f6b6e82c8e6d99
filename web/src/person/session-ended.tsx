// Says that this browser was signed out on another device.
import { ready, tell } from '../account/words';
import { sessionEnded } from '../live/session';
import { Sheet } from '../ui/parts';
import { openPreferences } from './preferences';

export function SessionEnded() {
  if (!ready()) return null;
  const close = () => {
    sessionEnded.value = false;
  };
  return (
    <Sheet title={tell('ended')} onClose={close} narrow>
      <p>{tell('ended-note')}</p>
      <div class="sheet-ways">
        <button
          type="button"
          class="primary"
          onClick={() => {
            close();
            openPreferences();
          }}
        >
          {tell('enter')}
        </button>
        <button type="button" class="secondary" onClick={close}>
          {tell('ended-close')}
        </button>
      </div>
    </Sheet>
  );
}
