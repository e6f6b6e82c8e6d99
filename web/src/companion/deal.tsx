// Deals the cards of a setup for a physical box. The server commits to its seed before the players add theirs, so
// neither side controls the result alone.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Panel, Press, Stepper, Toggle } from '../ui/entry/parts';
import { useStored } from '../ui/entry/stored';
import { refusal, tell } from '../ui/entry/words';
import { Icon, SeatSign } from '../ui/icons';
import { Notice } from '../ui/parts';
import { sayFirst } from '../ui/words';
import { dealLots } from '../wire/api';
import { commitmentOf, newSeed } from '../wire/luck';
import type { Dealt, Deck, GameInfo } from '../wire/messages';

interface Wish {
  players: number;
  names: string[];
  modules: string[];
}

const TABLE = -1;

export function DealTool({ info, modules }: { info: GameInfo; modules: string[] }) {
  const wish = useStored<Wish>(`${info.key}.deal`, { players: Math.max(2, info.fewest), names: [], modules: [] });
  const words = useSignal<string[]>([]);
  const seed = useSignal('');
  const promise = useSignal('');
  const deck = useSignal<Deck | null>(null);
  const wrong = useSignal('');
  const busy = useSignal(false);
  const restart = () => {
    seed.value = newSeed();
    deck.value = null;
    void commitmentOf(seed.value).then((found) => {
      promise.value = found;
    });
  };
  useEffect(restart, []);
  const { players, names } = wish.value;
  const change = (part: Partial<Wish>) => {
    wish.value = { ...wish.value, ...part };
  };
  const put = (list: string[], at: number, text: string) =>
    Array.from({ length: players }, (_, seat) => (seat === at ? text : (list[seat] ?? '')));
  const nameOf = (seat: number) => names[seat]?.trim() || tell('player', { number: seat + 1 });
  const deal = async () => {
    busy.value = true;
    try {
      const said = put(words.value, -1, '');
      deck.value = await dealLots(info.key, { seed: seed.value, words: said, modules: wish.value.modules });
      wrong.value = '';
    } catch (error) {
      wrong.value = refusal(error).words;
    }
    busy.value = false;
  };
  if (deck.value)
    return (
      <Lots
        deck={deck.value}
        nameOf={nameOf}
        players={players}
        seed={seed.value}
        promise={promise.value}
        again={restart}
      />
    );
  return (
    <div class="entry">
      <Panel title={tell('deal-players')}>
        <Stepper
          label={tell('players-count')}
          value={players}
          least={Math.max(2, info.fewest)}
          most={info.most}
          set={(value) => change({ players: value })}
        />
        {Array.from({ length: players }, (_, seat) => (
          <div key={seat} class="deal-player">
            <SeatSign seat={seat} />
            <input
              value={names[seat] ?? ''}
              maxLength={32}
              aria-label={tell('player', { number: seat + 1 })}
              placeholder={tell('player', { number: seat + 1 })}
              onInput={(event) => change({ names: put(names, seat, event.currentTarget.value) })}
            />
            <input
              value={words.value[seat] ?? ''}
              maxLength={60}
              aria-label={tell('deal-word', { who: nameOf(seat) })}
              placeholder={tell('deal-word-short')}
              onInput={(event) => {
                words.value = put(words.value, seat, event.currentTarget.value);
              }}
            />
          </div>
        ))}
        {modules
          .filter((key) => info.modules.some((one) => one.key === key))
          .map((key) => (
            <Toggle
              key={key}
              label={sayFirst([`expansion-${key}`, key])}
              on={wish.value.modules.includes(key)}
              set={(on) =>
                change({ modules: on ? [...wish.value.modules, key] : wish.value.modules.filter((one) => one !== key) })
              }
            />
          ))}
      </Panel>
      <Panel title={tell('deal-fair')}>
        <p class="quiet">{tell('deal-fair-how')}</p>
        <p class="deal-code">
          <Icon name="scales" /> <code>{promise.value.slice(0, 16) || '…'}</code>
        </p>
      </Panel>
      <Notice words={wrong.value} />
      <Press words={tell('deal-now')} icon="dice" busy={busy.value} press={() => void deal()} />
    </div>
  );
}

interface LotsProps {
  deck: Deck;
  nameOf: (seat: number) => string;
  players: number;
  seed: string;
  promise: string;
  again: () => void;
}

function Lots({ deck, nameOf, players, seed, promise, again }: LotsProps) {
  const first = deck.dealt.find((lot) => lot.of === 'first')?.seat;
  const table = deck.dealt.filter((lot) => lot.seat === TABLE);
  return (
    <div class="entry">
      {Array.from({ length: players }, (_, seat) => (
        <section key={seat} class="entry-panel lot">
          <h2>
            <SeatSign seat={seat} /> {nameOf(seat)}{' '}
            {seat === first && <small class="first-player">{tell('dealt-first')}</small>}
          </h2>
          {deck.dealt
            .filter((lot) => lot.seat === seat && lot.of !== 'first')
            .map((lot) => (
              <Lot key={lot.of} lot={lot} />
            ))}
        </section>
      ))}
      {table.length > 0 && (
        <section class="entry-panel lot">
          <h2>{tell('deal-table')}</h2>
          {table.map((lot, at) => (
            <Lot key={at} lot={lot} />
          ))}
        </section>
      )}
      <p class="quiet deal-proof">
        {tell(deck.commitment === promise || !promise ? 'deal-proved' : 'deal-broken', {
          promise: deck.commitment.slice(0, 16),
          seed: seed.slice(0, 16),
        })}
      </p>
      <Press words={tell('deal-again')} icon="dice" busy={false} press={again} />
    </div>
  );
}

function Lot({ lot }: { lot: Dealt }) {
  const names = lot.subjects.map(({ sort, key }) => sayFirst([`${sort}-${key}`, key]));
  if (lot.of === 'token')
    return (
      <p class="lot-token">
        <span>{names[0]}</span> <b>{names[1]}</b>
      </p>
    );
  return (
    <>
      <h3>{tell(`dealt-${lot.of}`)}</h3>
      <ul class="lot-things">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
