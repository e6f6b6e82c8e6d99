// The page for an unknown address: what happened, and a link to the first page.
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
