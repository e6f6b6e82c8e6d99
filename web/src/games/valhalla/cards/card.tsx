// The cards of Valhalla.
import './icons';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { type CardUse, Frame, standing } from '../../../ui/cards/frame';
import { hyphenated, longestWord } from '../../../ui/cards/hyphenation';
import { classes } from '../../../ui/classes';
import { Icon, type IconName, isIcon } from '../../../ui/icons';
import { find, say, sayFirst } from '../../../ui/words';
import {
  classOf,
  type Designs,
  type Die,
  type JarlDesign,
  type Socket,
  socketsOf,
  type TacticDesign,
  type WarriorDesign,
} from '../model';
import { Picture } from './art';
import { DieFace } from './dice';

export interface CardProps extends CardUse<Designs> {
  dice?: Die[];
  armed?: boolean;
  rising?: boolean;
  frozen?: boolean;
}

export function cardName(id: string): string {
  return sayFirst([`card-${id}`, `jarl-${id}`, id]);
}

/** The name on a card. A long word uses a smaller font and may be hyphenated, so that nothing is cut off. */
function Name({ words }: { words: string }) {
  return (
    <span class="name" style={{ '--letters': longestWord(words) }}>
      {hyphenated(words)}
    </span>
  );
}

/** The kind of a card, which selects its frame. */
function sortOf(id: string, designs: Designs): string {
  if (designs.jarls.has(id)) return 'jarl';
  if (designs.warriors.has(id)) return 'warrior';
  const god = /^(thor|tyr)-/.exec(id)?.[1];
  return classes('tactic', god, isLong(tacticText(id)) && 'lengthy');
}

export function Card(props: CardProps) {
  const { id, designs, armed, rising, frozen } = props;
  const clan = designs.warriors.get(id)?.clan;
  const look = classes(
    `card ${sortOf(id, designs)}`,
    clan && `clan-${clan}`,
    standing(props),
    armed && 'armed',
    rising && 'rising',
    frozen && 'frozen',
  );
  const label = props.label ?? describe(id, designs);
  return (
    <Frame of={props} class={look} label={label}>
      {useFace(props)}
      {props.note}
    </Frame>
  );
}

/** The printed face of a card, memoised, because it never changes. */
function useFace({ id, designs, dice, large }: CardProps): VNode {
  const pool = dice?.map(classOf).join();
  return useMemo(
    () => <Face id={id} designs={designs} dice={dice ?? []} large={large ?? false} />,
    [id, designs, pool, large],
  );
}

function Face({ id, designs, dice, large }: CardProps) {
  const warrior = designs.warriors.get(id);
  if (warrior) return <WarriorFace design={warrior} dice={dice ?? []} large={large ?? false} />;
  const jarl = designs.jarls.get(id);
  if (jarl) return <JarlFace design={jarl} />;
  return <TacticFace id={id} design={designs.tactics.get(id) ?? null} />;
}

/** The text of a jarl: the permanent ability, then the conditional one. */
function jarlText(id: string): string {
  const [main, condition, secondary] = ['main', 'condition', 'secondary'].map((part) => find(`jarl-${id}-${part}`));
  return [main, secondary && `${secondary.replace(/\.$/, '')} (${condition}).`].filter(Boolean).join(' ');
}

/** What a screen reader says. */
export function describe(id: string, designs: Designs): string {
  const warrior = designs.warriors.get(id);
  const text = designs.jarls.has(id) ? jarlText(id) : (find(`card-${id}-text`) ?? '');
  if (!warrior) return [cardName(id), text].filter(Boolean).join('. ');
  const weapons =
    warrior.weapons.map((face) => sayFirst([`weapon-${face}`])).join(', ') || say(`pattern-${warrior.pattern}`);
  return say('warrior-aria', {
    name: cardName(id),
    clan: say(`clan-${warrior.clan}`),
    strength: warrior.strength,
    glory: warrior.glory,
    weapons,
    text,
  });
}

function WarriorFace({ design, dice, large }: { design: WarriorDesign; dice: Die[]; large: boolean }) {
  const text = find(`card-${design.id}-text`);
  return (
    <>
      <Picture
        id={design.id}
        like={new RegExp(`^(champ-)?${design.clan}-`)}
        sharp={large}
        instead={<Icon name={design.clan} class="beast" />}
      />
      <span class="clan-mark">
        <Icon name={design.clan} />
      </span>
      <span class="strength">{design.strength}</span>
      <Sockets sockets={socketsOf(design)} dice={dice} />
      <span class="band">
        <Name words={cardName(design.id)} />
      </span>
      <span class="foot">
        <span class="glory">
          <Icon name="glory" />
          {design.glory}
        </span>
        {design.ability && !large && <AbilityMark design={design} />}
      </span>
      {large && text && <span class="text">{text}</span>}
    </>
  );
}

