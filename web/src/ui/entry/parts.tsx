// Form controls for touch, each with a label.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../icons';
import { Sheet } from '../parts';
import { say } from '../words';
import { tell } from './words';

interface StepperProps {
  label: string;
  value: number;
  least?: number;
  most: number;
  set: (value: number) => void;
  /** The number can be typed. */
  typed?: boolean;
}

/** A number with two buttons that change it. */
export function Stepper({ label, value, least = 0, most, set, typed }: StepperProps) {
  const put = (next: number) => set(Math.max(least, Math.min(most, Math.round(next) || 0)));
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span class="stepper-label">{label}</span>
      <button
        type="button"
        aria-label={tell('less', { what: label })}
        disabled={value <= least}
        onClick={() => put(value - 1)}
      >
        −
      </button>
      {typed ? (
        <input
          inputMode="numeric"
          aria-label={label}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            put(Number(event.currentTarget.value));
            event.currentTarget.value = String(Math.max(least, Math.min(most, Number(event.currentTarget.value) || 0)));
          }}
        />
      ) : (
        <output>{value}</output>
      )}
      <button
        type="button"
        aria-label={tell('more', { what: label })}
        disabled={value >= most}
        onClick={() => put(value + 1)}
      >
        +
      </button>
    </div>
  );
}

interface ChipsProps<T extends string> {
  label: string;
  values: readonly T[];
  chosen: T | readonly T[];
  show: (value: T) => ComponentChildren;
  name?: (value: T) => string;
  choose: (value: T) => void;
}

/** A choice of one among several values, or of some. */
export function Chips<T extends string>({ label, values, chosen, show, name, choose }: ChipsProps<T>) {
  const on = (value: T) => (Array.isArray(chosen) ? chosen.includes(value) : chosen === value);
  return (
    <fieldset class="chips">
      <legend>{label}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={on(value)}
          {...(name ? { 'aria-label': name(value), title: name(value) } : {})}
          onClick={() => choose(value)}
        >
          {show(value)}
        </button>
      ))}
    </fieldset>
  );
}

export function Toggle({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="entry-toggle">
      <input type="checkbox" checked={on} onChange={() => set(!on)} />
      <span>{label}</span>
    </label>
  );
}

/** A section of the form. */
export function Panel({ title, children, field }: { title: string; children: ComponentChildren; field?: string }) {
  return (
    <section class="entry-panel" aria-label={title} data-field={field}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The error of a field, shown beside it; nothing if the field is right. */
export function Wrong({ at, wrong }: { at: string; wrong: { field: string; words: string } | null }) {
  if (!wrong || !(wrong.field === at || wrong.field.startsWith(`${at}.`))) return null;
  return (
    <p class="entry-wrong" role="alert" data-field={wrong.field}>
      <Icon name="no" /> {wrong.words}
    </p>
  );
}

/** The submit button, within reach of the thumb. */
export function Press({
  words,
  icon,
  busy,
  press,
}: {
  words: string;
  icon: IconName;
  busy: boolean;
  press: () => void;
}) {
  return (
    <button type="button" class="primary entry-press" disabled={busy} onClick={press}>
      <Icon name={icon} /> {busy ? tell('reckoning') : words}
    </button>
  );
}

const PER_CENT = 100;

export function perCent(chance: number): string {
  const value = chance * PER_CENT;
  if (value > 0 && value < 0.1) return '< 0.1 %';
  if (value < PER_CENT && value > 99.9) return '> 99.9 %';
  return `${value.toFixed(value < 10 || value > 90 ? 1 : 0)} %`;
}

/** A probability with a bar. */
export function Chance({ words, chance, error = 0 }: { words: string; chance: number; error?: number }) {
  return (
    <li class="entry-chance">
      <span>{words}</span>
      <b>
        {perCent(chance)}
        {error > 0 && <small> ± {(error * PER_CENT).toFixed(1)}</small>}
      </b>
      <i style={{ '--chance': chance }} aria-hidden="true" />
    </li>
  );
}

interface PickerProps {
  label: string;
  /** Keys and names to choose from. */
  things: [string, string][];
  picked: readonly string[];
  most: number;
  set: (picked: string[]) => void;
}

/** A choice of several things by name: the chosen ones are shown, the rest is in a list. */
export function Picker({ label, things, picked, most, set }: PickerProps) {
  const open = useSignal(false);
  const names = new Map(things);
  return (
    <div class="picker" role="group" aria-label={label}>
      <span class="picker-label">{label}</span>
      {picked.map((key, at) => (
        <button
          key={at}
          type="button"
          class="picked"
          aria-label={tell('take-away', { what: names.get(key) ?? key })}
          onClick={() => set(picked.filter((_, other) => other !== at))}
        >
          {names.get(key) ?? key} <Icon name="close" />
        </button>
      ))}
      {picked.length < most && (
        <button type="button" class="add" onClick={() => (open.value = true)}>
          + {tell('add')}
        </button>
      )}
      {open.value && (
        <PickSheet
          label={label}
          things={things}
          close={() => (open.value = false)}
          pick={(key) => {
            set([...picked, key]);
            open.value = false;
          }}
        />
      )}
    </div>
  );
}

function PickSheet(props: {
  label: string;
  things: [string, string][];
  close: () => void;
  pick: (key: string) => void;
}) {
  const search = useSignal('');
  const wanted = search.value.trim().toLowerCase();
  const found = props.things.filter(([, name]) => name.toLowerCase().includes(wanted));
  return (
    <Sheet title={props.label} onClose={props.close} narrow>
      <input
        type="search"
        class="search"
        value={search.value}
        aria-label={say('search')}
        placeholder={say('search')}
        onInput={(event) => {
          search.value = event.currentTarget.value;
        }}
      />
      <ul class="pick-list">
        {found.map(([key, name]) => (
          <li key={key}>
            <button type="button" onClick={() => props.pick(key)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p class="quiet">{say('nothing-found')}</p>}
    </Sheet>
  );
}
