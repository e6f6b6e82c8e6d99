// A person's profile: ratings with charts, rated games, favourites, achievements, the record against the user.
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../ui/icons';
import { Notice } from '../ui/parts';
import { find, gameName, greet, learn, plain } from '../ui/words';
import { dossierAddress, getHall, getPerson, setTie, showMyself } from '../wire/api';
import type { Achievement, Favourite, Meeting, Profile, Rated, Rating, Tie } from '../wire/messages';
import { Curve } from './curve';
import { Frame } from './frame';
import { dayOf, personAddress, ready, tell, whyNot } from './words';

const SHOWN = 20; // rated games

export function ProfileRoom({ name }: { name: string }) {
  const person = useSignal<Profile | null>(null);
  const problem = useSignal('');
  const look = async () => {
    const [found, hall] = await Promise.all([getPerson(name), getHall()]);
    greet(hall.games);
    await Promise.all(hall.games.map((game) => learn(game.key, false)));
    person.value = found;
  };
  const attempt = (doing: Promise<unknown>) =>
    void doing.then(look).catch(async (error) => {
      problem.value = await whyNot(error);
    });
  useEffect(() => attempt(Promise.resolve()), []);
  const shown = person.value;
  return (
    <Frame title={shown?.name ?? name} at="people" ready={ready() && (shown !== null || problem.value !== '')}>
      <Notice words={problem.value} />
      {shown && (
        <>
          {shown.mine ? <Mine person={shown} attempt={attempt} /> : <Theirs person={shown} attempt={attempt} />}
          <Ratings ratings={shown.ratings} />
          <Meetings name={shown.name} meetings={shown.meetings} />
          <Favourites favourites={shown.favourites} />
          <Deeds deeds={shown.deeds} />
          <History games={shown.history} />
        </>
      )}
    </Frame>
  );
}

type Attempt = (doing: Promise<unknown>) => void;

function Mine({ person, attempt }: { person: Profile; attempt: Attempt }) {
  return (
    <p class="people-note">
      <span>{tell(person.hidden ? 'people-hidden' : 'people-yours')}</span>{' '}
      <button type="button" class="secondary" onClick={() => attempt(showMyself({ hidden: !person.hidden }))}>
        {tell(person.hidden ? 'people-show' : 'people-hide')}
      </button>
      <a class="quiet-button" href={dossierAddress()} download="meadhall.json">
        {tell('people-take')}
      </a>
    </p>
  );
}

/** Buttons to befriend, follow or block a person; without an account the server refuses. */
export function Theirs({ person, attempt }: { person: Pick<Profile, 'name' | 'bonds'>; attempt: Attempt }) {
  const { follow, block, friend, asked, asks } = person.bonds;
  const way = (words: string, kind: Tie['kind'], on: boolean, main = false) => (
    <button
      key={words}
      type="button"
      class={main ? 'primary' : 'secondary'}
      onClick={() => attempt(setTie({ name: person.name, kind, on }))}
    >
      {tell(words)}
    </button>
  );
  if (block) return <p class="people-ways">{way('circle-unblock', 'block', false)}</p>;
  return (
    <p class="people-ways">
      {asks && way('circle-accept', 'friend', true, true)}
      {asks && way('circle-refuse', 'friend', false)}
      {follow ? way('circle-unfollow', 'follow', false) : way('circle-follow', 'follow', true)}
      {friend && way('circle-unfriend', 'friend', false)}
      {asked && way('circle-unask', 'friend', false)}
      {!friend && !asked && !asks && way('circle-ask', 'friend', true)}
      <Block way={way('circle-block', 'block', true)} />
    </p>
  );
}

/** Asks for confirmation, because a block is invisible to the other person and easily made by mistake. */
function Block({ way }: { way: ComponentChildren }) {
  const sure = useSignal(false);
  if (sure.value)
    return (
      <>
        <small class="quiet">{tell('circle-block-note')}</small> {way}
      </>
    );
  return <Sure sure={sure} />;
}

function Sure({ sure }: { sure: Signal<boolean> }) {
  return (
    <button
      type="button"
      class="quiet-button"
      onClick={() => {
        sure.value = true;
      }}
    >
      {tell('circle-block')} …
    </button>
  );
}

