// The form of a card, generated from the field descriptions of its game.
import { useId } from 'preact/hooks';
import { RuleMark } from '../ui/rules';
import { language } from '../ui/settings';
import type { CardForms, Complaint, FieldForm, KindForm } from '../wire/messages';
import { type Examples, kindWords } from './kinds';
import { blank, type Entry, isTable, kindsOf, withField } from './model';
import { concerns, fieldsOf, type Mistakes } from './validation';
import { called, tell } from './words';

/** The context of every field. */
export interface Around {
  forms: CardForms;
  card: Entry;
  mistakes: Mistakes;
  complaint: Complaint | null | undefined;
  examples: Examples;
}

interface Props {
  around: Around;
  field: FieldForm;
  path: string;
  value: unknown;
  set: (value: unknown) => void;
}

export function Fields({
  around,
  fields,
  entry,
  above,
  set,
}: {
  around: Around;
  fields: FieldForm[];
  entry: Entry;
  above: string;
  set: (entry: Entry) => void;
}) {
  return (
    <>
      {fields.map((field) => (
        <Field
          key={field.key}
          around={around}
          field={field}
          path={above ? `${above}.${field.key}` : field.key}
          value={entry[field.key]}
          set={(value) => set(withField(entry, field.key, value))}
        />
      ))}
    </>
  );
}

const GROUPED = (field: FieldForm) => field.sort === 'table' || field.sort === 'list';

