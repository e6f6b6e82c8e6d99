// Labels on the map: names, rewards, doom tokens, and each clan's strength.
import { say } from '../../../ui/words';
import { boardPicture } from '../cards/art';
import { ROMAN } from '../cards/card';
import { Mark } from '../icons/icons';
import type { Fjord, Province } from '../model';
import { berthsIn, type Land, type Point, type Water, type World } from './world';

const TEXT = 21; // font size in units; 12.5 pixels on a phone
const LETTER = 11.4; // average width of a letter in units
const TOKEN = 36;
const PILL = { wide: 48, high: 28, gap: 3 };

/** The label of a province, in two lines below its figures. */
export function Marks({
  banners,
  province,
  land,
  world,
}: {
  banners: string[];
  province: Province;
  land: Land;
  world: World;
}) {
  const name = say(`province-${province.key}`);
  const wide = name.length * LETTER + 18;
  const half = wide / 2 + TOKEN;
  const at = { x: within(world, land.label.x, half), y: land.label.y };
  return (
    <g class={`marks ${province.live ? '' : 'ash'}`}>
      <rect class="plate" x={at.x - wide / 2} y={at.y - 15} width={wide} height={30} rx={8} />
      <text class="land-name" x={at.x} y={at.y + 7} font-size={TEXT}>
        {name}
      </text>
      {province.live && <Reward province={province} at={{ x: at.x - wide / 2 - TOKEN * 0.36, y: at.y }} />}
      {province.live && province.doomed_in > 0 && (
        <Doom province={province} at={{ x: at.x + wide / 2 + TOKEN * 0.36, y: at.y }} />
      )}
      {province.live && (
        <Strengths banners={banners} province={province} world={world} at={{ x: at.x, y: at.y + 31 }} />
      )}
    </g>
  );
}

/** Clamps a horizontal position, so that a label stays in the visible area. */
function within({ sight }: World, x: number, half: number): number {
  return Math.min(sight.left + sight.width - half - 3, Math.max(sight.left + half + 3, x));
}

function Sign({ name, at }: { name: string; at: Point }) {
  const href = boardPicture(`sign-${name}`);
  if (!href) return <Mark name={name} x={at.x} y={at.y} size={TOKEN * 0.7} />;
  return <image href={href} x={at.x - TOKEN * 0.4} y={at.y - TOKEN * 0.4} width={TOKEN * 0.8} height={TOKEN * 0.8} />;
}

function Reward({ province, at }: { province: Province; at: Point }) {
  if (!province.token) return null;
  const turned = province.pillaged;
  return (
    <g class={`reward ${turned ? 'turned' : ''}`}>
      <circle cx={at.x} cy={at.y} r={TOKEN / 2} />
      <Sign name={turned ? 'pillaged' : province.token} at={at} />
      {province.token === 'glory' && !turned && (
        <text class="reward-number" x={at.x} y={at.y + 7}>
          5
        </text>
      )}
    </g>
  );
}

function Doom({ province, at }: { province: Province; at: Point }) {
  const [w, top, foot] = [TOKEN * 0.55, at.y - TOKEN * 0.6, at.y + TOKEN * 0.42];
  return (
    <g class={`doom-mark ${province.doom ? 'now' : ''}`}>
      <path d={`M${at.x} ${top}L${at.x + w} ${foot}L${at.x - w} ${foot}Z`} />
      {province.doom ? (
        <Mark name="embers" x={at.x} y={at.y + 2} size={TOKEN * 0.6} />
      ) : (
        <text x={at.x} y={foot - 4}>
          {ROMAN[province.doomed_in]}
        </text>
      )}
    </g>
  );
}

function Strengths({
  banners,
  province,
  world,
  at,
}: {
  banners: string[];
  province: Province;
  world: World;
  at: Point;
}) {
  const strong = province.strengths.flatMap((strength, seat) => (strength > 0 ? [{ seat, strength }] : []));
  const step = PILL.wide + PILL.gap;
  const middle = within(world, at.x, (strong.length * step) / 2);
  return (
    <>
      {strong.map(({ seat, strength }, index) => {
        const x = middle + (index - (strong.length - 1) / 2) * step;
        const clan = banners[seat] ?? '';
        return (
          <g key={seat} class={`strength clan-${clan}`}>
            <rect x={x - PILL.wide / 2} y={at.y - PILL.high / 2} width={PILL.wide} height={PILL.high} rx={7} />
            <Mark name={clan} x={x - 11} y={at.y} size={22} />
            <text x={x + 12} y={at.y + 8}>
              {strength}
            </text>
          </g>
        );
      })}
    </>
  );
}

const LINE = 20; // units between two lines of a fjord's name

/** The name of a fjord on the water. It has one word a line where the water is narrow. */
export function WaterName({ fjord, world, ships }: { fjord: Fjord; world: World; ships: number }) {
  const water = world.waters[fjord.key];
  if (!water) return null;
  const { left, top, width, height } = world.sight;
  const upright = Math.abs(water.label.x - left - width / 2) < width / 4;
  const name = say(`br-${fjord.key}`);
  const lines = upright ? [name] : name.split(' ');
  const wanted = Math.max(water.label.y, belowShips(water, world, ships) + (lines.length * LINE) / 2);
  const middle = Math.min(top + height - 16, Math.max(top + 18, wanted));
  return (
    <text class={`water-name ${fjord.open ? '' : 'closed'}`}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={within(world, water.label.x, (line.length * LETTER) / 2)}
          y={middle + (index - (lines.length - 1) / 2) * LINE + 7}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The lower edge of the ships that overlap the place of the name; the name is drawn below it. */
function belowShips(water: Water, world: World, count: number): number {
  const near = berthsIn(water, world, count).filter(({ x }) => Math.abs(x - water.label.x) < world.man);
  return Math.max(0, ...near.map(({ y }) => y + world.man * 0.22));
}
