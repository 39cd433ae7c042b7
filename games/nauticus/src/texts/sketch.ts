// The table as plain text; the words come from the language.
import { nth, type Who, wrap } from '@comptoir/kernel';
import { PASS_TILES } from '../data/numbers.ts';
import {
  ACTIONS,
  type ActionName,
  type BonusName,
  CRESTS,
  type CrestName,
  GOODS,
  type GoodName,
  HULLS,
  type HullName,
  TILES,
  type TileName,
} from '../names.ts';
import { ITEMS } from '../options.ts';
import type { NauticusView, PartView, PlayerView, ShipView, SlotView } from '../types.ts';

export interface SketchWords {
  readonly tile: Readonly<Record<TileName, string>>;
  readonly good: Readonly<Record<GoodName, string>>;
  readonly action: Readonly<Record<ActionName, string>>;
  readonly bonus: Readonly<Record<BonusName, string>>;
  /** Hull parts, crests and goods in a word or two, for lists. */
  readonly short: Readonly<Record<HullName | CrestName | GoodName, string>>;
  readonly kinds: readonly [hull: string, mast: string, sail: string, good: string];
  round(n: number, of: number, phase: number): string;
  starter(name: string): string;
  anchor(slot: number): string;
  chosen(name: string): string;
  purse(player: PlayerView): string;
  crowns(n: number): string;
  pass(showing: string): string;
  readonly extra: string;
  standing(points: number): string;
  warehouse(spaces: number): string;
  readonly ship: string;
  readonly complete: string;
  readonly delivered: string;
  readonly stock: string;
  /** The colon of the language. */
  readonly gap: string;
}
const INDENT = '     ';

export function sketch(view: NauticusView, who: Who, words: SketchWords): string {
  const head = [
    words.round(view.round, view.rounds, view.phase),
    words.starter(who(view.startPlayer)),
    words.anchor(view.anchorSlot),
  ].join(' · ');
  const lines = [
    head,
    '',
    ...view.slots.map((_, n) => slotLine(view, n, who, words)),
    '',
    ...stockLines(view, words),
    ...view.players.flatMap((player, seat) => [
      '',
      `${who(seat)} · ${purseLine(player, words)}`,
      ...yard(player, words),
    ]),
  ];
  return wrap(lines, INDENT);
}

const widest = (names: Readonly<Record<string, string>>): number =>
  Math.max(...Object.values(names).map((name) => name.length));

/** The tile in play and the anchor are marked; then the tile, blue workers as dots, the bonus, and what a blue tile's items cost. */
function slotLine(view: NauticusView, n: number, who: Who, words: SketchWords): string {
  const slot = nth(view.slots, n);
  const isDown = slot.chosenBy !== null && view.slot !== n;
  const cells = [
    `${view.slot === n ? '▸' : ' '}${view.anchorSlot === n ? '⚓' : ' '}`,
    words.action[slot.action].padEnd(widest(words.action)),
    '●'.repeat(slot.blue).padEnd(3),
    words.bonus[slot.bonus].padEnd(widest(words.bonus)),
    isDown ? words.chosen(who(slot.chosenBy ?? 0)) : pricesOf(slot, words),
  ];
  return cells.join(' ').trimEnd();
}

function pricesOf({ action, costs }: SlotView, words: SketchWords): string {
  const items = ITEMS[ACTIONS.indexOf(action)] ?? [];
  return items.map((item, k) => `${words.short[item]} ${nth(costs, k)}`).join(', ');
}

function stockLines({ stock }: NauticusView, words: SketchWords): string[] {
  const [hull, mast, sail, good] = words.kinds;
  const list = (counts: readonly (readonly [HullName | CrestName | GoodName, number])[]): string =>
    counts.map(([name, count]) => `${words.short[name]} ${count}`).join(', ');
  return [
    `${words.stock} · ${hull}${words.gap}${list(HULLS.map((name) => [name, stock[name]]))}`,
    `  ${mast}${words.gap}${list(CRESTS.map((name) => [name, stock[`${name}-mast`]]))}`,
    `  ${sail}${words.gap}${list(CRESTS.map((name) => [name, stock[`${name}-sail`]]))}`,
    `  ${good}${words.gap}${list(GOODS.map((name) => [name, stock[name]]))}`,
  ];
}

function countsLine(counts: Readonly<Record<TileName, number>>, words: SketchWords): string {
  const there = TILES.filter((tile) => counts[tile] > 0);
  return there.length === 0 ? '–' : there.map((tile) => `${counts[tile]} ${words.tile[tile]}`).join(', ');
}

function purseLine(player: PlayerView, words: SketchWords): string {
  const showing = PASS_TILES.slice(player.passFlips).join(' ');
  return [
    words.purse(player),
    words.crowns(player.crowns),
    words.pass(showing === '' ? '–' : showing),
    ...(player.hasExtra ? [words.extra] : []),
    words.standing(player.standing.total),
  ].join(' · ');
}

function yard(player: PlayerView, words: SketchWords): string[] {
  const lines = [`  ${words.warehouse(player.spaces)}${words.gap}${countsLine(player.warehouse, words)}`];
  for (const ship of player.ships) lines.push(shipLine(ship, words));
  const delivered = GOODS.filter((good) => player.delivered[good] > 0);
  if (delivered.length > 0) {
    const goods = delivered.map((good) => `${player.delivered[good]} ${words.good[good]}`);
    lines.push(`  ${words.delivered}${words.gap}${goods.join(', ')}`);
  }
  return lines;
}

function shipLine(ship: ShipView, words: SketchWords): string {
  const parts = ship.parts.map((part) => `[${partText(part, words)}]`).join('');
  return `  ${words.ship} ${ship.number} ${parts}${ship.isComplete ? ` ${words.complete}` : ''}`;
}

/** The part, then mast/sail and good where there are any. */
function partText({ hull, mast, sail, good }: PartView, words: SketchWords): string {
  const crest = (name: CrestName | null): string => (name === null ? '–' : words.short[name]);
  const rig = mast === null ? '' : ` ${crest(mast)}/${crest(sail)}`;
  return `${words.tile[hull]}${rig}${good === null ? '' : ` + ${words.good[good]}`}`;
}
