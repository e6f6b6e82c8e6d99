// Announcements of Valhalla: jarls, the end of a battle, a captured shield, the last round, the final ceremony.
import { Ceremony, type Contender } from '../../ending/ceremony';
import { listed, names } from '../../live/scope';
import { Sentence } from '../../log/sentence';
import { Icon, SeatSign } from '../../ui/icons';
import { Banner, type Moment, useMoment } from '../../ui/motion/moment';
import { say } from '../../ui/words';
import type { LogLine } from '../../wire/messages';
import { Picture } from './cards/art';
import { Card, cardName } from './cards/card';
import type { Designs, Player } from './model';
import type { Stage } from './stage';
import { shieldWords } from './table/end';

export function Moments({ stage }: { stage: Stage }) {
  const moment = useMoment(stage.props.shown.log, (lines) => momentsOf(stage, lines));
  // the ceremony replaces announcements at the end
  return <Banner moment={stage.props.shown.update.over ? null : moment} />;
}

function momentsOf(stage: Stage, lines: LogLine[]): Moment[] {
  const named = (name: string) => lines.filter((line) => line.name === name);
  return [
    ...jarls(stage, named('jarl-chosen')),
    ...named('won').map((line) => victory(stage, line, lines)),
    ...named('final-round').map((line) => ({ ...told(stage, line), mood: 'fire' as const, picture: <Waning /> })),
  ];
}

function told(stage: Stage, line: LogLine): Pick<Moment, 'line' | 'title'> {
  return { line: line.number, title: <Sentence table={stage.table} line={line} times={1} /> };
}

/** The announcement of the chosen jarls, side by side. */
function jarls(stage: Stage, lines: LogLine[]): Moment[] {
  const [first] = lines;
  if (!first) return [];
  const picture = lines.map(({ number, seat, subjects: [jarl] }) => (
    <span key={number} class="moment-jarl">
      <Picture id={jarl?.key ?? ''} like={/^[a-z]+$/} instead={<Icon name="jarl" />} />
      <b>{cardName(jarl?.key ?? '')}</b>
      <small>{names(stage.table, seat)}</small>
    </span>
  ));
  return [{ line: first.number, title: say('moment-jarls'), picture, mood: 'glory' }];
}

/** The announcement of a battle's winner, with the loser's shield if it was captured. */
function victory(stage: Stage, line: LogLine, lines: LogLine[]): Moment {
  const torn = lines.find((one) => one.name === 'shield-taken' && one.number > line.number);
  const loser = torn?.subjects.find(({ sort }) => sort === 'seat')?.number;
  return {
    ...told(stage, line),
    mood: 'steel',
    ...(torn ? { words: <Sentence table={stage.table} line={torn} times={1} /> } : {}),
    ...(loser === undefined ? {} : { picture: <Torn seat={loser} /> }),
  };
}

function Torn({ seat }: { seat: number }) {
  return (
    <span class={`torn-shield seat-${seat}`}>
      <Icon name="shield" />
      <SeatSign seat={seat} />
    </span>
  );
}

/** An hourglass for the last round. */
function Waning() {
  return <Icon name="hourglass" class="waning" />;
}

/** The ceremony: what each player has gathered, from last to first. */
export function Crowning({ stage, close }: { stage: Stage; close: () => void }) {
  const { model, table } = stage;
  const won = ({ seat }: Player) => Number(model.winners.includes(seat));
  const ranked = [...model.players].sort((a, b) => won(a) - won(b) || (a.score ?? 0) - (b.score ?? 0));
  return (
    <Ceremony
      title={say('won-by', listed(table, model.winners))}
      contenders={ranked.map((player) => contender(stage, player))}
      crown={<Icon name="crown" />}
      close={close}
    />
  );
}

const MANY = 14;

/** A player's warriors in Valhalla, then the captured shields, sorted by colour so that sets are visible. */
function Gathered({ player, cards, designs }: { player: Player; cards: string[]; designs: Designs }) {
  const taken = player.captured.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  return (
    <>
      {cards.slice(0, MANY).map((id, index) => (
        <Card key={index} id={id} designs={designs} at={index} />
      ))}
      {cards.length > MANY && <b class="contender-more">+{cards.length - MANY}</b>}
      {taken.length > 0 && (
        <span class="contender-shields" style={{ '--at': cards.length }}>
          {taken.map((seat, index) => (
            <Icon key={index} name="ownShield" class={`shield seat-${seat}`} />
          ))}
        </span>
      )}
    </>
  );
}

function contender(stage: Stage, player: Player): Contender {
  const { designs, model, table } = stage;
  const cards = [...(player.valhalla ?? [])].sort((a, b) => (designs.glory.get(b) ?? 0) - (designs.glory.get(a) ?? 0));
  return {
    key: player.seat,
    name: names(table, player.seat),
    sign: <SeatSign seat={player.seat} />,
    parts: [
      { words: say('glory-cards', { count: cards.length }), value: player.glory ?? 0 },
      { words: shieldWords(player), value: player.shieldPoints },
    ],
    total: player.score ?? 0,
    things: <Gathered player={player} cards={cards} designs={designs} />,
    won: model.winners.includes(player.seat),
  };
}
