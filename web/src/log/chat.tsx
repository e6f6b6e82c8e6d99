// Chat at the table. Muted people are hidden; spectators have a chat of their own.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Known } from '../live/company';
import type { Link } from '../live/link';
import { names, type ScreenProps } from '../live/scope';
import '../ui/controls';
import { Icon, SeatSign } from '../ui/icons';
import { say } from '../ui/words';
import type { Said, TableInfo } from '../wire/messages';
import { useTail } from './tail';

/** The number of messages since the chat was last open. */
export function useUnheard(link: Link, open: boolean): number {
  const heard = useSignal(0);
  const last = link.said.value.at(-1)?.number ?? 0;
  useEffect(() => {
    if (open) heard.value = last;
  }, [open, last]);
  return open ? 0 : audible(link).filter((one) => one.number > heard.value).length;
}

function audible(link: Link): Said[] {
  return link.said.value.filter((one) => !link.mine.value.muted.includes(one.who));
}

export function Talk({ scope, table }: Pick<ScreenProps, 'scope' | 'table'>) {
  const { link } = scope;
  const [list, lines] = useTail(link);
  const spoken = audible(link);
  return (
    <>
      <div class="talk-lines" ref={list} role="log" aria-live="polite" tabIndex={0}>
        <div ref={lines}>
          {spoken.length === 0 && <p class="quiet">{say('talk-empty')}</p>}
          {spoken.map((one) => (
            <Spoken key={one.number} one={one} table={table} link={link} />
          ))}
          <Silenced link={link} />
        </div>
      </div>
      <Speak link={link} />
    </>
  );
}

function Spoken({ one, table, link }: { one: Said; table: TableInfo; link: Link }) {
  const name = one.seat >= 0 ? names(table, one.seat) : one.name || say('spectator');
  const mine = table.mine.includes(one.seat);
  return (
    <p class={`spoken seat-${one.seat}`}>
      {one.seat >= 0 && <SeatSign seat={one.seat} />}
      <span>
        <b>{one.seat >= 0 ? <Known table={table} seat={one.seat} /> : name}</b>
        {one.gallery && <small> · {say('gallery')}</small>} {one.text}
      </span>
      {!mine && one.who && (
        <button
          type="button"
          class="icon-button"
          aria-label={say('mute', { name })}
          title={say('mute', { name })}
          onClick={() => link.mute(one.who, true)}
        >
          <Icon name="speakerOff" />
        </button>
      )}
    </p>
  );
}

function Silenced({ link }: { link: Link }) {
  const { muted } = link.mine.value;
  if (muted.length === 0) return null;
  return (
    <button type="button" class="quiet-button" onClick={() => muted.forEach((who) => link.mute(who, false))}>
      {say('unmute', { count: muted.length })}
    </button>
  );
}

function Speak({ link }: { link: Link }) {
  const text = useSignal('');
  const send = (event: Event) => {
    event.preventDefault();
    const words = text.value.trim();
    if (words) link.talk(words);
    text.value = '';
  };
  return (
    <form class="speak" onSubmit={send}>
      <input
        value={text.value}
        maxLength={300}
        aria-label={say('talk-say')}
        placeholder={say('talk-say')}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="icon-button" aria-label={say('talk-send')}>
        <Icon name="send" />
      </button>
    </form>
  );
}
