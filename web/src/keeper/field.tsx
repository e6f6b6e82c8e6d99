// A text field of the moderation forms.
import type { Signal } from '@preact/signals';

export function Text({ label, value }: { label: string; value: Signal<string> }) {
  return (
    <label class="keeper-text">
      <span>{label}</span>
      <input
        class="text-field"
        maxLength={300}
        value={value.value}
        onInput={(event) => {
          value.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
