// Games against a monster: its card with what wakes it, its abilities, and the players' progress.
import { classes } from '../../../ui/classes';
import { Icon, type IconName } from '../../../ui/icons';
import { find, say, sayFirst } from '../../../ui/words';
import { Picture } from '../cards/art';
import { goalOf } from '../expansion';
import { clanOf, faceOf } from '../model';
import { faceName } from '../names';
import type { Drawn, Stage } from '../stage';
import type { BeastCardView, LairView } from '../wire';

const STACK = 6;
export const SIGNS: Record<string, IconName> = { jormungandr: 'serpent', surtr: 'fury', hel: 'skull', fenrir: 'fang' };

export function beastName(lair: LairView): string {
  return sayFirst([`card-${lair.beast}`, lair.beast]);
}

/** The monster's panel, in the place of a rival. */
export function BeastBoard({ stage, lair }: { stage: Stage; lair: LairView }) {
  const attack = stage.choices.withVerb('attack-beast')[0];
  if (!lair.beast || !lair.card) return null;
  return (
    <article class={classes('board beast-board', attack && 'attackable')} aria-label={beastName(lair)}>
      <header>
        <span class="beast-sign">
          <Icon name={SIGNS[lair.beast] ?? 'skull'} />
        </span>
        <span class="who">{beastName(lair)}</span>
        {lair.level > 0 && <span class="level">{say('beast-level', { level: 'I'.repeat(lair.level) })}</span>}
        <Left lair={lair} />
      </header>
      <BeastFace card={lair.card} covered={lair.covered ?? []} picture={pictureOf(lair)} />
      <p class="beast-goal">
        {say(goalOf(stage), { count: lair.left ?? STACK })}{' '}
        {lair.below && say('beast-next', { strength: lair.below.strength, cap: lair.below.cap })}
      </p>
      {attack && (
        <button
          type="button"
          class="option main attack"
          disabled={stage.choices.late}
          onClick={() => stage.choices.take(attack)}
        >
          <Icon name="battle" /> {say('attack-beast')}
        </button>
      )}
    </article>
  );
}

/** The monster's picture. It gets larger with each defeated card. */
export function pictureOf({ beast, left }: LairView, beaten = STACK - (left ?? STACK)): string {
  return `beast:${beast}:${Math.min(STACK, beaten + 1)}`;
}

function Left({ lair }: { lair: LairView }) {
  const words = say('beast-left', { count: lair.left ?? STACK });
  return (
    <span class="beast-left" role="img" aria-label={words} title={words}>
      {Array.from({ length: STACK }, (_, index) => (
        <i key={index} class={index < STACK - (lair.left ?? STACK) ? 'beaten' : ''} />
      ))}
    </span>
  );
}

/** A card of the monster: strength, symbols that wake it, clans, ability, and the cap on glory. */
export function BeastFace({ card, covered, picture }: { card: BeastCardView; covered: number[]; picture: string }) {
  const clan = card.ability_clan ? say(`clan-${card.ability_clan}`) : '';
  return (
    <div class="beast-face">
      <span class="beast-art">
        <Picture id={picture} like={/^beast:/} instead={<Icon name="skull" />} />
      </span>
      <span class="beast-strength">
        <b>{card.strength}</b>
        <small>{say('strength-label')}</small>
      </span>
      <span
        class="beast-symbols"
        role="img"
        aria-label={say('beast-wakes', { covered: covered.length, count: card.symbols.length })}
        title={say('beast-wakes', { covered: covered.length, count: card.symbols.length })}
      >
        {card.symbols.map((face, index) => (
          <span key={index} class={`socket ${covered.includes(index) ? 'filled' : ''}`} title={faceName(face)}>
            <Icon name={faceOf(face)} />
          </span>
        ))}
      </span>
      <span class="beast-clans" role="img" aria-label={card.clans.map((one) => say(`clan-${one}`)).join(', ')}>
        {card.clans.map((one, index) => (
          <span key={index} class={`clan-dot clan-${one}`}>
            <Icon name={clanOf(one)} />
          </span>
        ))}
      </span>
      <span class="beast-cap" title={say('beast-cap', { cap: card.cap })}>
        <Icon name="glory" label={say('beast-cap', { cap: card.cap })} /> ≤ {card.cap}
      </span>
      {card.ability && (
        <span class="beast-ability">
          {find(`ability-${card.ability}`, { clan }) ?? ''}
          {clan && ` (${clan})`}
        </span>
      )}
    </div>
  );
}

/** The drawing of an expansion in which players fight a monster. */
export function drawnLair(goal: string): Drawn<LairView> {
  return {
    Laid: ({ view }) => <BeastStack lair={view} />,
    lair: (view) => view,
    goal,
    speak: (_, { verb, subject }) =>
      verb === 'choose-beast' ? { picture: <Portrait beast={subject?.key ?? ''} /> } : undefined,
  };
}

const CLOSE = 4; // the picture of six used as a portrait: near enough to be recognised

function Portrait({ beast }: { beast: string }) {
  return (
    <span class="beast-portrait">
      <Picture id={`beast:${beast}:${CLOSE}`} like={/^beast:/} instead={<Icon name={SIGNS[beast] ?? 'skull'} />} />
    </span>
  );
}

/** The monster's whole stack, open before the game. */
function BeastStack({ lair }: { lair: LairView }) {
  if (!lair.beast || !lair.stack) return null;
  return (
    <section class="beast-stack" aria-label={beastName(lair)}>
      <h3>{beastName(lair)}</h3>
      <ol>
        {lair.stack.map((card, index) => (
          <li key={index}>
            <BeastFace card={card} covered={[]} picture={pictureOf(lair, index)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
