// Loki's card: what a difference in strength brings.
import { classes } from '../../../../ui/classes';
import { Icon } from '../../../../ui/icons';
import { say, sayFirst } from '../../../../ui/words';
import { Picture } from '../../cards/art';
import type { Drawn, Stage } from '../../stage';
import type { RowView, View } from './wire';

function bonusWords({ bonus, n }: RowView): string {
  return sayFirst([`loki-bonus-${bonus}`], { n });
}

function Loki({ stage, view: { card, rows, taken } }: { stage: Stage; view: View }) {
  const asked = stage.choices.prompt === 'loki-row';
  return (
    <section class={classes('extra loki', asked && 'asked')} tabIndex={0} aria-label={sayFirst(['expansion-loki'])}>
      <h3>
        <Picture id={`loki:${card}`} like={/^loki:/} instead={<Icon name="trick" />} />{' '}
        <span class="extra-name">{sayFirst([`loki-${card}`])}</span>
      </h3>
      <ul>
        {rows.map((row, index) => (
          <li key={row.min} class={taken === index ? 'now' : ''}>
            <b title={say('loki-difference')}>{row.min === row.max ? row.min : `${row.min}–${row.max}`}</b>{' '}
            {bonusWords(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function rowAt(view: View, number: number): RowView | undefined {
  return view.rows[number - 1];
}

export const DRAWN: Drawn<View> = {
  Laid: Loki,
  speak: (view, { verb, subject }) => {
    const row = verb === 'loki-row' ? rowAt(view, subject?.number ?? 0) : undefined;
    return row && { words: bonusWords(row), icon: 'trick' };
  },
  // the log tells what a row gives, not which one it is
  name: (view, { sort, number }) => {
    const row = sort === 'row' ? rowAt(view, number) : undefined;
    return row && bonusWords(row).replace(/\.$/, '');
  },
};
