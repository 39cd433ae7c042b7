// The table as plain text; the words come from the language.
import { nth, type Seat, type Who, wrap } from '@comptoir/kernel';
import { RESIDENCE } from '../data/residence.ts';
import type { CardName, Effect, Good, Place, ShipName, Space, TileName } from '../names.ts';
import type { CarthagoView, MerchantView } from '../views.ts';
import { shipCard } from './words.ts';

export interface SketchWords {
  good(name: Good): string;
  space(name: Space): string;
  effect(name: Effect): string;
  tile(name: TileName): string;
  card(name: CardName): string;
  wing(place: Place): string;
  calendar(decade: number, round: number): string;
  first(name: string): string;
  readonly board: string;
  readonly marker: string;
  readonly neutral: string;
  readonly market: string;
  piles(deck: number, discard: number): string;
  readonly trade: string;
  readonly war: string;
  readonly anchor: string;
  readonly outside: string;
  shipDeck(n: number): string;
  readonly danger: string;
  readonly expedition: string;
  readonly town: string;
  readonly covered: string;
  readonly tiles: string;
  readonly open: string;
  seats(n: number): string;
  readonly ships: string;
  shipCount(n: number): string;
  readonly spent: string;
  points(n: number): string;
  supply(n: number): string;
  strength(n: number): string;
  readonly residence: string;
  readonly hand: string;
  handSize(trade: number, basic: number): string;
  readonly played: string;
  /** The colon of the language. */
  readonly gap: string;
}
const INDENT = '     ';

export function sketch(view: CarthagoView, who: Who, words: SketchWords): string {
  const lines = [
    `${words.calendar(view.decade, view.round)} · ${words.first(who(view.firstPlayer))}`,
    boardLine(view, who, words),
    marketLine(view, words),
    ...tradeLines(view, who, words),
    warLine(view, who, words),
    townLine(view, who, words),
    tilesLine(view, who, words),
    ...view.merchants.flatMap((merchant, seat) => ['', ...merchantLines(merchant, seat, who, words)]),
  ];
  return wrap(lines, INDENT);
}

function boardLine(view: CarthagoView, who: Who, words: SketchWords): string {
  const spaces = view.actionBoard.map(({ space, discs, isNeutral, hasMarker }) => {
    const there = [
      ...discs.map(who),
      ...(isNeutral ? [words.neutral] : []),
      ...(hasMarker ? [`*${words.marker}*`] : []),
    ];
    return there.length === 0 ? words.space(space) : `${words.space(space)} [${there.join(', ')}]`;
  });
  return `${words.board}${words.gap}${spaces.join(' → ')}`;
}

function marketLine(view: CarthagoView, words: SketchWords): string {
  const cards = view.market.map((name, slot) => `${slot} ${name === null ? '–' : words.card(name)}`);
  const piles = words.piles(view.tradeDeck, view.tradeDiscard.length);
  return `${words.market}${words.gap}${cards.join(' · ')} · ${piles}`;
}

function shipText(name: ShipName, words: SketchWords): string {
  const { good, coins, danger, effect } = shipCard(name);
  return `${words.good(good)} ${coins} ${words.effect(effect)} (${words.danger} ${danger})`;
}

function tradeLines(view: CarthagoView, who: Who, words: SketchWords): string[] {
  const docks = view.tradeHarbour.map(({ ship, disc }, n) => {
    const owner = disc === null ? '' : ` ◉ ${who(disc)}`;
    return `  ${n + 1} ${ship === null ? '–' : shipText(ship, words)}${owner}`;
  });
  const outside = view.outside.map((ship) => (ship === null ? '–' : shipText(ship, words))).join(' · ');
  return [
    `${words.trade}${words.gap}${words.outside} ${outside} · ${words.shipDeck(view.shipDeck)}`,
    ...docks,
  ];
}

function warLine(view: CarthagoView, who: Who, words: SketchWords): string {
  const docks = view.warHarbour.map((disc, n) => `${n + 1} ${disc === null ? '–' : who(disc)}`);
  if (view.anchor.length > 0) docks.push(`${words.anchor} ${view.anchor.map(who).join(', ')}`);
  if (view.expedition !== null) docks.push(`${words.expedition} ${shipText(view.expedition, words)}`);
  return `${words.war}${words.gap}${docks.join(' · ')}`;
}

function townLine(view: CarthagoView, who: Who, words: SketchWords): string {
  const wings = new Map<string, string[]>();
  for (const { place, cost, discs, isCovered } of view.townHall) {
    const holders = isCovered ? [words.covered] : discs.map(who);
    const seat = [`${cost}`, ...(holders.length === 0 ? [] : [holders.join('+')])].join(' ');
    wings.set(words.wing(place), [...(wings.get(words.wing(place)) ?? []), seat]);
  }
  const rows = [...wings].map(([wing, seats]) => `${wing} ${seats.join(', ')}`);
  return `${words.town}${words.gap}${rows.join(' · ')}`;
}

function tilesLine(view: CarthagoView, who: Who, words: SketchWords): string {
  const tiles = view.tiles.map(({ tile, decade, isOpen, discs }) => {
    const state = isOpen ? ` (${words.open})` : '';
    const holders = discs.length === 0 ? '' : ` [${discs.map(who).join(', ')}]`;
    return `${'I'.repeat(decade)} ${words.tile(tile)}${state}${holders}`;
  });
  return `${words.tiles}${words.gap}${tiles.join(' · ')}`;
}

function merchantLines(merchant: MerchantView, seat: Seat, who: Who, words: SketchWords): string[] {
  const { standing, freed } = merchant;
  const lines = [
    [
      `${who(seat)}${merchant.space === null ? '' : ` (${words.space(merchant.space)})`}`,
      `${words.seats(standing.seats)} × ${words.shipCount(standing.ships)}`,
      words.points(standing.total),
      words.supply(merchant.supply),
      words.strength(merchant.strength),
      `${words.residence} ${RESIDENCE.map(({ spaces }, n) => `${nth(freed, n)}/${spaces.length}`).join(' ')}`,
      words.handSize(merchant.tradeCards, merchant.basicCards),
    ].join(' · '),
  ];
  if (merchant.ships.length > 0) {
    const ships = merchant.ships.map(({ ship, isActive }) => {
      const { good, effect } = shipCard(ship);
      return `${words.good(good)} ${words.effect(effect)}${isActive ? '' : ` (${words.spent})`}`;
    });
    lines.push(`  ${words.ships}${words.gap}${ships.join(' · ')}`);
  }
  const played = [...merchant.playedLeft, ...merchant.playedRight];
  if (played.length > 0) lines.push(`  ${words.played}${words.gap}${played.map(words.card).join(' · ')}`);
  if (merchant.hand !== null) {
    lines.push(`  ${words.hand}${words.gap}${merchant.hand.map(words.card).join(' · ')}`);
  }
  return lines;
}
