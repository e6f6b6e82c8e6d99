// The place under the mouse.
import { signal } from '@preact/signals';

export const hovered = signal<string | null>(null);
