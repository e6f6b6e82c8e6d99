// Gives figures an identity, so that their moves can be animated. The server only counts equal figures.
import { placesOf, type View } from '../model';

export interface Piece {
  id: string;
  seat: number;
  kind: string;
  place: string;
}

/** Matches pieces to a new view: pieces that can stay keep their place, the others fill the gaps. */
export function regroup(before: Piece[], view: View): Piece[] {
  const wanted = wantedIn(view);
  const after: Piece[] = [];
  const loose: Piece[] = [];
  for (const piece of before) (claim(wanted, piece, piece.place) ? after : loose).push(piece);
  for (const [key, count] of wanted) {
    for (let left = count; left > 0; left -= 1) after.push(moved(loose, key));
  }
  return after;
}

function wantedIn(view: View): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const place of placesOf(view)) {
    for (const { seat, kind, number } of place.figures) wanted.set(`${seat} ${kind} ${place.key}`, number);
  }
  return wanted;
}

function claim(wanted: Map<string, number>, { seat, kind }: Piece, place: string): boolean {
  const key = `${seat} ${kind} ${place}`;
  const left = wanted.get(key) ?? 0;
  if (left > 0) wanted.set(key, left - 1);
  return left > 0;
}

let made = 0;

function moved(loose: Piece[], key: string): Piece {
  const [seat, kind, place] = key.split(' ') as [string, string, string];
  const at = loose.findIndex((piece) => piece.seat === Number(seat) && piece.kind === kind);
  const [piece] = at >= 0 ? loose.splice(at, 1) : [];
  if (piece) return { ...piece, place };
  made += 1;
  return { id: `piece-${made}`, seat: Number(seat), kind, place };
}
