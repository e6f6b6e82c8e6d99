// The player's own side: squad and hand.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { keysOf } from '../../../ui/cards/frame';
import { Sheet } from '../../../ui/parts';
import { narrow } from '../../../ui/screen';
import { say } from '../../../ui/words';
import { Card } from '../cards/card';
import type { Stage } from '../stage';
import { adds, addTo, obviousSlot } from '../turn/drags';
import { Board } from './board';

type Row = RefObject<HTMLDivElement | null>;

/**
 * The player's squad and hand. On a phone the hand is below the squad. Elsewhere it has its own row across the table,
 * so that nothing in the hand is rebuilt when a battle begins or ends (decision 0123).
 */
export function Mine({ stage, hand }: { stage: Stage; hand: Row }) {
  const { model } = stage;
  const side = useRef<HTMLElement>(null);
  useBeside(side, hand);
  const me = model.players[model.me];
  if (!me) return null;
  return (
    <section ref={side} class="mine" aria-label={say('my-side')}>
      <Board stage={stage} player={me} mine />
      {narrow.value && <Hand stage={stage} row={hand} />}
    </section>
  );
}

/** Sets `--beside` on the hand to the width of the player's board, where the hand begins. */
function useBeside(side: RefObject<HTMLElement | null>, hand: Row): void {
  const measure = () => {
    const board = side.current?.querySelector<HTMLElement>('.board');
    if (board) hand.current?.style.setProperty('--beside', `${board.offsetWidth}px`);
  };
  useLayoutEffect(measure);
  useEffect(() => {
    const board = side.current?.querySelector('.board');
    if (!board) return;
    const watch = new ResizeObserver(measure);
    watch.observe(board);
    return () => watch.disconnect();
  }, []);
}

/**
 * Verbs for which one click on a card in hand is enough. For others the first click selects the card and the second
 * plays it, which prevents mistakes. With a mouse the card was visible before the click, so a warrior goes at once to a
 * slot that needs no choice.
 */
const AT_ONCE = new Set(['exchange', 'throw-away', 'adding', 'pay-card', 'bring-back']);

export function Hand({ stage, row }: { stage: Stage; row: Row }) {
  const { model, designs, choices, focus } = stage;
  const keys = keysOf(model.hand);
  return (
    <div
      ref={row}
      class="hand plane row-of-cards"
      role="group"
      aria-label={say('hand', { count: model.hand.length })}
      style={{ '--cards': model.hand.length }}
    >
      {model.hand.map((id, index) => {
        const options = model.drawn.length > 0 ? [] : choices.about('card', (subject) => subject.key === id);
        const act = (event: MouseEvent) => {
          const only = options.length === 1 ? options[0] : undefined;
          const again = focus.value === id;
          const sure = again || (only && byMouse(event));
          const slot = sure && adds(stage, id) ? obviousSlot(stage) : undefined;
          if (slot !== undefined) addTo(stage, id, slot);
          else if (only && (again || AT_ONCE.has(choices.prompt))) choices.take(only);
          else focus.value = again ? null : id;
        };
        const why = () =>
          stage.props.scope.link.why(`${designs.warriors.has(id) ? 'add-warrior' : 'play-tactic'}:${id}`);
        const barred = options.length === 0 && choices.question !== null && model.drawn.length === 0;
        return (
          <Card
            key={keys[index]}
            id={id}
            designs={designs}
            at={index}
            glow={options.length > 0}
            dim={barred}
            chosen={focus.value === id}
            {...(options.length > 0 ? { onPick: act } : barred ? { onPick: why } : {})}
          />
        );
      })}
    </div>
  );
}

function byMouse(event: MouseEvent): boolean {
  return (event as PointerEvent).pointerType === 'mouse';
}

export function Discard({ stage, close }: { stage: Stage; close: () => void }) {
  return (
    <Sheet title={`${say('discard')} · ${stage.model.discard.length}`} onClose={close}>
      <div class="browse">
        {[...stage.model.discard].reverse().map((id, index) => (
          <Card key={index} id={id} designs={stage.designs} />
        ))}
      </div>
    </Sheet>
  );
}
