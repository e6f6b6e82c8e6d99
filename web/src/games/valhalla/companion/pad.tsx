// The score pad: glory, shields, sets. The server computes the score.

import { Panel, Press, Stepper, Toggle, Wrong } from '../../../ui/entry/parts';
import { useStored } from '../../../ui/entry/stored';
import { Tallies } from '../../../ui/entry/tallies';
import { useToolRequest } from '../../../ui/entry/tool-request';
import { tell } from '../../../ui/entry/words';
import { SeatSign } from '../../../ui/icons';
import { say } from '../../../ui/words';
import type { PadAnswer, PadEntered, PlayerEntered } from './wire';

const FEWEST = 2;
const MOST = 6;
const IN_PAIRS = 'alliance';

const blank = (players: number): PlayerEntered => ({ glory: 0, shields: 4, captured: Array(players).fill(0) });

/** The list of players resized to `count`, new ones with default numbers. */
function resized(players: PlayerEntered[], count: number): PlayerEntered[] {
  return Array.from({ length: count }, (_, seat) => {
    const player = players[seat] ?? blank(count);
    return { ...player, captured: Array.from({ length: count }, (__, other) => player.captured[other] ?? 0) };
  });
}

export function PadTool() {
  const entered = useStored<Required<PadEntered>>('valhalla.pad', { players: resized([], 3), modules: [] });
  const { answer, wrong, busy, about, ask } = useToolRequest<PadAnswer>('valhalla', 'pad');
  const { players, modules } = entered.value;
  const asked = { players, modules: players.length % 2 === 0 && players.length > 2 ? modules : [] };
  const put = (seat: number, part: Partial<PlayerEntered>) => {
    const changed = players.map((player, at) => (at === seat ? { ...player, ...part } : player));
    entered.value = { ...entered.value, players: changed };
  };
  return (
    <div class="entry">
      <Panel title={tell('deal-players')}>
        <Stepper
          label={tell('players-count')}
          value={players.length}
          least={FEWEST}
          most={MOST}
          set={(count) => (entered.value = { ...entered.value, players: resized(players, count) })}
        />
        {players.length % 2 === 0 && players.length > 2 && (
          <Toggle
            label={say('expansion-alliance')}
            on={modules.includes(IN_PAIRS)}
            set={(on) => (entered.value = { ...entered.value, modules: on ? [IN_PAIRS] : [] })}
          />
        )}
      </Panel>
      {players.map((player, seat) => (
        <section key={seat} class="entry-panel" data-field={`players.${seat}`}>
          <h2>
            <SeatSign seat={seat} /> {tell('player', { number: seat + 1 })}
          </h2>
          <Stepper
            label={tell('pad-glory')}
            value={player.glory}
            most={300}
            typed
            set={(glory) => put(seat, { glory })}
          />
          <Stepper
            label={tell('pad-shields')}
            value={player.shields}
            most={4}
            set={(shields) => put(seat, { shields })}
          />
          {player.captured.map(
            (count, other) =>
              other !== seat && (
                <Stepper
                  key={other}
                  label={tell('pad-captured', { who: tell('player', { number: other + 1 }) })}
                  value={count}
                  most={4}
                  set={(next) => put(seat, { captured: player.captured.map((n, at) => (at === other ? next : n)) })}
                />
              ),
          )}
          <Wrong at={`players.${seat}`} wrong={wrong.value} />
        </section>
      ))}
      <Tallies game="valhalla" players={answer.value?.players ?? []} stale={about.value !== JSON.stringify(asked)} />
      {wrong.value && !wrong.value.field && <Wrong at="" wrong={wrong.value} />}
      <div class="entry-ways sticky">
        <button
          type="button"
          class="secondary"
          onClick={() => (entered.value = { players: resized([], players.length), modules: [] })}
        >
          {tell('clear')}
        </button>
        <Press words={tell('count')} icon="trophy" busy={busy.value} press={() => void ask(asked)} />
      </div>
    </div>
  );
}
