// Everybody's chances turn by turn: a curve to point at, a slider for keys and fingers, a table for whoever reads it.
import { SeatMark, seatMark, useSize } from '@comptoir/board-kit';
import { costOf, inHundred, type Review } from '@comptoir/bots/review';
import type { Lang, Seat } from '@comptoir/kernel';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { stagesIn } from './stages.ts';
import { chancesIn, turnOfPick } from './turns.ts';
import { reviewWords } from './words.ts';

export interface CurveProps {
  readonly review: Review;
  readonly names: readonly string[];
  readonly lang: Lang;
  /** Whose judgement is drawn; null: all seats together. */
  readonly eyes: Seat | null;
  readonly turn: number;
  /** Turning points are marked once they are settled. */
  readonly isWhole: boolean;
  onTurn(turn: number): void;
  onPoint(at: number): void;
  readonly children: ReactNode;
}

const HEIGHT = 200;
const LEFT = 34;
const RIGHT = 12;
const TOP = 8;
const LINES = [25, 50, 75];
/** A dash of its own for every seat: colour alone says nothing to many. */
const DASHES = ['', '9 5', '2 5', '12 4 2 4', '5 3'];
/** So far apart that a finger meets one. */
const FLAG = 46;
/** Below the plot: what the stages are called. */
const NAMES = 24;
/** About as wide as a letter there. */
const LETTER = 7;

const yOf = (chance: number): number => TOP + (1 - chance) * (HEIGHT - 2 * TOP);

interface Plot extends CurveProps {
  readonly width: number;
  xOf(turn: number): number;
}

/** Where the stage changes, every other one shaded; named where there is room. */
function Stages({ review, lang, xOf }: Plot): ReactNode {
  const names = review.turns.map(({ stage }) => stage[lang]);
  const { stages, named } = stagesIn(
    names,
    ({ from, to, name }) => name.length * LETTER < xOf(to) - xOf(from),
  );
  return (
    <>
      {stages.map(({ from, to }, n) =>
        n % 2 > 0 ? null : (
          <rect
            key={from}
            className="rv-stage"
            x={xOf(from)}
            y={0}
            width={xOf(to) - xOf(from)}
            height={HEIGHT}
          />
        ),
      )}
      {named.map(({ from, to, name }) => (
        <text key={from} className="rv-stage-name" x={(xOf(from) + xOf(to)) / 2} y={HEIGHT + NAMES - 7}>
          {name}
        </text>
      ))}
    </>
  );
}

function Lines({ review, names, eyes, xOf }: Plot): ReactNode {
  return names.map((name, seat) => (
    <polyline
      key={name + String(seat)}
      className="rv-line"
      data-seat={seatMark(seat)}
      strokeDasharray={DASHES[seat]}
      points={review.turns
        .map((turn, n) => `${xOf(n).toFixed(1)},${yOf(chancesIn(turn, eyes)[seat] ?? 0).toFixed(1)}`)
        .join(' ')}
    />
  ));
}

/** Flags in their order, moved apart where they would lie on one another. */
function flagPlaces(places: readonly number[], most: number): readonly number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? Number.NEGATIVE_INFINITY) + FLAG));
  for (let n = moved.length - 1, limit = most; n >= 0; n -= 1, limit -= FLAG)
    moved[n] = Math.min(moved[n] ?? 0, limit);
  return moved;
}

/** Whose decision it was and what it cost. */
function costAt({ review, names }: CurveProps, at: number): string {
  const decision = review.decisions.find((one) => one.at === at);
  return decision === undefined ? '' : `${names[decision.seat] ?? ''} −${costOf(decision)}`;
}

/** Where the next flag leaves room. */
const hasRoom = (words: string, room: number): boolean => FLAG + words.length * LETTER * 1.2 < room;

