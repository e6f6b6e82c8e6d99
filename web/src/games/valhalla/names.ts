// The things of Valhalla in words: dice by their face.
import { nameThings, showThings } from '../../naming';
import type { Subject } from '../../wire';
import { sayFirst } from '../../words';

export function faceName(face: string): string {
  return sayFirst([`weapon-${face}`, `face-${face}`]);
}

function name(subject: Subject): string | undefined {
  if (!['die', 'face', 'turn'].includes(subject.sort)) return undefined;
  return faceName(subject.key.split('-')[0] ?? '');
}

nameThings('valhalla', name);

const CARDS = new Set(['card', 'jarl']);

showThings('valhalla', (subject) => (CARDS.has(subject.sort) ? subject.key : subject.sort === 'monsters' ? `monster:${subject.key}` : undefined));
