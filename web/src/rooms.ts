// The rooms beside the tables: `#/<room>/<word>/<word>` opens one, fetched when somebody first enters.
import type { ComponentType } from 'preact';
import { later } from './ui/loading/later';
import { inPocket } from './wire/host';

export interface RoomProps {
  words: string[]; // what follows the room in its address
}

type Rooms = Record<string, ComponentType<RoomProps>>;

const EVERYWHERE: Rooms = {
  book: later(() => import('./book/room').then((part) => part.BookRoom)),
  host: later(() => import('./keeper/room').then((part) => part.HostRoom)),
  keeper: later(() => import('./keeper/room').then((part) => part.DeskRoom)),
  privacy: later(() => import('./keeper/room').then((part) => part.PrivacyRoom)),
  workshop: later(() => import('./workshop/room').then((part) => part.WorkshopRoom)),
};

/** Where other people come. */
const IN_A_HALL: Rooms = {
  contests: later(() => import('./contests/room').then((part) => part.ContestRoom)),
  ladder: later(() => import('./people/room').then((part) => part.LadderDoor)),
  people: later(() => import('./people/room').then((part) => part.PeopleRoom)),
};

export const ROOMS: Rooms = inPocket ? EVERYWHERE : { ...EVERYWHERE, ...IN_A_HALL };
