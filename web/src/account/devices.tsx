// The devices on which I am signed in.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Notice } from '../ui/parts';
import { endSession, getDevices } from '../wire/api';
import type { SignedInDevice } from '../wire/messages';
import { dayOf, mishap, tell } from './words';

export function Devices() {
  const devices = useSignal<SignedInDevice[]>([]);
  const problem = useSignal('');
  const done = useSignal('');
  const show = (asking: Promise<SignedInDevice[]>, words: string) =>
    asking.then(
      (found) => {
        devices.value = found;
        done.value = words;
        problem.value = '';
      },
      async (error) => {
        done.value = '';
        problem.value = await mishap(error);
      },
    );
  useEffect(() => void show(getDevices(), ''), []);
  const others = devices.value.filter((device) => !device.current);
  const sorted = [...devices.value.filter((device) => device.current), ...others];
  return (
    <div class="account-form">
      <ul class="account-list">
        {sorted.map((device) => (
          <Device
            key={device.id}
            device={device}
            end={() => void show(endSession({ id: device.id }), tell('devices-done'))}
          />
        ))}
      </ul>
      <p class="account-done" role="status">
        {done.value}
      </p>
      <Notice words={problem.value} />
      {others.length > 1 && (
        <div class="sheet-ways">
          <button
            type="button"
            class="secondary"
            onClick={() => void show(endSession({ others: true }), tell('devices-done-all'))}
          >
            {tell('devices-out')}
          </button>
        </div>
      )}
    </div>
  );
}

function Device({ device, end }: { device: SignedInDevice; end: () => void }) {
  const name = device.name || tell('device-unknown');
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{device.current ? tell('device-this') : tell('device-used', { day: dayOf(device.used) })}</small>
      </span>
      {!device.current && (
        <button type="button" class="secondary" aria-label={tell('device-out-of', { name })} onClick={end}>
          {tell('device-out')}
        </button>
      )}
    </li>
  );
}
