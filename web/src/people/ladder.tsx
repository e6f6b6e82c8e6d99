// The ladder: a ranking for each game and number of players.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Notice } from '../ui/parts';
import { gameName, greet } from '../ui/words';
import { getHall, getLadder } from '../wire/api';
import type { Ladder, LadderRow } from '../wire/messages';
import { Frame } from './frame';
import { personAddress, ready, tell, whyNot } from './words';

const NUMBERS = ['rating', 'games', 'won'];

export function LadderRoom({ game, players }: { game: string; players: number }) {
  const games = useSignal<string[]>([]);
  const ladder = useSignal<Ladder | null>(null);
  const problem = useSignal('');
  useEffect(() => {
    const look = async () => {
      const hall = await getHall();
      greet(hall.games);
      games.value = hall.games.map((info) => info.key);
      ladder.value = await getLadder(game || (games.value[0] ?? ''), players);
    };
    void look().catch(async (error) => {
      problem.value = await whyNot(error);
    });
  }, []);
  const shown = ladder.value;
  return (
    <Frame
      title={tell('ladder-title', { game: gameName(shown?.game ?? game) })}
      at="ladder"
      ready={ready() && (shown !== null || problem.value !== '')}
    >
      <Notice words={problem.value} />
      {shown && (
        <>
          <nav class="ladder-choice" aria-label={tell('ladder-of')}>
            <Choice
              label={tell('ladder-game')}
              ways={games.value.map((key) => [key, gameName(key)])}
              at={shown.game}
              to={(key) => `#/ladder/${key}`}
            />
            {shown.kinds.length > 1 && (
              <Choice
                label={tell('ladder-players')}
                ways={shown.kinds.map((count) => [String(count), String(count)])}
                at={String(shown.players)}
                to={(count) => `#/ladder/${shown.game}/${count}`}
              />
            )}
          </nav>
          {shown.rows.length > 0 ? <Table ladder={shown} /> : <p class="empty">{tell('ladder-empty')}</p>}
          {shown.rows.length > 0 && <p class="quiet">{tell('ladder-note', { count: shown.settled })}</p>}
        </>
      )}
    </Frame>
  );
}

function Choice(props: { label: string; ways: [string, string][]; at: string; to: (key: string) => string }) {
  return (
    <p class="ways">
      <span>{props.label}</span>
      {props.ways.map(([key, words]) => (
        <a key={key} href={props.to(key)} aria-current={key === props.at ? 'true' : undefined}>
          {words}
        </a>
      ))}
    </p>
  );
}

function Table({ ladder }: { ladder: Ladder }) {
  return (
    <table class="ladder" aria-label={tell('ladder')}>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{tell('ladder-place')}</span>
          </th>
          <th scope="col">{tell('ladder-name')}</th>
          {NUMBERS.map((column) => (
            <th key={column} scope="col" class="number">
              {tell(`ladder-${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ladder.rows.map((row) => (
          <Row key={row.name} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: LadderRow }) {
  return (
    <tr class={row.mine ? 'own' : ''}>
      <td>{row.place || <span title={tell('ladder-provisional')}>–</span>}</td>
      <th scope="row">
        <a href={personAddress(row.name)}>{row.name}</a>
        {row.mine && <small> {tell('ladder-mine')}</small>}
      </th>
      <td class="number">
        <b>{row.rating}</b>
        {row.provisional && '?'} <small>{tell('ladder-margin', { margin: row.margin })}</small>
      </td>
      <td class="number">{row.games}</td>
      <td class="number">{row.won}</td>
    </tr>
  );
}
