// Clan sheets: the player's own in full, and any clan's in a dialog.
import { names } from '../../../live/scope';
import { lookAt } from '../../../ui/cards/peek';
import { classes } from '../../../ui/classes';
import { Sheet } from '../../../ui/parts';
import { say } from '../../../ui/words';
import { Picture } from '../cards/art';
import { Card, cardName, describe, kinOf } from '../cards/card';
import { ClanSign, Glyph } from '../icons/icons';
import { Token } from '../map/figure';
import type { Clan, Designs, Figures, Stat } from '../model';
import { clanName, figureName } from '../naming';
import { explain, focusOn, type Stage, take } from '../stage';
import { GloryCount, pipOf, RageCount } from './rivals';

export function MySheet({ stage, clan }: { stage: Stage; clan: Clan }) {
  const asked = stage.choices.question !== null;
  return (
    <section class={`my-clan plane clan-${clan.clan} ${asked ? 'thinking' : ''}`} aria-label={say('my-side')}>
      <header>
        <ClanSign clan={clan.clan} />
        <button
          type="button"
          class="who"
          onClick={() => {
            stage.opened.value = clan.seat;
          }}
        >
          {names(stage.table, clan.seat)}
          <small>
            {clanName(stage, clan.seat)}
            {clan.passed && ` · ${say('br-passed')}`}
          </small>
        </button>
        <RagePips rage={clan.rage} most={clan.stats[0]?.value ?? 0} />
        <GloryCount glory={clan.glory} bonus={clan.end_bonus} />
      </header>
      <div class="my-body">
        <Tracks designs={stage.designs} stats={clan.stats} standing={clan.on_board} {...whileFor(stage, 'raise')} />
        <Slots designs={stage.designs} slots={clan.slots} {...whileFor(stage, 'slot')} />
      </div>
      <Reserve stage={stage} clan={clan} />
    </section>
  );
}

function RagePips({ rage, most }: { rage: number; most: number }) {
  const words = `${say('br-rage')}: ${rage}`;
  return (
    <span class="rage-pips" role="img" aria-label={words} title={words}>
      {Array.from({ length: Math.max(rage, most) }, (_, index) => (
        <Glyph key={index} name="rage" class={index < rage ? 'burning' : 'spent'} />
      ))}
      <b>{rage}</b>
    </span>
  );
}

/**
 * Passes the stage only if this verb is available. A component without the stage is drawn again only when its own data
 * changes.
 */
function whileFor(stage: Stage, verb: string): { stage?: Stage } {
  return stage.choices.withVerb(verb).length > 0 ? { stage } : {};
}

interface TracksProps {
  designs: Designs;
  stats: Stat[];
  standing: number; // figures on the board
  stage?: Stage;
}

/** The stat tracks: six steps each; the last steps score glory at the end. */
function Tracks({ designs, stats, standing, stage }: TracksProps) {
  return (
    <div class="tracks">
      {stats.map((stat) => {
        const track = designs.tracks.find((one) => one.key === stat.key);
        const option = stage?.choices.about(stat.key, 'raise')[0];
        const steps = track?.values.map((value, index) => (
          <i
            key={index}
            class={classes(
              index + 1 === stat.step && 'here',
              index + 1 < stat.step && 'past',
              Boolean(track.bonus[index]) && 'paying',
            )}
          >
            {value}
          </i>
        ));
        const words = say('blood-stat', {
          stat: say(`stat-${stat.key}`),
          value: stat.value,
          step: stat.step,
          bonus: stat.bonus,
        });
        const inside = (
          <>
            <Glyph name={stat.key} />
            <span class="track-name">
              {say(`br-stat-${stat.key}`)}
              {stat.key === 'horns' && (
                <small>
                  {' '}
                  {standing}/{stat.value}
                </small>
              )}
            </span>
            <span class="steps" aria-hidden="true">
              {steps}
            </span>
          </>
        );
        if (stage && option)
          return (
            <button key={stat.key} type="button" class="track glow" onClick={() => take(stage, option)}>
              <span class="track-face" aria-hidden="true">
                {inside}
              </span>
              <span class="visually-hidden">
                {say('verb-raise', { thing: say(`stat-${stat.key}`) })}. {words}
              </span>
            </button>
          );
        return (
          <div key={stat.key} class="track" role="img" aria-label={words} title={words}>
            {inside}
          </div>
        );
      })}
    </div>
  );
}

