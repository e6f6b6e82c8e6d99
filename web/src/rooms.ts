// The pages beside the tables: `#/<room>/<word>/<word>`. Each is fetched when it is first opened.
import type { ComponentType } from 'preact';
import { later } from './ui/loading/later';
import { inPocket } from './wire/host';

export interface RoomProps {
  words: string[]; // the rest of the address
}

type Rooms = Record<string, ComponentType<RoomProps>>;

const EVERYWHERE: Rooms = {
  book: later(() => import('./book/room').then((part) => part.BookRoom)),
  lost: later(() => import('./guide/lost').then((part) => part.Lost)), // shown for unknown addresses
  companion: later(() => import('./companion/room').then((part) => part.CompanionRoom)),
  workshop: later(() => import('./workshop/room').then((part) => part.WorkshopRoom)),
};

/** Pages that exist only on a server with other people. */
const IN_A_HALL: Rooms = {
  account: later(() => import('./people/room').then((part) => part.SignInDoor)),
  claim: later(() => import('./people/room').then((part) => part.ClaimDoor)),
  contests: later(() => import('./contests/room').then((part) => part.ContestRoom)),
  host: later(() => import('./keeper/room').then((part) => part.HostRoom)),
  keeper: later(() => import('./keeper/room').then((part) => part.DeskRoom)),
  ladder: later(() => import('./people/room').then((part) => part.LadderDoor)),
  lesson: later(() => import('./lobby/lesson').then((part) => part.LessonDoor)),
  people: later(() => import('./people/room').then((part) => part.PeopleRoom)),
  privacy: later(() => import('./keeper/room').then((part) => part.PrivacyRoom)),
  reset: later(() => import('./people/room').then((part) => part.ResetDoor)),
};

export const ROOMS: Rooms = inPocket ? EVERYWHERE : { ...EVERYWHERE, ...IN_A_HALL };
