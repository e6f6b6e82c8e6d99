// Says that this browser was signed out on another device.
import { sessionEnded } from '../live/session';
import { Sheet } from '../ui/parts';
import { ready, tell } from './words';

/** `enter`: opens where one signs in. */
export function SessionEnded({ enter }: { enter: () => void }) {
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
            enter();
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
