// What the cards say and what they would do; small sums over what is printed, no legality.
import type { Scene } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import { GOODS_TABLE } from '../src/data/goods.ts';
import { AMOUNTS } from '../src/data/numbers.ts';
import {
  ACTIONS,
  type ActionName,
  type CardName,
  GOODS,
  type GoodName,
  PAIRS,
  type StatementName,
} from '../src/names.ts';
import { rowOf } from '../src/texts/words.ts';
import type { OltreMare, Terms } from '../src/types.ts';
import type { MerchantView, OltreMareView } from '../src/views.ts';

export const sequence = (good: GoodName): readonly number[] =>
  GOODS_TABLE.find((row) => row.id === good)?.sequence ?? [];
export const goodOfCard = (card: CardName): GoodName => rowOf(card).good;

/** What a run of so many cards is worth. */
export function runWorth(good: GoodName, count: number): number {
  const values = sequence(good);
  return values[Math.min(count, values.length) - 1] ?? 0;
}

export interface Run {
  readonly good: GoodName;
  readonly count: number;
  readonly worth: number;
  readonly key: string;
}
/** Maximal runs of equal goods, from the first card to the last. */
export function runsOf(cargo: readonly CardName[]): readonly Run[] {
  const counts: { good: GoodName; count: number; key: string }[] = [];
  for (const card of cargo) {
    const good = goodOfCard(card);
    const last = counts.at(-1);
    if (last?.good === good) last.count += 1;
    else counts.push({ good, count: 1, key: card });
  }
  return counts.map((run) => ({ ...run, worth: runWorth(run.good, run.count) }));
}

export interface Sum {
  readonly action: ActionName;
  readonly icons: number;
  readonly amount: number;
  /** Pirates fought off: nothing happens. */
  readonly isFought: boolean;
}
/** What these cards do, in the fixed order, with the active token reckoned in. */
export function sumOf(cards: readonly CardName[], { active }: MerchantView): readonly Sum[] {
  return ACTIONS.map((action) => {
    const printed = cards.filter((card) => rowOf(card).actions.some((own) => own === action)).length;
    const icons = printed + (action === 'ducats' && active === 'bigDeal' ? 1 : 0);
    const isFought = action === 'pirate' && active === 'fightPirates';
    const amounts = AMOUNTS[action];
    const amount = isFought ? 0 : (amounts[Math.min(icons, amounts.length - 1)] ?? 0);
    return { action, icons, amount, isFought };
  });
}

/** What is said of a card: two actions and a load, each of which may stay open. */
export function statementOf(actions: readonly ActionName[], load: number | null): StatementName | null {
  const letters = ACTIONS.filter((action) => actions.includes(action))
    .map((action) => action.charAt(0))
    .join('');
  const pair = PAIRS.find((one) => one === letters);
  const spoken = ([1, 2, 3, 4] as const).find((one) => one === load);
  if (pair !== undefined) return spoken === undefined ? pair : `${pair}-${spoken}`;
  return spoken === undefined || actions.length > 0 ? null : `load-${spoken}`;
}

/** A letter from the viewer's side: what comes, what goes. */
export interface Sides {
  readonly gets: readonly GoodName[];
  readonly gives: readonly GoodName[];
  readonly getsClaims: readonly (StatementName | null)[];
  readonly givesClaims: readonly (StatementName | null)[];
  /** > 0: this side pays. */
  readonly pays: number;
}
export function sidesFor(terms: Terms, isAuthor: boolean): Sides {
  const { give, claims, ask, ducats } = terms;
  return isAuthor
    ? { gets: ask, gives: give, getsClaims: [], givesClaims: claims, pays: ducats }
    : { gets: give, gives: ask, getsClaims: claims, givesClaims: [], pays: 0 - ducats };
}

/** For each good the first card of the hand that shows it and is not taken already; none where there is none. */
export function cardsFor(goods: readonly GoodName[], hand: readonly CardName[]): readonly CardName[] {
  const taken: CardName[] = [];
  for (const good of goods) {
    const card = hand.find((one) => goodOfCard(one) === good && !taken.includes(one));
    if (card !== undefined) taken.push(card);
  }
  return taken;
}

export const nameAt = (scene: Scene<OltreMare>, seat: Seat): string => scene.players[seat]?.name ?? '';

const TRADING: readonly string[] = [
  'trade',
  'composeOffer',
  'answerOffer',
  'composeCounter',
  'answerCounter',
  'composeCall',
  'answerCall',
  'fill',
];
export const isTrading = (view: OltreMareView): boolean =>
  view.doing !== null && TRADING.includes(view.doing);

/** All goods of the game in the order of the table. */
export const goodsIn = (players: number): readonly GoodName[] =>
  players === 2 ? GOODS.filter((good) => good !== 'corn') : GOODS;
