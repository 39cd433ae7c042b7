// What stands on the county: trading posts, merchants, and the tally of duchies and main road in the sea.
import { Drawn } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { DUCHIES } from '../src/names.ts';
import type { HermagorView } from '../src/types.ts';
import { art } from './art.ts';
import { markOf } from './facts.ts';
import { merchantAt, postAt } from './layout.ts';
import { duchyName, wordsIn } from './words.ts';

export function Posts({ posts }: { posts: HermagorView['posts'] }): ReactNode {
  return posts.map(({ village, owner }) => {
    const { x, y } = postAt(village, owner);
    const id = `post ${owner} ${village}`;
    return (
      <g key={id} className="h-piece" data-seat={markOf(owner)} data-piece={id}>
        <Drawn name="piece-house" x={x - 12.5} y={y - 12.5} width={25} />
      </g>
    );
  });
}

export function Merchants({ players }: { players: HermagorView['players'] }): ReactNode {
  return players.map(({ merchant }, seat) => {
    const before = players.slice(0, seat).filter((other) => other.merchant === merchant).length;
    const { x, y } = merchantAt(merchant, before);
    const mark = markOf(seat);
    return (
      <g key={mark} className="h-piece" data-seat={mark} data-piece={`merchant ${seat}`}>
        <Drawn name="piece-merchant" x={x - 17} y={y - 18} width={34} />
      </g>
    );
  });
}

interface TallyProps {
  readonly x: number;
  readonly y: number;
  readonly icon: string;
  readonly title: string;
  readonly counts: readonly number[];
  readonly note: string;
  readonly under?: string;
}

function Tally({ x, y, icon, title, counts, note, under }: TallyProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} data-note={note} data-place={note} className="h-tally">
      <rect className="h-hit" width="190" height="48" />
      <Drawn name={icon} x={-1} y={5} width={40} />
      <text className="h-tally-name" x="42" y="18">
        {title}
      </text>
      {counts.map((count, seat) => (
        <g key={markOf(seat)} transform={`translate(${41.5 + seat * 31} 26)`}>
          <g data-seat={markOf(seat)}>
            <Drawn name="seat-mark" x={0} y={0} width={16} />
          </g>
          <text className="h-tally-count" x="17.5" y="13.5">
            {count}
          </text>
        </g>
      ))}
      {under === undefined ? null : (
        <text className="h-tally-note" x="42" y="60">
          {under}
        </text>
      )}
    </g>
  );
}

const CORNERS = [
  { x: 14, y: 12 },
  { x: 800, y: 12 },
  { x: 806, y: 690 },
] as const;

export function Tallies({ view, lang }: { view: HermagorView; lang: Lang }): ReactNode {
  const words = wordsIn(lang);
  return (
    <>
      {DUCHIES.map((duchy, n) => (
        <Tally
          key={duchy}
          x={CORNERS[n]?.x ?? 0}
          y={CORNERS[n]?.y ?? 0}
          icon={art('duchy')}
          title={duchyName(duchy, lang)}
          counts={view.players.map(({ duchies }) => duchies[n] ?? 0)}
          note={`duchy ${duchy}`}
        />
      ))}
      <Tally
        x={806}
        y={752}
        icon={art('mainRoad')}
        title={words.mainRoad}
        counts={view.players.map(({ mainRoad }) => mainRoad)}
        note="mainRoad"
        under={words.mainRoadNote}
      />
    </>
  );
}
