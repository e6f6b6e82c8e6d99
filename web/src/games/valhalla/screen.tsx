// The table of Valhalla: rivals above, the common table in the middle, I below, what happened at the side.
import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { getCards } from '../../api';
import { Ask, optionWords, type Spoken } from '../../ask';
import { keysOf } from '../../frame';
import type { Planned } from '../../gesture';
import { Icon } from '../../icons';
import { Log } from '../../log';
import { Sheet } from '../../parts';
import { Peek, peeked } from '../../peek';
import { names, type ScreenProps } from '../../scope';
import type { Option, TableInfo } from '../../wire';
import { useTravel } from '../../travel';
import { find, say, sayFirst } from '../../words';
import { useArming } from './arming';
import { fetchPictures } from './art';
import { BattleStage } from './battle';
import { lairOf, SIGNS } from './beast';
import { Board, isLent, Rivals } from './board';
import { Card, CardBack, cardName, describe } from './card';
import { Choices } from './choices';
import { End } from './end';
import { describeMonster, Extras, MonsterCard } from './extras';
import { classOf, type Designs, type Die, type Model } from './model';
import { bonusWords, nameRows } from './names';
import { LastBattle, useLastBattle, type Outcome } from './outcome';
import { designsOf, modelOf, type RawCatalogue } from './view';

/** What is ticked before one button sends it all. */
export interface Ticks {
  dice: Signal<number[]>;
  slots: Signal<number[]>;
  cards: Signal<number[]>;
}

export interface Stage {
  props: ScreenProps;
  table: TableInfo;
  model: Model;
  designs: Designs;
  choices: Choices;
  ticks: Ticks;
  focus: Signal<string | null>;
}

export function Valhalla(props: ScreenProps) {
  const designs = useSignal<Designs | null>(null);
  useEffect(fetchPictures, []);
  useEffect(() => {
    void getCards<RawCatalogue>(props.table.id).then((cards) => { designs.value = designsOf(cards); });
  }, [props.table.id]);
  if (!designs.value) return <p class="loading">{say('fetching-table')}</p>;
  return <Table props={props} designs={designs.value} />;
}

function Table({ props, designs }: { props: ScreenProps; designs: Designs }) {
  const { shown, table } = props;
  const ticks = { dice: useSignal<number[]>([]), slots: useSignal<number[]>([]), cards: useSignal<number[]>([]) };
  const focus = useSignal<string | null>(null);
  const browsing = useSignal(false);
  const model = useMemo(() => modelOf(shown.update.view), [shown.update]);
  nameRows(model.modules.loki?.rows ?? []);
  const choices = new Choices(props);
  const stage: Stage = { props, table, model, designs, choices, ticks, focus };
  useEffect(() => { peeked.value = null; }, [shown.update.version]);
  // before anybody sees the new question: no click of theirs is lost
  useLayoutEffect(() => { clear(ticks, focus); }, [choices.question?.prompt, shown.update.version]);
  const outcome = useLastBattle(stage);
  const root = useRef<HTMLElement>(null);
  useTravel(root, shown.update.version);
  useArming(root, shown.update.version);
  const over = shown.update.over;
  const mood = over ? 'ended' : model.battle ? 'fighting' : '';
  return (
    <main ref={root} class={`valhalla ${mood}`} aria-busy={props.scope.gesture.busy} onKeyDown={walk}>
      <Rivals stage={stage} />
      <section class="stage plane" aria-label={say('common-table')}>
        <div class="wood" />
        {over ? <End stage={stage} /> : model.battle ? <BattleStage stage={stage} battle={model.battle} /> : <Hearth stage={stage} outcome={outcome} browse={() => { browsing.value = true; }} />}
      </section>
      <div class="dock">
        <Question stage={stage} />
        {model.me >= 0 && <Mine stage={stage} />}
      </div>
      <Log {...props} />
      <Peek draw={(key) => large(key, designs)} words={(key) => wordsOf(key, designs)} />
      {browsing.value && <Discard stage={stage} close={() => { browsing.value = false; }} />}
    </main>
  );
}

const MONSTER = 'monster:';

function large(key: string, designs: Designs) {
  return key.startsWith(MONSTER) ? <MonsterCard name={key.slice(MONSTER.length)} designs={designs} large /> : <Card id={key} designs={designs} large />;
}

