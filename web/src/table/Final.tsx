// Final scoring is a moment: it builds up category by category, then the places, ties explained, then what next.
import {
  type BoardModule,
  type BoardProps,
  type Category,
  Icon,
  SeatMark,
  seatMark,
} from '@comptoir/board-kit';
import { figure, type Lang, type LogEntry, type Result, type RuleId, type Seat } from '@comptoir/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import './final.css';
import { formatOf } from '../words/format.ts';
import { tableWords } from './words.ts';

export interface FinalProps {
  readonly board: BoardModule;
  readonly drawing: BoardProps;
  readonly log: readonly LogEntry[];
  readonly lang: Lang;
  /** Milliseconds for a category; 0 shows everything at once. */
  readonly pace: number;
  rulesHref(rule: RuleId): string;
  onBoard(): void;
  onReplay(): void;
  onRematch: (() => void) | null;
}

/** Points by seat and category; what no event adds was scored in play. */
function tallyOf(board: BoardModule, log: readonly LogEntry[], result: Result): number[][] {
  const { categories } = board.scoring;
  const tally = result.scores.map(() => categories.map(() => 0));
  for (const event of log.flatMap(({ events }) => events)) {
    const scored = board.scoring.added(event);
    if (scored === null) continue;
    const row = tally[scored.seat];
    const column = categories.findIndex(({ id }) => id === scored.category);
    if (row !== undefined && column > 0) row[column] = (row[column] ?? 0) + scored.points;
  }
  tally.forEach((row, seat) => {
    const added = row.reduce((sum, points) => sum + points, 0);
    row[0] = (result.scores[seat] ?? 0) - added;
  });
  return tally;
}

/** How many categories are uncovered; one more than there are: the totals too. */
function useUncovering(count: number, pace: number): [number, () => void] {
  const [shown, setShown] = useState(pace === 0 ? count + 1 : 0);
  useEffect(() => {
    if (shown > count) return;
    const timer = setTimeout(() => setShown(shown + 1), shown === 0 ? pace : pace * 3);
    return () => clearTimeout(timer);
  }, [shown, count, pace]);
  return [shown, () => setShown(count + 1)];
}

interface LaneProps {
  readonly props: FinalProps;
  readonly seat: Seat;
  readonly row: readonly number[];
  readonly shown: number;
  readonly best: number;
  readonly rank: number;
}

function Cell({
  props,
  seat,
  category,
  points,
}: {
  props: FinalProps;
  seat: Seat;
  category: Category;
  points: number;
}): ReactNode {
  const lines = props.board.scoring.lines(props.drawing.scene.view, seat, category.id, props.lang);
  return (
    <div className="f-cell">
      <b>{figure(points)}</b>
      <ul>
        {Object.entries(lines.slice(0, 5)).map(([n, line]) => (
          <li key={n}>{line}</li>
        ))}
        {lines.length > 5 ? <li>…</li> : null}
      </ul>
    </div>
  );
}

interface BarProps {
  readonly points: number;
  readonly best: number;
  readonly tint: string;
  readonly isShown: boolean;
}
/** A stretch of the bar; what is taken off is hatched over its end. */
function Bar({ points, best, tint, isShown }: BarProps): ReactNode {
  if (points === 0) return null;
  const width = `${isShown ? (Math.abs(points) / best) * 100 : 0}%`;
  return points < 0 ? (
    <i data-minus="true" style={{ width, marginLeft: `-${width}` }} />
  ) : (
    <i style={{ width, background: tint }} />
  );
}

/** What a seat gained before anything was taken off. */
const gainsOf = (row: readonly number[]): number => row.reduce((sum, points) => sum + Math.max(0, points), 0);

