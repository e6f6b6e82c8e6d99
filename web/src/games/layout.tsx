// Lays out any state from its structure: simple fields in a line, things as chips, lists of things as boards. A thing
// that an option is about can be clicked.
import type { ComponentChildren } from 'preact';
import { optionWords } from '../ask/offers';
import { names, type ScreenProps } from '../live/scope';
import { classes } from '../ui/classes';
import type { Drop } from '../ui/hands/drag';
import { Icon, isIcon, SeatSign } from '../ui/icons';
import { find, plain, say, sayFirst } from '../ui/words';
import type { Option } from '../wire/messages';
import { type Fields, fieldsOf, isFields, isPlain, type Laid, stepNow, titleOf } from './structure';

interface Part {
  props: ScreenProps;
}

/** A whole state, or a part of it. */
export function Layout({ props, value }: Part & { value: unknown }) {
  return <Body props={props} fields={fieldsOf(value)} />;
}

function Body({ props, fields }: Part & { fields: Laid }) {
  return (
    <>
      {fields.simple.length > 0 && (
        <dl class="laid-facts">
          {fields.simple.map(([key, value]) => (
            <Fact key={key} props={props} name={key} value={value} />
          ))}
        </dl>
      )}
      {fields.large.map(([key, value]) => (
        <Section key={key} props={props} name={key} value={value} />
      ))}
    </>
  );
}

function Fact({ props, name, value }: Part & { name: string; value: unknown }) {
  if (value === true) return <div class="laid-tag">{label(name)}</div>;
  return (
    <div>
      <dt>{label(name)}</dt>
      <dd>
        <Value props={props} name={name} value={value} />
      </dd>
    </div>
  );
}

function Section({ props, name, value }: Part & { name: string; value: unknown }) {
  return (
    <section class="laid-section">
      <h3>{label(name)}</h3>
      {Array.isArray(value) ? (
        <Things props={props} name={name} list={value} />
      ) : (
        <Layout props={props} value={value} />
      )}
    </section>
  );
}

/** A list of things: a timeline marks its current step, any other list is a row of boards. */
function Things({ props, name, list }: Part & { name: string; list: unknown[] }) {
  const step = stepNow(list);
  if (step !== undefined) return <p>{find(`step-${step}`) ?? step}</p>;
  return (
    <div class="laid-row">
      {list.map((item, at) =>
        isFields(item) ? (
          <Board key={at} props={props} thing={item} />
        ) : (
          <span key={at} class="laid-cell">
            <Value props={props} name={name} value={item} />
          </span>
        ),
      )}
    </div>
  );
}

function Board({ props, thing }: Part & { thing: Fields }) {
  const [title, rest] = titleOf(thing);
  const seat = typeof thing.seat === 'number' ? thing.seat : undefined;
  const mine = seat !== undefined && props.table.mine.includes(seat);
  const asked = seat !== undefined && props.shown.update.asked.includes(seat);
  return (
    <article class={classes('laid-board', seat !== undefined && `seat-${seat}`, mine && 'my-laid', asked && 'asked')}>
      {(title || seat !== undefined) && (
        <header>
          {seat !== undefined && <Seat props={props} seat={seat} />}
          {title && <Chip props={props} name="card" value={title} />}
        </header>
      )}
      <Body props={props} fields={fieldsOf(rest)} />
    </article>
  );
}

const OF_SEATS = new Set(['seat', 'active', 'first', 'winner', 'winners', 'waiting', 'players']);

function Value({ props, name, value }: Part & { name: string; value: unknown }): ComponentChildren {
  if (Array.isArray(value)) {
    return value.map((item, at) => <Value key={at} props={props} name={name} value={item} />);
  }
  if (isFields(value)) return <Layout props={props} value={value} />;
  if (typeof value === 'number' && OF_SEATS.has(name)) return <Seat props={props} seat={value} />;
  if (typeof value === 'string' && value !== '') return <Chip props={props} name={name} value={value} />;
  return isPlain(value) ? <span class="laid-number">{inShort(value)}</span> : null;
}

function inShort(value: unknown): string {
  if (value === true) return say('yes');
  return value === false || value === null || value === '' ? '–' : String(value);
}

function Seat({ props: { table }, seat }: Part & { seat: number }) {
  if (seat < 0) return <span class="laid-number">–</span>;
  return (
    <span class="laid-seat">
      <SeatSign seat={seat} /> {names(table, seat)}
    </span>
  );
}

/** A thing by its name. It is a button if exactly one option is about it. */
function Chip({ props, name, value }: Part & { name: string; value: string }) {
  const { question, version } = props.shown.update;
  const words = thingWords(name, value);
  const option = props.shown.latest ? only(question?.options ?? [], value) : undefined;
  const icon = isIcon(value) && <Icon name={value} />;
  if (!option || !question) {
    return (
      <span class="laid-chip" data-thing={value}>
        {icon}
        {words}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="laid-chip glow"
      data-thing={value}
      disabled={props.scope.gesture.late.value}
      title={optionWords(props.table, option, question)}
      onClick={() => props.scope.link.answer(option.action, version)}
    >
      {icon}
      {words}
    </button>
  );
}

/** Drop targets of a thing: another thing that can be chosen after it. */
export function dropsOfChip(props: ScreenProps, chip: HTMLElement): Drop[] {
  const { shown, scope } = props;
  const { question, version } = shown.update;
  const option = only(question?.options ?? [], chip.dataset.thing ?? '');
  if (!option || !question || !shown.latest) return [];
  const first = { prompt: question.prompt, verb: option.verb, about: option.subject?.key ?? null };
  const others = [...document.querySelectorAll<HTMLElement>('.laid-chip[data-thing]')].map((one) => one.dataset.thing);
  return [...new Set(others)].flatMap((about) =>
    about === undefined || about === chip.dataset.thing
      ? []
      : {
          to: `.laid-chip[data-thing="${CSS.escape(about)}"]`,
          act: () => scope.gesture.begin([first, { prompt: null, verb: null, about }], question, version),
        },
  );
}

function only(options: Option[], key: string): Option | undefined {
  const about = options.filter(({ subject }) => subject?.key === key && subject.sort !== 'number');
  return about.length === 1 ? about[0] : undefined;
}

/** The game's words for a field, else the field's key. */
function label(key: string): string {
  return find(`field-${key}`) ?? plain(key);
}

function thingWords(name: string, value: string): string {
  return sayFirst([`${name}-${value}`, `${name.replace(/s$/, '')}-${value}`, `card-${value}`, value]);
}
