// The table as plain text; the words come from the language.
import { nth, type Seat, type Who, wrap } from '@comptoir/kernel';
import { ROUTES_TABLE } from '../data/map.ts';
import { type CardName, type PortName, TOKENS, type TokenName } from '../names.ts';
import type { LetterView, MerchantView, OltreMareView } from '../views.ts';

export interface SketchWords {
  readonly port: Readonly<Record<PortName, string>>;
  readonly token: Readonly<Record<TokenName, string>>;
  card(card: CardName): string;
  /** With what its runs score. */
  longCard(card: CardName): string;
  turn(n: number, name: string): string;
  deck(n: number): string;
  venice(least: number, most: number): string;
  readonly veniceGone: string;
  readonly lastTurn: string;
  trading(view: OltreMareView): string;
  purse(merchant: MerchantView): string;
  pile(merchant: MerchantView, top: string): string;
  ship(port: string, tokens: string): string;
  readonly noToken: string;
  activeToken(name: string): string;
  routes(port: string, ports: string): string;
  readonly emptyPorts: string;
  readonly hand: string;
  readonly played: string;
  letter(letter: LetterView, kind: 'offer' | 'counter' | 'proposal' | 'draft', who: Who): string;
  call(view: OltreMareView, who: Who): string;
  /** The colon of the language. */
  readonly gap: string;
}
const INDENT = '      ';

export function sketch(view: OltreMareView, who: Who, words: SketchWords): string {
  const lines = [
    headLine(view, who, words),
    ...(view.doing === null ? [] : [words.trading(view)]),
    '',
    ...tokenLines(view, words),
    ...routeLines(view, words),
    ...view.merchants.flatMap((merchant, seat) => merchantLines(view, merchant, seat, who, words)),
    ...letterLines(view, who, words),
    ...cardLines(words.played, view.played, words),
    ...ownHand(view, words),
  ];
  return wrap(lines, INDENT);
}

function headLine(view: OltreMareView, who: Who, words: SketchWords): string {
  const venice = view.venice === null ? words.veniceGone : words.venice(view.venice.least, view.venice.most);
  const parts = [words.turn(view.turn, who(view.active)), words.deck(view.deckSize), venice];
  if (view.isLastTurn) parts.push(words.lastTurn);
  return parts.join(' · ');
}

/** Which ports show which token. */
function tokenLines(view: OltreMareView, words: SketchWords): string[] {
  const line = (token: TokenName | null, name: string): string[] => {
    const ports = view.ports.flatMap((one) => (one.token === token ? [words.port[one.port]] : []));
    return ports.length === 0 ? [] : [`${name}${words.gap}${ports.join(', ')}`];
  };
  return [...TOKENS.flatMap((token) => line(token, words.token[token])), ...line(null, words.emptyPorts)];
}

/** Where the viewer's ship can go by one route. */
function routeLines(view: OltreMareView, words: SketchWords): string[] {
  if (view.viewer === null) return [];
  const { port } = nth(view.merchants, view.viewer);
  const next = ROUTES_TABLE.flatMap(([a, b]) => (a === port ? [b] : b === port ? [a] : []));
  return [words.routes(words.port[port], next.map((name) => words.port[name]).join(', '))];
}

function merchantLines(
  view: OltreMareView,
  merchant: MerchantView,
  seat: Seat,
  who: Who,
  words: SketchWords,
): string[] {
  const mark = seat === view.active ? '▸' : ' ';
  let isShown = false;
  const tokens = merchant.tokens.toReversed().map((token) => {
    const isActive = !isShown && token === merchant.active;
    isShown ||= isActive;
    return isActive ? words.activeToken(words.token[token]) : words.token[token];
  });
  return [
    '',
    `${mark} ${who(seat)} (${merchant.family}) · ${words.purse(merchant)}`,
    `  ${words.pile(merchant, words.card(merchant.top))}`,
    `  ${words.ship(words.port[merchant.port], tokens.join(', ') || words.noToken)}`,
  ];
}

function letterLines(view: OltreMareView, who: Who, words: SketchWords): string[] {
  const lines: string[] = [];
  if (view.call !== null) lines.push(words.call(view, who));
  if (view.offer !== null) lines.push(words.letter(view.offer, 'offer', who));
  if (view.counter !== null) lines.push(words.letter(view.counter, 'counter', who));
  for (const p of view.proposals) if (p !== null) lines.push(words.letter(p, 'proposal', who));
  const { draft = null } = view.own ?? {};
  if (draft !== null) lines.push(words.letter(draft, 'draft', who));
  return lines.length === 0 ? [] : ['', ...lines];
}

const cardLines = (title: string, cards: readonly CardName[], words: SketchWords): string[] =>
  cards.length === 0
    ? []
    : ['', `${title}${words.gap.trimEnd()}`, ...cards.map((card) => `  ${words.longCard(card)}`)];

function ownHand(view: OltreMareView, words: SketchWords): string[] {
  if (view.viewer === null) return [];
  return cardLines(words.hand, nth(view.merchants, view.viewer).hand ?? [], words);
}
