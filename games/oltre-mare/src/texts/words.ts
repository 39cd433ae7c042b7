// What both languages look up in a view, and how lists are joined.
import { nth } from '@comptoir/kernel';
import { CARDS_TABLE } from '../data/cards.ts';
import { GOODS_TABLE } from '../data/goods.ts';
import { cardNumber } from '../lookup.ts';
import {
  ACTIONS,
  type ActionName,
  type CardName,
  type GoodName,
  PAIRS,
  type PortName,
  type StatementName,
  type TokenName,
} from '../names.ts';
import type { OltreMareStep, Terms } from '../types.ts';
import type { DraftView, LetterView, MerchantView, OltreMareView } from '../views.ts';

export const rowOf = (card: CardName): (typeof CARDS_TABLE)[number] => nth(CARDS_TABLE, cardNumber(card));
export const sequenceOf = (good: GoodName): string =>
  GOODS_TABLE.find((row) => row.id === good)?.sequence.join('/') ?? '';

/** The merchant who decides here. */
export const asked = (at: OltreMareStep, view: OltreMareView): MerchantView =>
  nth(view.merchants, view.viewer ?? at.seats[0] ?? 0);
export const active = (view: OltreMareView): MerchantView => nth(view.merchants, view.active);
export const draft = (view: OltreMareView): DraftView | null => view.own?.draft ?? null;
export const tokenAt = (view: OltreMareView, port: PortName): TokenName | null =>
  view.ports.find((one) => one.port === port)?.token ?? null;
/** The letter that waits for an answer or for the cards asked in it. */
export const letterHere = (view: OltreMareView): LetterView | null => view.counter ?? view.offer;

/** French: d’Ilse, de Tobias. */
export const de = (name: string): string =>
  /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;

const LETTER_ACTIONS: Readonly<Record<string, ActionName>> = Object.fromEntries(
  ACTIONS.map((name) => [name[0], name]),
);
/** What a statement says: the actions of its pair, the load; none where it leaves them open. */
export function partsOf(statement: StatementName): { actions: readonly ActionName[]; load: number | null } {
  const [head = '', tail] = statement.split('-');
  const isPair = PAIRS.some((pair) => pair === head);
  const actions = isPair ? [...head].flatMap((letter) => LETTER_ACTIONS[letter] ?? []) : [];
  return { actions, load: tail === undefined ? null : Number(tail) };
}
export function isTrue(card: CardName, statement: StatementName): boolean {
  const row = rowOf(card);
  const { actions, load } = partsOf(statement);
  return (
    (load === null || load === row.load) &&
    actions.every((action) => row.actions.some((own) => own === action))
  );
}

/** Equal items as one, where the first stands: 2 × wood. A claim makes an item a different one. */
function counted(items: readonly string[]): string[] {
  const first = items.filter((item, n) => items.indexOf(item) === n);
  return first.map((item) => {
    const count = items.filter((other) => other === item).length;
    return count === 1 ? item : `${count} × ${item}`;
  });
}

/** What each side hands over: goods with what was claimed of them, and ducats. */
export function sidesOf(
  { give, claims, ask, ducats }: Terms,
  say: {
    good(good: GoodName): string;
    claim(statement: StatementName): string;
    ducats(n: number): string;
    none: string;
    listed(items: readonly string[]): string;
  },
): { gives: string; gets: string } {
  const given = give.map((good, n) => {
    const claim = claims[n] ?? null;
    return claim === null ? say.good(good) : `${say.good(good)} ${say.claim(claim)}`;
  });
  if (ducats > 0) given.push(say.ducats(ducats));
  const got = ask.map((good) => say.good(good));
  if (ducats < 0) got.push(say.ducats(-ducats));
  return {
    gives: say.listed(counted(given)) || say.none,
    gets: say.listed(counted(got)) || say.none,
  };
}
