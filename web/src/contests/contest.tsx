// One contest: standings with their rules in words, and every round with its tables.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Frame } from '../people/frame';
import { personAddress } from '../people/words';
import { Notice } from '../ui/parts';
import { greet, learn } from '../ui/words';
import { changeContest, getContest, getHall } from '../wire/api';
import type { Contest, Entrant, Pairing } from '../wire/messages';
import { about, state } from './summary';
import { decimal, nameOf, ready, tell, whyNot } from './words';

const EVERY_MS = 5_000; // interval between requests while the tournament is running

export function ContestPage({ id }: { id: string }) {
  const found = useSignal<Contest | null>(null);
  const problem = useSignal('');
  const attempt = (doing: Promise<Contest>) =>
    void doing.then(
      (contest) => {
        found.value = contest;
        problem.value = '';
      },
      async (error) => {
        problem.value = await whyNot(error);
      },
    );
  useEffect(() => {
    const first = async () => {
      const hall = await getHall();
      greet(hall.games);
      await Promise.all(hall.games.map((game) => learn(game.key, false)));
      return getContest(id);
    };
    attempt(first());
    const timer = setInterval(() => {
      const status = found.value?.info.status;
      if (status === 'gathering' || status === 'running') attempt(getContest(id));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [id]);
  const shown = found.value;
  return (
    <Frame
      title={shown?.info.name ?? tell('contests')}
      at="contests"
      ready={ready() && (shown !== null || problem.value !== '')}
    >
      <Notice words={problem.value} />
      {shown && <Body contest={shown} attempt={attempt} />}
    </Frame>
  );
}

function Body({ contest, attempt }: { contest: Contest; attempt: (doing: Promise<Contest>) => void }) {
  const { info, entrants, rounds } = contest;
  const change = (how: 'join' | 'leave' | 'begin' | 'cancel') => () => attempt(changeContest(info.id, how));
  const mine = entrants.find((one) => one.mine);
  return (
    <>
      <p>
        {about(info)}
        <br />
        <small>{state(info)}</small>
      </p>
      <p class="people-ways">
        {info.status === 'gathering' && !mine && <Way main words="contest-join" act={change('join')} />}
        {mine && !mine.out && info.status !== 'over' && info.status !== 'cancelled' && (
          <Way words="contest-leave" act={change('leave')} />
        )}
        {contest.hosting && info.status === 'gathering' && (
          <>
            <Way words="contest-begin" act={change('begin')} />
            <Way words="contest-cancel" act={change('cancel')} />
          </>
        )}
      </p>
      {rounds.length > 0 ? <Standings contest={contest} /> : <Entrants entrants={entrants} />}
      {[...rounds.keys()].reverse().map((number) => (
        <Round key={number} number={number} tables={rounds[number] ?? []} entrants={entrants} />
      ))}
      <Rules contest={contest} />
    </>
  );
}

function Way({ words, act, main }: { words: string; act: () => void; main?: boolean }) {
  return (
    <button type="button" class={main ? 'primary' : 'secondary'} onClick={act}>
      {tell(words)}
    </button>
  );
}

function Name({ entrant }: { entrant: Entrant }) {
  return entrant.name ? <a href={personAddress(entrant.name)}>{entrant.name}</a> : <span>{nameOf(entrant)}</span>;
}

function Entrants({ entrants }: { entrants: Entrant[] }) {
  return (
    <section class="people-part" aria-label={tell('contest-entrants')}>
      <h2>{tell('contest-entrants')}</h2>
      <ul class="entrants">
        {entrants.map((entrant) => (
          <li key={entrant.number}>
            <Name entrant={entrant} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const COLUMNS = ['points', 'opponents', 'wins', 'played'] as const;

function Standings({ contest }: { contest: Contest }) {
  return (
    <section class="people-part" aria-label={tell('contest-standings')}>
      <h2>{tell('contest-standings')}</h2>
      <table aria-label={tell('contest-standings')}>
        <thead>
          <tr>
            <td />
            <th scope="col">{tell('contest-name')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" class="number">
                {tell(`contest-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contest.entrants.map((entrant) => (
            <tr key={entrant.number} class={entrant.mine ? 'own' : ''}>
              <td>{tell('contest-place', { place: entrant.place })}</td>
              <th scope="row">
                <Name entrant={entrant} />
                {entrant.out && contest.info.status === 'running' && <small> {tell('contest-out')}</small>}
              </th>
              {COLUMNS.map((column) => (
                <td key={column} class="number">
                  {decimal(entrant[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Round({ number, tables, entrants }: { number: number; tables: Pairing[]; entrants: Entrant[] }) {
  const title = tell('contest-round-title', { round: number + 1 });
  return (
    <section class="people-part" aria-label={title}>
      <h2>{title}</h2>
      <ul class="pairings">
        {tables.map((table) => (
          <Table key={table.seats.join(' ')} table={table} entrants={entrants} />
        ))}
      </ul>
    </section>
  );
}

function Table({ table, entrants }: { table: Pairing; entrants: Entrant[] }) {
  const people = table.seats.flatMap((number) => entrants.find((one) => one.number === number) ?? []);
  if (!table.table) return <li>{people.map((one) => tell('contest-bye', { name: nameOf(one) }))}</li>;
  const over = table.places.length > 0;
  const order = people.map((one, seat) => ({ one, place: table.places[seat] ?? 0 }));
  if (over) order.sort((a, b) => a.place - b.place);
  const mine = people.some((one) => one.mine);
  return (
    <li>
      <ol>
        {order.map(({ one, place }) => (
          <li key={one.number} class={one.mine ? 'own' : ''}>
            {over && <b>{tell('contest-place', { place })}</b>} {nameOf(one)}
          </li>
        ))}
      </ol>
      <a class={!over && mine ? 'primary' : 'quiet-button'} href={`#/table/${table.table}`}>
        {tell(!over && mine ? 'contest-plays' : 'contest-look')}
      </a>
    </li>
  );
}

/** The rules of a tournament: points, tie-breaks, and what happens to a player who does not appear. */
function Rules({ contest: { info } }: { contest: Contest }) {
  const rules = [
    `contest-form-${info.form}-text`,
    ...(info.form === 'knockout' ? ['contest-rule-knockout'] : ['contest-rule-points', 'contest-rule-ties']),
    'contest-rule-clock',
    'contest-rule-rated',
  ];
  return (
    <section class="quiet">
      {rules.map((rule) => (
        <p key={rule}>{tell(rule)}</p>
      ))}
    </section>
  );
}
