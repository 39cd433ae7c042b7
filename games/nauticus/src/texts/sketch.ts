// The table as plain text; the words come from the language.
import type { Who } from '@comptoir/kernel';
import { nth } from '../lookup.ts';
import {
  ACTIONS,
  type ActionName,
  type BonusName,
  type CrestName,
  GOODS,
  type GoodName,
  TILES,
  type TileName,
} from '../names.ts';
import { ITEMS, itemTile } from '../options.ts';
import type { NauticusView, PartView, PlayerView, ShipView, SlotView } from '../types.ts';

export interface SketchWords {
  readonly tile: Readonly<Record<TileName, string>>;
  readonly crest: Readonly<Record<CrestName, string>>;
  readonly good: Readonly<Record<GoodName, string>>;
  readonly action: Readonly<Record<ActionName, string>>;
  readonly bonus: Readonly<Record<BonusName, string>>;
  round(n: number, of: number, phase: number): string;
  starter(name: string): string;
  anchor(slot: number): string;
  blue(n: number): string;
  chosen(name: string): string;
  purse(player: PlayerView): string;
  crowns(n: number): string;
  passTiles(list: string): string;
  readonly allFlipped: string;
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
const WIDTH = 100;
const INDENT = '     ';

/** Breaks a line at blanks so that nothing is wider than the terminal. */
function wrap(line: string): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const cut = rest.lastIndexOf(' ', WIDTH);
    const at = cut > INDENT.length ? cut : WIDTH;
    lines.push(rest.slice(0, at));
    rest = `${INDENT}${rest.slice(at).trimStart()}`;
  }
  lines.push(rest);
  return lines;
}

export function sketch(view: NauticusView, who: Who, words: SketchWords): string {
  const head = [
    words.round(view.round, view.rounds, view.phase),
    words.starter(who(view.startPlayer)),
    words.anchor(view.anchorSlot),
  ].join(' · ');
  const lines = [
    head,
    '',
    ...view.slots.map((slot, n) => slotLine(view, slot, n, who, words)),
    '',
    `${words.stock}${words.gap}${countsLine(view.stock, words)}`,
    ...view.players.flatMap((player, seat) => [
      '',
      `${who(seat)} · ${purseLine(player, words)}`,
      ...yard(player, words),
    ]),
  ];
  return lines.flatMap(wrap).join('\n');
}

function slotLine(view: NauticusView, slot: SlotView, n: number, who: Who, words: SketchWords): string {
  const mark = view.slot === n ? '▸' : ' ';
  const isDown = slot.chosenBy !== null && view.slot !== n;
  const state = isDown ? ` · ${words.chosen(who(slot.chosenBy ?? 0))}` : pricesOf(slot, words);
  return `${mark}${n} ${words.action[slot.action]}${state} · ${words.bonus[slot.bonus]} · ${words.blue(slot.blue)}`;
}

/** A blue tile with its four items and what the board asks for them. */
function pricesOf({ action, costs }: SlotView, words: SketchWords): string {
  const number = ACTIONS.indexOf(action);
  const items = ITEMS[number];
  if (items === undefined) return '';
  const prices = items.map((_, k) => {
    const name = words.tile[nth(TILES, itemTile(number, k))];
    return `${shortened(name)} ${nth(costs, k)}`;
  });
  return ` (${prices.join(', ')})`;
}

/** Without the word mast or sail, which the action has said already. */
const shortened = (name: string): string => name.replace(/ (mast|sail)$|^(mât|voile) /, '');

function countsLine(counts: Readonly<Record<TileName, number>>, words: SketchWords): string {
  const there = TILES.filter((tile) => counts[tile] > 0);
  return there.length === 0 ? '–' : there.map((tile) => `${counts[tile]} ${words.tile[tile]}`).join(', ');
}

function purseLine(player: PlayerView, words: SketchWords): string {
  const showing = [3, 2, 1].slice(player.passFlips).join(' ');
  return [
    words.purse(player),
    words.crowns(player.crowns),
    words.passTiles(showing === '' ? words.allFlipped : showing),
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
  const crest = (name: CrestName | null): string => (name === null ? '–' : words.crest[name]);
  const rig = mast === null ? '' : ` ${crest(mast)}/${crest(sail)}`;
  return `${words.tile[hull]}${rig}${good === null ? '' : ` + ${words.good[good]}`}`;
}
