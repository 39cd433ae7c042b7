// What lies before the viewer: purse, posts, buyers and discs, and the tiles that can be sold from.
import { type BoardProps, Icon, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './cart.css';
import type { Tile } from '../src/names.ts';
import { faceOf, goodOf } from '../src/texts/words.ts';
import type { Hermagor, HermagorOption, HermagorView, PlayerView } from '../src/types.ts';
import { art } from './art.ts';
import { closing, gainOf, goodsOn, markOf, nodeIn, playerIn, seatIn } from './facts.ts';
import { TileArt, TileChip } from './TileArt.tsx';
import { wordsIn } from './words.ts';

interface RowProps {
  readonly icon: string;
  readonly left: number;
  readonly of: number;
  readonly owner: string;
  readonly label: string;
}

/** Pieces in a row: those at hand, and the used ones faintly. */
export function PieceRow({ icon, left, of, owner, label }: RowProps): ReactNode {
  return (
    <span className="h-pieces" data-seat={owner} role="img" aria-label={`${label} : ${left}`}>
      {Array.from({ length: of }, (_, n) => (
        <Icon key={`${icon} ${n + 1}`} name={icon} className={n < left ? '' : 'h-used'} />
      ))}
    </span>
  );
}

interface CartProps extends BoardProps<Hermagor> {
  readonly choice: HermagorOption | null;
  /** Under the county there is room for whole tiles. */
  readonly isWide: boolean;
}

/** The tile that the option in focus sells from, or the Shortcut it uses up. */
function serves(tile: Tile, choice: HermagorOption | null, player: PlayerView): boolean {
  const node = nodeIn(choice, player);
  if (node === null || node === 'hermagor' || choice?.verb === 'moveOnly') return false;
  if (tile === 'shortcut') return choice?.verb === 'shortcutAndSell';
  const first = player.tiles.find((own) => goodsOn(own).includes(goodOf(node)));
  return first === tile;
}

function CartTile({
  tile,
  view,
  lang,
  isLit,
}: {
  tile: Tile;
  view: HermagorView;
  lang: Lang;
  isLit: boolean;
}): ReactNode {
  return (
    <svg
      className="h-cart-tile"
      viewBox="0 0 120 120"
      role="presentation"
      data-lit={isLit ? 'tile' : undefined}
      data-note={`tile ${tile}`}
      data-goods={faceOf(tile)?.goods.join(' ')}
    >
      <g data-piece={`tile ${tile}`}>
        <TileArt tile={tile} prices={view.prices} lang={lang} />
      </g>
    </svg>
  );
}

function Counts({ scene, lang }: BoardProps<Hermagor>): ReactNode {
  const { view } = scene;
  const player = playerIn(scene);
  const words = wordsIn(lang);
  const owner = markOf(seatIn(scene));
  const isMarket = view.phase === 'market';
  return (
    <>
      {isMarket ? (
        <PieceRow
          icon="piece-buyer"
          left={player.buyers}
          of={4}
          owner={owner}
          label={words.buyersLeft(player.buyers)}
        />
      ) : (
        <PieceRow
          icon="piece-house"
          left={player.posts}
          of={view.turned.at(-1) ?? 0}
          owner={owner}
          label={words.posts(player.posts)}
        />
      )}
      <span className="h-discs" data-seat={owner} data-note="discs" data-place={`discs ${seatIn(scene)}`}>
        <Icon name="piece-disc-flat" /> <b>{player.discs}</b>
      </span>
      {view.shared === null ? null : (
        <span className="h-discs" data-note="shared">
          <PieceRow
            icon={isMarket ? 'piece-buyer' : 'piece-house'}
            left={isMarket ? view.shared.buyers : player.sharedPosts}
            of={2}
            owner="shared"
            label={isMarket ? words.sharedBuyers : words.sharedPosts}
          />
        </span>
      )}
      <small>
        {isMarket ? words.buyersLeft(player.buyers) : words.posts(player.posts)}
        {isMarket && player.corridorIncome > 0 ? ` · ${words.corridors(player.corridorIncome)}` : ''}
      </small>
    </>
  );
}

function Purse({ scene, preview }: BoardProps<Hermagor>): ReactNode {
  const { attributes } = useTarget('declare');
  const seat = seatIn(scene);
  const money = playerIn(scene).money;
  const then = preview?.view.players[seat]?.money ?? null;
  const discs = closing(scene, preview).reduce((sum, region) => sum + gainOf(scene.view, region), 0);
  const after = then === null ? null : then + discs;
  const isChanging =
    after !== null && money !== null && after !== money && preview?.view.phase === scene.view.phase;
  return (
    <span className="h-purse" {...attributes} data-note="money" data-place={`money ${seat}`}>
      <Icon name={art('coin')} />
      <b>{money ?? '?'}</b>
      {isChanging ? <i>→ {after}</i> : null}
    </span>
  );
}

export function Cart(props: CartProps): ReactNode {
  const { scene, lang, choice, isWide } = props;
  const { view } = scene;
  const player = playerIn(scene);
  const words = wordsIn(lang);
  return (
    <section
      className="h-cart"
      data-wide={isWide}
      aria-label={words.cart}
      data-place={`seat ${seatIn(scene)}`}
    >
      <div className="h-cart-own">
        <Purse {...props} />
        <div className="h-counts">
          <Counts {...props} />
        </div>
      </div>
      {player.tiles.length === 0 ? null : (
        <div className="h-cart-tiles" data-count={player.tiles.length}>
          {player.tiles.map((tile) =>
            isWide ? (
              <CartTile key={tile} tile={tile} view={view} lang={lang} isLit={serves(tile, choice, player)} />
            ) : (
              <TileChip key={tile} tile={tile} lang={lang} />
            ),
          )}
        </div>
      )}
    </section>
  );
}

/** The bag, for the side panel: its contents are known, the order is not. */
export function Bag({ scene, lang }: BoardProps<Hermagor>): ReactNode {
  const words = wordsIn(lang);
  return (
    <div className="h-bag">
      <h3>
        {words.bag} <b>{scene.view.bag.length}</b>
      </h3>
      <p className="h-quiet">{words.bagNote}</p>
      <div>
        {scene.view.bag.map((tile) => (
          <svg key={tile} viewBox="0 0 120 120" role="presentation" data-note={`tile ${tile}`}>
            <TileArt tile={tile} prices={scene.view.prices} lang={lang} />
          </svg>
        ))}
      </div>
    </div>
  );
}
