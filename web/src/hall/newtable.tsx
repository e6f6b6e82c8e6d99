// The form for a new table with all settings. Settings that the rules forbid are refused with the reason.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { partsOf } from '../games';
import { OfGame } from '../games/signs';
import { ModuleHelp } from '../guide/offer';
import { Icon } from '../ui/icons';
import { Notice, Sheet, trouble, whyNot } from '../ui/parts';
import { RuleMark } from '../ui/rules';
import { find, gameName, learn, say, sayFirst } from '../ui/words';
import { checkTable } from '../wire/api';
import { inPocket } from '../wire/host';
import type { Checked, Clock, GameInfo, ModuleInfo, NewTable, OptionInfo, Pledge, Problem } from '../wire/messages';
import { open } from './open';
import { Seats } from './seats';
import { type Choosing, change, whyNotRated, withSeats } from './wish';

export function NewTableSheet({
  game,
  first,
  pledge,
  close,
}: {
  game: GameInfo;
  first: NewTable;
  pledge: Pledge | undefined;
  close: () => void;
}) {
  const wish = useSignal<NewTable>(first);
  const checked = useSignal<Checked>({ problem: null, modules: {} });
  const problem = useSignal('');
  useEffect(() => {
    void learn(game.key, false);
  }, []);
  useEffect(() => {
    const asked = wish.value;
    const timer = setTimeout(
      () =>
        checkTable(asked).then(
          (found) => {
            if (wish.peek() === asked) checked.value = found;
          },
          () => undefined,
        ),
      120,
    );
    return () => clearTimeout(timer);
  }, [wish.value]);
  const start = () =>
    open(wish.value, pledge).catch((error) => {
      problem.value = trouble(error, game.key);
    });
  const choosing = { game, wish, checked };
  return (
    <Sheet title={say('new-table', { game: gameName(game.key) })} onClose={close}>
      <div class={`new-table ${game.key}-colours`}>
        <OfGame game={game.key}>
          <Seats {...choosing} />
        </OfGame>
        <Expansions {...choosing} trouble={problem} />
        <Extras {...choosing} />
        <Options {...choosing} />
      </div>
      <footer class="sheet-ways sticky">
        {checked.value.problem && <Reason game={game.key} problem={checked.value.problem} />}
        <Notice words={problem.value} />
        <button type="button" class="primary" disabled={checked.value.problem !== null} onClick={() => void start()}>
          <Icon name="longhouse" /> {say('open-table')}
        </button>
      </footer>
    </Sheet>
  );
}

export function Reason({ game, problem }: { game: string; problem: Problem }) {
  return (
    <p class="reason" role="status">
      <Icon name="no" /> {whyNot(problem, game) ?? <Unsaid problem={problem} />}{' '}
      <RuleMark game={game} rule={problem.rule ?? ''} />
    </p>
  );
}

/** A problem for which only the server has a text, in English. */
function Unsaid({ problem }: { problem: Problem }) {
  return (
    <>
      {find(`problem-${problem.reason}`) ?? say('problem-rule')}{' '}
      <span lang="en">{problem.detail?.replace(/ *\[[A-Z0-9, -]+\]$/, '')}</span>
    </>
  );
}

// -- expansions

/** The expansions by group; ungrouped ones come last. */
function Expansions({ trouble: problem, ...choosing }: Choosing & { trouble: Signal<string> }) {
  const { modules, key: game } = choosing.game;
  if (modules.length === 0) return null;
  const own = partsOf(game)?.groups ?? [];
  const named = new Set(own.flatMap(([, keys]) => keys));
  const groups: [string, string[]][] = [
    ...own,
    ['others', modules.map((one) => one.key).filter((key) => !named.has(key))],
  ];
  return (
    <section>
      <h3>{say('expansions-title')}</h3>
      {groups.map(([group, keys]) => {
        const here = keys.flatMap((key) => modules.find((one) => one.key === key) ?? []);
        return (
          here.length > 0 && (
            <fieldset key={group} class="module-group">
              <legend>{sayFirst([`group-${group}`], {}, game)}</legend>
              {here.map((module) => (
                <ModuleChoice key={module.key} {...choosing} module={module} trouble={problem} />
              ))}
            </fieldset>
          )
        );
      })}
    </section>
  );
}

