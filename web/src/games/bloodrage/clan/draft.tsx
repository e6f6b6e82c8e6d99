// The draft: the packet of cards as a fan, the cards taken so far, and where the packet goes next.
import { names } from '../../../live/scope';
import { say } from '../../../ui/words';
import { Card } from '../cards/card';
import { Glyph } from '../icons/icons';
import { myClan, type Stage } from '../stage';

export function Draft({ stage }: { stage: Stage }) {
  const clan = myClan(stage);
  const packet = clan?.packet ?? [];
  const { seat, clans } = stage.view;
  const left = clans[(seat + 1) % clans.length];
  return (
    <section class="draft plane" aria-label={say('phase-gifts')}>
      <header>
        <h2>{say('blood-draft', { age: stage.view.age })}</h2>
        <p key={packet.length} class="passing">
          <span>
            <Glyph name="hand" /> {say('blood-taken', { count: clan?.picks_size ?? 0 })}
          </span>
          {left && packet.length > 0 && (
            <span>
              <Glyph name="march" /> {say('blood-passed-on', { name: names(stage.table, left.seat) })}
            </span>
          )}
        </p>
      </header>
      <div
        key={packet.join()}
        class="fan"
        style={{
          '--across': packet.length > 4 ? Math.ceil(packet.length / 2) : Math.max(1, packet.length),
          '--down': packet.length > 4 ? 2 : 1,
        }}
      >
        {packet.map((id, index) => (
          <Offered key={`${id}-${index}`} stage={stage} id={id} index={index} />
        ))}
      </div>
    </section>
  );
}

function Offered({ stage, id, index }: { stage: Stage; id: string; index: number }) {
  const { choices, picked, view } = stage;
  const chosen = picked.value.includes(index);
  const most = view.clans.length === 2 && (myClan(stage)?.sealed?.length ?? 0) === 0 ? 2 : 1;
  const act = () => {
    const others = picked.value.filter((other) => other !== index);
    picked.value = chosen ? others : [...others.slice(-(most - 1) || others.length), index];
  };
  const may = choices.prompt === 'draft' && (most === 2 || choices.about(id, 'draft').length > 0);
  return <Card id={id} designs={stage.designs} glow={may} chosen={chosen} {...(may ? { onPick: act } : {})} />;
}