function wordsOf(key: string, designs: Designs): string {
  return key.startsWith(MONSTER) ? describeMonster(key.slice(MONSTER.length), designs) : describe(key, designs);
}

/** The arrow keys walk over everything that can be chosen now. */
function walk(event: KeyboardEvent): void {
  const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  if (!way || target.closest('.log-lines')) return;
  const things = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button.glow, .question button:enabled:not(.undo, .back), button.attack')];
  const next = things[(things.indexOf(target) + way + things.length) % things.length];
  if (next) {
    next.focus();
    event.preventDefault();
  }
}

function clear(ticks: Ticks, focus: Signal<string | null>): void {
  for (const list of [ticks.dice, ticks.slots, ticks.cards]) if (list.value.length > 0) list.value = [];
  focus.value = null;
}

export function toggle(list: Signal<number[]>, item: number): void {
  list.value = list.value.includes(item) ? list.value.filter((other) => other !== item) : [...list.value, item];
}

/** Deck, discard pile, supply, and whatever is laid out to choose from. */
function Hearth({ stage, outcome, browse }: { stage: Stage; outcome: Outcome | null; browse: () => void }) {
  const { model, designs } = stage;
  const top = model.discard[model.discard.length - 1];
  return (
    <div class="hearth">
      <div class="piles">
        <figure>
          <CardBack count={model.deck} label={say('deck')} />
          <figcaption>{say('deck')}</figcaption>
        </figure>
        <figure>
          {top ? <Card id={top} designs={designs} onPick={browse} label={say('discard-browse', { count: model.discard.length, name: cardName(top) })} /> : <div class="card empty" />}
          <figcaption>{say('discard-count', { count: model.discard.length })}</figcaption>
        </figure>
        <figure class="supply" role="img" aria-label={say('supply', { count: model.grey })} title={say('supply', { count: model.grey })}>
          {Array.from({ length: 3 }, (_, index) => <span key={index} class={`grey-die ${index < model.grey ? '' : 'gone'}`} />)}
        </figure>
      </div>
      {outcome && <LastBattle stage={stage} outcome={outcome} />}
      {(!outcome || laidOut(stage).length > 0) && <LaidOut stage={stage} />}
      <Extras stage={stage} compact={narrow.matches || laidOut(stage).length > 0 || elsewhere(stage).length > 0} />
    </div>
  );
}

const narrow = matchMedia('(max-width: 860px)');

/** Where nothing can be hovered over, the first tap shows a card and the second takes it. */
const noHover = matchMedia('(hover: none)');

function laidOut({ model, choices }: Stage): string[] {
  return model.drawn.length > 0 ? model.drawn : model.jarls.length > 0 && choices.has('keep-jarl') ? model.jarls : model.row;
}

function LaidOut({ stage }: { stage: Stage }) {
  const { designs, choices } = stage;
  const laid = laidOut(stage);
  if (laid.length === 0) return <Turn stage={stage} />;
  const keys = keysOf(laid);
  return (
    <div class={`laid-out ${laid.length > 8 ? 'many' : ''}`}>
      {laid.map((id, index) => {
        const option = choices.about(designs.jarls.has(id) ? 'jarl' : 'card', (subject) => subject.key === id)[0];
        const chosen = stage.focus.value === id;
        const picked = pick(stage, option);
        const look = () => { stage.focus.value = id; };
        return <Card key={keys[index]} id={id} designs={designs} glow={option !== undefined} chosen={chosen} dim={choices.question !== null && option === undefined} {...picked} {...(option && noHover.matches && !chosen ? { onPick: look } : {})} />;
      })}
    </div>
  );
}

export function pick(stage: Stage, option: Option | undefined): { onPick?: () => void; label?: string } {
  if (!option) return {};
  return { onPick: () => stage.choices.take(option), label: stage.choices.question ? optionWords(stage.table, option, stage.choices.question) : '' };
}

function Turn({ stage }: { stage: Stage }) {
  const { model, table } = stage;
  return (
    <div class="turn-mark">
      <Icon name={model.finalTurns === null ? 'campfire' : 'hourglass'} />
      <p>{model.active === model.me ? say('your-turn-long') : say('turn-of', { name: names(table, model.active) })}</p>
      {model.finalTurns !== null && <p class="quiet">{say('final-turns', { count: model.finalTurns })}</p>}
    </div>
  );
}