function ModuleChoice({
  game,
  wish,
  checked,
  module,
  trouble: said,
}: Choosing & { module: ModuleInfo; trouble: Signal<string> }) {
  const { key } = module;
  const chosen = (wish.value.modules ?? []).includes(key);
  const problem = seatsFit(module, wish.value.seats.length) ? checked.value.modules[key] : undefined;
  const barred = problem !== undefined && !chosen;
  return (
    <div class={`module ${chosen ? 'chosen' : ''} ${barred ? 'barred' : ''}`}>
      <label>
        <input
          type="checkbox"
          value={key}
          checked={chosen}
          disabled={barred}
          onChange={() => change(wish, toggled(game, wish.value, module))}
        />
        <span>
          <b>{sayFirst([`expansion-${key}`, key], {}, game.key)}</b> <small>{playersWords(game, module)}</small>
          <span class="blurb">{find(`expansion-${key}-blurb`, {}, game.key) ?? ''}</span>
          {barred && <Reason game={game.key} problem={problem} />}
        </span>
      </label>
      <ModuleHelp game={game} module={module} problem={said} />
      {chosen &&
        module.options
          .filter((option) => !isDisputed(option))
          .map((option) => <OptionChoice key={option.key} game={game} option={option} wish={wish} />)}
    </div>
  );
}

function seatsFit(module: ModuleInfo, seats: number): boolean {
  return module.fewest <= seats && seats <= module.most;
}

function playersWords(game: GameInfo, { fewest, most }: ModuleInfo): string {
  if (fewest <= Math.max(2, game.fewest) && most === game.most) return '';
  return fewest === most ? say('for-players', { count: fewest }) : say('for-players-range', { from: fewest, to: most });
}

/** The settings with the module added or removed, and the number of seats adjusted. */
function toggled(game: GameInfo, wish: NewTable, module: ModuleInfo): Partial<NewTable> {
  const now = wish.modules ?? [];
  if (now.includes(module.key)) {
    const seats = wish.seats.length < 2 ? withSeats(game, wish.seats, 2) : wish.seats;
    return { modules: now.filter((one) => one !== module.key), options: without(wish, module), seats };
  }
  const count = Math.min(Math.max(wish.seats.length, module.fewest), module.most);
  return { modules: [...now, module.key], seats: withSeats(game, wish.seats, count) };
}

function without(wish: NewTable, module: ModuleInfo): Record<string, string> {
  const gone = new Set(module.options.map((option) => option.key));
  return Object.fromEntries(Object.entries(wish.options ?? {}).filter(([key]) => !gone.has(key)));
}

// -- clock, visibility, cards

const CLOCKS: Record<string, Clock | null> = {
  none: null,
  'total-10': { kind: 'total', seconds: 600, increment: 5 },
  'total-30': { kind: 'total', seconds: 1800, increment: 10 },
  'move-1': { kind: 'move', seconds: 60 },
  'move-day': { kind: 'move', seconds: 86_400 },
};

function Extras({ game, wish }: Choosing) {
  const clock =
    Object.entries(CLOCKS).find(([, one]) => JSON.stringify(one) === JSON.stringify(wish.value.clock ?? null))?.[0] ??
    'none';
  return (
    <section class="choices">
      <h3>{say('around-the-table')}</h3>
      <label class="choice">
        <span>{say('clock')}</span>
        <select value={clock} onChange={(event) => change(wish, { clock: CLOCKS[event.currentTarget.value] ?? null })}>
          {Object.keys(CLOCKS).map((key) => (
            <option key={key} value={key}>
              {say(`clock-${key}`)}
            </option>
          ))}
        </select>
      </label>
      {game.cards.length > 1 && <CardSets game={game} wish={wish} />}
      <Tick words={say('private-table')} on={wish.value.private ?? false} set={(on) => change(wish, { private: on })} />
      <Tick words={say('gallery-talks')} on={wish.value.gallery ?? true} set={(on) => change(wish, { gallery: on })} />
      {!inPocket && <Rated wish={wish} />}
    </section>
  );
}

