// The things of Valhalla in words: dice by their face.
import { nameThings } from '../../naming';
import type { Subject } from '../../wire';
import { sayFirst } from '../../words';
import { FACES } from './model';

export function faceName(face: string): string {
  return sayFirst([`weapon-${face}`, `face-${face}`]);
}

function name(subject: Subject): string | undefined {
  if (subject.sort === 'die') return faceName(subject.key.split('-')[0] ?? '');
  if (subject.sort === 'face') return faceName(subject.key);
  if (subject.sort === 'turn') return faceName(FACES[subject.number % FACES.length] ?? 'x');
  return undefined;
}

nameThings('valhalla', name);
