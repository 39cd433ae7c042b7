// A harbour: gables behind, ships on the water, a quay before it.
import { Drawn, type Size, useSize } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import './yards.css';
import type { ShipView } from '../src/types.ts';
import { art } from './art.ts';
import { type Moorings, moor, PART, type YardSize } from './layout.ts';
import { columnsOf } from './ships.ts';

const count = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

interface SceneryProps {
  readonly size: Size;
  readonly moorings: Moorings;
  readonly seed: number;
}

function Gull({ x, y, z }: { x: number; y: number; z: number }): ReactNode {
  const d = `M${x - z} ${y - z * 0.25}q${z * 0.55} ${-z * 0.5} ${z} ${z * 0.35}q${z * 0.45} ${-z * 0.85} ${z} ${-z * 0.35}`;
  return <path className="n-gull" d={d} />;
}

/** Sky, town and gulls behind the ships. */
function Behind({ size, moorings, seed }: SceneryProps): ReactNode {
  const { scale, seas } = moorings;
  const top = seas[0] ?? 0;
  const horizon = top + 178 * scale;
  const town = Math.min(1.1, Math.max(0.55, scale * 1.1));
  const wide = 420 * town;
  return (
    <>
      <g className="n-town">
        {count(Math.ceil(size.width / wide) + 1).map((n) => (
          <Drawn
            key={n}
            name="n-gables"
            x={(n - 1) * wide + ((seed * 90) % wide)}
            y={horizon - 120 * town + 2}
            width={wide}
            height={120 * town}
          />
        ))}
      </g>
      {top < 24 ? null : (
        <>
          <Gull x={size.width * 0.12 + seed * 31} y={top * 0.62} z={8} />
          <Gull x={size.width * 0.12 + seed * 31 + 26} y={top * 0.42} z={6} />
          <Gull x={size.width * 0.74 - seed * 23} y={top * 0.5} z={7} />
        </>
      )}
    </>
  );
}

/** The water of one row, in front of all keels. */
function Sea({ size, moorings, row }: Omit<SceneryProps, 'seed'> & { row: number }): ReactNode {
  const { scale, seas, rowHeight } = moorings;
  const y = seas[row] ?? 0;
  const step = PART.width * scale;
  return (
    <>
      <rect
        className="n-water"
        y={y + 189 * scale}
        width={size.width}
        height={Math.max(0, rowHeight * (row + 1) - y - 189 * scale)}
      />
      {count(Math.ceil(size.width / step)).map((n) => (
        <Drawn
          key={n}
          name={art('part-sea')}
          x={n * step}
          y={y}
          width={step + 0.6}
          height={PART.height * scale}
        />
      ))}
    </>
  );
}

export interface YardProps {
  readonly ships: readonly ShipView[];
  readonly yard: Omit<YardSize, 'width' | 'height'>;
  readonly seed: number;
  /** An empty berth after the last ship. */
  readonly hasBerth?: boolean;
  /** Draws a ship; it stands at (0, 0) in its own units. */
  readonly drawShip: (ship: ShipView) => ReactNode;
  /** Drawn after everything else, in pixels. */
  readonly over?: (moorings: Moorings, size: Size) => ReactNode;
  readonly berth?: ReactNode;
  readonly owner: number;
  /** All fleets of a picture, to be drawn at one scale. */
  readonly alike?: readonly (readonly ShipView[])[];
}

export function Yard({
  ships,
  yard,
  seed,
  hasBerth = false,
  drawShip,
  over,
  berth,
  owner,
  alike,
}: YardProps): ReactNode {
  const [ref, size] = useSize<HTMLDivElement>();
  const columns = [...ships.map(columnsOf), ...(hasBerth ? [1.4] : [])];
  const place = (list: readonly number[]): Moorings =>
    moor(list.length === 0 ? [2] : list, { ...yard, ...size });
  const scales = alike?.map((fleet) => place(fleet.map(columnsOf)).scale);
  const moorings =
    scales === undefined ? place(columns) : moor(columns, { ...yard, ...size, scale: Math.min(...scales) });
  const { berths, scale } = moorings;
  const at = (n: number): string => `translate(${berths[n]?.x ?? 0} ${berths[n]?.y ?? 0}) scale(${scale})`;
  const inRow = (row: number): number[] => count(ships.length).filter((n) => berths[n]?.row === row);
  return (
    <div className="n-yard" ref={ref}>
      {size.width === 0 ? null : (
        <svg viewBox={`0 0 ${size.width} ${size.height}`} role="presentation">
          <Behind size={size} moorings={moorings} seed={seed} />
          {moorings.seas.map((sea, row) => (
            <g key={sea}>
              {inRow(row).map((n) => {
                const ship = ships[n];
                return ship === undefined ? null : (
                  <g key={ship.number} transform={at(n)}>
                    <g
                      data-piece={`ship ${owner}/${ship.number}`}
                      data-place={`ship ${owner}/${ship.number}`}
                      data-note={`ship ${owner}/${ship.number}`}
                    >
                      {drawShip(ship)}
                    </g>
                  </g>
                );
              })}
              {hasBerth && berths[ships.length]?.row === row ? (
                <g transform={at(ships.length)}>{berth}</g>
              ) : null}
              <Sea size={size} moorings={moorings} row={row} />
            </g>
          ))}
          {over?.(moorings, size)}
        </svg>
      )}
    </div>
  );
}
