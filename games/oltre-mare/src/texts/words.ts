// What both languages look up in a view, and how lists are joined.
import { grammar, type Lang, nth } from '@comptoir/kernel';
import { CARDS_TABLE } from '../data/cards.ts';
import { GOODS_TABLE } from '../data/goods.ts';
import { cardNumber, isTrueOf, partsOf } from '../lookup.ts';
import {
  ACTIONS,
  type CardName,
  type GoodName,
  type PortName,
  type QuestionName,
  type StatementName,
  TOPICS,
  type TokenName,
  type TopicName,
} from '../names.ts';
import { claimOf } from '../options.ts';
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

/** A question in its parts, and the letter it is about. */
export function questionParts(noun: QuestionName, view: OltreMareView) {
  const [author, place, name] = noun.split('-');
  const seat = Number(author);
  const here = letterHere(view);
  const letter = here?.from === seat ? here : (view.proposals[seat] ?? null);
  const topic = TOPICS.find((one) => one === name) ?? 'load';
  return { seat, place: Number(place) - 1, topic, given: letter?.give ?? [] };
}
/** What the active player can still do when offers are spent: all of them, or those to one partner. */
export function leftToDo(view: OltreMareView, partner: number | null) {
  const { handSize, load } = active(view);
  const others = view.failed.some(
    (failed, seat) => seat !== view.active && seat !== partner && failed < view.mostFailed,
  );
  return {
    offer: others && view.offersMade < view.mostOffers,
    buy: view.purchasesLeft > 0,
    call: !view.hasCalled,
    take: view.proposals.some((p) => p !== null),
    end: handSize >= load || view.purchasesLeft === 0,
  };
}

export const isTrue = (card: CardName, statement: StatementName): boolean =>
  isTrueOf(cardNumber(card), claimOf(statement));

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
  /** About a card: an icon, or the load. */
  question(card: string, icon: string | null): string;
  /** The icon is not there. */
  no(icon: string): string;
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
  /** What is asked about a card of a letter: which of its cards, and what. */
  question(topic: TopicName, given: readonly GoodName[], place: number): string;
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
    const { actions, lacking, load } = partsOf(name);
    const parts = [
      ...actions.map((action) => ACTION[action]),
      ...lacking.map((action) => own.no(ACTION[action])),
    ];
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
    question: (topic, given, place) => {
      const good = given[place];
      const isOnly = given.filter((one) => one === good).length <= 1;
      const card = good === undefined ? own.card : GOOD[good];
      const about = isOnly
        ? card
        : `${card} ${given.slice(0, place + 1).filter((one) => one === good).length}`;
      const action = ACTIONS.find((name) => name[0] === topic);
      return own.question(about, action === undefined ? null : ACTION[action]);
    },
    bargain: (terms) => own.bargain(join(given(terms)), join(got(terms))),
  };
}

const OWN: Readonly<Record<Lang, Own>> = {
  en: {
    load: 'load',
    ducat: 'ducat',
    card: 'card',
    nothing: 'nothing',
    no: (icon) => `no ${icon}`,
    question: (card, icon) => (icon === null ? `What load has the ${card}?` : `Any ${icon} on the ${card}?`),
    quote: (text) => `“${text}”`,
    bargain: (gives, gets) => `${gives} for ${gets}`,
    longCard: (card, seaPower, sequence) => `${card}, sea power ${seaPower}; runs score ${sequence}`,
  },
  fr: {
    load: 'chargement',
    ducat: 'ducat',
    card: 'carte',
    nothing: 'rien',
    no: (icon) => `sans ${icon}`,
    question: (card, icon) =>
      icon === null ? `Quel chargement (${card}) ?` : `L’icône ${icon} y est-elle (${card}) ?`,
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
