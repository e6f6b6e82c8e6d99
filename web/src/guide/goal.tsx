// The goal of a game as a row of icons, each with a short sentence.
import { partsOf } from '../games';
import { Icon } from '../ui/icons';
import { guideWords } from './guide';

export function Goal({ game }: { game: string }) {
  const steps = partsOf(game)?.goal ?? [];
  return (
    <ol class="goal">
      {steps.map((icon, at) => (
        <li key={icon}>
          <Icon name={icon} />
          <p>{guideWords(`goal-${game}-${at + 1}`)}</p>
        </li>
      ))}
    </ol>
  );
}
