// Short panels with the public facts about each opponent.
import { names } from '../../../live/scope';
import { say } from '../../../ui/words';
import type { TableInfo } from '../../../wire/messages';
import { cardName } from '../cards/card';
import { ClanSign, Glyph } from '../icons/icons';
import type { Clan, Designs, Stat } from '../model';
import { beastName } from '../naming';
import type { Stage } from '../stage';

export function Rivals({ stage }: { stage: Stage }) {
  const { clans, seat } = stage.view;
  const others = clans
    .map((_, index) => clans[(Math.max(seat, -1) + 1 + index) % clans.length])
    .filter((clan): clan is Clan => clan !== undefined && clan.seat !== seat);
  return (
    <section class="clans plane" aria-label={say('rivals')}>
      {others.map((clan) => (
        <ClanPanel
          key={clan.seat}
          table={stage.table}
          designs={stage.designs}
          clan={clan}
          asked={stage.props.shown.update.asked.includes(clan.seat)}
          active={stage.view.active === clan.seat}
          opened={stage.opened}
        />
      ))}
    </section>
  );
}

interface PanelProps {
  table: TableInfo;
  designs: Designs;
  clan: Clan;
  asked: boolean;
  active: boolean;
  opened: Stage['opened'];
}

/**
 * A panel with an opponent's main figures; a click opens the clan sheet. It is drawn again only when its own data
 * changes.
 */
function ClanPanel({ table, designs, clan, asked, active, opened }: PanelProps) {
  const classes = [
    'clan-panel',
    `clan-${clan.clan}`,
    asked ? 'thinking' : '',
    clan.passed ? 'passed' : '',
    active ? 'active' : '',
  ].join(' ');
  return (
    <button
      type="button"
      class={classes}
      onClick={() => {
        opened.value = clan.seat;
      }}
    >
      <span class="visually-hidden">{panelWords(table, clan)}</span>
      <span class="panel-head" aria-hidden="true">
        <ClanSign clan={clan.clan} />
        <span class="who">
          {names(table, clan.seat)}
          <small>
            {beastName(clan.clan)}
            {clan.passed && ` · ${say('br-passed')}`}
          </small>
        </span>
        <GloryCount glory={clan.glory} bonus={clan.end_bonus} />
      </span>
      <span class="panel-stats" aria-hidden="true">
        <RageCount clan={clan} />
        {clan.stats.slice(1).map((stat) => (
          <StatCount key={stat.key} stat={stat} note={stat.key === 'horns' ? `${clan.on_board}/` : ''} />
        ))}
        <span class="count" title={say('br-hand')}>
          <Glyph name="hand" />
          {clan.hand_size + clan.picks_size}
        </span>
        <span class="count" title={say('br-quests')}>
          <Glyph name="quest" />
          {clan.quest_count}
        </span>
        <span class="count" title={say('place-valhalla')}>
          <Glyph name="valhalla" />
          {clan.valhalla.reduce((sum, one) => sum + one.number, 0)}
        </span>
      </span>
      <span class="panel-slots" aria-hidden="true">
        {clan.slots.map((slot) => (
          <span key={slot.key} class={`pip slot-${slot.key} ${slot.card ? 'filled' : ''}`}>
            <Glyph name={pipOf(slot, designs)} />
          </span>
        ))}
      </span>
    </button>
  );
}

export function pipOf(slot: { key: string; card: string }, designs: Designs): string {
  const face = designs.faces.get(slot.card);
  if (!face) return slot.key.replace(/-\d$/, '');
  return face.type === 'monster' ? face.key : face.god || face.type;
}

function panelWords(table: TableInfo, clan: Clan): string {
  const slots = clan.slots
    .filter((slot) => slot.card)
    .map((slot) => cardName(slot.card))
    .join(', ');
  return say('blood-panel', {
    who: names(table, clan.seat),
    clan: beastName(clan.clan),
    glory: clan.glory,
    rage: clan.rage,
    hand: clan.hand_size,
    quests: clan.quest_count,
    slots: slots || say('blood-none'),
  });
}

export function GloryCount({ glory, bonus }: { glory: number; bonus: number }) {
  return (
    <span class="glory-count" key={glory} title={say('br-glory')}>
      <Glyph name="glory" />
      <b>{glory}</b>
      {bonus > 0 && <small title={say('br-end-bonus', { n: bonus })}>+{bonus}</small>}
    </span>
  );
}

export function RageCount({ clan }: { clan: Clan }) {
  return (
    <span class="count rage" title={say('br-rage')}>
      <Glyph name="rage" />
      <b>{clan.rage}</b>
    </span>
  );
}

function StatCount({ stat, note }: { stat: Stat; note: string }) {
  return (
    <span class="count" title={say(`br-stat-${stat.key}`)}>
      <Glyph name={stat.key} />
      {note}
      {stat.value}
    </span>
  );
}
