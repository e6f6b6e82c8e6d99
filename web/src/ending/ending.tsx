// The end of any game: score over time, and buttons for what to do next.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ContestWay, Ratings } from '../live/company';
import type { ScreenProps } from '../live/scope';
import { Icon } from '../ui/icons';
import { lazy } from '../ui/loading/lazy';
import { fetchSheet } from '../ui/loading/sheets';
import { Notice, trouble } from '../ui/parts';
import { say } from '../ui/words';
import { bringLuck, getStory, playAgain, recordAddress } from '../wire/api';
import { entropy } from '../wire/luck';
import type { Proof, StoryPoint, TableInfo } from '../wire/messages';
import { proofOf } from '../wire/proof';
import { ScorePlot } from './plot';
import { ProofWords } from './proof';

const ReviewPanel = lazy(async () => {
  const [part] = await Promise.all([import('./review'), fetchSheet('review')]);
  return part.ReviewPanel;
});

export function ScoreOverTime({ table }: ScreenProps) {
  const chapters = useSignal<StoryPoint[]>([]);
  useEffect(() => {
    getStory(table.id).then(
      (story) => {
        chapters.value = story.chapters;
      },
      () => {
        chapters.value = [];
      },
    );
  }, [table.id]);
  return <ScorePlot table={table} chapters={chapters.value} />;
}

/**
 * Sends this browser's share of the next game's luck, once the server has committed to its own. Every page of the
 * table does so, whether or not it asked for the rematch.
 */
function useLuck({ id, again, mine, next }: TableInfo): void {
  const wanted = again !== '' && mine.length > 0 && next === '';
  useEffect(() => {
    if (wanted) bringLuck(id, entropy()).catch(() => undefined);
  }, [id, wanted]);
}

/** Buttons: rematch, replay, proof of luck, download of the record, back to the first page. */
export function Ways(props: ScreenProps) {
  const { scope, table, shown } = props;
  const reviewing = useSignal(false);
  const problem = useSignal('');
  const proof = useSignal<Proof | null>(null);
  const fail = (error: unknown) => {
    problem.value = trouble(error);
  };
  useLuck(table);
  const again = () =>
    playAgain(table.id).then((next) => {
      location.hash = `#/table/${next.id}`;
    }, fail);
  const check = () =>
    proofOf(table).then((found) => {
      proof.value = found;
    }, fail);
  return (
    <div class="end-ways">
      <Ratings table={table} />
      {table.next && table.mine.length > 0 ? (
        <>
          <p role="status">{say('rematch-begun')}</p>
          <a class="primary" href={`#/table/${table.next}`}>
            <Icon name="battle" /> {say('to-rematch')}
          </a>
        </>
      ) : (
        table.mine.length > 0 && (
          <button type="button" class="primary" onClick={() => void again()}>
            <Icon name="battle" /> {say('play-again')}
          </button>
        )
      )}
      <button
        type="button"
        class="secondary"
        onClick={() => {
          scope.past.value = { version: Math.max(0, shown.update.version - 1) };
        }}
      >
        <Icon name="rewind" /> {say('replay')}
      </button>
      <button
        type="button"
        class="secondary"
        aria-expanded={reviewing.value}
        onClick={() => {
          reviewing.value = !reviewing.value;
        }}
      >
        <Icon name="hint" /> {say('review')}
      </button>
      {table.commitment && !table.practice && (
        <button type="button" class="secondary" onClick={() => void check()}>
          <Icon name="scales" /> {say('luck-check')}
        </button>
      )}
      <a class="secondary" href={recordAddress(table.id)} download>
        <Icon name="scroll" /> {say('record')}
      </a>
      {table.contest && <ContestWay table={table} />}
      <a class="secondary" href="#/">
        {say('to-the-hall')}
      </a>
      {reviewing.value && <ReviewPanel {...props} />}
      {proof.value && <ProofWords proof={proof.value} />}
      <Notice words={problem.value} />
    </div>
  );
}
