// The cards of Blood Rage ("gifts of the gods").
import { useMemo } from 'preact/hooks';
import { type CardUse, Frame, standing } from '../../../ui/cards/frame';
import { hyphenated } from '../../../ui/cards/hyphenation';
import { classes } from '../../../ui/classes';
import { find, say, sayFirst } from '../../../ui/words';
import { Glyph } from '../icons/icons';
import type { Designs, Face } from '../model';
import { BoardPicture, Picture } from './art';

export type CardProps = CardUse<Designs>;

export function cardName(id: string): string {
  return sayFirst([`card-${id}`, id]);
}

/** What sort of card it is, and its number. */
export function kindWords(face: Face): string {
  return say(`br-kind-${face.type}`, { n: face.type === 'quest' ? face.glory : face.strength });
}

/** What a screen reader says. */
export function describe(id: string, designs: Designs): string {
  const face = designs.faces.get(id);
  return [cardName(id), face ? kindWords(face) : '', face?.disc ? say('br-disc') : '', find(`card-${id}-text`) ?? '']
    .filter(Boolean)
    .join('. ');
}

export function Card(props: CardProps) {
  const { id, designs } = props;
  const face = designs.faces.get(id);
  const look = `gift type-${face?.type ?? 'clan'} ${standing(props)}`;
  const label = props.label ?? describe(id, designs);
  // the printed face never changes
  const large = props.large ?? false;
  const printed = useMemo(() => face && <Printed face={face} large={large} />, [face, large]);
  return (
    <Frame of={props} class={look} label={label}>
      {printed}
      {props.note && <span class="gift-note">{props.note}</span>}
    </Frame>
  );
}

const ART: Record<string, string> = {
  alfheim: 'dark-elf',
  jotunheim: 'frost-giant',
  manheim: 'village',
  yggdrasil: 'tree',
  glorious: 'valhalla',
};

/** The picture of a card: its god, its figure, or its quest. */
function artOf(face: Face): string {
  if (face.type === 'monster') return face.key;
  if (face.type === 'quest') return ART[face.key.split('-')[0] ?? ''] ?? 'quest';
  return face.god || face.type;
}

const MONSTERS =
  /^(dwarf-chieftain|troll|sea-serpent|dark-elf|(fire|frost)-giant|valkyrie|soldier-of-hel|volur-witch)$/;
const QUESTS = /^(alfheim|jotunheim|manheim|yggdrasil|glorious-death)-/;
const TROOPS = /^(lord-of|brothers|experts|masters|fire-dragons|eternal-dragons)/;

/** Which cards' pictures a custom card may use: those of its god, its Monster, or its kind. */
export function kinOf(face: Face | undefined): RegExp | undefined {
  if (!face) return undefined;
  if (face.type === 'quest') return QUESTS;
  if (face.type === 'monster') return MONSTERS;
  return face.god ? new RegExp(`^${face.god}s-`) : TROOPS;
}

const LONG = 84; // texts longer than this use a smaller font

function Printed({ face, large }: { face: Face; large: boolean }) {
  const text = find(`card-${face.key}-text`) ?? '';
  const long = text.length > LONG && 'long';
  return (
    <>
      <span class={classes('gift-art', long)}>
        <Picture id={face.key} like={kinOf(face)} sharp={large} instead={<Glyph name={artOf(face)} />} />
      </span>
      <span class="gift-value">
        {face.type === 'battle' ? `+${face.strength}` : face.type === 'quest' ? face.glory : face.strength}
        {face.star && <sup>∗</sup>}
      </span>
      {face.disc && <span class="gift-disc" title={say('br-disc')} />}
      {large && face.god && (
        <span class={classes('gift-god', long)}>
          <BoardPicture id={`god-${face.god}`} instead={<Glyph name={face.god} />} />
        </span>
      )}
      <span class={classes('gift-band', long)}>{hyphenated(cardName(face.key))}</span>
      <span class={classes('gift-kind', long)}>
        <Glyph name={face.type} />
        {say(`${['battle', 'quest'].includes(face.type) ? 'blood-type' : 'br-slot'}-${face.type}`)}
      </span>
      <span class={classes('gift-text', long)}>{text}</span>
    </>
  );
}

export function CardBack({ age, label }: { age: number; label: string }) {
  return (
    <div class="gift back" role="img" aria-label={label}>
      <BoardPicture
        id={`back-${age}`}
        instead={
          <>
            <Glyph name="rune" />
            <span class="back-age">{ROMAN[age]}</span>
          </>
        }
      />
    </div>
  );
}

export const ROMAN = ['', 'I', 'II', 'III'];
