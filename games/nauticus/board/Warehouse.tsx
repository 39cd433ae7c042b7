// The warehouse: a stepped gable with six by two lofts; a mast stands over two of them.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { WAREHOUSE_SPACES } from '../src/data/tiles.ts';
import { TILES, type TileName } from '../src/names.ts';
import type { PlayerView } from '../src/types.ts';
import { art } from './art.ts';
import { LOFTS } from './layout.ts';
import { isMast, pictureOf, storedTiles } from './ships.ts';
import { tileIcon } from './TileArt.tsx';
import { wordsIn } from './words.ts';

const LOFT = 46;
const LEFT = 18;
const TOP = 74;
const WIDTH = LOFTS * LOFT;
const BOTTOM = TOP + 2 * LOFT + 10;

const GABLE = `M${LEFT - 12} ${BOTTOM}V${TOP - 8}h26v-16h30v-16h${WIDTH / 2 - 92}v-15h96v15h${WIDTH / 2 - 92}v16h30v16h26V${BOTTOM}z`;
const SPACES = Array.from({ length: 2 * LOFTS }, (_, n) => n);

interface StoredProps {
  readonly tile: TileName;
  readonly x: number;
  readonly y: number;
}

function Stored({ tile, x, y }: StoredProps): ReactNode {
  const { attributes, state } = useTarget(`move ${tile}`);
  const height = isMast(tile) ? 2 * LOFT : LOFT;
  return (
    <g {...attributes} data-note={`tile ${tile}`}>
      <rect
        className="n-loft"
        data-state={state}
        x={x + 1.5}
        y={y + 1.5}
        width={LOFT - 3}
        height={height - 3}
        rx="3"
      />
      {isMast(tile) ? (
        <MastArt tile={tile} x={x} y={y} />
      ) : (
        <Drawn name={tileIcon(tile)} x={x + 6} y={y + 6} width={LOFT - 12} />
      )}
    </g>
  );
}

function MastArt({ tile, x, y }: StoredProps): ReactNode {
  const crest = pictureOf(tile).id;
  return (
    <>
      <svg x={x + 3} y={y + 4} width={LOFT - 6} height={2 * LOFT - 8} viewBox="6 0 84 142" aria-hidden="true">
        <use href={`#${art(`part-mast-${crest}`)}`} width="96" height="192" />
      </svg>
      <Drawn name={art(`crest-${crest}`)} x={x + LOFT / 2 - 12} y={y + LOFT + 4} width={24} />
    </>
  );
}

export interface WarehouseProps {
  readonly player: PlayerView;
  readonly seat: number;
  readonly lang: Lang;
}

/** 312 × 206 units. */
export function Warehouse({ player, seat, lang }: WarehouseProps): ReactNode {
  const { attributes, state } = useTarget('warehouse');
  const words = wordsIn(lang);
  const tiles = storedTiles(player, TILES);
  const masts = tiles.filter(isMast).length;
  const room = WAREHOUSE_SPACES - player.spaces;
  const spot = (n: number): { x: number; y: number } => {
    if (n < masts) return { x: LEFT + n * LOFT, y: TOP };
    const [rest, perRow] = [n - masts, LOFTS - masts];
    return { x: LEFT + (masts + (rest % perRow)) * LOFT, y: TOP + Math.floor(rest / perRow) * LOFT };
  };
  const stored = tiles.map((tile, n) => ({ id: `${tile} ${n}`, tile, at: spot(n) }));
  return (
    <div className="n-store">
      <svg viewBox="0 0 312 182" role="presentation" preserveAspectRatio="xMidYMax meet">
        <g className="n-town">
          <Drawn name="n-gables" x={-40} y={38} width={525} height={150} />
        </g>
        <g {...attributes} data-note="warehouse" data-place={`warehouse ${seat}`}>
          <path className="n-gable" data-state={state} d={GABLE} />
          <text x={LEFT + WIDTH / 2} y={TOP - 18} className="n-title" fontSize="16">
            {words.warehouse}
          </text>
          {SPACES.map((n) => (
            <rect
              key={n}
              className="n-loft"
              x={LEFT + (n % LOFTS) * LOFT + 1.5}
              y={TOP + Math.floor(n / LOFTS) * LOFT + 1.5}
              width={LOFT - 3}
              height={LOFT - 3}
              rx="3"
            />
          ))}
          {stored.map(({ id, tile, at }) => (
            <Stored key={id} tile={tile} {...at} />
          ))}
        </g>
      </svg>
      <p className="n-quay">
        <b>{words.spaces(player.spaces)}</b> {room === 0 ? words.full : words.room(room)}
      </p>
    </div>
  );
}
