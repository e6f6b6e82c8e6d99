// The companion: tools for people who play with the physical box, laid out for a phone in one hand.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CompanionParts, CompanionTool } from '../games/companion';
import { Preferences } from '../person/preferences';
import { knowsEntry, learnEntry, tell } from '../ui/entry/words';
import { Icon } from '../ui/icons';
import { fetchSheet } from '../ui/loading/sheets';
import { Wordmark } from '../ui/parts';
import { RuleSheet } from '../ui/rules';
import { language, recall, remember } from '../ui/settings';
import { gameName, greet, learn, say } from '../ui/words';
import { getHall } from '../wire/api';
import type { GameInfo } from '../wire/messages';
import { DealTool } from './deal';
import { RulesTool } from './rules';

const NOTHING: CompanionParts = { tools: [], dealing: [] };

async function partsFor(game: string): Promise<CompanionParts> {
  try {
    return ((await import(`../games/${game}/companion/index.tsx`)) as { COMPANION: CompanionParts }).COMPANION;
  } catch {
    return NOTHING; // a game without tools still has its rules
  }
}

/** `#/companion/<game>/<tool>`. Missing parts default to the game and tool that were used last. */
export function CompanionRoom({ words: [game = '', tool = ''] }: { words: string[] }) {
  const games = useSignal<GameInfo[]>([]);
  const parts = useSignal<{ game: string; found: CompanionParts } | null>(null);
  useEffect(() => {
    void fetchSheet('companion');
    void getHall().then((hall) => {
      greet(hall.games);
      games.value = hall.games;
    });
  }, []);
  useEffect(() => void learnEntry(), [language.value]);
  const known = games.value.map((info) => info.key);
  const chosen = [game, recall('companion-game', ''), ...known].find((key) => known.includes(key)) ?? '';
  useEffect(() => {
    if (!chosen) return;
    remember('companion-game', chosen);
    void Promise.all([partsFor(chosen), learn(chosen, true)]).then(([found]) => {
      parts.value = { game: chosen, found };
    });
  }, [chosen]);
  useEffect(() => {
    document.title = `${tell('companion')} · Meadhall`;
  });
  const info = games.value.find((one) => one.key === chosen);
  if (!knowsEntry() || !info || parts.value?.game !== chosen) return <p class="loading">{say('fetching-table')}</p>;
  return <Room games={known} info={info} parts={parts.value.found} tool={tool} />;
}

interface RoomProps {
  games: string[];
  info: GameInfo;
  parts: CompanionParts;
  tool: string;
}

function Room({ games, info, parts, tool }: RoomProps) {
  const tools: CompanionTool[] = [
    ...parts.tools,
    { key: 'deal', icon: 'dice', Tool: () => <DealTool info={info} modules={parts.dealing} /> },
    { key: 'rules', icon: 'book', Tool: () => <RulesTool game={info.key} /> },
  ];
  const shown = tools.find(({ key }) => key === tool) ?? tools[0];
  if (!shown) return null;
  return (
    <div class={`companion ${info.key}-colours`} data-game={info.key}>
      <header class="hall-top">
        <Wordmark />
        <Preferences />
      </header>
      <nav class="companion-games" aria-label={tell('which-game')}>
        {games.map((key) => (
          <a
            key={key}
            href={`#/companion/${key}/${shown.key}`}
            {...(key === info.key ? { 'aria-current': 'page' } : {})}
          >
            {gameName(key)}
          </a>
        ))}
      </nav>
      <main key={`${info.key} ${shown.key}`}>
        <h1>{tell(`tool-${shown.key}`)}</h1>
        <shown.Tool />
      </main>
      <nav class="companion-tools" aria-label={tell('companion')}>
        {tools.map(({ key, icon }) => (
          <a
            key={key}
            href={`#/companion/${info.key}/${key}`}
            {...(key === shown.key ? { 'aria-current': 'page' } : {})}
          >
            <Icon name={icon} />
            <span>{tell(`tool-${key}-short`)}</span>
          </a>
        ))}
      </nav>
      <RuleSheet />
    </div>
  );
}
