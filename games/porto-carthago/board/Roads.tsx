// The two roads a trade point can go: up to the trade house, or along the path of intrigue to the palace.
import { Drawn, seatMark, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { memo, type ReactNode } from 'react';
import { PATH_LENGTH, SCORE_SPACES } from '../src/data/path.ts';
import { EARLY_END } from '../src/data/players.ts';
import type { PortoView } from '../src/views.ts';
import { Pawn } from './Art.tsx';
import { art } from './art.ts';
import { awardAt, HOUSE_END, houseAt, markerAt, pathAt, round } from './layout.ts';
import { wordsIn } from './words.ts';

interface RoadsProps {
  readonly view: PortoView;
  readonly after: PortoView | null;
  readonly seat: Seat;
  readonly lang: Lang;
}
const SPACES = Array.from({ length: HOUSE_END + 1 }, (_, points) => points);
const STEPS = Array.from({ length: PATH_LENGTH }, (_, n) => n + 1);

function Marker({ seat, points, nth, isGhost }: MarkerProps): ReactNode {
  const { x, y } = markerAt(points, nth);
  return (
    <g data-piece={isGhost ? undefined : `marker ${seat}`} className={isGhost ? 'pc-ghost' : undefined}>
      <g data-seat={seatMark(seat)}>
        <Drawn name="seat-mark" x={round(x - 11)} y={round(y - 11)} width={22} />
      </g>
      {points > HOUSE_END ? (
        <text x={round(x - 14)} y={round(y + 4)} fontSize="12" className="pc-end pc-strong">
          {points}
        </text>
      ) : null}
    </g>
  );
}
interface MarkerProps {
  readonly seat: Seat;
  readonly points: number;
  readonly nth: number;
  readonly isGhost: boolean;
}

/** Every player's marker, and where the option in focus would move one. */
function Markers({ view, after }: RoadsProps): ReactNode {
  const at = (points: number): number => Math.min(points, HOUSE_END);
  const markers = view.players.map(({ tradePoints: points }, seat) => {
    const before = view.players.slice(0, seat).filter((other) => at(other.tradePoints) === at(points));
    return { seat, points, nth: before.length, isGhost: false };
  });
  const ghosts = (after?.players ?? []).flatMap(({ tradePoints: points }, seat) => {
    if (points === view.players[seat]?.tradePoints) return [];
    const there = view.players.filter((other) => at(other.tradePoints) === at(points));
    return [{ seat, points, nth: there.length, isGhost: true }];
  });
  return [...markers, ...ghosts].map((marker) => (
    <Marker key={`${marker.seat} ${marker.isGhost}`} {...marker} />
  ));
}

interface SignProps {
  readonly name: string;
  readonly words: readonly string[];
  readonly y: number;
  readonly width: number;
  /** How wide its picture is. */
  readonly icon: number;
}
/** The name of a road in two lines, beside its picture. */
function Sign({ name, words, y, width, icon }: SignProps): ReactNode {
  return (
    <>
      <rect x="8" y={y} width={width} height="48" rx="8" className="pc-sign" data-ring="" />
      <Drawn name={art(name)} x={12} y={y + (48 - icon) / 2} width={icon} />
      {words.map((word, line) => (
        <text key={word} x={icon + 16} y={y + 21 + line * 17} fontSize="16" className="pc-serif">
          {word}
        </text>
      ))}
    </>
  );
}

export function TradeHouse(props: RoadsProps): ReactNode {
  const { view, seat, lang } = props;
  const { attributes, isLegal } = useTarget('tradeHouse');
  const next = (view.players[seat]?.tradePoints ?? 0) + 1;
  const spot = houseAt(next);
  return (
    <g data-note="tradeHouse" data-place="tradeHouse">
      <g {...attributes} className="pc-road-end">
        <Sign name="tradeHouse" words={wordsIn(lang).house} y={146} width={132} icon={44} />
        {SPACES.map((points) => {
          const { x, y } = houseAt(points);
          return (
            <g key={points} className="pc-step" data-early={points === EARLY_END.tradePoints}>
              <circle cx={round(x)} cy={round(y)} r="11" />
              <text x={round(x)} y={round(y + 4.5)} fontSize="13" className="pc-mid pc-semi">
                {points}
              </text>
            </g>
          );
        })}
        {isLegal ? <circle cx={round(spot.x)} cy={round(spot.y)} r="13" className="pc-rim" /> : null}
      </g>
      <Markers {...props} />
    </g>
  );
}

function Award({ space, award, isNow }: { space: number; award: string; isNow: boolean }): ReactNode {
  const { x, y } = awardAt(space);
  return (
    <g className="pc-award" data-now={isNow}>
      <rect x={round(x - 19)} y={round(y - 10)} width="38" height="19" rx="9.5" />
      <text x={round(x)} y={round(y + 4.5)} fontSize="13" className="pc-mid pc-strong pc-dark">
        {award}
      </text>
    </g>
  );
}

interface StepProps {
  readonly space: number;
  readonly owner: Seat | null;
  readonly isGhost: boolean;
}
const PathStep = memo(function PathStep({ space, owner, isGhost }: StepProps): ReactNode {
  const { x, y } = pathAt(space);
  const isScore = SCORE_SPACES.some((one) => one.space === space);
  return (
    <g className="pc-step" data-score={isScore} data-place={`path ${space}`}>
      <circle cx={round(x)} cy={round(y)} r={isScore ? 13 : 11.5} />
      {owner === null ? (
        <text x={round(x)} y={round(y + 4)} fontSize="12.5" className="pc-mid pc-dim">
          {isScore ? '' : space}
        </text>
      ) : (
        <Pawn x={x} y={y - 1} seat={owner} size={24} isGhost={isGhost} />
      )}
    </g>
  );
});

export function IntriguePath({ view, after, lang }: RoadsProps): ReactNode {
  const { attributes, isLegal } = useTarget('intrigue');
  const taken = view.path.length;
  const reached = SCORE_SPACES.find(({ space }) => space <= taken)?.space;
  const spot = pathAt(Math.min(taken + 1, PATH_LENGTH));
  return (
    <g data-note="path" data-place="path">
      <g {...attributes} className="pc-road-end">
        <Sign name="pathOfIntrigue" words={wordsIn(lang).path} y={308} width={116} icon={38} />
        {STEPS.map((space) => (
          <PathStep
            key={space}
            space={space}
            owner={view.path[space - 1] ?? after?.path[space - 1] ?? null}
            isGhost={view.path[space - 1] === undefined}
          />
        ))}
        {isLegal ? <circle cx={round(spot.x)} cy={round(spot.y)} r="14" className="pc-rim" /> : null}
      </g>
      {SCORE_SPACES.map(({ space, award }) => (
        <Award key={space} space={space} award={award.join('/')} isNow={space === reached} />
      ))}
    </g>
  );
}
