// The report at the end of an Age: quests, the province that is destroyed, figures that return from Valhalla.
import type { Signal } from '@preact/signals';
import { names } from '../../../live/scope';
import { find, say } from '../../../ui/words';
import { type AgeEnd, lastAge } from '../battle/scenes';
import { BoardPicture } from '../cards/art';
import { cardName } from '../cards/card';
import { ClanSign, Glyph } from '../icons/icons';
import { Token } from '../map/figure';
import type { Stage } from '../stage';

/** The report of the last Age, until the player closes it; spectators get none. */
export function ageEndToShow(stage: Stage, seen: Signal<number>): AgeEnd | null {
  const end = stage.view.phase === 'gifts' ? lastAge(stage.props.shown.log) : null;
  return end && end.start > seen.value ? end : null;
}

export function AgeEndPanel({ stage, end, seen }: { stage: Stage; end: AgeEnd; seen: Signal<number> }) {
  const close = () => {
    seen.value = end.start;
  };
  return (
    <>
      <div class="age-dusk plane" />
      <section class="raid plane age-end" aria-label={say('blood-age-ended', { number: end.age })}>
        <header>
          <span class="age-scene">
            <BoardPicture id="scene-ragnarok" instead={<Glyph name="embers" />} />
          </span>
          <h2>
            <Glyph name="embers" /> {say('blood-age-ended', { number: end.age })}
          </h2>
        </header>
        <Quests stage={stage} end={end} />
        <div class="burned">
          <h3>
            <Glyph name="embers" /> {find('event-province-lost', { what: say(`place-${end.province}`) })}
          </h3>
          {end.fallen.length === 0 ? (
            <p>{say('blood-nobody-fell')}</p>
          ) : (
            <ul>
              {end.fallen.map((one) => (
                <li key={one.seat}>
                  <Who stage={stage} seat={one.seat} />{' '}
                  <span>
                    {one.kinds.map((kind, index) => (
                      <Token key={index} clan={stage.view.clans[one.seat]?.clan ?? ''} kind={kind} />
                    ))}
                  </span>{' '}
                  <Gain glory={one.glory} />
                </li>
              ))}
            </ul>
          )}
        </div>
        {end.returned.length > 0 && (
          <div class="returned">
            <h3>
              <Glyph name="valhalla" /> {say('blood-returned')}
            </h3>
            <ul>
              {end.returned.map((one) => (
                <li key={one.seat}>
                  <Who stage={stage} seat={one.seat} /> <span>{say('blood-figures', { count: one.count })}</span>{' '}
                  <Gain glory={one.glory} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <button type="button" class="primary" onClick={close}>
          {say('blood-go-on')}
        </button>
      </section>
    </>
  );
}

function Quests({ stage, end }: { stage: Stage; end: AgeEnd }) {
  return (
    <div class="judged">
      <h3>
        <Glyph name="quest" /> {say('phase-quest')}
      </h3>
      {end.quests.length === 0 && <p>{say('blood-no-quests')}</p>}
      <ul>
        {end.quests.map((quest, index) => (
          <li key={index} class={quest.done ? 'done' : 'failed'}>
            <Who stage={stage} seat={quest.seat} />{' '}
            <span class="verdict">
              <span>{cardName(quest.card)}</span> <Glyph name={quest.done ? 'yes' : 'failed'} />
              {quest.done ? <Gain glory={quest.glory} /> : <span class="visually-hidden">{say('blood-failed')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Who({ stage, seat }: { stage: Stage; seat: number }) {
  return (
    <span class="who-short">
      <ClanSign clan={stage.view.clans[seat]?.clan ?? ''} /> {names(stage.table, seat)}
    </span>
  );
}

function Gain({ glory }: { glory: number }) {
  return glory > 0 ? (
    <span class="gain">
      <Glyph name="glory" />+{glory}
    </span>
  ) : null;
}
