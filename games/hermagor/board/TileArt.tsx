// A tile of the market: what it sells, today's prices, its number, the arrow of a single one. 120 × 120.
import { Drawn, Icon } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { Good, Tile } from '../src/names.ts';
import { faceOf, specialOf, type TileFace } from '../src/texts/words.ts';
import type { HermagorView } from '../src/types.ts';
import { art } from './art.ts';
import { specialLabel, specialName } from './words.ts';

function PriceChip({ price, n }: { price: number; n: number }): ReactNode {
  return (
    <g transform={`translate(${12 + n * 27} 90)`}>
      <rect className="h-chip" width="24" height="19" rx="2" />
      <text className="h-chip-text" x="12" y="15.5">
        {price}
      </text>
    </g>
  );
}

function GoodsFace({ face, prices }: { face: TileFace; prices: HermagorView['prices'] }): ReactNode {
  const [one, two] = face.goods;
  return (
    <>
      <Drawn name={art('frame-tile')} x={0} y={0} width={120} />
      {one === undefined ? null : two === undefined ? (
        <>
          <Drawn name={art(one)} x={12} y={16} width={66} />
          <path className="h-arrow-ink" d="M93 77V29M80 43l13-15 13 15" />
          <path className="h-arrow" d="M93 77V29M80 43l13-15 13 15" />
        </>
      ) : (
        <>
          <Drawn name={art(one)} x={11} y={12} width={52} />
          <Drawn name={art(two)} x={57} y={32} width={52} />
        </>
      )}
      {face.goods.map((good: Good, n) => (
        <PriceChip key={good} price={prices[good]} n={n} />
      ))}
      <text className="h-tile-number" x="98" y="103.5">
        {face.number}
      </text>
    </>
  );
}

interface TileProps {
  readonly tile: Tile;
  readonly prices: HermagorView['prices'];
  readonly lang: Lang;
}

export function TileArt({ tile, prices, lang }: TileProps): ReactNode {
  const face = faceOf(tile);
  if (face !== null) return <GoodsFace face={face} prices={prices} />;
  const special = specialOf(tile);
  return (
    <g className="h-special">
      <Drawn name={art('frame-special')} x={0} y={0} width={120} />
      <Drawn name={art(special)} x={32} y={15} width={56} />
      <text className="h-tile-name" x="60" y="102.5">
        {specialLabel(special, lang)}
      </text>
    </g>
  );
}

/** A tile in a line of text: number, goods, arrow. */
export function TileChip({ tile, lang }: { tile: Tile; lang: Lang }): ReactNode {
  const face = faceOf(tile);
  if (face === null)
    return (
      <span className="h-minitile" data-special="" data-piece={`tile ${tile}`} data-note={`tile ${tile}`}>
        <Icon name={art(specialOf(tile))} label={specialName(specialOf(tile), lang)} />
      </span>
    );
  return (
    <span
      className="h-minitile"
      data-piece={`tile ${tile}`}
      data-note={`tile ${tile}`}
      data-goods={face.goods.join(' ')}
    >
      <b>{face.number}</b>
      {face.goods.map((good) => (
        <Icon key={good} name={art(good)} />
      ))}
      {face.goods.length === 1 ? <i>↑</i> : null}
    </span>
  );
}
