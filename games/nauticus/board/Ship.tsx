// A ship as it stands: hulls, masts, sails, cargo, and dashed lines where an end is open.
import { type Target, useTarget } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import type { ShipView } from '../src/types.ts';
import { PART } from './layout.ts';
import {
  type Added,
  columnOf,
  columnsOf,
  hasOpenBow,
  hasOpenStern,
  type Landing,
  landingOf,
  type TilePicture,
} from './ships.ts';
import { PartArt } from './TileArt.tsx';

/** What has been built, bottom to top. Every part keeps its own mast, sail and good. */
export function ShipArt({ ship }: { ship: ShipView }): ReactNode {
  const at = (part: number): number => PART.width * columnOf(ship, part);
  const bow = at(ship.parts.length);
  return (
    <>
      {hasOpenStern(ship) ? <path className="n-open" d="M94 140H52V114H12l3 22c3 28 14 44 38 44h41" /> : null}
      {hasOpenBow(ship) ? (
        <path className="n-open" d={`M${bow + 2} 140H${bow + 60}q18 2 24-22q2 46-26 62H${bow + 2}`} />
      ) : null}
      {ship.parts.map((part, n) => (
        <PartArt key={`hull ${at(n)}`} picture={{ kind: 'hull', id: part.hull }} x={at(n)} />
      ))}
      {ship.parts.map(({ mast }, n) =>
        mast === null ? null : (
          <PartArt key={`mast ${at(n)}`} picture={{ kind: 'mast', id: mast }} x={at(n)} />
        ),
      )}
      {ship.parts.map(({ sail }, n) =>
        sail === null ? null : (
          <PartArt key={`sail ${at(n)}`} picture={{ kind: 'sail', id: sail }} x={at(n)} />
        ),
      )}
      {ship.parts.map(({ good }, n) =>
        good === null ? null : (
          <PartArt key={`good ${at(n)}`} picture={{ kind: 'good', id: good }} x={at(n)} />
        ),
      )}
    </>
  );
}

function LandingMark({ spot, state }: { spot: Landing; state: string }): ReactNode {
  return <rect className="n-landing" data-state={state} {...spot} rx="9" />;
}

const whole = (ship: ShipView): Landing => ({
  x: 2,
  y: 0,
  width: PART.width * columnsOf(ship) - 4,
  height: PART.keel + 4,
});

export interface OwnShipProps {
  readonly ship: ShipView;
  /** The tile that is being placed, or would be next. */
  readonly tile: TilePicture | null;
  readonly added: Added | null;
}

const useShipTarget = (ship: number): Target => {
  const [place, deliver] = [useTarget(`ship ${ship}`), useTarget(`deliver ${ship}`)];
  return place.state === 'idle' ? deliver : place;
};

/** One of the viewer's ships: it can be built on, loaded and delivered. */
export function OwnShip({ ship, tile, added }: OwnShipProps): ReactNode {
  const target = useShipTarget(ship.number);
  const isLit = target.state !== 'idle' && target.state !== 'refused';
  const spot = tile === null ? whole(ship) : landingOf(ship, tile);
  return (
    <g {...target.attributes}>
      <rect {...whole(ship)} fill="transparent" />
      {isLit ? <LandingMark spot={spot} state={target.state} /> : null}
      <ShipArt ship={ship} />
      {added === null ? null : (
        <g className="n-added">
          <PartArt picture={added.picture} x={PART.width * added.column} />
        </g>
      )}
    </g>
  );
}
