// A shared set: its cards, a button to play with it, and one to copy it into this workshop.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { partsOf } from '../games';
import { Notice } from '../ui/parts';
import { gameName, learn, type Printed, readCards } from '../ui/words';
import { getCards } from '../wire/api';
import type { CardSetInfo, TableInfo } from '../wire/messages';
import { addDraft, isFull } from './drafts';
import type { Files } from './model';
import { getSet } from './requests';
import { play } from './sharing';
import { mishap, tell } from './words';

export function SharedSet({ game, name }: { game: string; name: string }) {
  const set = useSignal<CardSetInfo | null>(null);
  const problem = useSignal('');
  const cards = `games/${game}/cards?players=0&cards=${encodeURIComponent(name)}`;
  useEffect(() => {
    const fetching = async () => {
      await learn(game, true);
      const found = await getSet(game, name);
      readCards(await getCards<{ words?: Printed }>(cards));
      set.value = found;
    };
    fetching().catch(async (error) => {
      problem.value = await mishap(error);
    });
    return () => {
      readCards({});
    };
  }, [game, name]);
  const copy = ({ title, files }: CardSetInfo) => {
    location.hash = `#/workshop/draft/${addDraft({ game, title, files: files as Files }).key}`;
  };
  const start = () =>
    play(game, name).catch(async (error) => {
      problem.value = await mishap(error, game);
    });
  const Draw = partsOf(game)?.Reference;
  if (!set.value) return problem.value ? <Notice words={problem.value} /> : <p class="loading">{tell('fetching')}</p>;
  const found = set.value;
  return (
    <section class={`workshop-panel ${game}-colours`}>
      <h2>{found.title || tell('untitled')}</h2>
      <p class="quiet">
        {gameName(game)} · {tell('shared-about')}
      </p>
      <div class="make-ways">
        <button type="button" class="primary" onClick={() => void start()}>
          {tell('try')}
        </button>
        <button type="button" class="secondary" disabled={isFull()} onClick={() => copy(found)}>
          {tell('copy-shared')}
        </button>
      </div>
      <Notice words={problem.value} />
      <div class="reference">{Draw && <Draw table={{ id: cards } as TableInfo} search="" />}</div>
    </section>
  );
}
