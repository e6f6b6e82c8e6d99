// The question panel: on the player's turn a bar of actions with their costs, else a sentence with its answers.
import { Ask, type Spoken } from '../../../ask/ask';
import { optionWords } from '../../../ask/offers';
import { classes } from '../../../ui/classes';
import { narrow } from '../../../ui/screen';
import { find, say } from '../../../ui/words';
import type { Option } from '../../../wire/messages';
import { cardName } from '../cards/card';
import { Glyph } from '../icons/icons';
import { byKind } from '../model';
import { figureName } from '../naming';
import { explain, focusOn, isOf, mine, myClan, type Stage, take, toggle } from '../stage';

/** Shorter texts for a phone. */

const ACTIONS = ['invade', 'march', 'pillage', 'upgrade', 'quest', 'sacrifice'] as const;

/** Verbs whose options are chosen by a click on the thing itself. */
const ON_THE_TABLE = new Set(['enter', 'march-to', 'step-to', 'join', 'offer-at', 'draft', 'lay', 'keep']);

const OWN = new Set(['turn', 'march', 'lay', 'keep']);

export function Question({ stage }: { stage: Stage }) {
  const { props, choices, focus, why } = stage;
  const now = choices.question ? focus.value : null;
  const words =
    now?.sort === 'card'
      ? cardName(now.key)
      : now?.sort === 'place' || now?.sort === 'march'
        ? say(`place-${now.key}`)
        : undefined;
  const note = why.value || noteOf(stage) || hintOf(stage);
  return (
    <Ask
      {...props}
      own={OWN}
      hide={(option) => hidden(stage, option)}
      speak={(option) => spokenOf(stage, option)}
      extra={<Extra stage={stage} />}
      way={choices.question && choices.prompt === 'turn' && focus.value === null ? 'on-turn' : ''}
      step={`${now?.sort} ${now?.key} ${stage.picked.value.join()}`}
      {...(words ? { words } : {})}
      {...(note ? { note } : {})}
    />
  );
}

function noteOf(stage: Stage): string {
  const now = stage.choices.question ? stage.focus.value : null;
  if (now?.sort === 'card') return find(`card-${now.key}-text`) ?? '';
  if (stage.choices.prompt === 'draft') return pickedWords(stage);
  return now?.sort === 'march' ? say('blood-who-marches') : '';
}

/** The text of the card that was selected last. */
function pickedWords(stage: Stage): string {
  const id = myClan(stage)?.packet?.[stage.picked.value.at(-1) ?? -1];
  return id ? `${cardName(id)}: ${find(`card-${id}-text`) ?? ''}` : '';
}

/** Explains what the highlighted things mean, where no button does. */
function hintOf(stage: Stage): string {
  const { choices, focus } = stage;
  if (!choices.question || narrow.value) return '';
  if (focus.value?.sort === 'action') return find(`blood-plan-${focus.value.key}`) ?? '';
  return find(`blood-hint-${choices.prompt}`) ?? '';
}

function hidden(stage: Stage, option: Option): boolean {
  const { choices, focus } = stage;
  const now = focus.value;
  if (choices.prompt === 'turn') return true; // the action bar shows these with their costs
  if (option.verb === 'slot')
    return (
      slotCard(stage, option) === '' &&
      option !== choices.withVerb('slot').find((other) => slotCard(stage, other) === '')
    );
  return now?.sort === 'card' ? option.subject?.key !== now.key : ON_THE_TABLE.has(option.verb);
}

/** The upgrade in the slot that an option names. */
function slotCard(stage: Stage, option: Option): string {
  return myClan(stage)?.slots.find((slot) => slot.key === option.subject?.key)?.card ?? '';
}

/** Names a slot by the card that it would replace. Free slots are all alike. */
function spokenOf(stage: Stage, option: Option): Spoken | undefined {
  if (option.verb !== 'slot') return undefined;
  const card = slotCard(stage, option);
  return { words: card ? say('blood-slot-taken', { card: cardName(card) }) : say('blood-slot-free') };
}

