// A merchant's stall: coins, goods, and the order as far as the viewer may know it.
import { type BoardProps, Icon, PlayerName, seatMark } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './stall.css';
import { STALL_ROOM } from '../src/data/numbers.ts';
import { GOODS, type GoodName } from '../src/names.ts';
import type { MerchantView, NightMarket } from '../src/types.ts';
import { art } from './art.ts';
import { goodName, wordsIn } from './words.ts';

const ROOM = Array.from({ length: STALL_ROOM }, (_, n) => n);

/** The goods of one kind; what the option in focus would add is only outlined. */
function Shelf({ good, have, after }: { good: GoodName; have: number; after: number }): ReactNode {
  return (
    <li data-good={good} data-note={`good ${good}`}>
      {ROOM.map((n) => (
        <span key={n} data-is={n < have ? 'there' : n < after ? 'soon' : 'free'}>
          <Icon name={art(good)} />
        </span>
      ))}
    </li>
  );
}

export function Goods({ now, after }: { now: MerchantView; after: MerchantView }): ReactNode {
  return (
    <ul className="night-market-goods">
      {GOODS.map((good) => (
        <Shelf key={good} good={good} have={now.stall[good]} after={after.stall[good]} />
      ))}
    </ul>
  );
}

function Order({ good, isMine, lang }: { good: GoodName; isMine: boolean; lang: Lang }): ReactNode {
  return (
    <p className="night-market-order" data-note="order" data-place={isMine ? 'order' : undefined}>
      <Icon name={art('order')} label={wordsIn(lang).order} />
      {goodName(good, lang)} <b>×2</b>
    </p>
  );
}

function Coins({ seat, now, after }: { seat: Seat; now: number; after: number }): ReactNode {
  return (
    <span className="night-market-coins" data-note="coins" data-place={`coins ${seat}`}>
      <Icon name="ui-coin" /> {now}
      {after === now ? null : <b> → {after}</b>}
    </span>
  );
}

export function Stall({ scene, preview, lang, seat }: BoardProps<NightMarket> & { seat: Seat }): ReactNode {
  const merchant = scene.view.merchants[seat];
  if (merchant === undefined) return null;
  const after = preview?.view.merchants[seat] ?? merchant;
  return (
    <article
      className="night-market-stall"
      data-seat={seatMark(seat)}
      data-place={`stall ${seat}`}
      data-me={seat === scene.viewer}
    >
      <header>
        <PlayerName scene={scene} seat={seat} />
        <Coins seat={seat} now={merchant.coins} after={after.coins} />
      </header>
      <Goods now={merchant} after={after} />
      {merchant.order === null ? null : (
        <Order good={merchant.order} isMine={seat === scene.viewer} lang={lang} />
      )}
    </article>
  );
}

/** All stalls, the viewer's first. */
export function Stalls(props: BoardProps<NightMarket>): ReactNode {
  const { view, viewer } = props.scene;
  const first = viewer ?? 0;
  const seats = view.merchants.map((_, n) => (first + n) % view.merchants.length);
  return (
    <div className="night-market-stalls">
      {seats.map((seat) => (
        <Stall key={seat} {...props} seat={seat} />
      ))}
    </div>
  );
}
