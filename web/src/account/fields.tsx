// Form fields of accounts.
import type { Signal } from '@preact/signals';
import { tell } from './words';

interface FieldProps {
  words: string;
  value: Signal<string>;
}

export function NameField({ words, value }: FieldProps) {
  return (
    <label class="account-field">
      <span>{words}</span>
      <input
        class="text-field"
        autocomplete="username"
        required
        maxLength={32}
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

/** `fresh`: a password that is chosen now, so a password manager offers to make one. */
export function PasswordField({ words, value, fresh = false }: FieldProps & { fresh?: boolean }) {
  return (
    <label class="account-field">
      <span>{words}</span>
      <input
        class="text-field"
        type="password"
        autocomplete={fresh ? 'new-password' : 'current-password'}
        required
        maxLength={128}
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
      {fresh && <small class="setting-note">{tell('password-rule')}</small>}
    </label>
  );
}

/** Tells password managers whose password a form changes. */
export function HiddenName({ name }: { name: string }) {
  return <input hidden readOnly autocomplete="username" value={name} />;
}