function Part({ title, more = '', children }: { title: string; more?: string; children: ComponentChildren }) {
  return (
    <section class="people-part" aria-label={title}>
      <h2>
        {title} {more && <small>{more}</small>}
      </h2>
      {children}
    </section>
  );
}

function Ratings({ ratings }: { ratings: Rating[] }) {
  return (
    <Part title={tell('people-ratings')}>
      {ratings.length === 0 && <p class="quiet">{tell('people-no-ratings')}</p>}
      <ul class="ratings">
        {ratings.map((rating) => (
          <li key={`${rating.game} ${rating.players}`}>
            <a href={`#/ladder/${rating.game}/${rating.players}`}>
              {tell('people-kind', { game: gameName(rating.game), players: rating.players })}
            </a>
            <b>
              {tell('people-rating', { rating: String(rating.rating) })}
              {rating.provisional && <span title={tell('ladder-provisional')}>?</span>}
            </b>
            <small>{tell('ladder-margin', { margin: rating.margin })}</small>
            <small>{tell('people-games', { count: rating.games, won: rating.won })}</small>
            <Curve points={rating.curve} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Meetings({ name, meetings }: { name: string; meetings: Meeting[] }) {
  if (meetings.length === 0) return null;
  return (
    <Part title={tell('people-meetings', { name })}>
      <ul class="plain">
        {meetings.map((one) => (
          <li key={one.game}>
            <b>{gameName(one.game)}</b>{' '}
            {tell('people-meeting', { count: one.games, ahead: one.ahead, behind: one.behind })}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Favourites({ favourites }: { favourites: Favourite[] }) {
  if (favourites.length === 0) return null;
  return (
    <Part title={tell('people-favourites')}>
      <ul class="favourites">
        {favourites.map(({ game, kind, key, games, won }) => (
          <li key={`${game} ${kind} ${key}`}>
            <small>
              {gameName(game)} · {tell(`people-pick-${kind}`) || plain(kind)}
            </small>
            <b>{find(key, {}, game) ?? plain(key)}</b>
            <small>{tell('people-favourite', { count: games, won })}</small>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Deeds({ deeds }: { deeds: Achievement[] }) {
  if (deeds.length === 0) return null;
  const done = deeds.filter((deed) => deed.at > 0).length;
  const games = [...new Set(deeds.map((deed) => deed.game))];
  return (
    <Part title={tell('people-deeds')} more={tell('people-deeds-note', { done, all: deeds.length })}>
      {games.map((game) => (
        <div key={game} class="deeds">
          <h3>{gameName(game)}</h3>
          <ul>
            {deeds
              .filter((deed) => deed.game === game)
              .map((deed) => (
                <DeedRow key={deed.key} deed={deed} />
              ))}
          </ul>
        </div>
      ))}
    </Part>
  );
}

function DeedRow({ deed: { game, key, at } }: { deed: Achievement }) {
  return (
    <li class={at ? 'done' : ''}>
      <Icon name={at ? 'trophy' : 'hourglass'} />
      <span>
        <b>{find(`deed-${key}`, {}, game) ?? plain(key)}</b> {find(`deed-${key}-text`, {}, game)}{' '}
        <small>{at ? tell('people-deed-done', { day: dayOf(at) }) : tell('people-deed-open')}</small>
      </span>
    </li>
  );
}

function History({ games }: { games: Rated[] }) {
  if (games.length === 0) return null;
  return (
    <Part title={tell('people-history')}>
      <ul class="history">
        {games.slice(0, SHOWN).map((game) => (
          <HistoryRow key={`${game.at} ${game.table}`} game={game} />
        ))}
      </ul>
    </Part>
  );
}

function HistoryRow({ game }: { game: Rated }) {
  const where = (
    <>
      <b>{gameName(game.game)}</b> {tell('people-place', { place: game.place, players: game.players })}
    </>
  );
  return (
    <li>
      {game.table ? <a href={`#/table/${game.table}`}>{where}</a> : <span>{where}</span>}
      <span class={game.change < 0 ? 'down' : 'up'}>{signed(game.change)}</span>
      <span class="company">
        {game.others.map((name, at) => (
          <span key={`${at} ${name}`}>
            {name ? <a href={personAddress(name)}>{name}</a> : tell('people-somebody')}
            {at < game.others.length - 1 && ', '}
          </span>
        ))}
      </span>
      <small>{dayOf(game.at)}</small>
    </li>
  );
}

export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
