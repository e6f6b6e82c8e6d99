// Icons of controls that the first page does not use.
import { solid, stroke } from './glyphs';
import { draw } from './icons';

export const CONTROLS = {
  send: solid('<path d="M48 72L472 256L48 440L112 276L296 256L112 236z"/>'),
  share:
    stroke('M152 256L360 136M152 256L360 376') +
    solid('<circle cx="144" cy="256" r="72"/><circle cx="368" cy="128" r="72"/><circle cx="368" cy="384" r="72"/>'),
  talk: stroke(
    'M104 88H408a48 48 0 0 1 48 48V296a48 48 0 0 1-48 48H240L136 432V344H104a48 48 0 0 1-48-48V136a48 48 0 0 1 48-48z',
  ),
  whole: stroke('M80 184V80H184M328 80H432V184M432 328V432H328M184 432H80V328'),
};

type Controls = typeof CONTROLS;

declare module './icons' {
  interface Drawings extends Controls {}
}

draw(CONTROLS);
