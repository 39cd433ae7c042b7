// The short words on the board; whole sentences are in ../src/texts.
import { grammar, type Lang } from '@comptoir/kernel';
import type { GoodName } from '../src/names.ts';
import { GOOD_NAMES } from '../src/texts/words.ts';

const english = grammar('en');
const french = grammar('fr');

const en = {
  market: 'The lot',
  sold: 'Everything is sold',
  round: (n: number) => `Round ${n}`,
  roundOf: (n: number, of: number) => `Round ${n} of ${of}`,
  deck: 'Deck',
  bids: 'Your bid',
  coins: 'Coins',
  countCoins: (n: number) => english.many(n, 'coin'),
  points: 'Points',
  pointsNow: 'Points without orders',
  merchant: 'Merchant',
  order: 'Order',
  leave: 'Leave both',
  hasBid: 'has bid',
  thinks: 'thinks',
  askBid: (goods: string) => `Your bid for ${goods}`,
  askTake: 'The lot is yours: which good?',
  hintBid: (coins: string) => `You have ${coins}. Only the winner pays.`,
  hintTake: 'One of the two; the other is put aside.',
  verbBid: 'Bid',
  verbTake: 'Take',
  starter: 'First among equals',
};
type Words = typeof en;

const fr: Words = {
  market: 'Le lot',
  sold: 'Tout est vendu',
  round: (n) => `Manche ${n}`,
  roundOf: (n, of) => `Manche ${n} sur ${of}`,
  deck: 'Pioche',
  bids: 'Votre mise',
  coins: 'Pièces',
  countCoins: (n) => french.many(n, 'pièce'),
  points: 'Points',
  pointsNow: 'Points sans les commandes',
  merchant: 'Marchand',
  order: 'Commande',
  leave: 'Laisser les deux',
  hasBid: 'a misé',
  thinks: 'réfléchit',
  askBid: (goods) => `Votre mise : ${goods}`,
  askTake: 'Le lot est à vous : que prenez-vous ?',
  hintBid: (coins) => `Vous avez ${coins}. Seul le gagnant paie.`,
  hintTake: 'L’une des deux ; l’autre est mise de côté.',
  verbBid: 'Miser',
  verbTake: 'Prendre',
  starter: 'D’abord à égalité',
};

const WORDS: Readonly<Record<Lang, Words>> = { en, fr };
export const wordsIn = (lang: Lang): Words => WORDS[lang];

/** As a title: with a capital. */
export function goodName(good: GoodName, lang: Lang): string {
  const name = GOOD_NAMES[lang][good];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
export const goodsSaid = (goods: readonly GoodName[], lang: Lang): string =>
  grammar(lang).listed(goods.map((good) => GOOD_NAMES[lang][good]));
