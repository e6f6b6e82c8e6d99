// The rooms beside the tables: `#/<room>/<word>/<word>` opens one, fetched when somebody first enters.
import type { ComponentType } from 'preact';
import { later } from './ui/loading/later';

export interface RoomProps {
  words: string[]; // what follows the room in its address
}

export const ROOMS: Record<string, ComponentType<RoomProps>> = {
  book: later(() => import('./book/room').then((part) => part.BookRoom)),
  host: later(() => import('./keeper/room').then((part) => part.HostRoom)),
  keeper: later(() => import('./keeper/room').then((part) => part.DeskRoom)),
  privacy: later(() => import('./keeper/room').then((part) => part.PrivacyRoom)),
  workshop: later(() => import('./workshop/room').then((part) => part.WorkshopRoom)),
};
