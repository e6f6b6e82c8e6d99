// The seats of a new table.
import { SeatSign } from '../ui/icons';
import { say, sayFirst } from '../ui/words';
import { inPocket } from '../wire/host';
import type { SeatWish } from '../wire/messages';
import { botsOf, type Choosing, change } from './wish';

export function Seats({ game, wish }: Choosing) {
  const { seats } = wish.value;
  const put = (index: number, seat: SeatWish) =>
    change(wish, { seats: seats.map((one, at) => (at === index ? seat : one)) });
  const grow = () =>
    change(wish, { seats: [...seats, { kind: 'bot', bot: botsOf(game)[1] ?? botsOf(game)[0] ?? '' }] });
  const shrink = () => change(wish, { seats: seats.slice(0, -1) });
  return (
    <section>
      <h3>{say('seats')}</h3>
      <ul class="seat-choices">
        {seats.map((seat, index) => (
          <SeatChoice
            key={index}
            index={index}
            seat={seat}
            bots={[...botsOf(game), ...(game.characters ?? [])]}
            put={(next) => put(index, next)}
          />
        ))}
      </ul>
      <div class="seat-ways">
        <button type="button" class="quiet-button" disabled={seats.length >= game.most} onClick={grow}>
          + {say('seat-more')}
        </button>
        <button type="button" class="quiet-button" disabled={seats.length <= game.fewest} onClick={shrink}>
          − {say('seat-fewer')}
        </button>
      </div>
    </section>
  );
}

function SeatChoice({
  index,
  seat,
  bots,
  put,
}: {
  index: number;
  seat: SeatWish;
  bots: string[];
  put: (seat: SeatWish) => void;
}) {
  const value = seat.kind === 'bot' ? `bot:${seat.bot}` : seat.kind;
  const choose = (next: string) =>
    put(next.startsWith('bot:') ? { kind: 'bot', bot: next.slice(4) } : { kind: next as 'me' | 'open' });
  return (
    <li>
      <SeatSign seat={index} />
      <select
        value={value}
        aria-label={say('seat-who', { number: index + 1 })}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="me">{say(index === 0 ? 'seat-me' : 'seat-here')}</option>
        {!inPocket && <option value="open">{say('seat-friend')}</option>}
        {bots.map((bot) => (
          <option key={bot} value={`bot:${bot}`}>
            {say('seat-bot', { strength: sayFirst([`bot-${bot}`]) })}
          </option>
        ))}
      </select>
      {seat.kind === 'me' && index > 0 && (
        <input
          value={seat.name ?? ''}
          maxLength={32}
          placeholder={say('your-name-hint')}
          aria-label={say('seat-their-name')}
          onInput={(event) => put({ kind: 'me', name: event.currentTarget.value })}
        />
      )}
    </li>
  );
}
