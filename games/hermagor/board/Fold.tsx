// The half of the table that is folded away: the market with what stays there, or the county with one answer.
import { type BoardProps, Drawn, Icon } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './fold.css';
import { VILLAGES } from '../src/data/map.ts';
import { STALLS } from '../src/data/market.ts';
import type { Good } from '../src/names.ts';
import type { Hermagor, HermagorView } from '../src/types.ts';
import { art } from './art.ts';
import { isRowOpen, journeyTo, markOf, playerIn, seatIn } from './facts.ts';
import { placeAt } from './layout.ts';
import { SPOTS } from './map-shape.ts';
import { Square } from './Square.tsx';
import { TileArt } from './TileArt.tsx';
import { wordsIn } from './words.ts';

function Unfold({ title, onSwap }: { title: string; onSwap(): void }): ReactNode {
  return (
    <button type="button" className="h-mini" onClick={onSwap} aria-label={title}>
      <Icon name="ui-zoom-in" />
    </button>
  );
}

interface FoldProps extends BoardProps<Hermagor> {
  readonly goods: readonly Good[];
  onSwap(): void;
}

function SmallSquare({ view, lang }: { view: HermagorView; lang: Lang }): ReactNode {
  return (
    <svg viewBox="-48 -48 896 1096" role="presentation">
      <Square hasRoofs={false} />
      {STALLS.map(({ id, row }, n) => {
        const { x, y } = placeAt(id);
        const tile = view.market[n]?.tile ?? null;
        return (
          <g key={id} transform={`translate(${x} ${y})`} data-place={id}>
            <rect
              className="h-stall"
              data-closed={!isRowOpen(view.players.length, row)}
              x="-70"
              y="-70"
              width="140"
              height="140"
              rx="5"
            />
            {tile === null ? null : (
              <g transform="translate(-60 -60)">
                <g data-piece={`tile ${tile}`}>
                  <TileArt tile={tile} prices={view.prices} lang={lang} />
                </g>
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}

export function FoldedMarket({ scene, lang, onSwap }: FoldProps): ReactNode {
  const { view } = scene;
  const words = wordsIn(lang);
  const there = view.market.filter(({ tile }) => tile !== null).length;
  const held = view.players.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const stalls = STALLS.filter(({ row }) => isRowOpen(view.players.length, row)).length;
  const isLast = view.round === view.rounds;
  return (
    <section className="h-fold h-fold-market" aria-label={words.market}>
      <SmallSquare view={view} lang={lang} />
      <div>
        <h3>
          {words.market}
          <Unfold title={words.showMarket} onSwap={onSwap} />
        </h3>
        <p>{view.phase === 'market' ? words.tilesOut(there) : words.tilesStay(there)}</p>
        <p className="h-quiet">
          {isLast || view.phase === 'market'
            ? words.inBag(view.bag.length)
            : words.drawn(stalls - there, view.bag.length + held)}
        </p>
      </div>
    </section>
  );
}

/** Only the villages that want the goods in question, each with its journey. */
function Wanted({ scene, goods }: FoldProps): ReactNode {
  const player = playerIn(scene);
  const seat = seatIn(scene);
  const isOwn = (id: string): boolean =>
    scene.view.posts.some(({ village, owner }) => village === id && owner === seat);
  return VILLAGES.map(({ id, good }) => {
    const { x, y } = SPOTS[id];
    const wants = goods.includes(good);
    if (isOwn(id))
      return (
        <g key={id} data-seat={markOf(seat)} className={wants ? 'h-faint' : ''}>
          <Drawn name="piece-house" x={x - 27} y={y - 27} width={54} />
        </g>
      );
    if (!wants) return <circle key={id} className="h-disc" cx={x} cy={y} r="13" />;
    return (
      <g key={id}>
        <circle className="h-wanted" cx={x} cy={y} r="33" />
        <Drawn name={art(good)} x={x - 25} y={y - 25} width={50} />
        <circle className="h-far" cx={x + 36} cy={y - 30} r="22" />
        <text className="h-far-text" x={x + 36} y={y - 18}>
          {journeyTo(player, id).full}
        </text>
      </g>
    );
  });
}

export function FoldedCounty(props: FoldProps): ReactNode {
  const { scene, lang, goods, onSwap } = props;
  const words = wordsIn(lang);
  const seat = seatIn(scene);
  const { x, y } = SPOTS[playerIn(scene).merchant];
  return (
    <section className="h-fold" aria-label={words.county}>
      <h3>
        {words.county} <small>{goods.length === 0 ? words.ownPosts : words.wants}</small>
        <Unfold title={words.showCounty} onSwap={onSwap} />
      </h3>
      <svg className="h-small-map" viewBox="8 5 985 985" role="presentation">
        <Drawn name={art('land')} x={0} y={0} width={1000} />
        <Drawn name={art('roads')} x={0} y={0} width={1000} />
        <Wanted {...props} />
        <g data-seat={markOf(seat)} data-piece={`merchant ${seat}`}>
          <Drawn name="piece-merchant" x={x - 38} y={y - 60} width={76} />
        </g>
      </svg>
    </section>
  );
}

export function ActionTiles({ scene, lang }: BoardProps<Hermagor>): ReactNode {
  const { view } = scene;
  const words = wordsIn(lang);
  const left = view.players.reduce((sum, { posts }) => sum + posts, 0);
  const now = view.turned.length - 1;
  const isTurned = view.turned.length === view.round;
  const tiles = [
    ...view.turned.map((value, n) => ({ id: `up ${n}`, value, is: n < now ? 'done' : 'now' })),
    ...view.pile.map((value, n) => ({ id: `down ${n}`, value, is: 'ahead' })),
  ];
  return (
    <section className="h-actions" data-note="actionTiles" data-place="actionTiles">
      <h3>{words.actionTiles}</h3>
      <ol>
        {tiles.map(({ id, value, is }) => (
          <li key={id} data-is={is === 'now' && !isTurned ? 'done' : is}>
            {value}
          </li>
        ))}
      </ol>
      <p>
        {view.phase === 'selling' || view.phase === 'over'
          ? words.turnsLeft(left)
          : isTurned
            ? words.actionsEach(view.turned[now] ?? 0)
            : words.round(view.round, view.rounds)}
      </p>
    </section>
  );
}
