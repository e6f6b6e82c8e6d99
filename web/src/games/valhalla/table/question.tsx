// The question of a table of Valhalla.
import { Ask, type Spoken } from '../../../ask/ask';
import type { Planned } from '../../../live/gesture';
import { Icon } from '../../../ui/icons';
import { find, say, sayFirst } from '../../../ui/words';
import type { Option } from '../../../wire/messages';
import { Card, cardName } from '../cards/card';
import { ask, lairOf } from '../expansion';
import { classOf, type Die } from '../model';
import { pick, poolOf, type Stage } from '../stage';
import { SIGNS } from './beast';
import { isLent } from './board';
import { elsewhere, ON_THE_TABLE } from './shown-options';

function Offered({ stage, options }: { stage: Stage; options: Option[] }) {
  return (
    <div class="browse offered">
      {options.map((option) => (
        <Card
          key={option.action}
          id={option.subject?.key ?? ''}
          designs={stage.designs}
          glow
          {...pick(stage, option)}
        />
      ))}
    </div>
  );
}

/** The question, with buttons for options that no thing on the table represents. */
export function Question({ stage }: { stage: Stage }) {
  const { props, choices, focus } = stage;
  const chosen = focus.value;
  const offered = elsewhere(stage);
  const hide = (option: Option): boolean => {
    if (chosen !== null) return option.subject?.key !== chosen;
    if (surpassed(stage, option)) return true;
    return ON_THE_TABLE.has(option.verb) || isLent(option) || inHand(stage, option) || offered.includes(option);
  };
  const note = choices.question && (textOf(chosen ?? cardInQuestion(stage)) || roomWords(stage));
  return (
    <Ask
      {...props}
      hide={hide}
      own={OWN}
      speak={(option) => spoken(stage, option)}
      extra={
        <>
          <Gestures stage={stage} />
          {chosen === null && offered.length > 0 && <Offered stage={stage} options={offered} />}
        </>
      }
      {...(chosen && choices.question ? { words: cardName(chosen) } : {})}
      {...(note ? { note } : {})}
    />
  );
}

const OWN = new Set(['phase-a', 'attack', 'defence', 'ragnarok', 'reroll', 'choose-sent']);

/** The text of the card whose ability the question is about. */
function cardInQuestion({ choices }: Stage): string {
  const about = choices.question?.about;
  return choices.prompt === 'use-ability' && about?.sort === 'card' ? about.key : '';
}

/** Says how much more glory counts, where a monster caps it. */
function roomWords(stage: Stage): string {
  const cap = stage.choices.prompt === 'choose-within' ? lairOf(stage)?.card?.cap : undefined;
  return cap === undefined ? '' : say('beast-cap', { cap });
}

/** Verbs that name a slot and mean the warrior in it. */
const OF_WARRIORS = new Set(['mark', 'rally-to', 'feed-fenrir']);

/** Jarls whose second ability is the first one without its limit. If both can be used, one button is enough. */
const BOUNDLESS = new Set(['sigvard', 'solveig', 'ulfar']);

function surpassed({ choices, model }: Stage, { verb, subject }: Option): boolean {
  const boundless = BOUNDLESS.has(model.players[model.me]?.jarl ?? '');
  return boundless && verb === 'use-jarl' && subject?.number === 0 && choices.withVerb(verb).length > 1;
}

/** The text of a jarl's ability; of a jarl without limit both sentences. */
function jarlWords(jarl: string, second: boolean): string {
  const [main, more] = ['main', 'secondary'].map((part) => find(`jarl-${jarl}-${part}`) ?? '');
  return `${cardName(jarl)}: ${second ? (BOUNDLESS.has(jarl) ? `${main} ${more}` : more) : main}`;
}

/**
 * The words and icon of an option: a jarl's ability as its text, a warrior by name, a monster with its icon, or the
 * words of an expansion.
 */
function spoken(stage: Stage, option: Option): Spoken | undefined {
  const { verb, subject } = option;
  const { model } = stage;
  const said = ask(stage, (drawn, view) => drawn.speak?.(view, option));
  if (said) return said;
  const jarl = model.players[model.me]?.jarl;
  if (verb === 'use-jarl' && jarl) return { words: jarlWords(jarl, subject?.number !== 0), icon: 'jarl' };
  const warrior = OF_WARRIORS.has(verb) && model.players[model.me]?.squad[subject?.number ?? -1];
  if (warrior) return { words: sayFirst([`verb-${verb}`], { thing: cardName(warrior) }) };
  const beast = SIGNS[subject?.key ?? ''];
  return beast ? { icon: beast } : undefined;
}

/** Whether the option is about a card in hand, which is highlighted there. */
function inHand({ model }: Stage, { subject }: Option): boolean {
  return subject?.sort === 'card' && model.drawn.length === 0 && model.hand.includes(subject.key);
}

function textOf(id: string): string {
  const card = find(`card-${id}-text`);
  if (card !== undefined) return card;
  const [main, condition, secondary] = ['main', 'condition', 'secondary'].map(
    (part) => find(`jarl-${id}-${part}`) ?? '',
  );
  return [main, [condition, secondary].filter(Boolean).join(': ')].filter(Boolean).join(' · ');
}

function Gestures({ stage }: { stage: Stage }) {
  const { choices, ticks, focus, model } = stage;
  const send = (steps: Planned[]) => choices.takeAll(steps);
  if (focus.value !== null)
    return (
      <button
        type="button"
        class="option back"
        onClick={() => {
          focus.value = null;
        }}
      >
        {say('back')}
      </button>
    );
  if (choices.prompt === 'reroll') {
    const dice = ticks.dice.value.map((index) => poolOf(model)[index]).filter((die): die is Die => die !== undefined);
    return <RollButton dice={dice} already={choices.has('roll')} send={send} />;
  }
  if (choices.prompt === 'choose-sent') {
    const slots = [...ticks.slots.value].sort((a, b) => a - b);
    const step = (verb: string, about: number | null): Planned => ({ prompt: 'choose-sent', verb, about });
    const steps = [...slots.map((slot) => step('send-to-valhalla', slot)), step('pass', null)];
    return slots.length > 0 ? (
      <button type="button" class="option main" onClick={() => send(steps)}>
        <Icon name="valhalla" /> {say('send-these', { count: slots.length })}
      </button>
    ) : null;
  }
  return null;
}

function RollButton({ dice, already, send }: { dice: Die[]; already: boolean; send: (steps: Planned[]) => void }) {
  const step = (verb: string, about: number | null): Planned => ({ prompt: 'reroll', verb, about });
  const steps = [
    ...dice
      .map(classOf)
      .sort((a, b) => a - b)
      .map((die) => step('pick-die', die)),
    step('roll', null),
  ];
  return (
    <button
      type="button"
      class="option main"
      data-verb="roll"
      disabled={dice.length === 0 && !already}
      onClick={() => send(steps)}
    >
      <Icon name="dice" /> {say('roll-these', { count: dice.length })}
    </button>
  );
}
