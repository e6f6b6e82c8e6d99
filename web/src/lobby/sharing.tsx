// The link of a table: to copy, to share with another app, or as a QR code.
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import '../ui/controls';
import { Icon } from '../ui/icons';
import { gameName, say } from '../ui/words';
import type { TableInfo } from '../wire/messages';
import { linkTo } from './link';
import { tell } from './words';

export function Sharing({ table }: { table: TableInfo }) {
  const copied = useSignal(false);
  const link = linkTo(table);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(() => {
      copied.value = true;
    });
  const share = () =>
    void navigator
      .share({ title: gameName(table.game), text: tell('share-words', { game: gameName(table.game) }), url: link })
      .catch(() => undefined); // the share sheet was closed
  return (
    <div class="invitation">
      <p>{say('send-this-link')}</p>
      <input
        class="invite-link"
        readOnly
        value={link}
        aria-label={say('invite-link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="share-ways">
        <button type="button" class="primary" onClick={() => void copy()}>
          {say(copied.value ? 'copied' : 'copy-link')}
        </button>
        {'share' in navigator && (
          <button type="button" class="secondary" onClick={share}>
            <Icon name="share" /> {tell('share')}
          </button>
        )}
      </div>
      <details class="qr">
        <summary>{tell('qr')}</summary>
        <Code link={link} />
        <p class="quiet">{tell('qr-note')}</p>
      </details>
    </div>
  );
}

/** The QR code, dark on light in every theme, because cameras expect that. */
function Code({ link }: { link: string }) {
  const { size, path } = useMemo(() => drawn(link), [link]);
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={tell('qr')}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

export function drawn(link: string): { size: number; path: string } {
  const { data, size } = encode(link, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
