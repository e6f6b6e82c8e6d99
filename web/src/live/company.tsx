// What the server knows about the players at a table: links to profiles, changes of ratings, the tournament.
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { wordsOf } from '../ui/loading/book-of-words';
import { getCompany } from '../wire/api';
import { inPocket } from '../wire/host';
import type { Company, TableInfo } from '../wire/messages';
import { names } from './scope';

const { tell } = wordsOf({
  en: () => import('../../words/people.en.ftl'),
  pl: () => import('../../words/people.pl.ftl'),
  cs: () => import('../../words/people.cs.ftl'),
  ru: () => import('../../words/people.ru.ftl'),
});

const AGAIN_MS = 3_000; // milliseconds between requests after a game, until its ratings are entered
const TRIES = 20;

const known: Signal<{ table: string; company: Company } | null> = signal(null);
let asking = '';

/** Fetches the players of a table once, and again when a seat changes or the game ends. */
export function useCompany(table: TableInfo): Company | null {
  const people = table.seats.map((seat) => seat.who).join(' ');
  const wanted = `${table.id} ${table.status} ${people}`;
  useEffect(() => {
    if (inPocket || people.trim() === '' || asking === wanted) return;
    asking = wanted;
    void look(table, wanted, TRIES);
  }, [wanted]);
  return known.value?.table === table.id ? known.value.company : null;
}

async function look(table: TableInfo, wanted: string, tries: number): Promise<void> {
  const company = await getCompany(table.id).catch(() => null);
  if (asking !== wanted) return;
  if (company) known.value = { table: table.id, company };
  const entered = company && (company.people.length === 0 || company.why_not !== null);
  if (table.status === 'over' && !entered && tries > 0) setTimeout(() => void look(table, wanted, tries - 1), AGAIN_MS);
}

const addressOf = (name: string): string => `#/people/${encodeURIComponent(name)}`;

/** The name of a seat, as a link if the player has a profile. */
export function Known({ table, seat }: { table: TableInfo; seat: number }) {
  const person = useCompany(table)?.people.find((one) => one.seat === seat);
  const name = names(table, seat);
  if (!person) return <>{name}</>;
  return (
    <a class="known" href={addressOf(person.name)}>
      {name}
    </a>
  );
}

/** "Round 2 of …", if the table belongs to a tournament. */
export function ContestWay({ table }: { table: TableInfo }) {
  const place = useCompany(table)?.contest;
  if (!place) return null;
  return (
    <a class="contest-way quiet-button" href={`#/contests/${place.id}`}>
      {tell('company-round', { round: place.round, name: place.name })}
    </a>
  );
}

/** The change of each rating after the game, or why the game is not rated. */
export function Ratings({ table }: { table: TableInfo }) {
  const company = useCompany(table);
  if (!company?.people.length || company.why_not === null) return null;
  if (company.why_not) return <p class="quiet">{tell(`company-not-${company.why_not}`)}</p>;
  return (
    <ul class="rating-changes" aria-label={tell('company-ratings')}>
      {company.people.map((one) => (
        <li key={one.seat}>
          <a href={addressOf(one.name)}>{one.name}</a>{' '}
          <b>
            {one.rating}
            {one.provisional && '?'}
          </b>{' '}
          {one.change !== null && (
            <span class={one.change < 0 ? 'down' : 'up'}>{one.change < 0 ? `−${-one.change}` : `+${one.change}`}</span>
          )}
        </li>
      ))}
      <li>
        <a href={`#/ladder/${table.game}/${table.seats.length}`}>{tell('ladder')}</a>
      </li>
    </ul>
  );
}