function Slots({ designs, slots, stage }: { designs: Designs; slots: Clan['slots']; stage?: Stage }) {
  return (
    <div class="slots" role="group" aria-label={say('br-upgrades')}>
      {slots.map((slot) => {
        const option = stage?.choices.about(slot.key, 'slot')[0];
        const name = slot.card ? cardName(slot.card) : say(`br-slot-${slot.key.replace(/-\d$/, '')}`);
        const inside = (
          <>
            {slot.card ? (
              <Picture
                id={slot.card}
                like={kinOf(designs.faces.get(slot.card))}
                instead={<Glyph name={pipOf(slot, designs)} />}
              />
            ) : (
              <Glyph name={pipOf(slot, designs)} />
            )}
            <span class="visually-hidden">{name}</span>
            {slot.card && <b>{designs.faces.get(slot.card)?.strength}</b>}
          </>
        );
        const classes = `upgrade slot-${slot.key} ${slot.card ? 'filled' : ''}`;
        const look = slot.card ? { 'data-card': slot.card, ...lookAt(slot.card) } : { title: name };
        if (stage && option)
          return (
            <button
              key={slot.key}
              type="button"
              class={`${classes} glow`}
              onClick={() => take(stage, option)}
              {...look}
            >
              <span class="visually-hidden">{say('verb-slot', { thing: say(`sheet-${slot.key}`) })}: </span>
              {inside}
            </button>
          );
        return (
          <div
            key={slot.key}
            class={classes}
            {...(slot.card ? { tabIndex: 0, role: 'img', 'aria-label': describe(slot.card, designs) } : {})}
            {...look}
          >
            {inside}
          </div>
        );
      })}
    </div>
  );
}