function Extra({ stage }: { stage: Stage }) {
  const { choices, focus } = stage;
  if (!choices.question) return null;
  const back = focus.value !== null && (
    <button type="button" class="option back" onClick={() => focusOn(stage, null)}>
      {say('back')}
    </button>
  );
  if (choices.prompt === 'draft') return <Gifts stage={stage} />;
  if (choices.prompt !== 'turn') return <>{back}</>;
  if (focus.value === null) return <ActionBar stage={stage} />;
  if (focus.value.sort === 'march')
    return (
      <>
        {back}
        <Muster stage={stage} place={focus.value.key} />
      </>
    );
  return (
    <>
      {back}
      <Deeds stage={stage} />
      {focus.value.sort === 'place' && <MarchOut stage={stage} place={focus.value.key} />}
    </>
  );
}

/** Buttons for the selected action, place or card, with their costs. */
function Deeds({ stage }: { stage: Stage }) {
  const { choices, focus, table } = stage;
  const now = focus.value;
  const fits = (option: Option) =>
    now?.sort === 'action' ? isOf(option.verb, now.key) : option.subject?.key === now?.key && option.verb !== 'march';
  const act = (option: Option) =>
    option.verb === 'march' ? focusOn(stage, { sort: 'march', key: option.subject?.key ?? '' }) : take(stage, option);
  return (
    <>
      {choices.options.filter(fits).map((option, _, all) => (
        <button
          key={option.action}
          type="button"
          class={`option ${all.length === 1 ? 'main' : ''}`}
          data-verb={option.verb}
          data-kind={option.verb === 'invade' ? option.subject?.key : undefined}
          disabled={choices.late}
          onClick={() => act(option)}
        >
          {choices.question && optionWords(table, option, choices.question)}{' '}
          {priceOf(stage, option) > 0 && <Price value={priceOf(stage, option)} />}
        </button>
      ))}
    </>
  );
}

function MarchOut({ stage, place }: { stage: Stage; place: string }) {
  if (stage.choices.about(place, 'march').length === 0) return null;
  return (
    <button
      type="button"
      class="option"
      data-verb="march"
      onClick={() => focusOn(stage, { sort: 'march', key: place })}
    >
      <Glyph name="march" /> {say('verb-march', { thing: say(`place-${place}`) })}{' '}
      <Price value={stage.designs.prices.march ?? 0} />
    </button>
  );
}

export function Price({ value }: { value: number }) {
  return (
    <span class="price">
      {value}
      <Glyph name="rage" />
    </span>
  );
}

/** The actions of a turn, with their costs. An action that is not possible says why. */
function ActionBar({ stage }: { stage: Stage }) {
  const { choices } = stage;
  const [pass] = choices.withVerb('pass');
  const offered = (action: string) => choices.options.filter((option) => isOf(option.verb, action));
  const shown = ACTIONS.filter((action) => action !== 'sacrifice' || offered(action).length > 0);
  return (
    <div
      class={classes('action-bar', shown.length === ACTIONS.length && 'full')}
      role="group"
      aria-label={say('blood-actions')}
    >
      {shown.map((action) => (
        <Action key={action} stage={stage} action={action} options={offered(action)} />
      ))}
      <span class="purse" role="img" aria-label={`${say('br-rage')}: ${myClan(stage)?.rage ?? 0}`}>
        {myClan(stage)?.rage}
        <Glyph name="rage" />
      </span>
      {pass && choices.question && (
        <button
          type="button"
          class="option pass"
          data-verb="pass"
          disabled={choices.late}
          onClick={() => take(stage, pass)}
        >
          <Glyph name="pass" /> <span class="long">{optionWords(stage.table, pass, choices.question)}</span>
          <span class="short">{say('blood-act-pass')}</span>
        </button>
      )}
    </div>
  );
}

function Action({ stage, action, options }: { stage: Stage; action: string; options: Option[] }) {
  const [only] = options;
  const act = () => {
    if (!only) explain(stage, whyNotAction(stage, action));
    else if (action === 'sacrifice') take(stage, only);
    else focusOn(stage, { sort: 'action', key: action });
  };
  return (
    <button
      type="button"
      class={`option action ${only ? 'glow' : 'barred'}`}
      data-action={action}
      aria-disabled={!only || undefined}
      disabled={stage.choices.late}
      onClick={act}
    >
      <Glyph name={action} /> <span>{say(`blood-act-${action}`)}</span> <Cost stage={stage} options={options} />
    </button>
  );
}

