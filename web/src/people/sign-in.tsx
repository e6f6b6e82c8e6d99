// Where somebody lands who could not sign in with the host's provider, and why.
import { Notice } from '../ui/parts';
import { Frame } from './frame';
import { ready, tell } from './words';

const REASONS = ['provider-no', 'provider-away', 'provider-other'];

export function SignInRoom({ reason }: { reason: string }) {
  const why = REASONS.includes(reason) ? reason : 'provider-no';
  return (
    <Frame title={tell('sign-in')} at="people" ready={ready()}>
      <Notice words={tell(`sign-in-${why}`)} />
      <p>
        <a class="primary" href="#/">
          {tell('sign-in-home')}
        </a>
      </p>
    </Frame>
  );
}
