// Where turns and battles begin in the story of a game.
import { mannerOf } from '../live/telling';
import type { LogLine, StoryPoint } from '../wire/messages';

export interface Mark {
  at: number; // the chapter
  sort: 'turn' | 'battle';
}

/** A chapter is marked by what was told in it; a battle counts for more than the turn it belongs to. */
export function marksOf(game: string, chapters: Pick<StoryPoint, 'lines'>[], log: LogLine[]): Mark[] {
  return chapters.flatMap(({ lines }, at): Mark[] => {
    const told = log.slice(chapters[at - 1]?.lines ?? 0, lines).map((line) => mannerOf(game, line.name));
    if (told.some((manner) => manner.fights)) return [{ at, sort: 'battle' }];
    return told.some((manner) => manner.weight === 'turn') ? [{ at, sort: 'turn' }] : [];
  });
}

/** The next step from here among these, or the last one; `way` is 1 or -1. */
export function stepFrom(at: number, way: number, steps: number[]): number {
  const ahead = steps.filter((step) => (way > 0 ? step > at : step < at));
  return (way > 0 ? ahead[0] : ahead[ahead.length - 1]) ?? at;
}
