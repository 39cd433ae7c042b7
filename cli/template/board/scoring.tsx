// The end: goods, what the order counts a second time, coins, with each stall on its lane.
import type { BoardProps, Note, Scene, Scoring } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
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
  if (result === null) return null;
  const best = result.ranks.indexOf(1);
  const rival = result.scores.findIndex((score, seat) => seat !== best && score === result.scores[best]);
  const [one, other] = [view.merchants[best], view.merchants[rival]];
  if (one === undefined || other === undefined) return null;
  const words = wordsIn(lang);
  const said = [best, rival].map((seat) => {
    const coins = view.merchants[seat]?.coins ?? 0;
    return `${players[seat]?.name}${lang === 'fr' ? '\u202f' : ''}: ${words.countCoins(coins)}`;
  });
  return { title: '', text: said.join(', '), rule: 'R-6.4' };
}

export const scoring: Scoring<NightMarket> = {
  title: { en: 'The market closes', fr: 'Le marché ferme' },
  // What no event adds counts as scored in play: here the goods.
  categories: [
    { id: 'goods', icon: art('stall'), label: { en: 'Goods', fr: 'Étal' }, tint: 'var(--k-teal)' },
    { id: 'order', icon: art('order'), label: { en: 'Order', fr: 'Commande' }, tint: 'var(--k-wine)' },
    { id: 'coins', icon: 'ui-coin', label: { en: 'Coins', fr: 'Pièces' }, tint: 'var(--k-gold)' },
  ],
  added: (e) =>
    e.kind === 'scored' && e.category !== 'goods'
      ? { seat: e.seat, category: e.category, points: e.points }
      : null,
  lines,
  tie,
  Lane,
};
