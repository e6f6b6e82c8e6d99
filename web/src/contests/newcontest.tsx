// The form for a new tournament: game, format, size, speed, start. A combination that the rules forbid is refused with
// the reason.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { botsOf } from '../hall/wish';
import { Notice, Sheet } from '../ui/parts';
import { gameName, sayFirst } from '../ui/words';
import { callContest } from '../wire/api';
import type { GameInfo, NewContest } from '../wire/messages';
import { tell, whyNot } from './words';

const FORMS = ['swiss', 'robin', 'knockout', 'league'] as const;
const PACES = ['quick', 'evening', 'days'] as const;
const LARGEST = { swiss: 64, knockout: 64, robin: 16, league: 10 };
const SIZES = [2, 3, 4, 5, 6];
const WAITS = [0, 10, 60, 1440, 10_080]; // minutes

export function NewContestSheet({ games, close }: { games: GameInfo[]; close: () => void }) {
  const wish = useSignal<NewContest>(firstWish(games));
  const bots = useSignal(0);
  const problem = useSignal('');
  const game = games.find((one) => one.key === wish.value.game);
  const strength = useSignal(game ? (botsOf(game)[1] ?? '') : '');
  const set = (change: Partial<NewContest>) => {
    wish.value = { ...wish.value, ...change };
  };
  const send = () =>
    callContest({ ...wish.value, bots: Array.from({ length: bots.value }, () => strength.value) }).then(
      ({ info }) => {
        location.hash = `#/contests/${info.id}`;
      },
      async (error) => {
        problem.value = await whyNot(error, wish.value.game);
      },
    );
  const { form, size, most, rounds = 0, pace = 'evening', starts_in: wait = 0, joining = true } = wish.value;
  const largest = LARGEST[form];
  return (
    <Sheet title={tell('contest-new')} onClose={close} narrow>
      <form
        class="settings contest-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Line words={tell('contest-title')}>
          <input
            class="text-field"
            required
            maxLength={48}
            value={wish.value.name}
            onInput={(event) => set({ name: event.currentTarget.value })}
          />
        </Line>
        <Choice
          words={tell('contest-game')}
          value={wish.value.game}
          ways={games.map(({ key }) => [key, gameName(key)])}
          choose={(key) => set({ game: key, size: fitting(games, key, size) })}
        />
        <Choice
          words={tell('contest-form')}
          value={form}
          ways={FORMS.map((key) => [key, tell(`contest-form-${key}`)])}
          choose={(key) => set({ form: key as NewContest['form'], most: Math.min(most, LARGEST[key as typeof form]) })}
        />
        <p class="setting-note">{tell(`contest-form-${form}-text`)}</p>
        <Choice
          words={tell('contest-size-label')}
          value={String(size)}
          ways={SIZES.filter((count) => count <= (game?.most ?? 2)).map((count) => [String(count), String(count)])}
          choose={(count) => set({ size: Number(count) })}
        />
        <Line words={tell('contest-most')}>
          <input
            class="text-field"
            type="number"
            required
            min={2}
            max={largest}
            value={most}
            onInput={(event) => set({ most: Number(event.currentTarget.value) })}
          />
        </Line>
        {form === 'swiss' && (
          <Choice
            words={tell('contest-rounds-label')}
            value={String(rounds)}
            ways={[0, 3, 4, 5, 6, 7, 9].map((count) => [
              String(count),
              count === 0 ? tell('contest-rounds-usual') : String(count),
            ])}
            choose={(count) => set({ rounds: Number(count) })}
          />
        )}
        <Choice
          words={tell('contest-pace')}
          value={pace}
          ways={PACES.map((key) => [key, tell(`contest-pace-${key}`)])}
          choose={(key) => set({ pace: key as typeof pace })}
        />
        <Choice
          words={tell('contest-when')}
          value={String(wait)}
          ways={WAITS.map((minutes) => [String(minutes), waitWords(minutes)])}
          choose={(minutes) => set({ starts_in: Number(minutes) })}
        />
        <Choice
          words={tell('contest-bots')}
          value={String(bots.value)}
          ways={[0, 1, 2, 3, 4, 6, 8].map((count) => [String(count), String(count)])}
          choose={(count) => {
            bots.value = Number(count);
          }}
        />
        {bots.value > 0 && game && (
          <Choice
            words={tell('contest-bot-strength')}
            value={strength.value}
            ways={botsOf(game).map((key) => [key, sayFirst([`bot-${key}`])])}
            choose={(key) => {
              strength.value = key;
            }}
          />
        )}
        <label class="setting">
          <span>{tell('contest-joining')}</span>
          <input
            type="checkbox"
            checked={joining}
            onChange={(event) => set({ joining: event.currentTarget.checked })}
          />
        </label>
        <Notice words={problem.value} />
        <div class="sheet-ways">
          <button type="submit" class="primary">
            {tell('contest-call')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

function firstWish(games: GameInfo[]): NewContest {
  const game = games[0]?.key ?? '';
  return { name: '', game, form: 'swiss', size: 2, most: 8, pace: 'evening', joining: true };
}

function fitting(games: GameInfo[], key: string, size: number): number {
  return Math.min(size, games.find((one) => one.key === key)?.most ?? size);
}

function waitWords(minutes: number): string {
  if (minutes === 0) return tell('contest-when-full');
  if (minutes < 60) return tell('contest-when-minutes', { count: minutes });
  return minutes < 1440
    ? tell('contest-when-hours', { count: minutes / 60 })
    : tell('contest-when-days', { count: minutes / 1440 });
}

function Line({ words, children }: { words: string; children: ComponentChildren }) {
  return (
    <label class="setting">
      <span>{words}</span>
      {children}
    </label>
  );
}

function Choice(props: { words: string; value: string; ways: [string, string][]; choose: (key: string) => void }) {
  return (
    <label class="setting">
      <span>{props.words}</span>
      <select value={props.value} onChange={(event) => props.choose(event.currentTarget.value)}>
        {props.ways.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
