// What both languages look up in a view, and how lists are joined.
import { grammar, type Lang, nth } from '@comptoir/kernel';
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
import { NAMES } from './names.ts';

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
  return first.map((item) => times(items.filter((other) => other === item).length, item));
}
export const times = (count: number, what: string): string => (count === 1 ? what : `${count} × ${what}`);

/** The few words a language brings to what follows. */
interface Own {
  readonly load: string;
  readonly ducat: string;
  readonly card: string;
  readonly nothing: string;
  quote(text: string): string;
  /** What is given, what comes back. */
  bargain(gives: string, gets: string): string;
  /** With what its runs score. */
  longCard(card: string, seaPower: number, sequence: string): string;
}
export interface Sayings {
  ducats(n: number): string;
  cards(n: number): string;
  goods(list: readonly GoodName[]): string;
  /** Its good, its actions, its load; the sea power follows from it. */
  card(name: CardName): string;
  longCard(name: CardName): string;
  cardList(names: readonly CardName[] | null, count: number): string;
  statement(name: StatementName): string;
  bargain(terms: Terms): string;
}

/** Cards, goods and packages in the words of a language. */
function sayings(lang: Lang, own: Own): Sayings {
  const { many, listed } = grammar(lang);
  const { good: GOOD, action: ACTION } = NAMES[lang];
  const join = (items: readonly string[]): string => listed(counted(items)) || own.nothing;
  const ducats = (n: number): string => many(n, own.ducat);
  const cards = (n: number): string => many(n, own.card);
  const card = (name: CardName): string => {
    const { good, actions, load } = rowOf(name);
    const shown = actions.map((action) => ACTION[action]).join(', ');
    return `${GOOD[good]} (${shown}, ${own.load} ${load})`;
  };
  const statement = (name: StatementName): string => {
    const { actions, load } = partsOf(name);
    const parts = actions.map((action) => ACTION[action]);
    return [...parts, ...(load === null ? [] : [`${own.load} ${load}`])].join(', ');
  };
  const given = ({ give, claims, ducats: n }: Terms): string[] => [
    ...give.map((good, at) => {
      const claim = claims[at] ?? null;
      return claim === null ? GOOD[good] : `${GOOD[good]} (${own.quote(statement(claim))})`;
    }),
    ...(n > 0 ? [ducats(n)] : []),
  ];
  const got = ({ ask, ducats: n }: Terms): string[] => [
    ...ask.map((good) => GOOD[good]),
    ...(n < 0 ? [ducats(-n)] : []),
  ];
  return {
    ducats,
    cards,
    goods: (list) => join(list.map((good) => GOOD[good])),
    card,
    longCard: (name) => own.longCard(card(name), rowOf(name).seaPower, sequenceOf(rowOf(name).good)),
    cardList: (names, count) => (names === null ? cards(count) : listed(names.map(card)) || own.nothing),
    statement,
    bargain: (terms) => own.bargain(join(given(terms)), join(got(terms))),
  };
}

const OWN: Readonly<Record<Lang, Own>> = {
  en: {
    load: 'load',
    ducat: 'ducat',
    card: 'card',
    nothing: 'nothing',
    quote: (text) => `“${text}”`,
    bargain: (gives, gets) => `${gives} for ${gets}`,
    longCard: (card, seaPower, sequence) => `${card}, sea power ${seaPower}; runs score ${sequence}`,
  },
  fr: {
    load: 'chargement',
    ducat: 'ducat',
    card: 'carte',
    nothing: 'rien',
    quote: (text) => `« ${text} »`,
    bargain: (gives, gets) => `${gives} contre ${gets}`,
    longCard: (card, seaPower, sequence) => `${card}, puissance ${seaPower} ; collections ${sequence}`,
  },
};
/** By language; board, log and terminal say the same. */
export const SAYINGS: Readonly<Record<Lang, Sayings>> = {
  en: sayings('en', OWN.en),
  fr: sayings('fr', OWN.fr),
};
