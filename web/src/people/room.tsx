// The rooms about people.
import { Circle } from './circle';
import { LadderRoom } from './ladder';
import { ProfileRoom } from './profile';
import { SignInRoom } from './sign-in';

/** `#/ladder/<game>/<players>` */
export function LadderDoor({ words: [game = '', players = ''] }: { words: string[] }) {
  return <LadderRoom key={`${game} ${players}`} game={game} players={Number(players) || 0} />;
}

/** `#/people` (those I know), `#/people/<name>` */
export function PeopleRoom({ words: [name = ''] }: { words: string[] }) {
  return name ? <ProfileRoom key={name} name={name} /> : <Circle />;
}

/** `#/account/<why somebody could not sign in>` */
export function SignInDoor({ words: [reason = ''] }: { words: string[] }) {
  return <SignInRoom reason={reason} />;
}