/** The card sets of the game and of the host. A set that cannot be played says why. */
function CardSets({ game, wish }: Pick<Choosing, 'game' | 'wish'>) {
  const named = (set: string) => find(`card-set-${set}`) ?? (set.startsWith('own-') ? say('card-set-own') : set);
  return (
    <>
      <label class="choice">
        <span>{say('card-set')}</span>
        <select
          class="card-sets"
          value={wish.value.cards || game.cards[0]}
          onChange={(event) => change(wish, { cards: event.currentTarget.value })}
        >
          {game.cards.map((set) => (
            <option key={set} value={set} disabled={set in game.unfit}>
              {named(set)}
              {set in game.unfit && ` · ${say('card-set-unfit')}`}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(game.unfit).map(([set, wrong]) => (
        <p key={set} class="reason">
          <Icon name="no" /> {say('card-set-wrong', { name: named(set) })} <span lang="en">{wrong}</span>
        </p>
      ))}
    </>
  );
}

/** The checkbox that makes the game rated, or the reason why it cannot be. */
function Rated({ wish }: Pick<Choosing, 'wish'>) {
  const on = wish.value.rated ?? false;
  const reason = whyNotRated(wish.value);
  return (
    <>
      <Tick
        words={say('rated-table')}
        on={on}
        barred={reason !== '' && !on}
        set={(next) => change(wish, { rated: next })}
      />
      <p class="quiet">{say(reason ? `problem-${reason}` : 'rated-note')}</p>
    </>
  );
}

function Tick(props: { words: string; on: boolean; barred?: boolean; set: (on: boolean) => void }) {
  const { words, on, barred, set } = props;
  return (
    <label class="choice tick">
      <input type="checkbox" checked={on} disabled={barred} onChange={() => set(!on)} />
      <span>{words}</span>
    </label>
  );
}

// -- switches of the rules

/** Whether an option is one on which the printed editions differ or are silent. Other options belong to expansions. */
function isDisputed({ disputed }: OptionInfo): boolean {
  return disputed;
}

function Options({ game, wish }: Choosing) {
  const chosen = new Set(wish.value.modules ?? []);
  const all = [
    ...game.modules.filter((module) => chosen.has(module.key)).flatMap((module) => module.options.filter(isDisputed)),
    ...game.options,
  ];
  if (all.length === 0) return null;
  return (
    <details class="switches">
      <summary>{say('house-rules')}</summary>
      <p class="quiet">{say('house-rules-note')}</p>
      {all.map((option) => (
        <OptionChoice key={option.key} game={game} option={option} wish={wish} />
      ))}
    </details>
  );
}

function OptionChoice({ game, option, wish }: { game: GameInfo; option: OptionInfo; wish: Signal<NewTable> }) {
  const value = wish.value.options?.[option.key] ?? option.default;
  const set = (next: string) => change(wish, { options: { ...wish.value.options, [option.key]: next } });
  const words = sayFirst([`option-${option.key}`], {}, game.key);
  return (
    <label class="choice">
      <span>
        {words} <RuleMark game={game.key} rule={option.rule} />
      </span>
      <select value={value} onChange={(event) => set(event.currentTarget.value)}>
        {option.values.map((one) => (
          <option key={one} value={one}>
            {sayFirst([`option-${option.key}-${one}`, `value-${one}`, `loki-${one}`, `card-${one}`], {}, game.key)}
          </option>
        ))}
      </select>
    </label>
  );
}
