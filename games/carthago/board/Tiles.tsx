// The calendar and the achievement tiles: those of the running decade large, the others small.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { memo, type ReactNode } from 'react';
import { DECADES, ROUNDS } from '../src/data/boards.ts';
import type { TileView } from '../src/views.ts';
import { art } from './art.ts';
import { type AreaProps, seatOf, worthNow } from './facts.ts';
import { TILES } from './layout.ts';
import { roman, tileCounts, tileOnBoard } from './names-words.ts';
import { Disc, GlowRect } from './Pieces.tsx';
import { wordsIn } from './words.ts';

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);

function Calendar({ decade, round, title }: { decade: number; round: number; title: string }): ReactNode {
  const { x, y } = TILES;
  return (
    <g data-note="decade" data-place="decade">
      <text className="c-title" x={x} y={y + 18} fontSize="16">
        {title}
      </text>
      {upTo(DECADES).map((one) => {
        const cx = x + 84 + (one - 1) * 78;
        const isNow = one === decade;
        return (
          <g key={one} className="c-decade" data-now={isNow}>
            {isNow ? <rect x={cx - 18} y={y + 1} width="77" height="23" rx="11.5" /> : null}
            <text className="c-title c-mid" x={cx - 6} y={y + 18} fontSize="15">
              {roman(one)}
            </text>
            {upTo(ROUNDS).map((r) => (
              <circle
                key={r}
                data-done={one < decade || (isNow && r <= round)}
                cx={cx + 11 + (r - 1) * 9.5}
                cy={y + 13}
                r="3.3"
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

interface TileProps {
  readonly data: TileView;
  readonly x: number;
  readonly y: number;
  readonly lang: Lang;
  /** What it would give the viewer now. */
  readonly worth: number | null;
  readonly me: Seat | null;
}
function Positions({
  data,
  x,
  y,
  ghost,
}: {
  data: TileView;
  x: number;
  y: number;
  ghost: Seat | null;
}): ReactNode {
  const step = data.costs.length > 2 ? 33 : 36;
  return data.costs.map((cost, n) => {
    const seat = data.discs[n];
    const cx = x + n * step;
    return (
      <g key={cost}>
        {seat === undefined ? (
          <>
            <circle className="c-position" cx={cx} cy={y} r="15" />
            <text className="c-title c-mid" x={cx} y={y + 5.5} fontSize="15">
              {cost}
            </text>
          </>
        ) : (
          <Disc seat={seat} x={cx} y={y} size={32} />
        )}
        {ghost !== null && n === data.discs.length ? (
          <g className="c-ghost">
            <Disc seat={ghost} x={cx} y={y} size={32} />
          </g>
        ) : null}
      </g>
    );
  });
}

const LargeTile = memo(function LargeTile({ data, x, y, lang, worth, me }: TileProps): ReactNode {
  const { attributes, state } = useTarget(`tile ${data.tile}`);
  const { width, height } = TILES;
  return (
    <g {...attributes} data-place={`tile ${data.tile}`} data-note={`tile ${data.tile}`}>
      <rect className="c-tile" data-open={data.isOpen} x={x} y={y} width={width} height={height} rx="6" />
      <path d={`M${x + 1} ${y + 5}q0-4 5-4h35v${height - 2}H${x + 6}q-5 0-5-5z`} fill="var(--c-stone)" />
      <Drawn name={art(data.tile)} x={x + 2} y={y + 10} width={38} />
      <text className="c-title c-mid c-soft" x={x + 21} y={y + 68} fontSize="14">
        {roman(data.decade)}
      </text>
      <text className="c-title" x={x + 47} y={y + 21} fontSize="14">
        {tileOnBoard(data.tile, lang)}
      </text>
      <text className="c-quiet" x={x + 47} y={y + 36} fontSize="12">
        {tileCounts(data.tile, lang)}
      </text>
      <Positions data={data} x={x + 63} y={y + 62} ghost={state === 'focus' ? me : null} />
      {worth === null ? null : (
        <text className="c-quiet c-end" x={x + width - 6} y={y + 90} fontSize="11.5">
          {wordsIn(lang).youNow(worth)}
        </text>
      )}
      <GlowRect state={state} x={x} y={y} width={width} height={height} />
    </g>
  );
});

const SmallTile = memo(function SmallTile({ data, x, y }: TileProps): ReactNode {
  const { attributes, state } = useTarget(`tile ${data.tile}`);
  const { small: width, smallHeight: height } = TILES;
  const step = Math.min(13, 26 / Math.max(1, data.discs.length));
  return (
    <g {...attributes} data-place={`tile ${data.tile}`} data-note={`tile ${data.tile}`}>
      <rect className="c-tile" data-open="false" x={x} y={y} width={width} height={height} rx="4" />
      <Drawn name={art(data.tile)} x={x + 2} y={y + 4} width={25} />
      <text className="c-title c-mid c-soft" x={x + 35} y={y + 22} fontSize="13">
        {roman(data.decade)}
      </text>
      {data.discs.map((seat, n) => (
        <Disc
          key={seat}
          seat={seat}
          x={x + 52 + n * step - (data.discs.length - 1) * 2}
          y={y + 16.5}
          size={17}
        />
      ))}
      <GlowRect state={state} x={x} y={y} width={width} height={height} radius={5} />
    </g>
  );
});

/** On a small screen every tile is large. */
export function Tiles({ scene, lang, isSmall }: AreaProps): ReactNode {
  const { view, viewer } = scene;
  const { x, y, width, height, gap, small } = TILES;
  const me = viewer === null ? null : seatOf(scene);
  const worth = ({ tile }: TileView): number | null => (me === null ? null : worthNow(view, me, tile));
  const open = view.tiles.filter((tile) => tile.isOpen);
  const others = view.tiles.filter((tile) => !tile.isOpen);
  const large = isSmall ? [...open, ...others] : open;
  return (
    <>
      <Calendar decade={view.decade} round={view.round} title={wordsIn(lang).decade} />
      {large.map((data, n) => (
        <LargeTile
          key={data.tile}
          data={data}
          x={x + (n % 2) * (width + gap)}
          y={y + 30 + Math.floor(n / 2) * (height + 6)}
          lang={lang}
          worth={worth(data)}
          me={me}
        />
      ))}
      {isSmall
        ? null
        : others.map((data, n) => (
            <SmallTile
              key={data.tile}
              data={data}
              x={x + n * (small + 5)}
              y={y + 31 + height + 5}
              lang={lang}
              worth={null}
              me={me}
            />
          ))}
    </>
  );
}
