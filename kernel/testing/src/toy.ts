// Quay, the toy game of tests and benchmarks: merchants load hidden goods onto three ships; small, but with secrets,
// chance, simultaneous bids and compound picks, so that every check of the suite has something to look at.
import {
  type Base,
  type BotHints,
  type Choice,
  type Game,
  type Kinds,
  nth,
  type Refusal,
  ranksBy,
  refusals,
  type Seat,
  type Upkeep,
} from '@comptoir/kernel';

export const GOODS = ['wine', 'salt', 'oil', 'wool'] as const;
export type Good = (typeof GOODS)[number];
const COPIES = 8;
const DECK: readonly Good[] = GOODS.flatMap((good) => new Array<Good>(COPIES).fill(good));
const HAND = 4;
const HOLDS = [4, 3, 5] as const;
const ROUNDS = 3;

export interface Ship {
  loaded: number;
  cargo: Good | null;
}
export interface QuayState extends Base<QuayStep> {
  deck: Good[];
  hands: Good[][];
  points: number[];
  ships: Ship[];
  bids: (number | null)[];
  round: number;
  sailed: Good[];
}
export type QuayStep =
  | { readonly step: 'bid'; readonly seats: readonly Seat[] }
  | { readonly step: 'openBids'; readonly seats: readonly Seat[] }
  | { readonly step: 'chooseGood'; readonly seats: readonly Seat[] }
  | { readonly step: 'chooseShip'; readonly seats: readonly Seat[]; readonly good: Good }
  | { readonly step: 'drawGood'; readonly seats: readonly Seat[]; readonly for: Seat }
  | { readonly step: 'endRound'; readonly seats: readonly Seat[] };
type PickBid = { readonly verb: 'bid'; readonly noun: number };
type PickGood = { readonly verb: 'good'; readonly noun: Good };
type PickShip = { readonly verb: 'ship'; readonly noun: number };
type Stop = { readonly verb: 'stop' };
export type QuayOption = PickBid | PickGood | PickShip | Stop;
export type QuayEvent =
  | { readonly kind: 'bidsOpened'; readonly bids: readonly number[] }
  | { readonly kind: 'loaded'; readonly seat: Seat; readonly good: Good; readonly ship: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly good: Good; readonly only: Seat }
  | { readonly kind: 'stopped'; readonly seat: Seat }
  | { readonly kind: 'sailed'; readonly ship: number };
export interface QuayView {
  readonly deck: number;
  readonly hand: readonly Good[] | null;
  readonly hands: readonly number[];
  readonly points: readonly number[];
  readonly ships: readonly Ship[];
  readonly hasBid: readonly boolean[];
  readonly round: number;
}
export interface Quay extends Kinds {
  Step: QuayStep;
  State: QuayState;
  Option: QuayOption;
  Event: QuayEvent;
  View: QuayView;
}

export const NO = refusals({
  holdFull: 'R-4.2',
  otherCargo: 'R-4.3',
  cargoElsewhere: 'R-4.4',
  notInHand: 'R-4.1',
  noShip: 'R-4.5',
});

const BIDS: readonly PickBid[] = [0, 1, 2].map((noun) => ({ verb: 'bid', noun }));
const PICK_GOOD: readonly PickGood[] = GOODS.map((noun) => ({ verb: 'good', noun }));
const SHIPS: readonly PickShip[] = HOLDS.map((_, noun) => ({ verb: 'ship', noun }));
const STOP: Stop = { verb: 'stop' };
const GOODS_OR_STOP: readonly (PickGood | Stop)[] = [...PICK_GOOD, STOP];

/** in the order of the rules. */
function refuseShip(s: QuayState, good: Good, n: number): Refusal | null {
  const ship = nth(s.ships, n);
  if (ship.loaded === nth(HOLDS, n)) return NO.holdFull;
  if (ship.cargo !== null && ship.cargo !== good) return NO.otherCargo;
  if (ship.cargo !== null) return null;
  for (const other of s.ships) if (other.cargo === good) return NO.cargoElsewhere;
  return null;
}

const bid: Choice<Quay, 'bid', PickBid> = {
  rule: 'R-3.1',
  candidates: () => BIDS,
  refuse: () => null,
  apply(s, _at, seat, o) {
    s.bids[seat] = o.noun;
  },
  fallback: () => nth(BIDS, 0),
};

const openBids: Upkeep<Quay, 'openBids'> = {
  rule: 'R-3.2',
  run(s, _at, effects) {
    const bids: number[] = [];
    for (const b of s.bids) bids.push(b ?? 0);
    effects.reveal();
    effects.tell({ kind: 'bidsOpened', bids });
    s.bids.fill(null);
    const order = seatsOf(bids.length).sort((a, b) => nth(bids, b) - nth(bids, a) || a - b);
    for (let n = order.length - 1; n >= 0; n -= 1) {
      const seat = nth(order, n);
      s.points[seat] = nth(s.points, seat) - nth(bids, seat);
      effects.next({ step: 'chooseGood', seats: [seat] });
    }
  },
};

