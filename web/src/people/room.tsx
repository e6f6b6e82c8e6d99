// The rooms about people: `#/ladder/<game>/<players>`, `#/people` (those I know), `#/people/<name>`.
import { Circle } from './circle';
import { LadderRoom } from './ladder';
import { ProfileRoom } from './profile';
import { SignInRoom } from './sign-in';

export function PeopleRoom({ kind, words }: { kind: string; words: string[] }) {
  const [first = '', second = ''] = words;
  if (kind === 'account') return <SignInRoom reason={first} />;
  if (kind === 'ladder') return <LadderRoom key={`${first} ${second}`} game={first} players={Number(second) || 0} />;
  return first ? <ProfileRoom key={first} name={first} /> : <Circle />;
}