/** Cards that lie neither in my hand nor on the table: many of them are shown as cards. */
function elsewhere(stage: Stage): Option[] {
  const { choices, model } = stage;
  const here = new Set([...model.hand, ...laidOut(stage)]);
  const found = choices.question?.options.filter((option) => option.subject?.sort === 'card' && !here.has(option.subject.key) && !isLent(option)) ?? [];
  return found.length > FEW ? found : [];
}

const FEW = 4;

function Offered({ stage, options }: { stage: Stage; options: Option[] }) {
  return <div class="browse offered">{options.map((option) => <Card key={option.action} id={option.subject?.key ?? ''} designs={stage.designs} glow {...pick(stage, option)} />)}</div>;
}

/** The question with the buttons for what no thing on the table stands for. */
function Question({ stage }: { stage: Stage }) {
  const { props, choices, focus } = stage;
  const chosen = focus.value;
  const offered = elsewhere(stage);
  const hide = (option: Option): boolean => {
    if (chosen !== null) return option.subject?.key !== chosen;
    return ON_THE_TABLE.has(option.verb) || isLent(option) || inHand(stage, option) || offered.includes(option);
  };
  const note = choices.question && (textOf(chosen ?? cardInQuestion(stage)) || roomWords(stage));
  return <Ask {...props} hide={hide} own={OWN} speak={(option) => spoken(stage, option)} extra={<><Gestures stage={stage} />{chosen === null && offered.length > 0 && <Offered stage={stage} options={offered} />}</>} {...(chosen && choices.question ? { words: cardName(chosen) } : {})} {...(note ? { note } : {})} />;
}

const OWN = new Set(['phase-a', 'attack', 'defence', 'ragnarok', 'reroll', 'choose-sent']);

/** Whoever is asked about an ability reads what it does. */
function cardInQuestion({ choices }: Stage): string {
  const about = choices.question?.about;
  return choices.prompt === 'use-ability' && about?.sort === 'card' ? about.key : '';
}

/** A monster leaves room for so much glory only. */
function roomWords(stage: Stage): string {
  const cap = stage.choices.prompt === 'choose-within' ? lairOf(stage)?.card?.cap : undefined;
  return cap === undefined ? '' : say('beast-cap', { cap });
}

/** These speak of slots and mean who stands there. */
const OF_WARRIORS = new Set(['mark', 'rally-to', 'feed-fenrir']);

/** A jarl's ability and a row of Loki's card in their own words, a warrior by name, a monster with its sign. */
function spoken({ model }: Stage, { verb, subject }: Option): Spoken | undefined {
  const row = verb === 'loki-row' && model.modules.loki?.rows[(subject?.number ?? 0) - 1];
  if (row) return { words: bonusWords(row), icon: 'trick' };
  const jarl = model.players[model.me]?.jarl;
  if (verb === 'use-jarl' && jarl) return { words: `${cardName(jarl)}: ${find(`jarl-${jarl}-${subject?.number === 0 ? 'main' : 'secondary'}`) ?? ''}`, icon: 'jarl' };
  const warrior = OF_WARRIORS.has(verb) && model.players[model.me]?.squad[subject?.number ?? -1];
  if (warrior) return { words: sayFirst([`verb-${verb}`], { thing: cardName(warrior) }) };
  const beast = SIGNS[subject?.key ?? ''];
  return beast ? { icon: beast } : undefined;
}

/** Cards in hand glow themselves. */
function inHand({ model }: Stage, { subject }: Option): boolean {
  return subject?.sort === 'card' && model.drawn.length === 0 && model.hand.includes(subject.key);
}

function textOf(id: string): string {
  const card = find(`card-${id}-text`);
  if (card !== undefined) return card;
  const [main, condition, secondary] = ['main', 'condition', 'secondary'].map((part) => find(`jarl-${id}-${part}`) ?? '');
  return [main, [condition, secondary].filter(Boolean).join(': ')].filter(Boolean).join(' · ');
}

