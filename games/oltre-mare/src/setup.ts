// Chapter 3: setup. All chance of the game is drawn here.
import { type Base, type Effects, nth, type Seat } from '@comptoir/kernel';
import { SETUP } from './data/numbers.ts';
import { TOKENS_TABLE } from './data/tokens.ts';
import {
  ALL_CARDS,
  CORN,
  cardNames,
  goodOf,
  insertCard,
  merchantAt,
  portNumber,
  startPortOf,
} from './lookup.ts';
import { PORTS, type TokenName } from './names.ts';
import * as steps from './steps.ts';
import type {
  Call,
  CallDraft,
  Card,
  Deal,
  Draft,
  Merchant,
  OltreMare,
  OltreMareState,
  OltreMareStep,
  Package,
  Question,
  Talk,
} from './types.ts';

export function setup(
  base: Base<OltreMareStep>,
  players: number,
  variants: Readonly<Record<string, string>>,
  effects: Effects<OltreMare>,
): OltreMareState {
  const first = effects.random(players);
  const s = blankState(base, players, first);
  const { cargoMemory, claims, talk, debts } = variants;
  const state: OltreMareState = {
    ...s,
    openCargo: cargoMemory === 'open',
    freeClaims: claims !== 'off',
    ...(talk === 'table' ? { talk: newTalk(s.merchants.map((_, seat) => seat)) } : {}),
    ...(debts === 'allowed' ? { debts: true as const } : {}),
  };
  placeTokens(state, effects);
  turnUpStartCards(state, effects);
  insertVenice(state, effects);
  dealHands(state, effects);
  effects.next(steps.START_TURN);
  return state;
}

function blankState(base: Base<OltreMareStep>, players: number, first: Seat): OltreMareState {
  const perSeat = Array.from({ length: players }, (_, seat) => seat);
  return {
    ...base,
    openCargo: false,
    freeClaims: true,
    merchants: perSeat.map(newMerchant),
    deck: [],
    underVenice: null,
    portTokens: PORTS.map(() => null),
    gone: [],
    first,
    turn: 0,
    active: first,
    isLastTurn: false,
    ...blankTurn(perSeat),
  };
}

const blankTurn = (perSeat: readonly Seat[]) => ({
  purchases: 0,
  offersMade: 0,
  hasCalled: false,
  failed: perSeat.map(() => 0),
  honoured: perSeat.map(() => false),
  declined: [],
  drafts: perSeat.map(() => null),
  callDraft: null,
  offer: null,
  counter: null,
  call: null,
  proposals: perSeat.map(() => null),
  deal: null,
  chosen: [],
  played: [],
});

const newTalk = (perSeat: readonly Seat[]): Talk => {
  const words = (): number[][] => perSeat.map(() => perSeat.map(() => 0));
  return { waves: perSeat.map(() => null), kept: words(), broken: words(), putBack: 0 };
};

const newMerchant = (): Merchant => ({
  hand: [],
  cargo: [],
  pirates: [],
  ducats: SETUP.ducats,
  prestige: 0,
  port: portNumber('venezia'), // until the starting card names it
  tokens: [],
  active: null,
});

const ALL_TOKENS: readonly TokenName[] = TOKENS_TABLE.flatMap(({ kind, count }) =>
  Array<TokenName>(count).fill(kind),
);

/** one token on each port, the last two leave the game. */
function placeTokens(s: OltreMareState, effects: Effects<OltreMare>): void {
  const tokens = ALL_TOKENS.slice();
  effects.shuffle(tokens);
  for (let port = 0; port < PORTS.length; port += 1) s.portTokens[port] = nth(tokens, port);
  s.gone.push(...tokens.slice(PORTS.length));
}

/** no corn with two players. */
function cardsFor(players: number): Card[] {
  const cards: Card[] = [];
  for (const card of ALL_CARDS) if (players > 2 || goodOf(card) !== CORN) cards.push(card);
  return cards;
}

/** a card with a port for everybody, the others shuffled back. */
function turnUpStartCards(s: OltreMareState, effects: Effects<OltreMare>): void {
  const { length } = s.merchants;
  const cards = cardsFor(length);
  effects.shuffle(cards);
  const aside: Card[] = [];
  for (let n = 0; n < length; n += 1) turnUpFor(s, (s.first + n) % length, cards, aside, effects);
  s.deck.push(...cards, ...aside);
  effects.shuffle(s.deck);
}

function turnUpFor(
  s: OltreMareState,
  seat: Seat,
  cards: Card[],
  aside: Card[],
  effects: Effects<OltreMare>,
): void {
  const merchant = merchantAt(s, seat);
  const shown: Card[] = [];
  while (merchant.cargo.length === 0) {
    const card = cards.pop();
    if (card === undefined) throw new Error('oltre-mare: no starting port turned up');
    shown.push(card);
    const port = startPortOf(card);
    if (port === null) continue;
    merchant.cargo.push(card);
    merchant.port = port;
    const token = nth(s.portTokens, port);
    if (token !== null) s.gone.push(token);
    s.portTokens[port] = null;
  }
  aside.push(...shown.slice(0, -1));
  const port = nth(PORTS, merchant.port);
  effects.tell({ kind: 'turnedUp', seat, port, turn: 0, cards: cardNames(shown), count: shown.length });
}

