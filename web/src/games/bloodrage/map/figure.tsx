// Figures on the map and on the clan sheets: symbol, pattern and colour of the clan; Monsters are larger.
import { Mark } from '../icons';
import { MEN } from '../model';

export function isMonster(kind: string): boolean {
  return !MEN.has(kind);
}

/** A figure around the origin; `size` is the radius of a man. */
export function Figure({ clan, kind, size }: { clan: string; kind: string; size: number }) {
  if (isMonster(kind)) return <Beast clan={clan} kind={kind} size={size} />;
  if (kind === 'ship') return <Longship clan={clan} size={size} />;
  return <Man clan={clan} size={size} leader={kind === 'leader'} />;
}

/** A round shield with the clan's beast; a Leader's has a golden rim and a crown. */
function Man({ clan, size, leader }: { clan: string; size: number; leader: boolean }) {
  const radius = leader ? size * 1.16 : size;
  return (
    <g class={`figure clan-${clan} ${leader ? 'leader' : 'warrior'}`}>
      <circle class="figure-shadow" cy={radius * 0.16} r={radius * 1.06} />
      <circle class="figure-base" r={radius} />
      <circle class="figure-pattern" r={radius * 0.94} fill={`url(#pattern-${clan})`} />
      <Mark name={clan} x={0} y={leader ? radius * 0.06 : 0} size={radius * 1.42} class="figure-sign" />
      <circle class="figure-rim" r={radius} />
      {leader && <path class="figure-crown" d={crown(radius)} />}
    </g>
  );
}

function crown(radius: number): string {
  const [w, top, base] = [radius * 0.62, -radius * 1.5, -radius * 0.86];
  const left = `M${-w} ${base}L${-w * 1.1} ${top * 0.92}L${-w * 0.45} ${top * 0.75}L0 ${top}`;
  return `${left}L${w * 0.45} ${top * 0.75}L${w * 1.1} ${top * 0.92}L${w} ${base}Z`;
}

/** A hull, and a sail that shows the clan. */
function Longship({ clan, size }: { clan: string; size: number }) {
  const s = size * 1.25;
  return (
    <g class={`figure clan-${clan} ship`}>
      <path class="ship-hull" d={hull(s)} />
      <rect class="ship-mast" x={-s * 0.05} y={-s * 1.2} width={s * 0.1} height={s * 1.6} />
      <path class="figure-base" d={sail(s)} />
      <path class="figure-pattern" d={sail(s)} fill={`url(#pattern-${clan})`} />
      <Mark name={clan} x={0} y={-s * 0.42} size={s * 0.98} class="figure-sign" />
      <path class="figure-rim" d={sail(s)} />
    </g>
  );
}

function hull(s: number): string {
  const stern = `M${-s * 1.15} ${s * 0.2}Q${-s * 1.2} ${-s * 0.35} ${-s * 0.95} ${-s * 0.42}`;
  const deck = `Q${-s * 0.85} ${s * 0.35} 0 ${s * 0.38}Q${s * 0.85} ${s * 0.35} ${s * 0.95} ${-s * 0.42}`;
  const bow = `Q${s * 1.25} ${-s * 0.3} ${s * 1.15} ${s * 0.25}`;
  const keel = `Q${s * 0.7} ${s * 0.95} 0 ${s * 0.95}Q${-s * 0.7} ${s * 0.95} ${-s * 1.15} ${s * 0.2}Z`;
  return stern + deck + bow + keel;
}

function sail(s: number): string {
  const yard = `M${-s * 0.72} ${-s * 1.02}Q0 ${-s * 1.16} ${s * 0.72} ${-s * 1.02}`;
  const foot = `Q${s * 0.86} ${-s * 0.4} ${s * 0.66} ${s * 0.2}Q0 ${s * 0.06} ${-s * 0.66} ${s * 0.2}`;
  return `${yard}${foot}Q${-s * 0.86} ${-s * 0.4} ${-s * 0.72} ${-s * 1.02}Z`;
}

function standingStone(s: number): string {
  const left = `M${-s * 0.78} ${s * 0.95}L${-s * 0.95} ${-s * 0.35}Q${-s * 0.7} ${-s * 1.15} 0 ${-s * 1.2}`;
  return `${left}Q${s * 0.7} ${-s * 1.15} ${s * 0.95} ${-s * 0.35}L${s * 0.78} ${s * 0.95}Z`;
}

/** A standing stone with the Monster on it and its master's badge below. */
function Beast({ clan, kind, size }: { clan: string; kind: string; size: number }) {
  const s = size * 1.42;
  const stone = standingStone(s);
  return (
    <g class={`figure clan-${clan} beast`}>
      <path class="monster-stone" d={stone} />
      <Mark name={kind} x={0} y={-s * 0.22} size={s * 1.5} class="monster-sign" />
      <path class="figure-rim" d={stone} />
      <circle class="figure-base" cy={s * 0.78} r={s * 0.42} />
      <Mark name={clan} x={0} y={s * 0.78} size={s * 0.62} class="figure-sign" />
      <circle class="figure-rim thin" cy={s * 0.78} r={s * 0.42} />
    </g>
  );
}

/** A figure standing in a line of text. */
export function Token({ clan, kind }: { clan: string; kind: string }) {
  return (
    <svg class={`token kind-${kind}`} viewBox="-26 -28 52 54" aria-hidden="true">
      <Figure clan={clan} kind={kind} size={kind === 'ship' || isMonster(kind) ? 18 : 21} />
    </svg>
  );
}

/** The patterns of the four clans, once for the page. */
export function Patterns() {
  return (
    <svg class="patterns" aria-hidden="true">
      <defs>
        <pattern id="pattern-bear" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="1.6" height="5" class="pattern-ink" />
        </pattern>
        <pattern id="pattern-wolf" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2" height="6" class="pattern-ink" />
        </pattern>
        <pattern id="pattern-serpent" width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1.4" class="pattern-ink" />
        </pattern>
        <pattern id="pattern-raven" width="6" height="5" patternUnits="userSpaceOnUse">
          <rect width="6" height="1.6" class="pattern-ink" />
        </pattern>
      </defs>
    </svg>
  );
}
