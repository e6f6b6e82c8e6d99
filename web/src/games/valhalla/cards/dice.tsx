// Dice that roll, can be picked, and move into the sockets of warriors.
import { Icon } from '../../../ui/icons';
import { classOf, type Die } from '../model';
import { faceName } from '../names';

export function DieFace({ die }: { die: Die }) {
  return (
    <span class={`die-face ${die.material} face-${die.face}`}>
      <Icon name={die.face} />
    </span>
  );
}

export function dieName(die: Die): string {
  return faceName(die.face);
}

interface PoolProps {
  dice: Die[];
  role: 'attacker' | 'defender';
  glow: (die: Die) => boolean;
  ticked: number[];
  onPick?: ((die: Die, index: number) => void) | undefined;
  rolling: number;
  label: (die: Die) => string;
}

// A die is the same element whether it can be picked or not, so that it is animated only when rolled.
const PICTURE = { role: 'img', tabIndex: -1 } as object;

/** A pool of dice, sorted by face; `rolling` changes when the dice were just rolled. */
export function Pool({ dice, role, glow, ticked, onPick, rolling, label }: PoolProps) {
  return (
    <div class={`pool ${role}`} style={{ '--dice': dice.length }}>
      {dice.map((die, index) => {
        const lit = glow(die);
        const classes = `die ${lit ? 'glow' : ''} ${ticked.includes(index) ? 'chosen' : ''}`;
        const use =
          lit && onPick
            ? {
                'aria-label': label(die),
                'aria-pressed': ticked.includes(index),
                'data-die': classOf(die),
                onClick: () => onPick(die, index),
              }
            : { ...PICTURE, 'aria-label': dieName(die) };
        return (
          <button key={`${rolling}-${index}`} type="button" class={classes} style={{ '--turn': index }} {...use}>
            <DieFace die={die} />
          </button>
        );
      })}
    </div>
  );
}
