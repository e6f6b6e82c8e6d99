// The user's friends, friend requests, followed and blocked people; private.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Notice } from '../ui/parts';
import { say } from '../ui/words';
import { getAccount, getCircle } from '../wire/api';
import type { Acquaintance, Circle as Known } from '../wire/messages';
import { Frame } from './frame';
import { Theirs } from './profile';
import { personAddress, ready, tell, whyNot } from './words';

type Sort = (person: Acquaintance) => boolean;
const SORTS: [string, Sort][] = [
  ['asks', ({ bonds }) => bonds.asks ?? false],
  ['friends', ({ bonds }) => bonds.friend ?? false],
  ['followed', ({ bonds }) => (bonds.follow && !bonds.friend) ?? false],
  ['asked', ({ bonds }) => (bonds.asked && !bonds.follow) ?? false],
  ['blocked', ({ bonds }) => bonds.block ?? false],
];

export function Circle() {
  const known = useSignal<Known | null>(null);
  const me = useSignal('');
  const problem = useSignal('');
  const look = async () => {
    me.value = (await getAccount()).name;
    known.value = await getCircle();
  };
  const attempt = (doing: Promise<unknown>) =>
    void doing.then(look).catch(async (error) => {
      problem.value = await whyNot(error);
    });
  useEffect(() => attempt(Promise.resolve()), []);
  const people = known.value?.people;
  return (
    <Frame title={tell('circle-title')} at="people" ready={ready() && (people !== undefined || problem.value !== '')}>
      <Notice words={problem.value} />
      <LookUp />
      {me.value && (
        <p class="people-note">
          <a class="secondary" href={personAddress(me.value)}>
            {say('way-mine')}
          </a>
        </p>
      )}
      {people?.length === 0 && <p class="empty">{tell('circle-empty')}</p>}
      {people &&
        SORTS.map(([sort, is]) => <Group key={sort} sort={sort} people={people.filter(is)} attempt={attempt} />)}
      {people && <p class="quiet">{tell('circle-note')}</p>}
    </Frame>
  );
}

function LookUp() {
  const name = useSignal('');
  return (
    <form
      class="look-up"
      onSubmit={(event) => {
        event.preventDefault();
        location.hash = personAddress(name.value);
      }}
    >
      <label>
        <span class="visually-hidden">{tell('circle-find')}</span>
        <input
          class="text-field"
          required
          maxLength={32}
          placeholder={tell('circle-find')}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="secondary">
        {tell('circle-look')}
      </button>
    </form>
  );
}

function Group(props: { sort: string; people: Acquaintance[]; attempt: (doing: Promise<unknown>) => void }) {
  const { sort, people, attempt } = props;
  if (people.length === 0) return null;
  return (
    <section class="people-part" aria-label={tell(`circle-${sort}`)}>
      <h2>{tell(`circle-${sort}`)}</h2>
      <ul class="circle">
        {people.map((person) => (
          <li key={person.name}>
            <span>
              <a href={personAddress(person.name)}>{person.name}</a>
              {person.tables.map((table) => (
                <a key={table} class="quiet-button" href={`#/table/${table}`}>
                  {tell('circle-plays')}
                </a>
              ))}
            </span>
            <Theirs person={person} attempt={attempt} />
          </li>
        ))}
      </ul>
    </section>
  );
}