function Sockets({ sockets, dice }: { sockets: Socket[]; dice: Die[] }) {
  const left = [...dice];
  const fitting = (socket: Socket): Die | undefined => {
    const at =
      socket.face === null
        ? 0
        : Math.max(
            0,
            left.findIndex((die) => die.face === socket.face),
          );
    return left.splice(at, 1)[0];
  };
  return (
    <span class={`sockets of-${sockets.length}`}>
      {sockets.map((socket, index) => {
        const die = left.length > 0 ? fitting(socket) : undefined;
        return (
          <span key={index} class={`socket mate-${socket.mate} ${die ? 'filled' : ''}`}>
            {die ? (
              <DieFace die={die} />
            ) : socket.face ? (
              <Icon name={socket.face} />
            ) : (
              <b>{socket.mate === 0 ? '∗' : socket.mate === 1 ? '=' : '≡'}</b>
            )}
          </span>
        );
      })}
    </span>
  );
}

const ABILITIES: Record<string, [string, IconName]> = {
  FOE_COLOUR: ['+3', 'foe'],
  OWN_COLOUR: ['+2', 'kin'],
  DIVERSITY: ['+2', 'many'],
  FROST: ['−1', 'dice'],
};

function AbilityMark({ design }: { design: WarriorDesign }) {
  const [text, icon] = ABILITIES[design.ability] ?? ['', 'rune'];
  const clan = design.abilityClan;
  return (
    <span class="ability">
      <span class="ability-words">{text}</span>
      <Icon name={icon} />
      {clan && (
        <span class={`clan-dot clan-${clan}`}>
          <Icon name={clan} />
        </span>
      )}
    </span>
  );
}

const TACTIC_ICONS: Record<string, IconName> = {
  FURY2: 'fury',
  FURY3: 'fury',
  HEROIC3: 'heroic',
  HEROIC4: 'heroic',
  NEW_WEAPONS: 'forge',
  PUSH_BACK: 'push',
  WEAPON_SWAP: 'swap',
  CUT_OFF: 'chains',
};

/** Cards whose pictures a custom card may use. */
const TACTICS = /^(fury|heroic|new|push|weapon|cut)-/;
const JARLS = /^[a-z]+$/;

const LONG = 78; // texts longer than this use a smaller font

function tacticText(id: string): string {
  return find(`card-${id}-text`) ?? '';
}

function isLong(text: string): boolean {
  return text.length > LONG;
}

function TacticFace({ id, design }: { id: string; design: TacticDesign | null }) {
  const icon =
    TACTIC_ICONS[design?.kind ?? ''] ?? (id.startsWith('thor-') ? 'hammer' : id.startsWith('tyr-') ? 'tyr' : 'scroll');
  const plus = /(\d)$/.exec(design?.kind ?? '')?.[1];
  const weapon = /^heroic-([a-z]+)$/.exec(id)?.[1];
  const text = tacticText(id);
  return (
    <>
      <Picture id={id} like={TACTICS} instead={<Icon name={icon} class="beast" />} />
      {plus && <span class="strength">+{plus}</span>}
      {weapon && isIcon(weapon) && (
        <span class="sockets">
          <span class="socket">
            <Icon name={weapon} />
          </span>
        </span>
      )}
      <span class="band">
        <Name words={cardName(id)} />
      </span>
      <span class={`text ${isLong(text) ? 'long' : ''}`}>{text}</span>
    </>
  );
}

function JarlFace({ design }: { design: JarlDesign }) {
  return (
    <>
      <Picture id={design.id} like={JARLS} instead={<Icon name="jarl" class="beast" />} />
      <span class="band">
        <Name words={cardName(design.id)} />
      </span>
      <span class="text">
        <span>{find(`jarl-${design.id}-main`) ?? ''}</span>
        <span class="condition">{find(`jarl-${design.id}-condition`) ?? ''}</span>
        <span>{find(`jarl-${design.id}-secondary`) ?? ''}</span>
      </span>
    </>
  );
}

export function CardBack({ count, label }: { count: number; label: string }) {
  return (
    <div class="card back" role="img" aria-label={`${label}: ${count}`}>
      <span class="face">
        <Icon name="raven" class="beast" />
        <span class="count">{count}</span>
      </span>
    </div>
  );
}
