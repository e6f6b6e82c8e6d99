// The pages about people.
import { Circle } from './circle';
import { LadderRoom } from './ladder';
import { ProfileRoom } from './profile';
import { ClaimRoom, ResetRoom, SignInRoom } from './sign-in';

/** `#/ladder/<game>/<players>` */
export function LadderDoor({ words: [game = '', players = ''] }: { words: string[] }) {
  return <LadderRoom key={`${game} ${players}`} game={game} players={Number(players) || 0} />;
}

/** `#/people` (friends and followed people), `#/people/<name>` */
export function PeopleRoom({ words: [name = ''] }: { words: string[] }) {
  return name ? <ProfileRoom key={name} name={name} /> : <Circle />;
}

/** `#/account/<reason of the failed sign-in>` */
export function SignInDoor({ words: [reason = ''] }: { words: string[] }) {
  return <SignInRoom reason={reason} />;
}

/** `#/claim/<code>`: the link that the server prints when it starts without an owner. */
export function ClaimDoor({ words: [code = ''] }: { words: string[] }) {
  return <ClaimRoom code={code} />;
}

/** `#/reset/<code>`: the link from a mail, or from the owner of the hall. */
export function ResetDoor({ words: [code = ''] }: { words: string[] }) {
  return <ResetRoom code={code} />;
}
