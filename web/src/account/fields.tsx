// Form fields of accounts.
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
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

interface PasswordProps extends FieldProps {
  fresh?: boolean; // a new password: password managers offer to generate one
  rule?: boolean; // shows the minimum length
}

export function PasswordField({ words, value, fresh = false, rule = fresh }: PasswordProps) {
  const note = useId();
  return (
    <div class="account-field">
      <label class="account-field">
        <span>{words}</span>
        <input
          class="text-field"
          type="password"
          autocomplete={fresh ? 'new-password' : 'current-password'}
          aria-describedby={rule ? note : undefined}
          required
          maxLength={128}
          value={value.value}
          onInput={(event) => {
            value.value = event.currentTarget.value;
          }}
        />
      </label>
      {rule && (
        <small id={note} class="setting-note">
          {tell('password-rule')}
        </small>
      )}
    </div>
  );
}

/** Tells password managers whose password a form changes. */
export function HiddenName({ name }: { name: string }) {
  return <input hidden readOnly autocomplete="username" value={name} />;
}