/** Figures that can still invade, and figures in Valhalla. */
function Reserve({ stage, clan }: { stage: Stage; clan: Clan }) {
  return (
    <div class="reserves">
      <div class="reserve" role="group" aria-label={say('br-reserve')}>
        <h3>{say('br-reserve')}</h3>
        {clan.reserve.length === 0 && <span class="empty-note">{say('blood-none')}</span>}
        {clan.reserve.map((one) => (
          <Stock key={one.kind} stage={stage} clan={clan} figures={one} verb="invade" />
        ))}
      </div>
      <div class="reserve dead" role="group" aria-label={say('place-valhalla')}>
        <h3>
          <Glyph name="valhalla" /> {say('place-valhalla')}
        </h3>
        {clan.valhalla.length === 0 && <span class="empty-note">{say('blood-none')}</span>}
        {clan.valhalla.map((one) => (
          <Stock key={one.kind} stage={stage} clan={clan} figures={one} verb="rise" />
        ))}
      </div>
      {(clan.quests?.length ?? 0) > 0 && (
        <div class="reserve quests" role="group" aria-label={say('br-own-quests')}>
          <h3>
            <Glyph name="quest" /> {say('br-quests')}
          </h3>
          {clan.quests?.map((quest, index) => (
            <span
              key={index}
              class={`quest-chip ${quest.fulfilled ? 'met' : ''}`}
              tabIndex={0}
              role="img"
              aria-label={[
                describe(quest.card, stage.designs),
                say(quest.fulfilled ? 'br-quest-met' : 'br-quest-open'),
              ].join(' ')}
              title={say(quest.fulfilled ? 'br-quest-met' : 'br-quest-open')}
              {...lookAt(quest.card)}
            >
              <Glyph name={quest.fulfilled ? 'yes' : 'quest'} />
              {cardName(quest.card)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function Stock({
  stage,
  clan,
  figures,
  verb,
}: {
  stage: Stage;
  clan: Clan;
  figures: Figures;
  verb: 'invade' | 'rise';
}) {
  const { choices, focus } = stage;
  const price = verb === 'rise' ? (stage.designs.prices.rise ?? 0) : (clan.prices[figures.kind] ?? 0);
  const option = choices.about(figures.kind, verb)[0];
  const rule = choices.whyNot('invade', figures.kind);
  const open = option && (focus.value === null || focus.value.key === 'invade');
  const inside = (
    <>
      <Token clan={clan.clan} kind={figures.kind} />
      {figures.number > 1 && <b>×{figures.number}</b>}
      {verb === 'invade' && (
        <span class="price">
          {price}
          <Glyph name="rage" />
        </span>
      )}
    </>
  );
  const words =
    verb === 'invade'
      ? say('blood-stock', { name: figureName(figures.kind, figures.number), price })
      : figureName(figures.kind, figures.number);
  if (!option && !(rule && verb === 'invade'))
    return (
      <span class="stock" role="img" aria-label={words} title={words}>
        {inside}
      </span>
    );
  const act = () => {
    if (option) return take(stage, option);
    focusOn(stage, null);
    explain(stage, rule);
  };
  const label = option ? `${say(`verb-${verb}`, { thing: say(`figure-${figures.kind}`) })}. ${words}` : words;
  return (
    <button
      type="button"
      class={`stock ${open ? 'glow' : ''}`}
      data-kind={figures.kind}
      aria-disabled={!option || undefined}
      title={words}
      onClick={act}
    >
      <span class="stock-face" aria-hidden="true">
        {inside}
      </span>
      <span class="visually-hidden">{label}</span>
    </button>
  );
}

// -- the dialog

export function OpenSheet({ stage }: { stage: Stage }) {
  const clan = stage.view.clans[stage.opened.value ?? -1];
  if (!clan) return null;
  const close = () => {
    stage.opened.value = null;
  };
  const upgrades = clan.slots.filter((slot) => slot.card);
  return (
    <Sheet title={`${names(stage.table, clan.seat)} · ${clanName(stage, clan.seat)}`} onClose={close}>
      <div class={`open-sheet clan-${clan.clan}`}>
        <p class="panel-stats">
          <RageCount clan={clan} />
          <GloryCount glory={clan.glory} bonus={clan.end_bonus} />
          {clan.end_bonus > 0 && <span>{say('br-end-bonus', { n: clan.end_bonus })}</span>}
        </p>
        <Tracks designs={stage.designs} stats={clan.stats} standing={clan.on_board} />
        <h3>{say('br-upgrades')}</h3>
        {upgrades.length === 0 ? (
          <p class="empty-note">{say('blood-none')}</p>
        ) : (
          <div class="browse-gifts">
            {upgrades.map((slot) => (
              <Card key={slot.key} id={slot.card} designs={stage.designs} />
            ))}
          </div>
        )}
        <FigureRow title={say('br-reserve')} clan={clan} figures={clan.reserve} />
        <FigureRow title={say('place-valhalla')} clan={clan} figures={clan.valhalla} />
        <p class="sheet-counts">
          {say('br-hand')}: {clan.hand_size} · {say('br-quests')}: {clan.quest_count}
        </p>
        {clan.known.length > 0 && (
          <>
            <h3>{say('blood-known')}</h3>
            <div class="browse-gifts">
              {clan.known.map((id, index) => (
                <Card key={index} id={id} designs={stage.designs} />
              ))}
            </div>
          </>
        )}
      </div>
    </Sheet>
  );
}

function FigureRow({ title, clan, figures }: { title: string; clan: Clan; figures: Figures[] }) {
  return (
    <>
      <h3>{title}</h3>
      <p class="figure-row">
        {figures.length === 0 ? (
          <span class="empty-note">{say('blood-none')}</span>
        ) : (
          figures.map((one) => (
            <span key={one.kind} class="stock">
              <Token clan={clan.clan} kind={one.kind} />
              {figureName(one.kind, one.number)} <b>{one.strength}</b>
            </span>
          ))
        )}
      </p>
    </>
  );
}
