// Access that throws on nonsense, and what is printed, by number, for rules that look it up at every pick.
import { nth, numberIn, numbersOf, type Seat } from '@comptoir/kernel';
import { CARDS_TABLE } from './data/cards.ts';
import { GOODS_TABLE } from './data/goods.ts';
import { ROUTES_TABLE } from './data/map.ts';
import {
  ACTIONS,
  type ActionName,
  CARDS,
  type CardName,
  GOODS,
  type GoodName,
  PAIRS,
  PORTS,
  type StatementName,
} from './names.ts';
import { STATEMENTS } from './options.ts';
import type {
  Call,
  CallDraft,
  Card,
  Claim,
  Deal,
  Draft,
  Good,
  Letter,
  Merchant,
  OltreMareState,
  Package,
  Port,
  Question,
  Terms,
} from './types.ts';

/** The same for numbers alone: bots ask so often that it pays to see one kind of list only. */
export function numberAt<N extends number>(list: readonly N[], n: number): N {
  const found = list[n];
  if (found === undefined) throw new Error(`oltre-mare: there is no number ${n} in a list of ${list.length}`);
  return found;
}

/** Every card, good and port as its number, in table order. */
export const ALL_CARDS: readonly Card[] = numbersOf(CARDS);
export const ALL_GOODS: readonly Good[] = numbersOf(GOODS);
export const ALL_PORTS: readonly Port[] = numbersOf(PORTS);

export const cardNumber: (name: string) => Card = numberIn(ALL_CARDS, CARDS);
export const goodNumber: (name: string) => Good = numberIn(ALL_GOODS, GOODS);
export const portNumber: (name: string) => Port = numberIn(ALL_PORTS, PORTS);
export const goodAt = (n: number): Good => numberAt(ALL_GOODS, n);

const GOOD_OF = CARDS_TABLE.map((row) => goodNumber(row.good));
const LOAD_OF = CARDS_TABLE.map((row) => row.load);
const SEA_POWER_OF = CARDS_TABLE.map((row) => row.seaPower);
const START_PORT_OF = CARDS_TABLE.map((row) => (row.startPort === null ? null : portNumber(row.startPort)));
/** By action, then by card: 1 where the card shows it. */
const ICONS = ACTIONS.map((action) =>
  CARDS_TABLE.map((row) => (row.actions.some((shown) => shown === action) ? 1 : 0)),
);
export const CORN = goodNumber('corn');
export const [DUCATS, PIRATE, MARKET, NAVIGATION] = [0, 1, 2, 3] as const;

export const goodOf = (card: Card): Good => numberAt(GOOD_OF, card);
export const loadOf = (card: Card): number => numberAt(LOAD_OF, card);
export const seaPowerOf = (card: Card): number => numberAt(SEA_POWER_OF, card);
export const startPortOf = (card: Card): Port | null => nth(START_PORT_OF, card);
export const iconsOf = (action: number, card: Card): number => numberAt(nth(ICONS, action), card);

const LETTER_ACTIONS: Readonly<Record<string, ActionName>> = Object.fromEntries(
  ACTIONS.map((name) => [name[0], name]),
);
const actionsIn = (letters: string): readonly ActionName[] =>
  [...letters].flatMap((letter) => LETTER_ACTIONS[letter] ?? []);
/** What a statement says: icons that are there, icons that are not, the load; empty where it leaves them open. */
interface StatementParts {
  readonly actions: readonly ActionName[];
  readonly lacking: readonly ActionName[];
  readonly load: number | null;
}
export function partsOf(statement: StatementName): StatementParts {
  const [head = '', tail = ''] = statement.split('-');
  if (head === 'has') return { actions: actionsIn(tail), lacking: [], load: null };
  if (head === 'no') return { actions: [], lacking: actionsIn(tail), load: null };
  const isPair = PAIRS.some((pair) => pair === head);
  return { actions: isPair ? actionsIn(head) : [], lacking: [], load: tail === '' ? null : Number(tail) };
}
/** By claim, then by card: 1 where it is true of the card; nothing said is true of every card. */
const TRUTHS: readonly (readonly number[])[] = STATEMENTS.map((statement) => {
  if (statement === null) return CARDS.map(() => 1);
  const { actions, lacking, load } = partsOf(statement);
  const shows = (shown: readonly string[], action: string): boolean => shown.includes(action);
  return CARDS_TABLE.map((row) => {
    const fits = actions.every((action) => shows(row.actions, action));
    const lacks = !lacking.some((action) => shows(row.actions, action));
    return fits && lacks && (load === null || load === row.load) ? 1 : 0;
  });
});
export const isTrueOf = (card: Card, claim: Claim): boolean => numberAt(nth(TRUTHS, claim), card) === 1;

