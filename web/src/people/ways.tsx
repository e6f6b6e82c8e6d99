// Links from the first page to ladders, tournaments and people.
import { Icon } from '../ui/icons';
import { say } from '../ui/words';

const WAYS = [
  ['ladder', 'trophy'],
  ['contests', 'heroic'],
  ['people', 'people'],
] as const;

export function Ways({ at = '' }: { at?: string }) {
  return (
    <nav class="hall-ways" aria-label={say('ways')}>
      {WAYS.map(([way, icon]) => (
        <a key={way} class="quiet-button" href={`#/${way}`} aria-current={way === at ? 'page' : undefined}>
          <Icon name={icon} /> {say(`way-${way}`)}
        </a>
      ))}
    </nav>
  );
}
