// Sentences of a review about decisions and battles.
import { optionWords } from '../ask/offers';
import { thing } from '../live/naming';
import { names } from '../live/scope';
import { say } from '../ui/words';
import type { Decision, Fight, Reason, TableInfo } from '../wire/messages';
import { percent, points } from './numbers';

export function decisionWords(table: TableInfo, made: Decision): string {
  const { prompt } = made;
  const words = (option: Decision['chosen']) => optionWords(table, option, { prompt });
  return say('review-decision', {
    who: names(table, made.seat),
    chosen: words(made.chosen),
    better: words(made.better),
    chance: percent(made.chance),
    best: percent(made.best),
  });
}

const AS_PERCENT = new Set(['battle', 'unlikely', 'chance']); // the other reasons are measured in points

export function whyWords(why: Reason): string {
  const show = AS_PERCENT.has(why.of) ? percent : points;
  return say(`review-why-${why.of}`, { chosen: show(why.chosen ?? 0), better: show(why.better ?? 0) });
}

export function fightWords(table: TableInfo, fight: Fight): string {
  return say(`review-fight-${fight.won ? 'won' : 'lost'}`, {
    who: names(table, fight.seat),
    percent: percent(fight.chance),
    thing: thing(table, fight.subject),
  });
}
