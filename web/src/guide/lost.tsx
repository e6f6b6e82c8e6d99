// For who followed an address that leads nowhere: what happened, and the way back.
import { say } from '../ui/words';
import { guideWords } from './guide';

export function Lost() {
  return (
    <main class="lost">
      <h1>{guideWords('lost-title')}</h1>
      <p>{guideWords('lost-text')}</p>
      <a class="primary" href="#/">
        {say('to-the-hall')}
      </a>
    </main>
  );
}
