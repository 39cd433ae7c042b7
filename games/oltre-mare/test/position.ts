// Positions for tests: who holds what, the rest of the cards in the deck.
import { clone, drawFrom, type Seat, seedFrom } from '@comptoir/kernel';
import { type Scenario, type ScenarioOptions, scenario } from '@comptoir/testing';
import { oltreMare } from '../src/index.ts';
import { cardNumber, portNumber } from '../src/lookup.ts';
import { CARDS, type CardName, type PortName, type TokenName } from '../src/names.ts';
import type { Card, OltreMare, OltreMareState, OltreMareStep } from '../src/types.ts';

export interface SeatSpec {
  readonly hand?: readonly CardName[];
  /** From bottom to top. */
  readonly cargo?: readonly CardName[];
  /** The last one on top. */
  readonly pirates?: readonly CardName[];
  readonly ducats?: number;
  readonly prestige?: number;
  readonly port?: PortName;
  readonly tokens?: readonly TokenName[];
  readonly active?: TokenName;
}
export interface Spec extends ScenarioOptions {
  readonly seats: readonly SeatSpec[];
  /** Goods cards in the deck; the others wait at the bottom of the last seat's cargo. */
  readonly deckSize?: number;
  /** The next cards of the deck, top first. */
  readonly deck?: readonly CardName[];
  /** Goods cards above the Venice card; without it the card has been drawn. */
  readonly venice?: number;
  readonly purchases?: number;
  readonly tokenOn?: Readonly<Partial<Record<PortName, TokenName | null>>>;
  readonly played?: readonly CardName[];
  readonly step?: OltreMareStep;
}
/** Tops that leave limit 5 and load 2. */
const TOPS: readonly CardName[] = ['spice-04', 'silk-05', 'silver-06', 'sugar-07', 'wine-08'];
const numbers = (cards: readonly CardName[]): Card[] => cards.map(cardNumber);
const inOrder = (cards: readonly CardName[]): Card[] => numbers(cards).sort((a, b) => a - b);

/** Seat 0 is active and trades, unless another step is given. */
export function position(players: number, spec: Spec): Scenario<OltreMare> {
  return scenario(oltreMare, players, spec).given((s) => arrange(s, spec));
}

function arrange(s: OltreMareState, spec: Spec): void {
  const used = new Set<CardName>([...(spec.deck ?? []), ...(spec.played ?? [])]);
  for (const { hand = [], cargo = [], pirates = [] } of spec.seats)
    for (const c of [...hand, ...cargo, ...pirates]) used.add(c);
  s.merchants.forEach((merchant, seat) => {
    const own = spec.seats[seat] ?? {};
    const top = TOPS.find((c) => !used.has(c)) ?? 'corn-10';
    const cargo = own.cargo ?? [top];
    for (const c of cargo) used.add(c);
    merchant.hand.splice(0, 99, ...inOrder(own.hand ?? []));
    merchant.cargo.splice(0, 99, ...numbers(cargo));
    merchant.pirates.splice(0, 99, ...numbers(own.pirates ?? []));
    merchant.ducats = own.ducats ?? 11;
    merchant.prestige = own.prestige ?? 0;
    if (own.port !== undefined) merchant.port = portNumber(own.port);
  });
  const rest = CARDS.filter((c) => !used.has(c) && (s.merchants.length > 2 || !c.startsWith('corn')));
  fillDeck(s, spec, numbers(rest));
  s.played.splice(0, 99, ...numbers(spec.played ?? []));
  s.active = 0;
  s.purchases = spec.purchases ?? 0;
  placeTokens(s, spec);
  s.agenda.splice(0, 99, spec.step ?? { step: 'trade', seats: [0] });
}

function fillDeck(s: OltreMareState, spec: Spec, rest: Card[]): void {
  const top = numbers(spec.deck ?? []).reverse();
  const below = spec.deckSize === undefined ? rest.length : spec.deckSize - top.length;
  s.deck.splice(0, 99, ...rest.splice(0, below), ...top);
  s.merchants.at(-1)?.cargo.unshift(...rest);
  s.underVenice = spec.venice === undefined ? null : s.deck.length - spec.venice;
}

/** Tokens go where the position wants them and come from ports nobody looks at. */
function placeTokens(s: OltreMareState, spec: Spec): void {
  const wanted = Object.entries(spec.tokenOn ?? {}).map(([port, token]) => ({
    port: portNumber(port),
    token,
  }));
  for (const { port } of wanted) {
    const old = s.portTokens[port] ?? null;
    if (old !== null) s.gone.push(old);
    s.portTokens[port] = null;
  }
  for (const { port, token } of wanted) if (token) s.portTokens[port] = find(s, token, wanted);
  s.merchants.forEach((merchant, seat) => {
    const { tokens = [], active = null } = spec.seats[seat] ?? {};
    for (const token of tokens) merchant.tokens.push(find(s, token, wanted));
    merchant.active = active;
  });
}

function find(s: OltreMareState, token: TokenName, wanted: readonly { port: number }[]): TokenName {
  const away = s.gone.indexOf(token);
  const port = s.portTokens.findIndex((other, n) => other === token && !wanted.some((one) => one.port === n));
  if (away >= 0) s.gone.splice(away, 1);
  else if (port >= 0) s.portTokens[port] = null;
  else throw new Error(`position: no ${token} to be had`);
  return token;
}

/** The picks of a package after the one that opens it. */
export function packageLines(
  seat: Seat,
  give: readonly CardName[],
  ask: readonly string[],
  ducats: number,
  claims: readonly string[] = [],
): string[] {
  const picks = [
    ...give.map((c) => `give ${c}`),
    'done',
    ...ask.map((good) => `ask ${good}`),
    'done',
    `ducats ${ducats}`,
  ];
  return [...picks, ...claims, 'send'].map((pick) => `${seat} ${pick}`);
}
export const offer = (
  partner: Seat,
  give: readonly CardName[],
  ask: readonly string[],
  ducats: number,
  claims: readonly string[] = [],
): string[] => [`0 offer ${partner}`, ...packageLines(0, give, ask, ducats, claims)];

/** Seat 0 calls: these goods are wanted, those are had. */
export const call = (want: readonly string[], have: readonly string[]): string[] =>
  ['call', ...want.map((good) => `want ${good}`), 'done', ...have.map((good) => `have ${good}`), 'send'].map(
    (pick) => `0 ${pick}`,
  );
export const proposal = (
  seat: Seat,
  give: readonly CardName[],
  ask: readonly string[],
  ducats: number,
  claims: readonly string[] = [],
): string[] => [`${seat} propose`, ...packageLines(seat, give, ask, ducats, claims)];

export const handOf = (s: OltreMareState, seat: Seat): string[] =>
  (s.merchants[seat]?.hand ?? []).map((card) => CARDS[card] ?? '');

/** As the viewer may imagine it; nothing is lost or made by that. */
export function redealt(s: OltreMareState, viewer: Seat, salt: string): OltreMareState {
  const copy = clone(s);
  oltreMare.redeal(copy, viewer, drawFrom(seedFrom(salt)));
  oltreMare.audit(copy);
  return copy;
}
