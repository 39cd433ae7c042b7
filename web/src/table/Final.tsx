// Final scoring is a moment: it builds up category by category, then the places, ties explained, then what next.
import {
  type BoardModule,
  type BoardProps,
  type Category,
  Icon,
  SeatMark,
  seatMark,
} from '@comptoir/board-kit';
import { figure, type Lang, type LogEntry, type RuleId, type Seat } from '@comptoir/kernel';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { coachWords } from '../coach/words.ts';
import './final.css';
import { tallyOf } from '../review/sources.ts';
import { formatOf } from '../words/format.ts';
import { FinalSummary } from './FinalSummary.tsx';
import { FinalWays, type GameActions } from './FinalWays.tsx';
import { rangeOf, ScoreBar, type ScoreRange } from './ScoreBar.tsx';
import { tableWords } from './words.ts';

const SavedSummary = lazy(() => import('../review/SavedSummary.tsx'));
const Sources = lazy(() => import('../review/Sources.tsx'));

export interface FinalProps {
  readonly board: BoardModule;
  readonly drawing: BoardProps;
  readonly log: readonly LogEntry[];
  readonly lang: Lang;
  /** Milliseconds for a category; 0 shows everything at once. */
  readonly pace: number;
  rulesHref(rule: RuleId): string;
  readonly actions: GameActions;
  onBoard(): void;
  onReplay(): void;
}

/** How many categories are uncovered; one more than there are: the totals too. */
function useUncovering(count: number, pace: number): [shown: number, show: (count: number) => void] {
  const [shown, setShown] = useState(pace === 0 ? count + 1 : 0);
  useEffect(() => {
    if (shown > count) return;
    const timer = setTimeout(() => setShown(shown + 1), shown === 0 ? pace : pace * 3);
    return () => clearTimeout(timer);
  }, [shown, count, pace]);
  return [shown, setShown];
}

interface LaneProps {
  readonly props: FinalProps;
  readonly seat: Seat;
  readonly row: readonly number[];
  readonly shown: number;
  readonly range: ScoreRange;
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

function FinalLane({ props, seat, row, shown, range, rank }: LaneProps): ReactNode {
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
        <ScoreBar row={row.slice(0, shown)} categories={scoring.categories} range={range} />
      </div>
      <div className="f-total" data-minus={total < 0}>
        <b>{figure(total)}</b>
        <small>{words.points(total)}</small>
      </div>
    </article>
  );
}

function resultIn({ drawing, lang }: FinalProps): string {
  const words = tableWords(lang);
  const { result, players } = drawing.scene;
  const winners = players.filter(({ seat }) => result?.ranks[seat] === 1).map(({ name }) => name);
  const points = Math.max(...(result?.scores ?? [0]));
  return winners.length > 1 ? words.finalShared(winners, points) : words.finalSub(winners[0] ?? '', points);
}

/** Who asked the coach how often. */
function askedIn({ actions, drawing, lang }: FinalProps): string {
  const { players } = drawing.scene;
  return actions.asked
    .flatMap((times, seat) => (times > 0 ? [coachWords(lang).asked(players[seat]?.name ?? '', times)] : []))
    .join(' ');
}

interface HeadProps {
  readonly props: FinalProps;
  readonly shown: number;
  onShow(count: number): void;
}
function FinalHead({ props, shown, onShow }: HeadProps): ReactNode {
  const { board, lang, actions } = props;
  const { categories, title } = board.scoring;
  const words = tableWords(lang);
  const isDone = shown > categories.length;
  return (
    <header data-done={isDone}>
      {isDone ? <Icon name="ui-trophy" /> : null}
      <div>
        <h1>{title[lang]}</h1>
        <p aria-live="polite">{isDone ? resultIn(props) : words.scoring}</p>
      </div>
      <ul className="f-legend">
        {categories.map(({ id, icon, label, tint }, n) => (
          <li key={id} data-shown={n < shown} style={{ borderColor: tint }}>
            <Icon name={icon} /> {label[lang]}
          </li>
        ))}
      </ul>
      <button type="button" className="t-quiet" onClick={() => onShow(isDone ? 0 : categories.length + 1)}>
        <Icon name={isDone ? 'ui-replay' : 'ui-end'} /> {isDone ? words.countAgain : words.skip}
      </button>
      {actions.rematch === null ? null : (
        <button type="button" className="t-go" onClick={actions.rematch}>
          <b>{words.rematch}</b>
        </button>
      )}
    </header>
  );
}

export function Final(props: FinalProps): ReactNode {
  const { board, drawing, log, lang, pace, onBoard, onReplay, actions, rulesHref } = props;
  const { result, game } = drawing.scene;
  const [shown, show] = useUncovering(board.scoring.categories.length, pace);
  if (result === null) return null;
  const tally = tallyOf(board, log, result);
  const seats = result.scores
    .map((_, seat) => seat)
    .sort((a, b) => (result.ranks[a] ?? 0) - (result.ranks[b] ?? 0));
  const tie = board.scoring.tie(drawing.scene, lang);
  const isDone = shown > board.scoring.categories.length;
  return (
    <section className="t-final" aria-label={tableWords(lang).scoring}>
      <FinalHead props={props} shown={shown} onShow={show} />
      <div className="f-lanes">
        {seats.map((seat) => (
          <FinalLane
            key={seat}
            props={props}
            seat={seat}
            row={tally[seat] ?? []}
            shown={shown}
            range={rangeOf(tally)}
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
        {isDone ? <FinalSummary {...{ board, tally, result, lang }} players={drawing.scene.players} /> : null}
        {isDone ? (
          <Suspense>
            <Sources {...{ board, tally, result, lang }} players={drawing.scene.players} />
          </Suspense>
        ) : null}
        {isDone && actions.asked.some((times) => times > 0) ? (
          <p className="f-tie f-asked">{askedIn(props)}</p>
        ) : null}
        {isDone && actions.review !== null ? (
          <Suspense>
            <SavedSummary at={actions.review} result={result} players={drawing.scene.players} lang={lang} />
          </Suspense>
        ) : null}
        <FinalWays
          game={game}
          lang={lang}
          result={resultIn(props)}
          actions={actions}
          onBoard={onBoard}
          onReplay={onReplay}
        />
      </footer>
    </section>
  );
}
