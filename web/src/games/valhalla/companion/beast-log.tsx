// The beast's actions, line by line.
import { tell } from '../../../ui/entry/words';
import type { BeastEvent } from './wire';

/** The events of the last step. */
export function Told({ lines, over }: { lines: BeastEvent[]; over: string }) {
  if (lines.length === 0 && !over) return null;
  return (
    <section class="entry-answer beast-told" aria-live="polite" aria-label={tell('answer')}>
      <ol>
        {lines.map((line, at) => (
          <li key={at}>{tell(`told-${line.key}`, { n: line.n ?? 0, faces: facesOf(line) })}</li>
        ))}
      </ol>
      {over && <p class="entry-win">{tell(`beast-over-${over}`)}</p>}
    </section>
  );
}

function facesOf({ subjects = [] }: BeastEvent): string {
  return subjects.map(({ key }) => tell(key === 'x' ? 'face-x' : `weapon-${key}`)).join(', ');
}
