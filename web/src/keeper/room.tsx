// Moderation pages: the moderators' page `#/keeper`, the owner's page `#/host`, the privacy page `#/privacy`.
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Preferences } from '../person/preferences';
import { fetchSheet } from '../ui/loading/sheets';
import { Wordmark } from '../ui/parts';
import { Desk } from './desk';
import { HostPage } from './host';
import { Privacy } from './privacy';
import { ready, tell } from './words';

export const DeskRoom = () => <Framed room="keeper" inside={<Desk />} />;
export const HostRoom = () => <Framed room="host" inside={<HostPage />} />;
export const PrivacyRoom = () => <Framed room="privacy" inside={<Privacy />} />;

function Framed({ room, inside }: { room: string; inside: VNode }) {
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
  if (!ready() || !styled.value) return <p class="loading" />;
  return (
    <div class="keeper">
      <header class="hall-top">
        <Wordmark />
        <Preferences />
      </header>
      <main>
        <h1>{title}</h1>
        {inside}
      </main>
    </div>
  );
}
