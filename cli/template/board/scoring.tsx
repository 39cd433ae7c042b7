// The end: goods, what the order counts a second time, coins, with each stall on its lane.
import { type BoardProps, category, type Note, type Scene, type Scoring } from '@comptoir/board-kit';
import { type Lang, type Seat, tieAtTop } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { GOODS } from '../src/names.ts';
import type { NightMarket, NightMarketView } from '../src/types.ts';
import { art } from './art.ts';
import { Goods } from './Stall.tsx';
import { goodName, wordsIn } from './words.ts';

function Lane({ scene, seat }: BoardProps<NightMarket> & { seat: Seat }): ReactNode {
  const merchant = scene.view.merchants[seat];
  if (merchant === undefined) return null;
  return (
    <div className="night-market-lane">
      <Goods now={merchant} after={merchant} />
    </div>
  );
}

/** How a category came about: short lines. */
function lines(view: NightMarketView, seat: Seat, category: string, lang: Lang): readonly string[] {
  const merchant = view.merchants[seat];
  if (merchant === undefined) return [];
  if (category === 'coins') return [wordsIn(lang).countCoins(merchant.coins)];
  if (category === 'order') return merchant.order === null ? [] : [goodName(merchant.order, lang)];
  return GOODS.filter((good) => merchant.stall[good] > 0).map(
    (good) => `${merchant.stall[good]} × ${goodName(good, lang)}`,
  );
}

/** why equals are ranked as they are. */
function tie({ result, view, players }: Scene<NightMarket>, lang: Lang): Note | null {
  const tie = result === null ? null : tieAtTop(result);
  if (tie === null) return null;
  const said = [tie.winner, tie.rival].map((seat) => {
    const coins = view.merchants[seat]?.coins ?? 0;
    return `${players[seat]?.name}${lang === 'fr' ? '\u202f' : ''}: ${wordsIn(lang).countCoins(coins)}`;
  });
  return { title: '', text: said.join(', '), rule: 'R-6.4' };
}

export const scoring: Scoring<NightMarket> = {
  title: { en: 'The market closes', fr: 'Le marché ferme' },
  // What no event adds counts as scored in play: here the goods.
  categories: [
    category('goods', art('stall'), { en: 'Goods', fr: 'Étal' }, 'teal'),
    category('order', art('order'), { en: 'Order', fr: 'Commande' }, 'wine'),
    category('coins', 'ui-coin', { en: 'Coins', fr: 'Pièces' }, 'gold'),
  ],
  added: (e) => (e.kind === 'scored' && e.category !== 'goods' ? e : null),
  lines,
  tie,
  Lane,
};
