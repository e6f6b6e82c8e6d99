// The field for the user's display name.
import { myName, setName } from '../ui/settings';
import { say } from '../ui/words';

export function NameField() {
  return (
    <label class="name-field">
      <span>{say('your-name')}</span>
      <input
        value={myName.value}
        maxLength={32}
        placeholder={say('your-name-hint')}
        onInput={(event) => setName(event.currentTarget.value)}
      />
    </label>
  );
}
