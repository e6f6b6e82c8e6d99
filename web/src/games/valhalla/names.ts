// Names of the things of Valhalla: dice by their face, powers by their effect.
import { nameThings, showThings } from '../../live/naming';
import { find, sayFirst } from '../../ui/words';
import type { Subject } from '../../wire/messages';

export function faceName(face: string): string {
  return sayFirst([`weapon-${face}`, `face-${face}`]);
}

function powerName({ number }: Subject, beside: Subject[]): string | undefined {
  const jarl = beside.find((other) => other.sort === 'jarl')?.key ?? '';
  return find(`jarl-${jarl}-${number === 0 ? 'main' : 'secondary'}`)?.replace(/\.$/, '');
}

function name(subject: Subject, beside: Subject[]): string | undefined {
  const { sort, key } = subject;
  if (sort === 'ability') return powerName(subject, beside);
  if (sort === 'die' || sort === 'turn') return find(`${sort}-${key}`);
  return sort === 'face' ? faceName(key) : undefined;
}

nameThings('valhalla', name);

const CARDS = new Set(['card', 'jarl']);

showThings('valhalla', (subject) =>
  CARDS.has(subject.sort) ? subject.key : subject.sort === 'monsters' ? `monster:${subject.key}` : undefined,
);
