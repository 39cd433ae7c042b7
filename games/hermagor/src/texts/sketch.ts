// The table as plain text; the words come from the language.
import { nth, type Who, wrap } from '@comptoir/kernel';
import { VILLAGES } from '../data/map.ts';
import { PLACES } from '../data/market.ts';
import { GREEN_SPACES, NOBILITY_SPACES, PRICE_STEPS } from '../data/price-table.ts';
import { GOODS, type Good, type Phase, type Place, type SpecialTile, type Tile } from '../names.ts';
import type { HermagorView, PlayerView, ViewOwner } from '../types.ts';
import { costAt, faceOf, isGreenUsed, isStall, tileOn } from './words.ts';

export interface SketchWords {
  readonly good: Readonly<Record<Good, string>>;
  readonly special: Readonly<Record<SpecialTile, string>>;
  readonly phase: Readonly<Record<Phase, string>>;
  round(round: number, rounds: number): string;
  actions(turned: string, pile: string): string;
  first(name: string): string;
  bag(tiles: string): string;
  readonly market: string;
  readonly prices: string;
  readonly nobility: string;
  readonly county: string;
  money(money: number | null): string;
  pieces(player: PlayerView): string;
  shared(colour: { readonly buyers: number; readonly discs: number }): string;
  sharedPosts(n: number): string;
  ifEnded(money: number): string;
  tiles(list: string): string;
  readonly none: string;
  /** The colon of the language, with its blanks. */
  readonly colon: string;
}
const STALL_WIDTH = 20;
const SPACE_WIDTH = 5;
/** What is left of a stall's width beside brackets, buyer and winner. */
const STALL_NAME = 12;
const ROW = 7;
const LETTERS = 3;
const INDENT = '   ';

const mark = (owner: ViewOwner): string => (owner === 'shared' ? 'S' : `${owner}`);
const short = (word: string): string => word.slice(0, LETTERS);

function isSpecial(tile: Tile, words: SketchWords): tile is SpecialTile {
  return tile in words.special;
}
/** `13 wea/rel`, `3 wea+` with the arrow of a single tile, or the name of a special one. */
function tileText(tile: Tile, words: SketchWords): string {
  if (isSpecial(tile, words)) return words.special[tile];
  const face = faceOf(tile);
  if (face === null) return tile;
  const goods = face.goods.map((good) => short(words.good[good])).join('/');
  return `${face.number} ${goods}${face.goods.length === 1 ? '+' : ''}`;
}

function placeText(view: HermagorView, place: Place, words: SketchWords): string {
  const buyer = view.buyers.find((b) => b.place === place);
  const standing = buyer === undefined ? '' : `(${mark(buyer.owner)})`;
  if (!isStall(place)) return (standing || `${costAt(place)}`).padStart(LETTERS).padEnd(SPACE_WIDTH);
  const tile = tileOn(view, place);
  if (tile === null) return '[ ]'.padEnd(STALL_WIDTH);
  const leader = view.market.find((stall) => stall.tile === tile)?.leader ?? null;
  const winning = leader === null ? '' : leader === 'tie' ? '=' : `>${mark(leader)}`;
  return `[${tileText(tile, words).slice(0, STALL_NAME)}]${standing}${winning}`.padEnd(STALL_WIDTH);
}

/** Columns alternate between stalls and spaces, also in the rows that hold spaces only. */
function marketLines(view: HermagorView, words: SketchWords): string[] {
  const lines: string[] = [];
  for (let n = 0; n < PLACES.length; n += ROW) {
    const cells = PLACES.slice(n, n + ROW).map((place, column) =>
      placeText(view, place, words).padEnd(column % 2 === 0 ? STALL_WIDTH : SPACE_WIDTH),
    );
    lines.push(`  ${cells.join('')}`.trimEnd());
  }
  return lines;
}

function priceLines(view: HermagorView, words: SketchWords): string[] {
  const rows = GOODS.map((good) => {
    const discs = view.discs[good].map((owner, n) => {
      if (owner !== null) return `(${mark(owner)})`;
      if (!isGreenUsed(view, n)) return ' - ';
      return n < view.open[good] ? ` ${GREEN_SPACES[n]} ` : ' # ';
    });
    const price = view.prices[good];
    const value = PRICE_STEPS.find((step) => step.price === price)?.buildingValue ?? 0;
    return `  ${words.good[good].padEnd(16)}${discs.join('')}  ${`${price}`.padStart(2)}  ${value}`;
  });
  const track = view.nobility.map((owner, n) =>
    owner === null ? ` ${NOBILITY_SPACES[n]} ` : `(${mark(owner)})`,
  );
  return [...rows, `  ${words.nobility.padEnd(16)}${track.join('')}`.trimEnd()];
}

function villageText(view: HermagorView, n: number, words: SketchWords): string {
  const { id, name, good } = nth(VILLAGES, n);
  const posts = view.posts.filter((post) => post.village === id).map((post) => mark(post.owner));
  const merchants = view.players.flatMap((p, seat) => (p.merchant === id ? [`${seat}`] : []));
  const standing = merchants.length === 0 ? '' : `[${merchants.join('')}]`;
  return `${name.padEnd(11)}${short(words.good[good])} ${posts.join('')}${standing}`.padEnd(28);
}

function countyLines(view: HermagorView, words: SketchWords): string[] {
  const height = Math.ceil(VILLAGES.length / 3);
  return Array.from({ length: height }, (_, row) => {
    const cells = [row, row + height, row + 2 * height].filter((n) => n < VILLAGES.length);
    return `  ${cells.map((n) => villageText(view, n, words)).join(' ')}`.trimEnd();
  });
}

function playerLines(view: HermagorView, seat: number, who: Who, words: SketchWords): string[] {
  const player = nth(view.players, seat);
  const { production, duchies, mainRoad } = player.finalIncome;
  const tiles = player.tiles.map((tile) => tileText(tile, words)).join(', ');
  const shared = view.shared === null ? [] : [words.sharedPosts(player.sharedPosts)];
  const facts = [words.money(player.money), words.pieces(player), ...shared];
  return [
    `${seat} ${who(seat)}${words.colon}${[...facts, words.ifEnded(production + duchies + mainRoad)].join(' · ')}`,
    `    ${words.tiles(tiles || words.none)}`,
  ];
}

export function sketch(view: HermagorView, who: Who, words: SketchWords): string {
  const head = [
    `${words.round(view.round, view.rounds)}, ${words.phase[view.phase]}`,
    words.actions(view.turned.join(' ') || '-', view.pile.join(' ') || '-'),
    words.first(who(view.firstPlayer)),
  ].join(' · ');
  const bag = view.bag.map((tile) => tileText(tile, words)).join(', ');
  const lines = [
    head,
    words.bag(bag || words.none),
    '',
    words.market,
    ...marketLines(view, words),
    '',
    words.prices,
    ...priceLines(view, words),
    '',
    words.county,
    ...countyLines(view, words),
    '',
    ...view.players.flatMap((_, seat) => playerLines(view, seat, who, words)),
    ...(view.shared === null ? [] : [words.shared(view.shared)]),
  ];
  return wrap(lines, INDENT);
}
