// Rooms of order: the keepers' desk `#/keeper`, the host's page `#/host`, what is kept about people `#/privacy`.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Preferences } from '../person/preferences';
import { fetchSheet } from '../ui/loading/sheets';
import { Wordmark } from '../ui/parts';
import { Desk } from './desk';
import { HostPage } from './host';
import { Privacy } from './privacy';
import { ready, tell } from './words';

const ROOMS: Record<string, () => preact.JSX.Element> = { keeper: Desk, host: HostPage, privacy: Privacy };

export function KeeperRoom({ room }: { room: string }) {
  const styled = useSignal(false);
  useEffect(() => {
    void fetchSheet('keeper').then(() => {
      styled.value = true;
    });
  }, []);
  const title = tell(`room-${room}`);
  useEffect(() => {
    if (title) document.title = `${title} · Meadhall`;
  }, [title]);
  const Room = ROOMS[room] ?? Privacy;
  if (!ready() || !styled.value) return <p class="loading" />;
  return (
    <div class="keeper">
      <header class="hall-top">
        <Wordmark />
        <Preferences />
      </header>
      <main>
        <h1>{title}</h1>
        <Room />
      </main>
    </div>
  );
}
