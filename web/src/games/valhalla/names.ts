// The things of Valhalla in words: dice by their face, powers by what they do.
import { nameThings, showThings } from '../../naming';
import type { Subject } from '../../wire';
import { find, sayFirst } from '../../words';

export function faceName(face: string): string {
  return sayFirst([`weapon-${face}`, `face-${face}`]);
}

function powerName({ number }: Subject, beside: Subject[]): string | undefined {
  const jarl = beside.find((other) => other.sort === 'jarl')?.key ?? '';
  return find(`jarl-${jarl}-${number === 0 ? 'main' : 'secondary'}`)?.replace(/\.$/, '');
}

function name(subject: Subject, beside: Subject[]): string | undefined {
  if (subject.sort === 'ability') return powerName(subject, beside);
  if (!['die', 'face', 'turn'].includes(subject.sort)) return undefined;
  return faceName(subject.key.split('-')[0] ?? '');
}

nameThings('valhalla', name);

const CARDS = new Set(['card', 'jarl']);

showThings('valhalla', (subject) => (CARDS.has(subject.sort) ? subject.key : subject.sort === 'monsters' ? `monster:${subject.key}` : undefined));
