// Tests a set against bots, and shares it as a link or a file.
import { type Signal, useSignal } from '@preact/signals';
import { NewTableSheet } from '../hall/newtable';
import { open } from '../hall/open';
import { botsOf } from '../hall/wish';
import { getHall } from '../wire/api';
import { address } from '../wire/host';
import type { CardVerdict, GameInfo, NewTable, Pledge } from '../wire/messages';
import { save } from './files';
import type { Draft } from './model';
import { keepSet } from './requests';
import { mishap, tell } from './words';

interface Trial {
  game: GameInfo;
  wish: NewTable;
  pledge: Pledge;
}

/** Opens an unlisted table with these cards. */
export async function trialOf(game: string, cards: string): Promise<Trial> {
  const hall = await getHall();
  const info = hall.games.find((one) => one.key === game);
  if (!info) throw new Error(`no game ${game}`);
  const bots = botsOf(info);
  const seats = Math.max(2, info.fewest);
  const wish: NewTable = {
    game,
    cards,
    private: true,
    seats: Array.from({ length: seats }, (_, at) =>
      at === 0 ? { kind: 'me' } : { kind: 'bot', bot: bots[1] ?? bots[0] ?? '' },
    ),
  };
  return { game: { ...info, cards: [...info.cards, cards] }, wish, pledge: hall.pledge };
}

export async function play(game: string, cards: string): Promise<void> {
  const { wish, pledge } = await trialOf(game, cards);
  await open(wish, pledge);
}

export const linkTo = (game: string, name: string): string => `${address('')}#/workshop/${game}/${name}`;

export function Sharing({
  draft,
  verdict,
  problem,
}: {
  draft: Draft;
  verdict: Signal<CardVerdict | null>;
  problem: Signal<string>;
}) {
  const link = useSignal('');
  const trial = useSignal<Trial | null>(null);
  const busy = useSignal(false);
  const kept = async (then: (name: string) => Promise<void>) => {
    busy.value = true;
    try {
      const found = await keepSet({ game: draft.game, files: draft.files, title: draft.title });
      verdict.value = found;
      problem.value = '';
      if (found.name) await then(found.name);
    } catch (error) {
      problem.value = await mishap(error, draft.game);
    }
    busy.value = false;
  };
  const share = async (name: string) => {
    link.value = linkTo(draft.game, name);
    await navigator.clipboard?.writeText(link.value).catch(() => undefined);
  };
  const choose = async (name: string) => {
    trial.value = await trialOf(draft.game, name);
  };
  return (
    <>
      <button
        type="button"
        class="secondary"
        disabled={busy.value}
        onClick={() => void kept((name) => play(draft.game, name))}
      >
        {tell('try')}
      </button>
      <button type="button" class="secondary" disabled={busy.value} onClick={() => void kept(choose)}>
        {tell('try-more')}
      </button>
      <button type="button" class="secondary" disabled={busy.value} onClick={() => void kept(share)}>
        {tell('share')}
      </button>
      <button type="button" class="secondary" onClick={() => save(draft)}>
        {tell('save-file')}
      </button>
      {link.value && (
        <p class="make-link" role="status">
          {tell('shared')} <a href={link.value}>{link.value}</a>
        </p>
      )}
      {trial.value && (
        <NewTableSheet
          game={trial.value.game}
          first={trial.value.wish}
          pledge={trial.value.pledge}
          close={() => {
            trial.value = null;
          }}
        />
      )}
    </>
  );
}
