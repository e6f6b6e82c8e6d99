// The chart of a rating over time, with its first, last, best and worst value.
import type { CurvePoint } from '../wire/messages';
import { tell } from './words';

const [WIDE, HIGH, EDGE] = [320, 90, 8];
const LABEL = 40; // pixels for the numbers beside the line
const LEAST = 60; // minimum range of the axis in points, so that small changes look small

export function Curve({ points }: { points: CurvePoint[] }) {
  if (points.length < 2) return null;
  const values = points.map((point) => point.rating);
  const [low, high] = span(values);
  const x = (index: number) => EDGE + (index / (points.length - 1)) * (WIDE - LABEL - 2 * EDGE);
  const y = (value: number) => HIGH - EDGE - ((value - low) / (high - low)) * (HIGH - 2 * EDGE);
  const path = values
    .map((value, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  const last = values[values.length - 1] ?? 0;
  const words = tell('people-curve', { count: points.length, first: values[0] ?? 0, last });
  return (
    <svg class="curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={words}>
      {[high, low].map((value) => (
        <g key={value}>
          <line x1={EDGE} x2={WIDE - LABEL - EDGE} y1={y(value)} y2={y(value)} />
          <text x={WIDE - LABEL} y={y(value) + 4}>
            {value}
          </text>
        </g>
      ))}
      <path d={path} />
      <circle cx={x(points.length - 1)} cy={y(last)} r="4" />
    </svg>
  );
}

export function span(values: number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const more = Math.max(0, LEAST - (high - low)) / 2;
  return [Math.floor(low - more), Math.ceil(high + more)];
}