function FinalLane({ props, seat, row, shown, best, rank }: LaneProps): ReactNode {
  const { board, drawing, lang } = props;
  const { scoring } = board;
  const words = tableWords(lang);
  const isDone = shown > scoring.categories.length;
  const total = row.slice(0, shown).reduce((sum, points) => sum + points, 0);
  return (
    <article className="f-lane" data-seat={seatMark(seat)} data-first={isDone && rank === 1}>
      <div className="f-who">
        <h2>
          <SeatMark seat={seat} /> {drawing.scene.players[seat]?.name}
        </h2>
        <p className="f-rank">{isDone ? (rank === 1 ? words.winner : formatOf(lang).place(rank)) : ' '}</p>
      </div>
      <div className="f-picture">
        <scoring.Lane {...drawing} seat={seat} />
      </div>
      <div className="f-cells">
        {scoring.categories.map((category, n) => (
          <div key={category.id} className="f-slot" data-shown={n < shown}>
            <Cell props={props} seat={seat} category={category} points={row[n] ?? 0} />
          </div>
        ))}
        <p className="f-stack" aria-hidden="true">
          {scoring.categories.map(({ id, tint }, n) => (
            <Bar key={id} points={row[n] ?? 0} best={best} tint={tint} isShown={n < shown} />
          ))}
        </p>
      </div>
      <div className="f-total">
        <b>{figure(total)}</b>
        <small>{words.points(total)}</small>
      </div>
    </article>
  );
}

function FinalHead({ props, shown }: { props: FinalProps; shown: number }): ReactNode {
  const { board, drawing, lang } = props;
  const { categories, title } = board.scoring;
  const words = tableWords(lang);
  const { result, players } = drawing.scene;
  const winners = players.filter(({ seat }) => result?.ranks[seat] === 1).map(({ name }) => name);
  const points = Math.max(...(result?.scores ?? [0]));
  const isDone = shown > categories.length;
  const said =
    winners.length > 1 ? words.finalShared(winners, points) : words.finalSub(winners[0] ?? '', points);
  return (
    <header>
      {isDone ? <Icon name="ui-trophy" /> : null}
      <div>
        <h1>{title[lang]}</h1>
        <p aria-live="polite">{isDone ? said : words.scoring}</p>
      </div>
      <ul className="f-legend">
        {categories.map(({ id, icon, label, tint }, n) => (
          <li key={id} data-shown={n < shown} style={{ borderColor: tint }}>
            <Icon name={icon} /> {label[lang]}
          </li>
        ))}
      </ul>
    </header>
  );
}

export function Final(props: FinalProps): ReactNode {
  const { board, drawing, log, lang, pace, onBoard, onReplay, onRematch, rulesHref } = props;
  const { result } = drawing.scene;
  const [shown, showAll] = useUncovering(board.scoring.categories.length, pace);
  if (result === null) return null;
  const words = tableWords(lang);
  const tally = tallyOf(board, log, result);
  const seats = result.scores
    .map((_, seat) => seat)
    .sort((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0));
  const tie = board.scoring.tie(drawing.scene, lang);
  const isDone = shown > board.scoring.categories.length;
  return (
    <section className="t-final" aria-label={words.scoring}>
      <FinalHead props={props} shown={shown} />
      <div className="f-lanes">
        {seats.map((seat) => (
          <FinalLane
            key={seat}
            props={props}
            seat={seat}
            row={tally[seat] ?? []}
            shown={shown}
            best={Math.max(1, ...tally.map(gainsOf))}
            rank={result.ranks[seat] ?? 0}
          />
        ))}
      </div>
      <footer>
        {tie === null || !isDone ? null : (
          <p className="f-tie">
            {tie.text} {tie.rule === null ? null : <a href={rulesHref(tie.rule)}>{tie.rule}</a>}
          </p>
        )}
        {isDone ? null : (
          <button type="button" className="t-quiet" onClick={showAll}>
            <Icon name="ui-end" /> {words.skip}
          </button>
        )}
        <button type="button" className="t-quiet" onClick={onBoard}>
          <Icon name="ui-eye" /> {words.toBoard}
        </button>
        <button type="button" className="t-quiet" onClick={onReplay}>
          <Icon name="ui-replay" /> {words.replayGame}
        </button>
        {onRematch === null ? null : (
          <button type="button" className="t-go" onClick={onRematch}>
            <b>{words.rematch}</b>
          </button>
        )}
      </footer>
    </section>
  );
}
