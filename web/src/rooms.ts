// The pages beside the tables: `#/<room>/<word>/<word>`. Each is fetched when it is first opened.
import type { ComponentType } from 'preact';
import { lazy } from './ui/loading/lazy';
import { inPocket } from './wire/host';

export interface RoomProps {
  words: string[]; // the rest of the address
}

type Rooms = Record<string, ComponentType<RoomProps>>;

const EVERYWHERE: Rooms = {
  book: lazy(() => import('./book/room').then((part) => part.BookRoom)),
  lost: lazy(() => import('./guide/not-found').then((part) => part.Lost)), // shown for unknown addresses
  companion: lazy(() => import('./companion/room').then((part) => part.CompanionRoom)),
  workshop: lazy(() => import('./workshop/room').then((part) => part.WorkshopRoom)),
};

/** Pages that exist only on a server with other people. */
const IN_A_HALL: Rooms = {
  account: lazy(() => import('./people/room').then((part) => part.SignInDoor)),
  claim: lazy(() => import('./people/room').then((part) => part.ClaimDoor)),
  contests: lazy(() => import('./contests/room').then((part) => part.ContestRoom)),
  host: lazy(() => import('./keeper/room').then((part) => part.HostRoom)),
  keeper: lazy(() => import('./keeper/room').then((part) => part.DeskRoom)),
  ladder: lazy(() => import('./people/room').then((part) => part.LadderDoor)),
  lesson: lazy(() => import('./lobby/lesson').then((part) => part.LessonDoor)),
  people: lazy(() => import('./people/room').then((part) => part.PeopleRoom)),
  privacy: lazy(() => import('./keeper/room').then((part) => part.PrivacyRoom)),
  reset: lazy(() => import('./people/room').then((part) => part.ResetDoor)),
};

export const ROOMS: Rooms = inPocket ? EVERYWHERE : { ...EVERYWHERE, ...IN_A_HALL };
