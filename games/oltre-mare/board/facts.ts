// What the cards say and, asked of the rules, what they would do.
import type { Scene } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import { GOODS_TABLE } from '../src/data/goods.ts';
import { cardNumber, goodNumber, runValue } from '../src/lookup.ts';
import {
  ACTIONS,
  type ActionName,
  type CardName,
  type GoodName,
  ICON_LETTERS,
  LOADS,
  PAIRS,
  type StatementName,
} from '../src/names.ts';
import { amountOf, countIcons } from '../src/rules/7-main.ts';
import { rowOf } from '../src/texts/words.ts';
import type { OltreMare, Run, Terms } from '../src/types.ts';
import type { MerchantView, OltreMareView } from '../src/views.ts';

export const sequence = (good: GoodName): readonly number[] =>
  GOODS_TABLE.find((row) => row.id === good)?.sequence ?? [];
export const goodOfCard = (card: CardName): GoodName => rowOf(card).good;
/** What a run of so many cards is worth. */
export const runWorth = (good: GoodName, count: number): number => runValue(goodNumber(good), count);

export interface KeyedRun extends Run {
  readonly key: string;
}
/** From the bottom of the pile to its top, each with a name that stays while the pile grows. */
export const numbered = (runs: readonly Run[]): readonly KeyedRun[] =>
  runs.toReversed().map((run, n) => ({ ...run, key: `${n} ${run.good}` }));

export interface Sum {
  readonly action: ActionName;
  readonly icons: number;
  readonly amount: number;
  /** Pirates fought off: nothing happens. */
  readonly isFought: boolean;
}
/** What these cards do, in the fixed order, with the active token reckoned in. */
export function sumOf(cards: readonly CardName[], { active }: MerchantView): readonly Sum[] {
  return ACTIONS.map((action, n) => {
    const icons = countIcons(cards.map(cardNumber), n, active);
    const isFought = action === 'pirate' && active === 'fightPirates';
    return { action, icons, amount: isFought ? 0 : amountOf(action, icons), isFought };
  });
}

/** What is said of a card: two actions and a load, each of which may stay open. */
export function statementOf(actions: readonly ActionName[], load: number | null): StatementName | null {
  const letters = ACTIONS.filter((action) => actions.includes(action))
    .map((action) => action.charAt(0))
    .join('');
  const pair = PAIRS.find((one) => one === letters);
  const spoken = LOADS.find((one) => one === load);
  if (pair !== undefined) return spoken === undefined ? pair : `${pair}-${spoken}`;
  return spoken === undefined || actions.length > 0 ? null : `load-${spoken}`;
}

/** What is said of one icon alone: that it is there, or that it is not. */
export function iconStatement(action: ActionName, isThere: boolean): StatementName | null {
  const letter = ICON_LETTERS.find((one) => one === action.charAt(0));
  if (letter === undefined) return null;
  return isThere ? `has-${letter}` : `no-${letter}`;
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
  'reply',
];
export const isTrading = (view: OltreMareView): boolean =>
  view.doing !== null && TRADING.includes(view.doing);