/** These are answered by clicking the thing itself. */
const ON_THE_TABLE = new Set(['keep-jarl', 'pick-warrior', 'start-slot', 'place', 'throw-away', 'keep', 'drop', 'add-warrior', 'add-two', 'add-second', 'dismiss', 'discard-for-reroll', 'pick-die', 'roll', 'give-up-die', 'activate', 'play-tactic', 'send-to-valhalla', 'attack', 'attack-beast']);

function Gestures({ stage }: { stage: Stage }) {
  const { choices, ticks, focus, model } = stage;
  const send = (steps: Planned[]) => choices.takeAll(steps);
  if (focus.value !== null) return <button type="button" class="option back" onClick={() => { focus.value = null; }}>{say('back')}</button>;
  if (choices.prompt === 'reroll') {
    const dice = ticks.dice.value.map((index) => poolOf(model)[index]).filter((die): die is Die => die !== undefined);
    return <RollButton dice={dice} already={choices.has('roll')} send={send} />;
  }
  if (choices.prompt === 'choose-sent') {
    const slots = [...ticks.slots.value].sort((a, b) => a - b);
    const step = (verb: string, about: number | null): Planned => ({ prompt: 'choose-sent', verb, about });
    const steps = [...slots.map((slot) => step('send-to-valhalla', slot)), step('pass', null)];
    return slots.length > 0 ? <button type="button" class="option main" onClick={() => send(steps)}><Icon name="valhalla" /> {say('send-these', { count: slots.length })}</button> : null;
  }
  return null;
}

function RollButton({ dice, already, send }: { dice: Die[]; already: boolean; send: (steps: Planned[]) => void }) {
  const step = (verb: string, about: number | null): Planned => ({ prompt: 'reroll', verb, about });
  const steps = [...dice.map(classOf).sort((a, b) => a - b).map((die) => step('pick-die', die)), step('roll', null)];
  return (
    <button type="button" class="option main" disabled={dice.length === 0 && !already} onClick={() => send(steps)}>
      <Icon name="dice" /> {say('roll-these', { count: dice.length })}
    </button>
  );
}

export function poolOf(model: Model): Die[] {
  const side = [model.battle?.attacker, model.battle?.defender].find((one) => one?.seat === model.me);
  return side?.pool ?? [];
}

function Mine({ stage }: { stage: Stage }) {
  const { model } = stage;
  const me = model.players[model.me];
  if (!me) return null;
  return (
    <section class="mine" aria-label={say('my-side')}>
      <Board stage={stage} player={me} mine />
      <Hand stage={stage} />
    </section>
  );
}

/** Elsewhere a card is chosen first and played with a second click, so that nothing happens by mistake. */
const AT_ONCE = new Set(['exchange', 'throw-away', 'adding', 'pay-card', 'bring-back']);

function Hand({ stage }: { stage: Stage }) {
  const { model, designs, choices, focus } = stage;
  const keys = keysOf(model.hand);
  return (
    <div class="hand plane" role="group" aria-label={say('hand', { count: model.hand.length })} style={{ '--before-last': Math.max(1, model.hand.length - 1) }}>
      {model.hand.map((id, index) => {
        const options = model.drawn.length > 0 ? [] : choices.about('card', (subject) => subject.key === id);
        const act = () => {
          const only = options.length === 1 ? options[0] : undefined;
          if (only && (focus.value === id || AT_ONCE.has(choices.prompt))) choices.take(only);
          else focus.value = focus.value === id ? null : id;
        };
        const why = () => stage.props.scope.link.why(`${designs.warriors.has(id) ? 'add-warrior' : 'play-tactic'}:${id}`);
        const barred = options.length === 0 && choices.question !== null && model.drawn.length === 0;
        return <Card key={keys[index]} id={id} designs={designs} glow={options.length > 0} dim={barred} chosen={focus.value === id} {...(options.length > 0 ? { onPick: act } : barred ? { onPick: why } : {})} />;
      })}
    </div>
  );
}

function Discard({ stage, close }: { stage: Stage; close: () => void }) {
  return (
    <Sheet title={`${say('discard')} · ${stage.model.discard.length}`} onClose={close}>
      <div class="browse">
        {[...stage.model.discard].reverse().map((id, index) => <Card key={index} id={id} designs={stage.designs} />)}
      </div>
    </Sheet>
  );
}
