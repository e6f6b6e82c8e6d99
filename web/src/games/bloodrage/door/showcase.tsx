// Three figures that present Blood Rage on the first page.
import { useEffect } from 'preact/hooks';
import { narrow } from '../../../ui/screen';
import { fetchSome, Picture } from '../cards/art';

const SHOWN = ['frost-giant', 'fire-giant', 'valkyrie'];

export function Showcase() {
  useEffect(() => {
    if (!narrow.peek()) fetchSome(() => import('art:bloodrage?frost-giant+fire-giant+valkyrie'));
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
