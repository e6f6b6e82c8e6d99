// Describes places and figures in sentences, for screen readers and for the panel beside the map.
import { names } from '../../live/scope';
import { say } from '../../ui/words';
import type { Piece } from './map/roster';
import type { Figures, Fjord, Province } from './model';
import type { Stage } from './stage';

export function figureName(kind: string, number = 1): string {
  return number > 1 ? `${number}\u00a0× ${say(`figure-${kind}`)}` : say(`figure-${kind}`);
}

export function figuresWords(figures: Figures[]): string {
  return figures.map((one) => figureName(one.kind, one.number)).join(', ');
}

/** "Gimle, Alfheim. Reward: Rage. 2 of 5 villages empty. Anna 5: Leader, 2 × Warrior." */
export function describePlace(stage: Stage, place: Province | Fjord): string {
  return aboutPlace(stage, place)
    .map((part) => `${part}.`)
    .join(' ');
}

/** The description of a place, one line for each fact. */
export function aboutPlace(stage: Stage, place: Province | Fjord): string[] {
  const parts = 'villages' in place ? provinceWords(place) : fjordWords(place);
  const armies = stage.view.clans.map((clan) => armyWords(stage, place, clan.seat));
  return [...parts, ...armies].filter(Boolean).map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`);
}

function provinceWords(province: Province): string[] {
  const name = [say(`province-${province.key}`), province.region && say(`region-${province.region}`)]
    .filter(Boolean)
    .join(', ');
  if (!province.live) return [name, say('br-ash')];
  return [
    name,
    province.pillaged
      ? say('br-pillaged')
      : province.token
        ? say('br-reward', { token: say(`token-${province.token}`) })
        : '',
    province.villages === null ? '' : say('blood-room', { empty: province.empty ?? 0, all: province.villages }),
    province.doom ? say('br-doom') : province.doomed_in > 0 ? say('br-doomed-in', { n: province.doomed_in }) : '',
  ];
}

function fjordWords(fjord: Fjord): string[] {
  return [
    say(`br-${fjord.key}`), // br-north, br-east, br-south, br-west
    fjord.open ? fjord.shores.map((shore) => say(`province-${shore}`)).join(', ') : say('br-closed'),
  ];
}

function armyWords(stage: Stage, place: Province | Fjord, seat: number): string {
  const figures = place.figures.filter((one) => one.seat === seat);
  const strength = 'strengths' in place ? (place.strengths[seat] ?? 0) : 0;
  if (figures.length === 0 && strength === 0) return '';
  return say('blood-army', {
    who: `${clanName(stage, seat)} (${names(stage.table, seat)})`,
    strength,
    figures: figuresWords(figures) || say('figure-ship'),
  });
}

export function clanName(stage: Stage, seat: number): string {
  return beastName(stage.view.clans[seat]?.clan ?? '');
}

/** The name of a clan's animal. */
export function beastName(clan: string): string {
  return say(`clan-${clan}`);
}

export function describeFigure(stage: Stage, piece: Piece, use: string): string {
  const name = figureName(piece.kind);
  const place = say(`place-${piece.place}`);
  return say(`blood-use-${use}`, { name, place, prompt: stage.choices.prompt });
}
