// Tournaments and leagues: all of them at `#/contests`, one at `#/contests/<id>`.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Frame } from '../people/frame';
import { Notice } from '../ui/parts';
import { greet, learn } from '../ui/words';
import { getContests, getHall } from '../wire/api';
import type { ContestInfo, GameInfo } from '../wire/messages';
import { ContestPage } from './contest';
import { NewContestSheet } from './newcontest';
import { about, state } from './summary';
import { ready, tell, whyNot } from './words';

const EVERY_MS = 10_000; // interval between requests

export function ContestRoom({ words: [id = ''] }: { words: string[] }) {
  return id ? <ContestPage key={id} id={id} /> : <Contests />;
}

function Contests() {
  const found = useSignal<ContestInfo[] | null>(null);
  const games = useSignal<GameInfo[]>([]);
  const problem = useSignal('');
  const calling = useSignal(false);
  useEffect(() => {
    const look = async () => {
      if (games.value.length === 0) {
        const hall = await getHall();
        greet(hall.games);
        await Promise.all(hall.games.map((game) => learn(game.key, false)));
        games.value = hall.games;
      }
      found.value = (await getContests()).contests;
      problem.value = '';
    };
    const again = () =>
      void look().catch(async (error) => {
        problem.value = await whyNot(error);
      });
    again();
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const shown = found.value;
  return (
    <Frame title={tell('contests')} at="contests" ready={ready() && (shown !== null || problem.value !== '')}>
      <Notice words={problem.value} />
      <p class="people-ways">
        <button
          type="button"
          class="primary"
          onClick={() => {
            calling.value = true;
          }}
        >
          {tell('contest-new')}
        </button>
      </p>
      {shown?.length === 0 && <p class="empty">{tell('contests-empty')}</p>}
      {shown &&
        (['gathering', 'running', 'over'] as const).map((status) => (
          <Group key={status} status={status} contests={shown.filter((one) => one.status === status)} />
        ))}
      {calling.value && (
        <NewContestSheet
          games={games.value}
          close={() => {
            calling.value = false;
          }}
        />
      )}
    </Frame>
  );
}

function Group({ status, contests }: { status: string; contests: ContestInfo[] }) {
  if (contests.length === 0) return null;
  return (
    <section class="people-part" aria-label={tell(`contests-${status}`)}>
      <h2>{tell(`contests-${status}`)}</h2>
      <ul class="contests">
        {contests.map((one) => (
          <li key={one.id}>
            <a href={`#/contests/${one.id}`}>
              <b>{one.name}</b>
              <span>{about(one)}</span>
              <small>{state(one)}</small>
              {one.mine && <em>{tell('contest-mine')}</em>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
