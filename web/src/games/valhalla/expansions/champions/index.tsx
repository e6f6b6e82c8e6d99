// Tokens on warriors, and the players whom a champion remembers.
import { names } from '../../../../live/scope';
import { Icon, SeatSign } from '../../../../ui/icons';
import { say } from '../../../../ui/words';
import { Mark } from '../../cards/mark';
import type { Drawn } from '../../stage';
import type { View } from './wire';

function Vengeance({ foe, words }: { foe: number; words: string }) {
  return (
    <span class="mark" title={words}>
      <Icon name="foe" />
      <SeatSign seat={foe} label={words} />
    </span>
  );
}

export const DRAWN: Drawn<View> = {
  marks: ({ table }, { universal, vengeance }, seat, slot) => {
    const tokens = universal[seat]?.[slot] ?? 0;
    const foe = vengeance[seat]?.[slot] ?? null;
    const grown = (
      <Mark key="token" icon="token" words={say('tokens', { count: tokens })}>
        {tokens}
      </Mark>
    );
    return [
      ...(tokens > 0 ? [{ sign: grown }] : []),
      ...(foe === null
        ? []
        : [{ sign: <Vengeance key="foe" foe={foe} words={say('remembers', { name: names(table, foe) })} /> }]),
    ];
  },
};
