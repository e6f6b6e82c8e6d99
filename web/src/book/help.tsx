// The help behind the "?" of a question: the rulebook section that explains it, with the numbered rules behind a link.
import { useEffect } from 'preact/hooks';
import { fetchSheet } from '../ui/loading/sheets';
import { Sheet } from '../ui/parts';
import { closeRule, openedRule, openRule } from '../ui/rules';
import { say } from '../ui/words';
import { sectionFor, volumeOf } from './book';
import { Blocks } from './draw';

export function Help() {
  const now = openedRule.value;
  const volume = now && volumeOf(now.game);
  const section = now && volume && sectionFor(volume, now.prompt ?? '');
  useEffect(() => void fetchSheet('book'), []);
  useEffect(() => {
    // no section explains the prompt: show the numbered rule
    if (now && volume && !section) openRule(now.game, now.rule);
  }, [volume, section]);
  if (!now || !section) return null;
  return (
    <Sheet title={section.words} onClose={closeRule} narrow>
      <div class="book help">
        <Blocks game={now.game} section={section} />
      </div>
      <div class="sheet-ways">
        <a class="quiet-button" href={`#/book/${now.game}/${section.anchor}`} target="_blank" rel="noreferrer">
          {say('book-whole')}
        </a>
        {now.rule && (
          <button type="button" class="secondary" onClick={() => openRule(now.game, now.rule)}>
            {say('details')}
          </button>
        )}
      </div>
    </Sheet>
  );
}
