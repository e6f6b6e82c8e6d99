// Finds where turns and battles begin in the history of a game.
import { effectOf } from '../live/event-effects';
import type { LogLine, StoryPoint } from '../wire/messages';

export interface Mark {
  at: number; // index of the version
  sort: 'turn' | 'battle';
}

/** Marks versions by their events; a battle takes precedence over the turn that contains it. */
export function marksOf(game: string, chapters: Pick<StoryPoint, 'lines'>[], log: LogLine[]): Mark[] {
  return chapters.flatMap(({ lines }, at): Mark[] => {
    const told = log.slice(chapters[at - 1]?.lines ?? 0, lines).map((line) => effectOf(game, line.name));
    if (told.some((manner) => manner.fights)) return [{ at, sort: 'battle' }];
    return told.some((manner) => manner.weight === 'turn') ? [{ at, sort: 'turn' }] : [];
  });
}

/** The next marked version in a direction, or the last one; `way` is 1 or -1. */
export function stepFrom(at: number, way: number, steps: number[]): number {
  const ahead = steps.filter((step) => (way > 0 ? step > at : step < at));
  return (way > 0 ? ahead[0] : ahead[ahead.length - 1]) ?? at;
}
