// The player's hand. The first click selects a card and the second plays it, which prevents mistakes.
import { keysOf } from '../../../ui/cards/frame';
import { say } from '../../../ui/words';
import { Card, describe } from '../cards/card';
import { Glyph } from '../icons/icons';
import type { Clan } from '../model';
import { explain, focusOn, type Stage, take } from '../stage';

const VERBS = ['upgrade', 'quest', 'lay', 'add', 'keep', 'reclaim'];

export function Hand({ stage, clan }: { stage: Stage; clan: Clan }) {
  const cards = clan.hand ?? [];
  const drafting = stage.view.phase === 'gifts' && (clan.picks?.length ?? 0) > 0;
  const shown = drafting ? [...cards, ...(clan.picks ?? []).map((card) => ({ card, cost: 0 }))] : cards;
  const sealed = clan.sealed ?? [];
  const keys = keysOf(shown.map((card) => card.card));
  return (
    <div
      class="hand-of-gifts plane row-of-cards"
      role="group"
      aria-label={say('hand', { count: shown.length })}
      style={{ '--cards': shown.length + sealed.length }}
    >
      {shown.map((card, index) => (
        <InHand key={keys[index]} stage={stage} at={index} id={card.card} cost={card.cost} />
      ))}
      {sealed.map((id, index) => (
        <Sealed key={`sealed-${index}`} stage={stage} at={shown.length + index} id={id} />
      ))}
      {shown.length === 0 && sealed.length === 0 && stage.view.phase !== 'gifts' && (
        <p class="empty-note">{say('blood-no-cards')}</p>
      )}
    </div>
  );
}

/** The card that the player has played face down. */
function Sealed({ stage, at, id }: { stage: Stage; at: number; id: string }) {
  return (
    <Card
      id={id}
      designs={stage.designs}
      at={at}
      dim
      label={`${say('br-face-down')}: ${describe(id, stage.designs)}`}
      note={<Glyph name="battle" />}
    />
  );
}

function InHand({ stage, at, id, cost }: { stage: Stage; at: number; id: string; cost: number }) {
  const { choices, focus } = stage;
  const options = choices.about(id, ...VERBS);
  const mode = focus.value?.sort === 'action' ? focus.value.key : '';
  const open = options.length > 0 && (!mode || options.some((option) => option.verb === mode));
  const chosen = focus.value?.sort === 'card' && focus.value.key === id;
  const rule = choices.whyNot('upgrade', id) || choices.whyNot('quest', id);
  const face = stage.designs.faces.get(id);
  const dear =
    face && !['battle', 'quest'].includes(face.type) && stage.view.phase === 'action' && cost !== face.strength;
  const act = () => {
    if (options.length === 0) {
      focusOn(stage, null);
      explain(stage, whyNotCard(stage, id));
    } else if (chosen && options.length === 1) take(stage, options[0]);
    else focusOn(stage, chosen ? null : { sort: 'card', key: id });
  };
  const usable = options.length > 0 || (choices.prompt === 'turn' && rule !== '');
  return (
    <Card
      id={id}
      designs={stage.designs}
      at={at}
      glow={open}
      chosen={chosen}
      {...(usable ? { onPick: act } : {})}
      {...(dear ? { note: say('br-cost', { n: cost }) } : {})}
    />
  );
}

/** Why a card cannot be played now: too expensive, or it is a battle card outside of a battle. */
function whyNotCard(stage: Stage, id: string): string {
  const type = stage.designs.faces.get(id)?.type ?? '';
  if (type === 'battle') return 'BR-BATTLE-02';
  return stage.choices.whyNot(type === 'quest' ? 'quest' : 'upgrade', id);
}
