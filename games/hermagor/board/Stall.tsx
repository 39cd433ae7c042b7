// A stall of the market with its tile, who would win it now, and the buyer that stands on it.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { STALLS } from '../src/data/market.ts';
import { faceOf } from '../src/texts/words.ts';
import type { HermagorView, ViewOwner } from '../src/types.ts';
import { isRowOpen, markOf, symbolOf } from './facts.ts';
import { placeAt } from './layout.ts';
import { TileArt } from './TileArt.tsx';
import { wordsIn } from './words.ts';

const STRIPES = [0, 1, 2, 3, 4, 5, 6] as const;
function Awning({ isGreen }: { isGreen: boolean }): ReactNode {
  const tint = isGreen ? 'var(--h-awn1)' : 'var(--h-awn0)';
  return STRIPES.map((n) => (
    <g key={n} fill={n % 2 === 0 ? tint : 'var(--k-paper)'} stroke="var(--g-ink)" strokeWidth="1.4">
      <path d={`M${-70 + n * 20}-70v9q10 9 20 0v-9z`} />
      <path d={`M${-70 + n * 20} 70v-9q10-9 20 0v9z`} />
    </g>
  ));
}

function Empty({ isOpen, lang }: { isOpen: boolean; lang: Lang }): ReactNode {
  if (isOpen) return <rect className="h-bare" x="-58" y="-54" width="116" height="108" rx="3" />;
  return (
    <g className="h-closed">
      <rect x="-58" y="-54" width="116" height="108" rx="3" />
      <path d="M-58-54L58 54M58-54L-58 54" />
      <text y="7">{wordsIn(lang).closed}</text>
    </g>
  );
}

type Leader = HermagorView['market'][number]['leader'];
function LeaderMark({ leader, isNew }: { leader: Leader; isNew: boolean }): ReactNode {
  if (leader === null) return null;
  return (
    <g className="h-leader">
      {isNew ? <circle className="h-leader-new" cx="-52" cy="-62" r="23" /> : null}
      {leader === 'tie' ? (
        <>
          <circle className="h-tie" cx="-52" cy="-62" r="17" />
          <text x="-52" y="-54.5">
            =
          </text>
        </>
      ) : (
        <g data-seat={markOf(leader)}>
          <Drawn name={symbolOf(leader)} x={-70} y={-80} width={36} />
        </g>
      )}
    </g>
  );
}

interface StallProps {
  readonly stall: (typeof STALLS)[number];
  readonly n: number;
  readonly view: HermagorView;
  readonly verb: string;
  readonly buyer: ViewOwner | null;
  readonly ghost: ViewOwner | null;
  readonly leader: Leader;
  readonly lang: Lang;
}

function StallBuyer({ owner, piece }: { owner: ViewOwner; piece: string | null }): ReactNode {
  return (
    <g
      className={piece === null ? 'h-ghost' : 'h-piece'}
      data-seat={markOf(owner)}
      data-piece={piece ?? undefined}
    >
      <Drawn name="piece-buyer" x={18} y={-76} width={52} />
    </g>
  );
}

export function Stall({ stall, n, view, verb, buyer, ghost, leader, lang }: StallProps): ReactNode {
  const { x, y } = placeAt(stall.id);
  const { attributes, state } = useTarget(`${verb} ${stall.id}`);
  const now = view.market[n];
  const tile = now?.tile ?? null;
  const isLegal = state === 'legal' || state === 'focus';
  const goods = tile === null ? undefined : faceOf(tile)?.goods.join(' ');
  return (
    <g
      transform={`translate(${x} ${y})`}
      {...attributes}
      data-place={stall.id}
      data-note={`stall ${stall.id}`}
      data-goods={goods}
    >
      <rect className="h-stall" x="-70" y="-70" width="140" height="140" rx="5" />
      {tile === null ? (
        <Empty isOpen={isRowOpen(view.players.length, stall.row)} lang={lang} />
      ) : (
        <>
          <Awning isGreen={(stall.row + n) % 2 === 1} />
          <g transform="translate(-60 -60)">
            <g data-piece={`tile ${tile}`}>
              <TileArt tile={tile} prices={view.prices} lang={lang} />
            </g>
          </g>
          {isLegal ? (
            <rect
              className="h-stall-offer"
              data-state={state}
              x="-57"
              y="-57"
              width="114"
              height="114"
              rx="8"
            />
          ) : null}
          <LeaderMark leader={leader} isNew={leader !== now?.leader} />
        </>
      )}
      {buyer === null ? null : <StallBuyer owner={buyer} piece={`buyer ${stall.id}`} />}
      {ghost === null ? null : <StallBuyer owner={ghost} piece={null} />}
    </g>
  );
}
