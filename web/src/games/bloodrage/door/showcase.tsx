// The world in outline, for the hall's door: eight provinces round the tree, one of them already burning.
import { classes } from '../../../ui/classes';
import { OUTLINE } from './outline';

const REGIONS = [
  'yggdrasil',
  'manheim',
  'manheim',
  'manheim',
  'jotunheim',
  'jotunheim',
  'jotunheim',
  'alfheim',
  'alfheim',
];
const [BURNING, ASH] = [4, 7];
const MEN: [number, string][] = [
  [1, 'bear'],
  [2, 'bear'],
  [3, 'wolf'],
  [5, 'raven'],
  [6, 'serpent'],
  [8, 'serpent'],
  [0, 'raven'],
  [0, 'wolf'],
];

export function Showcase() {
  return (
    <div class="showcase world-outline bloodrage-colours" aria-hidden="true">
      <svg viewBox={`0 0 ${OUTLINE.width} ${OUTLINE.height}`}>
        {OUTLINE.lands.map((land, index) => (
          <path
            key={index}
            class={classes(`outline region-${REGIONS[index]}`, index === BURNING && 'burning', index === ASH && 'ash')}
            d={land.path}
          />
        ))}
        <Tree />
        {MEN.map(([land, clan], index) => {
          const heart = OUTLINE.lands[land]?.heart ?? { x: 0, y: 0 };
          const aside = land === 0 ? (index % 2 === 0 ? -46 : 46) : 0;
          return <circle key={index} class={`outline-man clan-${clan}`} cx={heart.x + aside} cy={heart.y} r="26" />;
        })}
      </svg>
    </div>
  );
}

function Tree() {
  const { x, y } = OUTLINE.lands[0]?.heart ?? { x: 0, y: 0 };
  const fork = (at: number, limb: string) =>
    `M${x} ${at}${limb}M${x} ${at}${limb.replace(/(\d+) (-?\d+) (\d+)/, '-$1 $2 -$3')}`;
  return (
    <path
      class="outline-tree"
      d={`M${x} ${y + 84}V${y - 84}${fork(y - 10, 'q60 -20 96 -62')}${fork(y + 30, 'q50 16 78 48')}`}
    />
  );
}
