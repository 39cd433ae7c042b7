// The table as plain text; the words come from the language.
import { type Seat, type Who, wrap } from '@comptoir/kernel';
import type { ActionCardName, BonusName, CardName, Civ, GoodName, PrivilegeName } from '../names.ts';
import type { PlaceView, PlayerView, PortoView, QuayView, SpaceView } from '../views.ts';
import { printed, quayFacts } from './words.ts';

export interface SketchWords {
  good(name: GoodName): string;
  civ(name: Civ): string;
  action(card: ActionCardName): string;
  bonus(bonus: BonusName): string;
  privilege(name: PrivilegeName): string;
  head(decade: number, round: number): string;
  readonly first: string;
  readonly active: string;
  readonly row1: string;
  readonly row2: string;
  deck(cards: number): string;
  readonly top: string;
  among(cards: number): string;
  readonly voyage: string;
  market(price: number): string;
  readonly charter: string;
  readonly lighthouse: string;
  palace(place: PlaceView): string;
  readonly path: string;
  readonly early: string;
  servants(n: number): string;
  player(player: PlayerView): string;
  warehouse(free: number): string;
  readonly held: string;
  /** The colon of the language. */
  readonly gap: string;
  readonly none: string;
}
const WIDTH = 100;
const INDENT = '     ';

export function sketch(view: PortoView, who: Who, words: SketchWords): string {
  const list = (items: readonly string[]): string => (items.length === 0 ? words.none : items.join(', '));
  const named = (seat: Seat | null): string => (seat === null ? words.none : who(seat));
  const lines = [
    `${words.head(view.decade, view.round)} · ${words.early}`,
    '',
    ...view.spaces.map((space, n) => `  ${spaceLine(view, space, n, who, words)}`),
    '',
    ...pairs(view.quays.map((quay) => quayLine(quay, who, words))),
    '',
    `${words.row1}${words.gap}${list(view.row1.map((card) => shipText(card, words)))}`,
    `${words.row2}${words.gap}${list(view.row2.map((card) => shipText(card, words)))}`,
    ...deckLines(view, words),
    `${words.lighthouse}${words.gap}${list(view.lighthouseOrder.map(who))}`,
    `${words.charter}${words.gap}${list(view.charter.map(named))}`,
    `${words.market(view.price)}${words.gap}${list(view.market.map((good) => words.good(good)))}`,
    words.palace(view.nextPlace),
    `${words.path} (${view.path.length})${words.gap}${list(view.path.map(named))}`,
    ...view.players.flatMap((player, seat) => ['', ...playerLines(view, player, seat, who, words)]),
  ];
  return wrap(lines, INDENT);
}

/** Two short texts on a line, as far as they fit. */
function pairs(texts: readonly string[]): string[] {
  const half = WIDTH / 2 - 1;
  const lines: string[] = [];
  for (let n = 0; n < texts.length; n += 2) {
    const [left = '', right = ''] = texts.slice(n, n + 2);
    if (left.length <= half && right.length <= half) lines.push(`${left.padEnd(half)}${right}`.trimEnd());
    else lines.push(left, right);
  }
  return lines;
}

function spaceLine(view: PortoView, space: SpaceView, n: number, who: Who, words: SketchWords): string {
  const action = space.card === null ? words.none : words.action(space.card);
  const there = view.players.flatMap(({ onCards }, seat) => {
    const servants = onCards[n] ?? 0;
    return servants === 0 ? [] : [`${who(seat)} ${servants}`];
  });
  const on = there.length === 0 ? '' : ` [${there.join(', ')}]`;
  return `${n + 1} ${action} · ${words.servants(space.servants)} · ${words.bonus(space.bonus)}${on}`;
}

function shipText(card: CardName | null, words: SketchWords): string {
  if (card === null) return words.none;
  const { civ, good, talents, danger } = printed(card);
  return `${words.civ(civ)}/${words.good(good)} ${talents}t d${danger}`;
}

function quayLine({ id, owner, good, ship }: QuayView, who: Who, words: SketchWords): string {
  const { civ, roman } = quayFacts(id);
  const claim = owner === null ? '' : ` · ${who(owner)}${good === null ? '' : ` (${words.good(good)})`}`;
  const berth = ship === null ? '' : ` · → ${words.good(printed(ship).good)} ${printed(ship).talents}t`;
  return `  ${words.civ(civ)} ${roman}${claim}${berth}`;
}

function deckLines(view: PortoView, words: SketchWords): string[] {
  const lines = [words.deck(view.deckSize)];
  const cards = (names: readonly CardName[]): string => names.map((card) => shipText(card, words)).join(', ');
  if (view.deckTop.length > 0) lines.push(`${words.top}${words.gap}${cards(view.deckTop)}`);
  const { next, cards: among } = view.deckAmong;
  if (among.length > 0) lines.push(`${words.among(next)}${words.gap}${cards(among)}`);
  if (view.voyage !== null) {
    const { card, good } = view.voyage;
    lines.push(`${words.voyage}${words.gap}${words.good(good)}, ${shipText(card, words)}`);
  }
  return lines;
}

function playerLines(
  view: PortoView,
  player: PlayerView,
  seat: Seat,
  who: Who,
  words: SketchWords,
): string[] {
  const marks = [
    ...(view.firstPlayer === seat ? [words.first] : []),
    ...(view.active === seat ? [words.active] : []),
  ];
  const goods = player.warehouse.map((good) => words.good(good)).join(', ') || words.none;
  const held = player.held.map((card) => words.privilege(printed(card).privilege)).join(', ') || words.none;
  return [
    `${who(seat)}${marks.length === 0 ? '' : ` (${marks.join(', ')})`} · ${words.player(player)}`,
    `  ${words.warehouse(player.freeSpaces)}${words.gap}${goods} · ${words.held}${words.gap}${held}`,
  ];
}