function Field(props: Props) {
  const { around, field, path } = props;
  const id = useId();
  const wrong = around.mistakes.has(path) || concerns(around.complaint, path);
  const name = called(around.forms.game, field.key);
  const said = wrong ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-wrong` } : {};
  if (GROUPED(field) && field.kinds !== 'number')
    return (
      <fieldset class={`make-group ${wrong ? 'wrong' : ''}`} data-field={path}>
        <legend>{name}</legend>
        <Grouped {...props} />
        <Wrong around={around} path={path} id={`${id}-wrong`} />
      </fieldset>
    );
  return (
    <div class={`make-field ${wrong ? 'wrong' : ''}`} data-field={path}>
      <label for={id}>{name}</label>
      <Plain {...props} id={id} said={said} />
      <Wrong around={around} path={path} id={`${id}-wrong`} />
    </div>
  );
}

/** The error of a field: the form's own text, or the checker's, which is in English except for the rule. */
function Wrong({ around, path, id }: { around: Around; path: string; id: string }) {
  const mistake = around.mistakes.get(path);
  if (mistake)
    return (
      <p class="make-wrong" id={id}>
        {tell(mistake.key, mistake.args)}
      </p>
    );
  return concerns(around.complaint, path) ? <Said around={around} id={id} /> : null;
}

export function Said({
  around: { forms, complaint },
  id,
}: {
  around: Pick<Around, 'forms' | 'complaint'>;
  id?: string;
}) {
  if (!complaint) return null;
  const { what, right, rule } = complaint;
  return (
    <p class="make-wrong" {...(id ? { id } : {})}>
      {tell('checker-says')} <span lang="en">{[what, right].filter(Boolean).join('; ')}</span>{' '}
      <RuleMark game={forms.game} rule={rule} />
    </p>
  );
}

type Marks = { 'aria-invalid'?: true; 'aria-describedby'?: string };

function Plain({ around, field, value, set, id, said }: Props & { id: string; said: Marks }) {
  const { forms, card, examples } = around;
  if (field.sort === 'yes or no')
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={(event) => set(event.currentTarget.checked || (field.needed ? false : undefined))}
      />
    );
  if (field.sort === 'number') return <NumberField {...{ id, field, value, set, said }} />;
  if (field.kinds === 'number') return <Numbers {...{ id, value, set, said }} />;
  const options: [string, string][] = field.kinds
    ? kindsOf(forms, field, card).map((kind) => [kind.key, kindWords(forms.game, kind.key, examples)])
    : field.choices.map((choice) => [choice, called(forms.game, choice)]);
  if (options.length > 0) return <Choice {...{ id, field, value, set, said, options }} />;
  return (
    <input
      id={id}
      class="text-field"
      value={String(value ?? '')}
      maxLength={40}
      {...said}
      onInput={(event) => set(event.currentTarget.value)}
    />
  );
}

interface Simple {
  id: string;
  value: unknown;
  set: (value: unknown) => void;
  said: Marks;
}

function NumberField({ id, field, value, set, said }: Simple & { field: FieldForm }) {
  return (
    <input
      id={id}
      class="text-field"
      type="number"
      min={field.least}
      max={field.most}
      value={typeof value === 'number' ? value : ''}
      {...said}
      onInput={({ currentTarget }) => set(currentTarget.value === '' ? undefined : Number(currentTarget.value))}
    />
  );
}

/** A field of numbers separated by commas: `2, 3, 4`. */
function Numbers({ id, value, set, said }: Simple) {
  const read = (text: string) =>
    text
      .split(/[^\d-]+/)
      .filter(Boolean)
      .map(Number);
  return (
    <input
      id={id}
      class="text-field"
      defaultValue={Array.isArray(value) ? value.join(', ') : ''}
      {...said}
      onChange={(event) => set(read(event.currentTarget.value))}
    />
  );
}

function Choice({ id, field, value, set, said, options }: Simple & { field: FieldForm; options: [string, string][] }) {
  return (
    <select id={id} value={String(value ?? '')} {...said} onChange={(event) => set(event.currentTarget.value)}>
      {(!field.needed || value === undefined) && <option value="">–</option>}
      {options.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </select>
  );
}

// -- fields of several parts

function Grouped(props: Props) {
  const { field, value, set, around, path } = props;
  if (field.sort === 'list' && field.choices.length > 0) return <Counts {...props} />;
  if (field.sort === 'list') return <Several {...props} />;
  const kinds = kindsOf(around.forms, field, around.card);
  const entry = isTable(value) ? value : {};
  if (kinds.length > 0) return <OneKind {...props} kinds={kinds} entry={entry} />;
  const fields = fieldsOf(around.forms, field, entry, around.card);
  const change = (next: Entry) => set(Object.keys(next).length > 0 || field.needed ? next : undefined);
  if (fields.length === 0) return <p class="quiet">–</p>;
  return <Fields around={around} fields={fields} entry={entry} above={path} set={change} />;
}

/** A field that counts each thing in a list: weapons, colours. */
function Counts({ around, field, value, set }: Props) {
  const list = Array.isArray(value) ? value.map(String) : [];
  const change = (choice: string, step: number) => {
    const count = Math.max(0, list.filter((one) => one === choice).length + step);
    const next = field.choices.flatMap((one) =>
      Array.from({ length: one === choice ? count : list.filter((other) => other === one).length }, () => one),
    );
    set(next.length > 0 || field.needed ? next : undefined);
  };
  return (
    <div class="make-counts">
      {field.choices.map((choice) => {
        const words = called(around.forms.game, choice);
        const count = list.filter((one) => one === choice).length;
        return (
          <div key={choice} class={count > 0 ? 'some' : ''}>
            <button
              type="button"
              aria-label={tell('fewer-of', { thing: words })}
              disabled={count === 0}
              onClick={() => change(choice, -1)}
            >
              −
            </button>
            <span>
              {words} <b>{count}</b>
            </span>
            <button type="button" aria-label={tell('more-of', { thing: words })} onClick={() => change(choice, 1)}>
              +
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** A field of a kind with its parameters. */
function OneKind({ around, field, path, set, kinds, entry }: Props & { kinds: KindForm[]; entry: Entry }) {
  const kind = kinds.find((one) => one.key === entry.kind);
  const choose = (key: string) => {
    const next = kinds.find((one) => one.key === key);
    const { id: _, ...first } = blank(next?.fields ?? [], '');
    set(next ? { kind: key, ...first } : undefined);
  };
  return (
    <>
      <select
        class="make-kind"
        aria-label={called(around.forms.game, field.key)}
        value={String(entry.kind ?? '')}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">–</option>
        {kinds.map(({ key }) => (
          <option key={key} value={key}>
            {kindWords(around.forms.game, key, around.examples)}
          </option>
        ))}
      </select>
      {kind && <Fields around={around} fields={kind.fields ?? []} entry={entry} above={path} set={set} />}
    </>
  );
}

/** A field of a list of tables; each can be removed. */
function Several({ around, field, path, value, set }: Props) {
  const list = Array.isArray(value) ? value.filter(isTable) : [];
  const change = (next: Entry[]) => set(next.length > 0 || field.needed ? next : undefined);
  const replace = (at: number, one: unknown) =>
    change(list.flatMap((old, index) => (index === at ? (isTable(one) ? [one] : []) : [old])));
  const each: FieldForm = { ...field, sort: 'table' };
  const { id: _, ...first } = blank(field.inside, '');
  const beside = kindsOf(around.forms, field, around.card).filter((kind) => kind.beside);
  const forms = { ...around.forms, kinds: { ...around.forms.kinds, ...(beside[0] ? { [field.kinds]: beside } : {}) } };
  return (
    <>
      {list.map((one, at) => (
        <div key={at} class="make-one">
          <Grouped
            around={{ ...around, forms }}
            field={each}
            path={`${path}.${at}`}
            value={one}
            set={(next) => replace(at, next)}
          />
          <button type="button" class="quiet-button" onClick={() => replace(at, null)}>
            {tell('take-out')}
          </button>
        </div>
      ))}
      <button
        type="button"
        class="quiet-button"
        onClick={() => change([...list, field.inside.length > 0 ? first : { kind: beside[0]?.key ?? '' }])}
      >
        {tell('put-in')}
      </button>
    </>
  );
}

// -- printed texts

const TONGUES = ['en', 'ru', 'pl', 'cs'];

/** A field of a name or text: one for all languages, or one for each. */
export function Printed({
  around,
  field,
  value,
  set,
}: { around: Around; field: 'name' | 'text' } & Pick<Props, 'value' | 'set'>) {
  const id = useId();
  const byTongue = isTable(value) ? value : null;
  const wrong = around.mistakes.has(field) || concerns(around.complaint, field);
  const Tag = field === 'name' ? 'input' : 'textarea';
  const input = (key: string, now: unknown, change: (text: string) => void) => (
    <Tag
      id={`${id}${key}`}
      class="text-field"
      maxLength={field === 'name' ? 60 : 600}
      value={String(now ?? '')}
      onInput={(event) => change(event.currentTarget.value)}
    />
  );
  return (
    <div class={`make-field ${wrong ? 'wrong' : ''}`} data-field={field}>
      <label for={byTongue ? `${id}${TONGUES[0]}` : id}>{tell(`printed-${field}`)}</label>
      {byTongue
        ? TONGUES.map((tongue) => (
            <div key={tongue} class="make-tongue">
              <label for={`${id}${tongue}`}>{tongue}</label>
              {input(tongue, byTongue[tongue], (text) => set(orNothing(withField(byTongue, tongue, text))))}
            </div>
          ))
        : input('', value, set)}
      <button
        type="button"
        class="quiet-button"
        onClick={() => set(byTongue ? Object.values(byTongue)[0] : { [language.value]: String(value ?? '') || '…' })}
      >
        {tell(byTongue ? 'one-tongue' : 'four-tongues')}
      </button>
      <Wrong around={around} path={field} id={`${id}-wrong`} />
    </div>
  );
}

const orNothing = (entry: Entry): Entry | undefined => (Object.keys(entry).length > 0 ? entry : undefined);