function Flags(plot: Plot): ReactNode {
  const { review, lang, turn, width, xOf, onPoint } = plot;
  const words = reviewWords(lang);
  const { turningPoints: points } = review;
  const places = flagPlaces(
    points.map((at) => xOf(turnOfPick(review, at))),
    width - FLAG / 2,
  );
  if (points.length === 0) return null;
  return (
    <ol className="rv-flags" aria-label={words.points}>
      {points.map((at, n) => {
        const cost = costAt(plot, at);
        const room = (places[n + 1] ?? width) - (places[n] ?? 0);
        return (
          <li key={at} style={{ left: places[n] }}>
            <button
              type="button"
              aria-label={`${words.point(n + 1, points.length)}, ${cost}`}
              aria-pressed={turnOfPick(review, at) === turn}
              onClick={() => onPoint(at)}
            >
              {n + 1}
            </button>
            {hasRoom(cost, room) ? <span aria-hidden="true">{cost}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}

const titleOf = ({ review, names, lang }: CurveProps, turn: number): string => {
  const at = review.turns[turn];
  const words = reviewWords(lang);
  if (at === undefined || at.seat === null) return words.atStart;
  return `${words.turnOf(names[at.seat] ?? '')}, ${at.stage[lang]}`;
};

/** Marks, names and chances at the turn that is pointed at. */
function Legend(props: CurveProps): ReactNode {
  const { review, names, eyes, turn } = props;
  const at = review.turns[turn];
  const chances = at === undefined ? [] : chancesIn(at, eyes);
  return (
    <div className="rv-legend">
      <p>{titleOf(props, turn)}</p>
      <ul>
        {names.map((name, seat) => (
          <li key={name + String(seat)} data-seat={seatMark(seat)}>
            <SeatMark seat={seat} />
            <svg viewBox="0 0 36 8" aria-hidden="true">
              <path className="rv-line" d="M0 4h36" strokeDasharray={DASHES[seat]} />
            </svg>
            {name} <b>{inHundred(chances[seat] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Grid({ width }: Pick<Plot, 'width'>): ReactNode {
  return (
    <>
      {LINES.map((line) => (
        <g key={line} className="rv-grid">
          <path d={`M${LEFT} ${yOf(line / 100)}H${width - RIGHT}`} />
          <text x={LEFT - 8} y={yOf(line / 100) + 4}>
            {line}
          </text>
        </g>
      ))}
      <path className="rv-ground" d={`M0 ${HEIGHT}H${width}`} />
    </>
  );
}

/** Drawn for whoever opens it: a long game has hundreds of rows. */
function AsTable(props: CurveProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="rv-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{reviewWords(props.lang).asTable}</summary>
      {isOpen ? <Rows {...props} /> : null}
    </details>
  );
}

function Rows({ review, names, lang, eyes }: CurveProps): ReactNode {
  const words = reviewWords(lang);
  return (
    <table>
      <caption className="hidden-words">{words.chances}</caption>
      <thead>
        <tr>
          {[words.pick, words.stage, words.whose, ...names].map((title, n) => (
            <th key={title + String(n)} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {review.turns.map((turn) => (
          <tr key={turn.at}>
            <th scope="row">{turn.at}</th>
            <td>{turn.stage[lang]}</td>
            <td>{turn.seat === null ? '–' : names[turn.seat]}</td>
            {names.map((name, seat) => (
              <td key={name + String(seat)}>{inHundred(chancesIn(turn, eyes)[seat] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Curve(props: CurveProps): ReactNode {
  const { review, names, lang, eyes, turn, onTurn } = props;
  const words = reviewWords(lang);
  const [frame, { width }] = useSize<HTMLDivElement>();
  const [pointed, setPointed] = useState<number | null>(null);
  const last = review.turns.length - 1;
  const span = Math.max(1, width - LEFT - RIGHT);
  const xOf = (n: number): number => LEFT + (span * n) / Math.max(last, 1);
  const turnAt = ({ currentTarget, clientX }: MouseEvent): number => {
    const share = (clientX - currentTarget.getBoundingClientRect().left - LEFT) / span;
    return Math.max(0, Math.min(last, Math.round(share * last)));
  };
  const shown = pointed ?? turn;
  const plot: Plot = { ...props, width, xOf };
  const chances = review.turns[turn] === undefined ? [] : chancesIn(review.turns[turn], eyes);
  const told = names.map((name, seat) => `${name} ${inHundred(chances[seat] ?? 0)}`).join(', ');
  return (
    <section className="rv-curve" aria-labelledby="rv-chances">
      <h2 id="rv-chances">
        {words.chances} <small>{words.chancesSay}</small>
      </h2>
      <Legend {...props} turn={shown} />
      <div ref={frame} className="rv-plot">
        {props.isWhole ? <Flags {...plot} /> : null}
        <svg
          viewBox={`0 0 ${Math.max(width, 1)} ${HEIGHT + NAMES}`}
          height={HEIGHT + NAMES}
          aria-hidden="true"
          onPointerMove={(event) => setPointed(turnAt(event))}
          onPointerLeave={() => setPointed(null)}
          onClick={(event) => onTurn(turnAt(event))} // a finger points at nothing before
        >
          <Stages {...plot} />
          <Grid width={width} />
          <Lines {...plot} />
          <path className="rv-at" d={`M${xOf(turn)} 0V${HEIGHT}`} />
          {pointed === null ? null : <path className="rv-pointed" d={`M${xOf(pointed)} 0V${HEIGHT}`} />}
        </svg>
        <input
          type="range"
          aria-label={words.turn}
          aria-valuetext={`${titleOf(props, turn)}: ${told}`}
          min={0}
          max={last}
          value={turn}
          onChange={(event) => onTurn(Number(event.target.value))}
        />
      </div>
      <div className="rv-below">
        <AsTable {...props} />
        {props.children}
      </div>
    </section>
  );
}
