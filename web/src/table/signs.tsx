// The list of all icons with their meanings: the table's, then the game's.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { partsOf } from '../games';
import type { Drawing, Legend } from '../games/parts';
import { guideWords } from '../guide/guide';
import '../ui/controls';
import { Icon, type IconName } from '../ui/icons';
import { find } from '../ui/words';

const TABLE: Legend = [
  ['book', 'reference'],
  ['people', 'people'],
  ['rewind', 'replay'],
  ['keyboard', 'keys'],
  ['scales', 'odds'],
  ['hint', 'hint'],
  ['bell', 'standing'],
  ['undo', 'undo'],
  ['close', 'close'],
  ['no', 'sign-no'],
  ['eye', 'sign-watch'],
  ['invite', 'sign-invite'],
  ['link', 'replay-link'],
  ['fork', 'fork'],
  ['play', 'replay-play'],
  ['pause', 'sign-pause'],
  ['back', 'step-back'],
  ['on', 'step-on'],
  ['hourglass', 'sign-last'],
  ['trophy', 'sign-victory'],
  ['talk', 'talk'],
  ['send', 'talk-send'],
  ['gear', 'sign-settings'],
];

export function SignList({ game }: { game: string }) {
  const own = useSignal<Legend>([]);
  useEffect(() => {
    void partsOf(game)
      ?.legend?.()
      .then((legend) => {
        own.value = legend;
      });
  }, [game]);
  return (
    <dl class="sign-list">
      {[...own.value, ...TABLE].map(([sign, words]) => (
        <div key={words}>
          <dt>
            <Drawn sign={sign} />
          </dt>
          <dd>{find(words) ?? guideWords(words)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Drawn({ sign }: { sign: IconName | Drawing }) {
  if (typeof sign === 'string') return <Icon name={sign} />;
  return (
    <svg class="icon" viewBox="0 0 512 512" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sign.inside }} />
  );
}

export { TABLE as TABLE_SIGNS };
