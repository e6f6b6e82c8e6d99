// Monsters of Yggdrasil: monsters on display, tamed monsters, and the warriors that they cover.
import { called } from '../../../../live/scope';
import { Face } from '../../../../ui/cards/frame';
import { hold, lookAt } from '../../../../ui/cards/peek';
import { classes } from '../../../../ui/classes';
import { Icon, type IconName } from '../../../../ui/icons';
import { narrow } from '../../../../ui/screen';
import { find, say, sayFirst } from '../../../../ui/words';
import { Picture } from '../../cards/art';
import { Mark } from '../../cards/mark';
import { type Clan, clanOf, type Designs } from '../../model';
import type { Drawn, Stage } from '../../stage';
import type { View } from './wire';

const MONSTERS: Record<string, IconName> = {
  nidhogg: 'dragon',
  surtur: 'fury',
  huldra: 'trick',
  draugr: 'skull',
  fenrir: 'fang',
  troll: 'troll',
  gullinbursti: 'boar',
  vedrfolnir: 'raven',
  jormungand: 'serpent',
  hel: 'skull',
  garmr: 'wolf',
};

const LOOK = 'monster:';

/** The two neighbouring clans that can tame a monster. */
function captors(name: string, designs: Designs): Clan[] {
  const found = designs.beside.monsters?.find((monster) => monster.key === name)?.clans;
  return Array.isArray(found) ? found.map((clan) => clanOf(String(clan))) : [];
}

function describeMonster(name: string, designs: Designs): string {
  const clans = captors(name, designs)
    .map((clan) => say(`clan-${clan}`))
    .join(' + ');
  return [
    sayFirst([`monsters-${name}`]),
    clans && say('monster-caught-by', { clans }),
    find(`monsters-${name}-text`) ?? '',
  ]
    .filter(Boolean)
    .join('. ');
}

function MonsterCard({
  name,
  designs,
  large,
  onPick,
}: {
  name: string;
  designs: Designs;
  large?: boolean;
  onPick?: () => void;
}) {
  const title = sayFirst([`monsters-${name}`]);
  const text = find(`monsters-${name}-text`) ?? '';
  const clans = captors(name, designs);
  const words = describeMonster(name, designs);
  const face = (
    <>
      <Picture id={LOOK + name} like={/^monster:/} instead={<Icon name={MONSTERS[name] ?? 'skull'} class="beast" />} />
      <span
        class="captors"
        title={say('monster-caught-by', { clans: clans.map((clan) => say(`clan-${clan}`)).join(' + ') })}
      >
        {clans.map((clan, index) => (
          <span key={index} class={`clan-dot clan-${clan}`}>
            <Icon name={clan} />
          </span>
        ))}
      </span>
      <span class="band">
        <span class="name">{title}</span>
      </span>
      <span class="text">{text}</span>
    </>
  );
  const look = large ? {} : lookAt(LOOK + name);
  if (onPick)
    return (
      <button type="button" class="card monster glow" onClick={onPick} {...look}>
        <Face hidden>{face}</Face>
        <span class="visually-hidden">{words}</span>
      </button>
    );
  return (
    <div
      class={`card monster ${large ? 'large' : ''}`}
      role="img"
      aria-label={words}
      tabIndex={large ? -1 : 0}
      {...(large ? {} : { onClick: () => hold(LOOK + name), ...look })}
    >
      <Face>{face}</Face>
    </div>
  );
}

function Den({ stage, view: den }: { stage: Stage; view: View }) {
  return (
    <section
      class={classes('extra den', narrow.value && stage.choices.prompt === 'hunt' && 'asked')}
      tabIndex={0}
      aria-label={sayFirst(['expansion-monsters'])}
    >
      <h3>
        <Icon name="fang" /> <span class="extra-name">{sayFirst(['expansion-monsters'])}</span>{' '}
        <span>· {den.deck}</span>
      </h3>
      <div class="den-row">
        {den.display.map((name) => (
          <Shown key={name} stage={stage} name={name} />
        ))}
      </div>
      {den.keeper !== null && <p>{say('fenrir-keeper', called(stage.table, den.keeper))}</p>}
    </section>
  );
}

/** A monster on display, highlighted if the player may hunt it. */
function Shown({ stage, name }: { stage: Stage; name: string }) {
  const hunt = stage.choices.about('monsters', (subject) => subject.key === name)[0];
  return (
    <MonsterCard name={name} designs={stage.designs} {...(hunt ? { onPick: () => stage.choices.take(hunt) } : {})} />
  );
}

/** The monster a player has tamed. */
function Tamed({ view, seat }: { view: View; seat: number }) {
  const name = view.held[seat];
  if (!name) return null;
  return (
    <button type="button" class="jarl-chip monster-chip" {...lookAt(LOOK + name)}>
      <Icon name={MONSTERS[name] ?? 'skull'} /> <span>{sayFirst([`monsters-${name}`])}</span>
    </button>
  );
}

export const DRAWN: Drawn<View> = {
  Laid: Den,
  Chip: Tamed,
  slotsMatter: true, // a monster lies over two neighbours
  // each monster has its own icon, also if a beast of the solo game has the same name
  speak: (_, { subject }) => (subject?.sort === 'monsters' ? { icon: MONSTERS[subject.key] ?? 'fang' } : undefined),
  marks: (_, { covers }, seat, slot) => {
    const cover = covers[seat] ?? null;
    const covered = cover !== null && (slot === cover || slot === cover + 1);
    return covered ? [{ sign: <Mark key="cover" icon="fang" words={say('under-a-monster')} /> }] : [];
  },
  look: (key, designs) => {
    if (!key.startsWith(LOOK)) return undefined;
    const name = key.slice(LOOK.length);
    return { card: <MonsterCard name={name} designs={designs} large />, words: describeMonster(name, designs) };
  },
};
