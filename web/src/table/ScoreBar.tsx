// A seat's points as a bar: gains to the right of the common zero, losses to the left, a mark at the total.
import type { Category } from '@comptoir/board-kit';
import type { ReactNode } from 'react';

/** The points of all bars together: where they begin and end. */
export interface ScoreRange {
  readonly low: number;
  readonly high: number;
}
const TEN = 10;
const sumOf = (points: readonly number[]): number => points.reduce((sum, n) => sum + n, 0);

/** From the greatest loss to the greatest gain, in tens. */
export function rangeOf(tally: readonly (readonly number[])[]): ScoreRange {
  const losses = tally.map((row) => sumOf(row.filter((n) => n < 0)));
  const gains = tally.map((row) => sumOf(row.filter((n) => n > 0)));
  const low = Math.floor(Math.min(0, ...losses) / TEN) * TEN;
  const high = Math.ceil(Math.max(TEN, ...gains) / TEN) * TEN;
  return { low, high };
}

interface Part {
  readonly id: string;
  readonly tint: string | null;
  readonly from: number;
  readonly to: number;
}
/** Each category where it lies on the bar. */
function partsOf(row: readonly number[], categories: readonly Category[]): readonly Part[] {
  let [gained, lost] = [0, 0];
  return row.flatMap((points, n): readonly Part[] => {
    const { id = '', tint = '' } = categories[n] ?? {};
    if (points === 0) return [];
    if (points > 0) {
      gained += points;
      return [{ id, tint, from: gained - points, to: gained }];
    }
    lost += points;
    return [{ id, tint: null, from: lost, to: lost - points }];
  });
}

export interface ScoreBarProps {
  readonly row: readonly number[];
  readonly categories: readonly Category[];
  readonly range: ScoreRange;
}

export function ScoreBar({ row, categories, range }: ScoreBarProps): ReactNode {
  const at = (points: number): string => `${((points - range.low) / (range.high - range.low)) * 100}%`;
  const length = (part: Part): string => `${((part.to - part.from) / (range.high - range.low)) * 100}%`;
  return (
    <p className="f-stack" aria-hidden="true">
      {partsOf(row, categories).map((part) => (
        <i
          key={part.id}
          data-minus={part.tint === null}
          style={{ left: at(part.from), width: length(part), background: part.tint ?? undefined }}
        />
      ))}
      <i className="f-zero" style={{ left: at(0) }} />
      <i className="f-mark" style={{ left: at(sumOf(row)) }} />
    </p>
  );
}
