// The review of a finished game: winning chances over time, costly decisions, and the share of luck.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { names, type ScreenProps } from '../live/scope';
import { SeatSign } from '../ui/icons';
import { trouble } from '../ui/parts';
import { say } from '../ui/words';
import { getReview, getStory } from '../wire/api';
import type { Review, StoryPoint, TableInfo } from '../wire/messages';
import { Course } from './chances';
import { LEDGER, percent, signed, versionAt, widthOf } from './numbers';
import { decisionWords, fightWords, whyWords } from './sentences';

const AGAIN = 1000; // milliseconds between requests for the progress
const TOLD = 5; // how many decisions are listed

interface Found {
  percent: number;
  review: Review | null;
  problem: string;
}

/** Requests the review until the server has finished it. */
function useReview(id: string): Found {
  const found = useSignal<Found>({ percent: 0, review: null, problem: '' });
  useEffect(() => {
    let timer = 0;
    let gone = false;
    const ask = async (): Promise<void> => {
      try {
        const { percent, review, trouble: problem } = await getReview(id);
        if (gone) return;
        found.value = { percent, review: review ?? null, problem: problem ? say('review-failed') : '' };
        if (percent < 100) timer = window.setTimeout(() => void ask(), AGAIN);
      } catch (error) {
        if (!gone) found.value = { ...found.value, problem: trouble(error) };
      }
    };
    void ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id]);
  return found.value;
}

function useChapters(id: string): StoryPoint[] {
  const chapters = useSignal<StoryPoint[]>([]);
  useEffect(() => {
    getStory(id).then(
      (story) => {
        chapters.value = story.chapters;
      },
      () => undefined,
    );
  }, [id]);
  return chapters.value;
}

export function ReviewPanel({ scope, table }: ScreenProps) {
  const { percent: done, review, problem } = useReview(table.id);
  const chapters = useChapters(table.id);
  const go = (at: number) => {
    const version = versionAt(chapters, at);
    if (version !== undefined) scope.past.value = { version };
  };
  return (
    <section class="review plane" aria-label={say('review')} aria-busy={!review && !problem}>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      {!review && !problem && <Working done={done} />}
      {review && <Whole review={review} table={table} go={go} />}
    </section>
  );
}

function Working({ done }: { done: number }) {
  return (
    <p class="review-working" role="status">
      {say('review-working', { percent: done })}
      <progress max={100} value={done} aria-label={say('review')} />
    </p>
  );
}

interface Parts {
  review: Review;
  table: TableInfo;
  go: (at: number) => void;
}

function Whole(props: Parts) {
  const { review } = props;
  return (
    <>
      <Course {...props} told={review.decisions.slice(0, TOLD)} />
      <h2>{say('review-accounts')}</h2>
      <Accounts {...props} />
      <h2>{say('review-decisions')}</h2>
      <Decisions {...props} />
      <h2>{say('review-fights')}</h2>
      <Fights {...props} />
      <p class="quiet">{say(review.calibrated ? 'review-calibrated' : 'review-uncalibrated')}</p>
      <p class="quiet">{say('review-afterwards')}</p>
    </>
  );
}

/** Bars for each seat: what the deal, luck and decisions gained or lost. */
function Accounts({ review, table }: Parts) {
  return (
    <ul class="review-accounts">
      {review.ledgers.map((ledger, seat) => (
        <li key={seat}>
          <b class={`seat-${seat}`}>
            <SeatSign seat={seat} /> {names(table, seat)}
          </b>
          <dl>
            {LEDGER.map((part) => (
              <Part key={part} words={say(`review-${part}`)} share={ledger[part]} />
            ))}
          </dl>
          {review.fights.some((fight) => fight.seat === seat) && (
            <p class="quiet">
              {say('review-battles', {
                who: names(table, seat),
                won: ledger.battles_won,
                count: review.fights.filter((fight) => fight.seat === seat).length,
                expected: ledger.battles_expected.toFixed(1),
              })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Part({ words, share }: { words: string; share: number }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        <span class={`review-bar ${share < 0 ? 'less' : 'more'}`} aria-hidden="true">
          <i style={{ width: widthOf(share) }} />
        </span>
        <b>{signed(share)}</b>
      </dd>
    </div>
  );
}

function Decisions({ review, table, go }: Parts) {
  if (review.decisions.length === 0) return <p>{say('review-no-decisions')}</p>;
  return (
    <ol class="review-list">
      {review.decisions.slice(0, TOLD).map((made) => (
        <li key={made.at}>
          <p>
            <b class="review-cost">{say('review-cost', { percent: percent(made.best - made.chance) })}</b>{' '}
            {decisionWords(table, made)}
          </p>
          <p class="quiet">{made.why.map(whyWords).join('; ')}</p>
          <p class="quiet">
            {say('review-open', { chance: percent(made.open_chance), best: percent(made.open_best) })}
            {made.secret && ` ${say('review-secret')}`}
          </p>
          <Jump at={made.at} go={go} />
        </li>
      ))}
    </ol>
  );
}

function Fights({ review, table, go }: Parts) {
  const upsets = review.fights.filter((fight) => fight.upset);
  if (upsets.length === 0) return <p>{say('review-no-fights')}</p>;
  return (
    <ol class="review-list">
      {upsets.map((fight) => (
        <li key={fight.at}>
          <p>{fightWords(table, fight)}</p>
          <Jump at={fight.at} go={go} />
        </li>
      ))}
    </ol>
  );
}

function Jump({ at, go }: { at: number; go: (at: number) => void }) {
  return (
    <button type="button" class="secondary review-jump" onClick={() => go(at)}>
      {say('review-at', { at: at + 1 })}
    </button>
  );
}
