// The table as plain text; the words come from the language.
import { type Who, wrap } from '@comptoir/kernel';
import { GOODS, type GoodName } from '../names.ts';
import type { MerchantView, NightMarketView } from '../types.ts';

export interface SketchWords {
  readonly good: Readonly<Record<GoodName, string>>;
  round(n: number, of: number): string;
  starter(name: string): string;
  deck(cards: number): string;
  lot(goods: string): string;
  coins(n: number): string;
  points(n: number): string;
  order(good: string): string;
  readonly hasBid: string;
  readonly nothing: string;
}
const INDENT = '     ';

export function sketch(view: NightMarketView, who: Who, words: SketchWords): string {
  const { round, rounds, starter, deckSize, lot } = view;
  const goods = lot.map((good) => words.good[good]).join(', ') || words.nothing;
  const lines = [
    [words.round(round, rounds), words.starter(who(starter)), words.deck(deckSize)].join(' · '),
    words.lot(goods),
    '',
    ...view.merchants.map((merchant, seat) => `${who(seat)} · ${merchantLine(merchant, words)}`),
  ];
  return wrap(lines, INDENT);
}

function merchantLine(merchant: MerchantView, words: SketchWords): string {
  const { stall, coins, points, order, hasBid } = merchant;
  const goods = GOODS.filter((good) => stall[good] > 0).map((good) => `${stall[good]} × ${words.good[good]}`);
  return [
    words.coins(coins),
    goods.join(', ') || words.nothing,
    words.points(points),
    ...(order === null ? [] : [words.order(words.good[order])]),
    ...(hasBid ? [words.hasBid] : []),
  ].join(' · ');
}
