// Three of those who come when the world ends, for the hall's door.
import { useEffect } from 'preact/hooks';
import { fetchSome, Picture } from '../cards/art';

const SHOWN = ['frost-giant', 'fire-giant', 'valkyrie'];

const wide = matchMedia('(min-width: 861px)'); // on a phone there is no room for them

export function Showcase() {
  useEffect(() => {
    if (wide.matches) fetchSome(() => import('art:bloodrage?frost-giant+fire-giant+valkyrie'));
  }, []);
  return (
    <div class="showcase bloodrage-colours" aria-hidden="true">
      {SHOWN.map((id) => (
        <span key={id} class="door-picture">
          <Picture id={id} instead={<span />} />
        </span>
      ))}
    </div>
  );
}