const chooseGood: Choice<Quay, 'chooseGood', PickGood | Stop> = {
  rule: 'R-4.1',
  candidates: () => GOODS_OR_STOP,
  refuse(s, _at, seat, o) {
    if (o.verb === 'stop') return null;
    if (!nth(s.hands, seat).includes(o.noun)) return NO.notInHand;
    for (let n = 0; n < s.ships.length; n += 1) if (refuseShip(s, o.noun, n) === null) return null;
    return NO.noShip;
  },
  apply(_s, _at, seat, o, effects) {
    if (o.verb === 'stop') effects.tell({ kind: 'stopped', seat });
    else effects.next({ step: 'chooseShip', seats: [seat], good: o.noun });
  },
};

const chooseShip: Choice<Quay, 'chooseShip', PickShip> = {
  rule: 'R-4.2',
  candidates: () => SHIPS,
  refuse: (s, step, _seat, o) => refuseShip(s, step.good, o.noun),
  apply(s, step, seat, o, effects) {
    const hand = nth(s.hands, seat);
    hand.splice(hand.indexOf(step.good), 1);
    const ship = nth(s.ships, o.noun);
    ship.cargo = step.good;
    ship.loaded += 1;
    s.points[seat] = nth(s.points, seat) + ship.loaded;
    effects.tell({ kind: 'loaded', seat, good: step.good, ship: o.noun });
    if (hand.length > 0) effects.next({ step: 'chooseGood', seats: [seat] });
  },
};

const drawGood: Upkeep<Quay, 'drawGood'> = {
  rule: 'R-5.1',
  run(s, step, effects) {
    const good = s.deck.pop();
    if (good === undefined) return;
    effects.reveal();
    nth(s.hands, step.for).push(good);
    effects.tell({ kind: 'drew', seat: step.for, good, only: step.for });
  },
};

const endRound: Upkeep<Quay, 'endRound'> = {
  rule: 'R-5.2',
  run(s, _at, effects) {
    for (let n = 0; n < s.ships.length; n += 1) {
      const ship = nth(s.ships, n);
      if (ship.loaded < nth(HOLDS, n) || ship.cargo === null) continue;
      for (; ship.loaded > 0; ship.loaded -= 1) s.sailed.push(ship.cargo);
      ship.cargo = null;
      effects.tell({ kind: 'sailed', ship: n });
    }
    s.round += 1;
    if (s.round > ROUNDS) {
      s.result = { scores: [...s.points], ranks: ranksBy(s.points, (a, b) => b - a) };
      return;
    }
    const seats = seatsOf(s.hands.length);
    effects.next(...roundOf(seats));
    for (let n = 2 * seats.length - 1; n >= 0; n -= 1)
      effects.next({ step: 'drawGood', seats: [], for: n >> 1 });
  },
};

function seatsOf(players: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players; seat += 1) seats.push(seat);
  return seats;
}

function roundOf(seats: readonly Seat[]): QuayStep[] {
  return [
    { step: 'bid', seats },
    { step: 'openBids', seats: [] },
    { step: 'endRound', seats: [] },
  ];
}

export const quay: Game<Quay> = {
  id: 'quay',
  version: 1,
  players: [2, 4],
  variants: {},
  setup(base, players, _variants, effects) {
    const deck = DECK.slice();
    effects.shuffle(deck);
    const seats = seatsOf(players);
    const hands: Good[][] = [];
    const ships: Ship[] = [];
    const { rng, agenda, result } = base;
    for (let seat = 0; seat < players; seat += 1) hands.push(deck.splice(deck.length - HAND, HAND));
    for (let n = 0; n < HOLDS.length; n += 1) ships.push({ loaded: 0, cargo: null });
    effects.next(...roundOf(seats));
    const points = new Array<number>(players).fill(0);
    const bids = new Array<number | null>(players).fill(null);
    return { rng, agenda, result, deck, hands, points, ships, bids, round: 1, sailed: [] };
  },
  steps: { bid, openBids, chooseGood, chooseShip, drawGood, endRound },
  refusals: NO,
  view: (s, viewer) => ({
    deck: s.deck.length,
    hand: viewer === null ? null : [...nth(s.hands, viewer)],
    hands: s.hands.map((hand) => hand.length),
    points: [...s.points],
    ships: s.ships.map((ship) => ({ ...ship })),
    hasBid: s.bids.map((b) => b !== null),
    round: s.round,
  }),
  redeal(s, viewer, random) {
    const hidden = s.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)).concat(s.deck);
    hidden.sort();
    const draw = (): Good => hidden.splice(random(hidden.length), 1)[0] ?? 'wine';
    s.hands = s.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(draw)));
    s.deck = s.deck.map(draw);
    s.bids = s.bids.map((b, seat) => (b === null || seat === viewer ? b : random(3)));
  },
  audit(s) {
    const aboard = s.ships.flatMap((ship) => new Array<Good | null>(ship.loaded).fill(ship.cargo));
    for (const good of GOODS) {
      const count = [...s.deck, ...s.hands.flat(), ...aboard, ...s.sailed].filter((g) => g === good).length;
      if (count !== COPIES) throw new Error(`quay: ${count} ${good} instead of ${COPIES}`);
    }
  },
};

export const quayHints: BotHints<Quay> = { evaluate: (s, seat) => nth(s.points, seat) };