/** The cost of an action: one amount, or a range. */
function Cost({ stage, options }: { stage: Stage; options: Option[] }) {
  const prices = options.map((option) => priceOf(stage, option));
  if (prices.length === 0 || Math.max(...prices) === 0) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return (
    <span class="price">
      {low === high ? low : `${low}–${high}`}
      <Glyph name="rage" />
    </span>
  );
}

function priceOf(stage: Stage, option: Option): number {
  const clan = myClan(stage);
  const key = option.subject?.key ?? '';
  if (option.verb === 'invade') return clan?.prices[key] ?? 0;
  if (option.verb === 'upgrade') return clan?.hand?.find((card) => card.card === key)?.cost ?? 0;
  return stage.designs.prices[option.verb] ?? 0;
}

/** Reasons in order of importance: those that the player can do something about come first. */
const TELLING = [
  'BR-ACTION-04',
  'BR-INVADE-06',
  'BR-PILLAGE-35',
  'BR-PILLAGE-02',
  'BR-MARCH-02',
  'BR-INVADE-08',
  'BR-INVADE-02',
];
const IN_GENERAL: Record<string, string> = {
  invade: 'BR-INVADE-08',
  march: 'BR-MARCH-02',
  pillage: 'BR-PILLAGE-02',
  upgrade: 'BR-UPGRADE-02',
  quest: 'BR-QUEST-01',
};

function whyNotAction(stage: Stage, action: string): string {
  const rules = Object.entries(stage.view.barred)
    .filter(([wish]) => wish.startsWith(`${action} `))
    .map(([, rule]) => rule);
  return TELLING.find((rule) => rules.includes(rule)) ?? IN_GENERAL[action] ?? '';
}

/** The list of figures for a march: select them on the map or here, then press one button. */
function Muster({ stage, place }: { stage: Stage; place: string }) {
  const { party, choices } = stage;
  const troops = mine(stage, place)
    .filter((piece) => !['ship', 'sea-serpent'].includes(piece.kind))
    .sort((a, b) => byKind(a.kind, b.kind));
  const go = () => choices.takeAll([{ prompt: 'turn', verb: 'march', about: place }]);
  return (
    <>
      {troops.map((piece) => (
        <button
          key={piece.id}
          type="button"
          class={`option troop ${party.value.includes(piece.id) ? 'chosen' : ''}`}
          aria-pressed={party.value.includes(piece.id)}
          onClick={() => toggle(party, piece.id)}
        >
          <Glyph name={party.value.includes(piece.id) ? 'yes' : piece.kind} /> {figureName(piece.kind)}
        </button>
      ))}
      <button type="button" class="option main" disabled={choices.late || party.value.length === 0} onClick={go}>
        <Glyph name="march" /> {say('blood-march-these', { count: party.value.length })}{' '}
        <Price value={stage.designs.prices.march ?? 0} />
      </button>
    </>
  );
}

/** The cards picked from the packet: one, or two in a game of two. */
function Gifts({ stage }: { stage: Stage }) {
  const { picked, choices, view } = stage;
  const packet = myClan(stage)?.packet ?? [];
  const needed = view.clans.length === 2 && (myClan(stage)?.sealed?.length ?? 0) === 0 ? 2 : 1;
  const chosen = picked.value.map((index) => packet[index] ?? '');
  const inOrder = [...picked.value].sort((a, b) => a - b).map((index) => packet[index] ?? '');
  const go = () => choices.takeAll(inOrder.map((about) => ({ prompt: 'draft', verb: 'draft', about })));
  return (
    <button type="button" class="option main" disabled={choices.late || chosen.length < needed} onClick={go}>
      <Glyph name="hand" />{' '}
      {chosen.length < needed
        ? say('blood-pick', { count: needed - chosen.length })
        : say('verb-draft', { thing: chosen.map(cardName).join(', ') })}
    </button>
  );
}
