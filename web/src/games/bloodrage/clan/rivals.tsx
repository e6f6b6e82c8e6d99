// Rivals at a glance: what everybody sees of a clan, in a short panel.
import { names } from '../../../live/scope';
import { say } from '../../../ui/words';
import { cardName } from '../cards/card';
import { ClanSign, Glyph } from '../icons/icons';
import type { Clan, Stat } from '../model';
import { clanName } from '../naming';
import type { Stage } from '../stage';

export function Rivals({ stage }: { stage: Stage }) {
  const { clans, seat } = stage.view;
  const others = clans
    .map((_, index) => clans[(Math.max(seat, -1) + 1 + index) % clans.length])
    .filter((clan): clan is Clan => clan !== undefined && clan.seat !== seat);
  return (
    <section class="clans plane" aria-label={say('rivals')}>
      {others.map((clan) => (
        <ClanPanel key={clan.seat} stage={stage} clan={clan} />
      ))}
    </section>
  );
}

/** A rival at a glance; a click lays the whole sheet open. */
export function ClanPanel({ stage, clan }: { stage: Stage; clan: Clan }) {
  const asked = stage.props.shown.update.asked.includes(clan.seat);
  const classes = [
    'clan-panel',
    `clan-${clan.clan}`,
    asked ? 'thinking' : '',
    clan.passed ? 'passed' : '',
    stage.view.active === clan.seat ? 'active' : '',
  ].join(' ');
  return (
    <button
      type="button"
      class={classes}
      onClick={() => {
        stage.opened.value = clan.seat;
      }}
    >
      <span class="visually-hidden">{panelWords(stage, clan)}</span>
      <span class="panel-head" aria-hidden="true">
        <ClanSign clan={clan.clan} />
        <span class="who">
          {names(stage.table, clan.seat)}
          <small>
            {clanName(stage, clan.seat)}
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
            <Glyph name={pipOf(slot, stage)} />
          </span>
        ))}
      </span>
    </button>
  );
}

export function pipOf(slot: { key: string; card: string }, stage: Stage): string {
  const face = stage.designs.faces.get(slot.card);
  if (!face) return slot.key.replace(/-\d$/, '');
  return face.type === 'monster' ? face.key : face.god || face.type;
}

function panelWords(stage: Stage, clan: Clan): string {
  const slots = clan.slots
    .filter((slot) => slot.card)
    .map((slot) => cardName(slot.card))
    .join(', ');
  return say('blood-panel', {
    who: names(stage.table, clan.seat),
    clan: clanName(stage, clan.seat),
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
