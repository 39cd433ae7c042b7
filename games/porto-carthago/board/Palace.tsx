// The palace on its island: fourteen single spaces clockwise from the bridge, the great hall in the middle.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import { memo, type ReactNode } from 'react';
import { LARGE_SPACE, PALACE } from '../src/data/palace.ts';
import type { PortoView } from '../src/views.ts';
import { Coin, Pawn } from './Art.tsx';
import { art } from './art.ts';
import { BANDS, CENTRE, placeAt, RADIUS, round } from './layout.ts';

interface PlaceProps {
  readonly number: number;
  readonly owner: Seat | null;
  readonly isNext: boolean;
  readonly isGhost: boolean;
}

const Place = memo(function Place({ number, owner, isNext, isGhost }: PlaceProps): ReactNode {
  const { x, y } = placeAt(number);
  const place = PALACE[number];
  return (
    <g
      data-place={`place p${number + 1}`}
      data-note={`place ${number}`}
      className="pc-place"
      data-next={isNext}
    >
      <circle cx={round(x)} cy={round(y)} r="15.5" />
      {owner === null || isGhost ? (
        <text x={round(x)} y={round(y + 5.5)} fontSize="15.5" className="pc-mid pc-strong">
          {place?.price}
        </text>
      ) : null}
      {owner === null ? null : <Pawn x={x} y={y - 1} seat={owner} size={30} isGhost={isGhost} />}
    </g>
  );
});

/** Servants in the great hall, one pawn for each player with their number. */
function Guests({ large }: { large: readonly number[] }): ReactNode {
  const there = large.flatMap((servants, seat) => (servants > 0 ? [{ seat, servants }] : []));
  const pitch = Math.min(24, 84 / Math.max(1, there.length));
  return there.map(({ seat, servants }, n) => {
    const x = CENTRE.x + (n - (there.length - 1) / 2) * pitch - 3;
    return (
      <g key={seat}>
        <Pawn x={x} y={CENTRE.y - 8} seat={seat} size={26} />
        {servants > 1 ? (
          <text x={round(x + 8)} y={CENTRE.y + 6} fontSize="13" className="pc-strong pc-dark pc-halo">
            {servants}
          </text>
        ) : null}
      </g>
    );
  });
}

function GreatHall({ view, after }: PalaceProps): ReactNode {
  const { attributes } = useTarget('buy');
  const { x, y } = CENTRE;
  const large = (after ?? view).large;
  const isEmpty = large.every((servants) => servants === 0);
  return (
    <g {...attributes} data-place="place p15" data-note="place 14" className="pc-hall">
      <circle cx={x} cy={y} r={RADIUS.great} />
      <g opacity={isEmpty ? 1 : 0.25}>
        <Drawn name={art('palace')} x={x - 25} y={y - 40} width={50} />
      </g>
      {isEmpty ? null : <Guests large={large} />}
      <Coin x={x - 14} y={y + 26} value={LARGE_SPACE.price} size={24} />
      <Drawn name={art('tradePoint')} x={x + 3} y={y + 16} width={19} />
      <text x={x + 26} y={y + 32} fontSize="15" className="pc-mid pc-strong pc-dark">
        {LARGE_SPACE.tradePoints}
      </text>
      <circle cx={x} cy={y} r={RADIUS.great} className="pc-rim" />
    </g>
  );
}

interface PalaceProps {
  readonly view: PortoView;
  readonly after: PortoView | null;
}

export function Palace(props: PalaceProps): ReactNode {
  const { view, after } = props;
  const { x, y } = CENTRE;
  return (
    <g data-place="palace">
      <g data-note="palace">
        <circle cx={x + 2} cy={y + 4} r={RADIUS.isle} fill="var(--k-spot)" opacity=".18" />
        <circle cx={x} cy={y} r={RADIUS.isle} fill="var(--k-sand)" stroke="currentColor" strokeWidth="2" />
        <circle cx={x} cy={y} r={RADIUS.isle - 7} className="pc-court" />
        {BANDS.map(({ points, path, label }, n) => (
          <g key={points}>
            <path
              d={path}
              fill={`color-mix(in srgb, var(--k-gold) ${10 + n * 12}%, var(--g-card))`}
              stroke="currentColor"
              strokeWidth="1.25"
            />
            <Drawn name={art('tradePoint')} x={round(label.x - 14)} y={round(label.y - 8)} width={16} />
            <text x={round(label.x + 6)} y={round(label.y + 5)} fontSize="15" className="pc-mid pc-strong">
              {points}
            </text>
          </g>
        ))}
      </g>
      <GreatHall {...props} />
      {PALACE.map(({ id }, n) => (
        <Place
          key={id}
          number={n}
          owner={view.palace[n] ?? after?.palace[n] ?? null}
          isNext={n === view.palace.length}
          isGhost={view.palace[n] === undefined}
        />
      ))}
    </g>
  );
}
