// The place one points at.
import { signal } from '@preact/signals';

export const hovered = signal<string | null>(null);