/** about the middle of the deck. */
function insertVenice(s: OltreMareState, effects: Effects<OltreMare>): void {
  const above =
    Math.floor(s.deck.length / 2) + effects.random(2 * SETUP.veniceSpread + 1) - SETUP.veniceSpread;
  s.underVenice = s.deck.length - above;
}

/** */
function dealHands(s: OltreMareState, effects: Effects<OltreMare>): void {
  const { length } = s.merchants;
  for (let n = 0; n < length; n += 1) {
    const seat = (s.first + n) % length;
    const { hand } = merchantAt(s, seat);
    for (const card of s.deck.splice(-SETUP.hand).reverse()) insertCard(hand, card);
    effects.tell({ kind: 'dealt', seat, cards: cardNames(hand), only: seat });
  }
}

/** What is not always there is added at the end. */
type Open<T> = { -readonly [K in keyof T]: T[K] };

const copyMerchant = (m: Merchant): Merchant => ({
  hand: m.hand.slice(),
  cargo: m.cargo.slice(),
  pirates: m.pirates.slice(),
  ducats: m.ducats,
  prestige: m.prestige,
  port: m.port,
  tokens: m.tokens.slice(),
  active: m.active,
});
const copyQuestion = ({ place, topic, said }: Question): Question => ({ place, topic, said });
function copyPackage({ from, to, give, claims, ask, ducats, questions }: Package): Package {
  const same: Open<Package> = {
    from,
    to,
    give: give.slice(),
    claims: claims.slice(),
    ask: ask.slice(),
    ducats,
  };
  if (questions !== undefined) same.questions = questions.map(copyQuestion);
  return same;
}
function copyDraft({ from, to, give, claims, ask, ducats, questions, stage, about }: Draft): Draft {
  const same: Open<Draft> = {
    from,
    to,
    give: give.slice(),
    claims: claims.slice(),
    ask: ask.slice(),
    ducats,
    stage,
    about,
  };
  if (questions !== undefined) same.questions = questions.map(copyQuestion);
  return same;
}
const copyCallDraft = ({ stage, want, have }: CallDraft): CallDraft => ({
  stage,
  want: want.slice(),
  have: have.slice(),
});
const copyCall = ({ want, have, held, answered }: Call): Call => ({
  want: want.slice(),
  have: have.slice(),
  held: held.slice(),
  answered: answered.slice(),
});
const copyDeal = ({ letter, author, filled }: Deal): Deal => ({ letter, author, filled: filled.slice() });
const copyWords = (words: readonly number[]): number[] => words.slice();
const copyTalk = ({ waves, kept, broken, putBack }: Talk): Talk => ({
  waves: waves.slice(),
  kept: kept.map(copyWords),
  broken: broken.map(copyWords),
  putBack,
});
const orNull =
  <T>(copyOf: (item: T) => T): ((item: T | null) => T | null) =>
  (item) =>
    item === null ? null : copyOf(item);
const packageOrNull = orNull(copyPackage);
const draftOrNull = orNull(copyDraft);

/** A copy of a state, field after field: what bots do most. */
export function copy(s: OltreMareState): OltreMareState {
  const same: Open<OltreMareState> = {
    rng: [...s.rng],
    agenda: s.agenda.slice(),
    result: s.result,
    openCargo: s.openCargo,
    freeClaims: s.freeClaims,
    merchants: s.merchants.map(copyMerchant),
    deck: s.deck.slice(),
    underVenice: s.underVenice,
    portTokens: s.portTokens.slice(),
    gone: s.gone.slice(),
    first: s.first,
    turn: s.turn,
    active: s.active,
    isLastTurn: s.isLastTurn,
    purchases: s.purchases,
    offersMade: s.offersMade,
    hasCalled: s.hasCalled,
    failed: s.failed.slice(),
    honoured: s.honoured.slice(),
    declined: s.declined.slice(),
    drafts: s.drafts.map(draftOrNull),
    callDraft: s.callDraft === null ? null : copyCallDraft(s.callDraft),
    offer: packageOrNull(s.offer),
    counter: packageOrNull(s.counter),
    call: s.call === null ? null : copyCall(s.call),
    proposals: s.proposals.map(packageOrNull),
    deal: s.deal === null ? null : copyDeal(s.deal),
    chosen: s.chosen.slice(),
    played: s.played.slice(),
  };
  if (s.talk !== undefined) same.talk = copyTalk(s.talk);
  if (s.debts !== undefined) same.debts = s.debts;
  return same;
}