/** for every good and every length up to LONGEST: no good has more cards. */
const LONGEST = 31;
const RUN_VALUES: readonly number[] = GOODS_TABLE.flatMap(({ sequence }) =>
  Array.from({ length: LONGEST + 1 }, (_, length) =>
    length === 0 ? 0 : (sequence[length - 1] ?? sequence.at(-1) ?? 0),
  ),
);
export const runValue = (good: Good, length: number): number =>
  numberAt(RUN_VALUES, good * (LONGEST + 1) + length);

const NEIGHBOURS: readonly (readonly Port[])[] = PORTS.map((port) =>
  ROUTES_TABLE.flatMap(([a, b]) => (a === port ? [portNumber(b)] : b === port ? [portNumber(a)] : [])),
);
/** by steps, then by port: 1 for every port at the end of some walk of exactly that many routes. */
const REACH: (readonly (readonly number[])[])[] = [
  PORTS.map((_, a) => PORTS.map((__, b) => (a === b ? 1 : 0))),
];
for (let steps = 1; steps <= 4; steps += 1) {
  const before = nth(REACH, steps - 1);
  REACH.push(
    PORTS.map((_, a) =>
      PORTS.map((__, b) => (nth(NEIGHBOURS, b).some((via) => nth(nth(before, a), via) === 1) ? 1 : 0)),
    ),
  );
}
export const isReached = (from: Port, to: Port, steps: number): boolean =>
  nth(nth(nth(REACH, steps), from), to) === 1;

/** The fewest routes from each port to each other. */
const DISTANCES: readonly (readonly number[])[] = PORTS.map((_, from) => {
  const distances = PORTS.map((__, port) => (port === from ? 0 : Number.POSITIVE_INFINITY));
  for (let steps = 1; steps < PORTS.length; steps += 1)
    for (let port = 0; port < PORTS.length; port += 1)
      if (nth(NEIGHBOURS, port).some((via) => distances[via] === steps - 1))
        distances[port] = Math.min(steps, nth(distances, port));
  return distances;
});
export const routesBetween = (a: Port, b: Port): number => numberAt(nth(DISTANCES, a), b);

/** What must be there at this point of the game. */
function present<T>(found: T | null | undefined, what: string): T {
  if (found === null || found === undefined) throw new Error(`oltre-mare: there is no ${what}`);
  return found;
}
export const draftOf = (s: OltreMareState, seat: Seat): Draft =>
  present(s.drafts[seat], `draft of seat ${seat}`);
export const callDraftOf = (s: OltreMareState): CallDraft => present(s.callDraft, 'call being composed');
export const callOf = (s: OltreMareState): Call => present(s.call, 'call to answer');
export const dealOf = (s: OltreMareState): Deal => present(s.deal, 'accepted letter');
export function letterOf(s: OltreMareState, letter: Letter, author: Seat): Package {
  const found = { offer: s.offer, counter: s.counter, proposal: s.proposals[author] }[letter];
  return present(found, `${letter} of seat ${author}`);
}

/** The question of a letter that waits for its answer: the last one. */
export const questionOf = ({ questions }: Package): Question =>
  present(questions?.at(-1), 'question to answer');
export const wavesOf = (s: OltreMareState): (Good | null)[] => present(s.talk, 'table talk').waves;

export function merchantAt(s: OltreMareState, seat: Seat): Merchant {
  return nth(s.merchants, seat);
}
export const topOf = (merchant: Merchant): Card => nth(merchant.cargo, merchant.cargo.length - 1);

/** Puts a card into a hand, which stays in table order. */
export function insertCard(hand: Card[], card: Card): void {
  let n = hand.length;
  hand.push(card);
  while (n > 0 && nth(hand, n - 1) > card) {
    hand[n] = nth(hand, n - 1);
    n -= 1;
  }
  hand[n] = card;
}
export function removeCard(cards: Card[], card: Card): void {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`oltre-mare: card ${card} is not there`);
  for (let n = place; n < cards.length - 1; n += 1) cards[n] = nth(cards, n + 1);
  cards.pop();
}
/** Takes the top card off a pile that must hold one. */
export const takeTop = (pile: Card[]): Card => present(pile.pop(), 'card in the pile');
/** How many cards of a good. */
export function countGood(cards: readonly Card[], good: Good): number {
  let count = 0;
  for (let n = 0; n < cards.length; n += 1) if (goodOf(nth(cards, n)) === good) count += 1;
  return count;
}

export const cardNames = (cards: readonly Card[]): CardName[] => cards.map((card) => nth(CARDS, card));
export const goodNames = (goods: readonly Good[]): GoodName[] => goods.map((good) => nth(GOODS, good));

/** goods, ducats and claims; never which cards. */
export function termsOf({ from, to, give, claims, ask, ducats }: Package): Terms {
  return {
    from,
    to,
    give: give.map((card) => nth(GOODS, goodOf(card))),
    claims: claims.map((claim) => nth(STATEMENTS, claim)),
    ask: goodNames(ask),
    ducats,
  };
}
