// Test helper: positions, with every tile taken from the stock so that the audit still holds.
import { nth } from '@comptoir/kernel';
import { type Scenario, scenario } from '@comptoir/testing';
import { SPACES } from '../src/data/tiles.ts';
import { nauticus } from '../src/index.ts';
import {
  actionOf,
  add,
  CREST_IDS,
  GOOD_IDS,
  goodTile,
  HULL_IDS,
  hullTile,
  mastTile,
  playerAt,
  sailTile,
  TILE_IDS,
} from '../src/lookup.ts';
import { type ActionName, CRESTS, GOODS, HULLS, TILES, type TileName } from '../src/names.ts';
import type { Crest, Nauticus, NauticusState, Part, Ship } from '../src/types.ts';

export type Table = Scenario<Nauticus>;

function idOf<T>(names: readonly string[], ids: readonly T[], name: string): T {
  const id = ids[names.indexOf(name)];
  if (id === undefined) throw new Error(`position: nothing is called ${name}`);
  return id;
}
const crest = (name = '-'): Crest | null => (name === '-' ? null : idOf(CRESTS, CREST_IDS, name));

/** Parts from stern to bow, each `hull [mast[/sail]] [good]`: `stern helm/crown fish`, `bow - salt`. */
export function ship(...parts: string[]): Ship {
  return {
    parts: parts.map((text): Part => {
      const [hull = '', rig = '-', good] = text.split(' ');
      const [mast, sail] = rig.split('/');
      return {
        hull: idOf(HULLS, HULL_IDS, hull),
        mast: crest(mast),
        sail: crest(sail),
        good: good === undefined ? null : idOf(GOODS, GOOD_IDS, good),
      };
    }),
  };
}

export interface Belongings {
  readonly vp?: number;
  readonly coins?: number;
  readonly workers?: number;
  readonly ships?: readonly Ship[];
  readonly stored?: Partial<Record<TileName, number>>;
  readonly delivered?: readonly number[];
  readonly passFlips?: number;
  readonly hasExtra?: boolean;
}

/** Gives a player what is named; everything else stays. */
export function own(s: NauticusState, seat: number, { ships = [], stored = {}, ...purse }: Belongings): void {
  const player = playerAt(s, seat);
  const { delivered = [], ...plain } = purse;
  Object.assign(player, plain);
  for (const [name, count] of Object.entries(stored)) {
    const tile = idOf(TILES, TILE_IDS, name);
    add(player.warehouse, tile, count);
    player.spaces += count * nth(SPACES, tile);
    add(s.stock, tile, -count);
  }
  for (const { parts } of ships) launch(s, seat, parts);
  for (const good of GOOD_IDS.slice(0, delivered.length)) {
    add(player.delivered, good, nth(delivered, good));
    add(s.stock, goodTile(good), -nth(delivered, good));
  }
}

function launch(s: NauticusState, seat: number, parts: readonly Part[]): void {
  playerAt(s, seat).ships.push({ parts: parts.map((part) => ({ ...part })) });
  for (const { hull, mast, sail, good } of parts) {
    add(s.stock, hullTile(hull), -1);
    if (mast !== null) add(s.stock, mastTile(mast), -1);
    if (sail !== null) add(s.stock, sailTile(sail), -1);
    if (good !== null) add(s.stock, goodTile(good), -1);
  }
}

/** Puts an action's tile on a slot; the two tiles change places. */
export function lay(s: NauticusState, action: ActionName, slot: number): void {
  const from = s.tiles.indexOf(actionOf(action));
  s.tiles[from] = nth(s.tiles, slot);
  s.tiles[slot] = actionOf(action);
}

/** Leaves so many of these tiles in the stock. */
export function inStock(s: NauticusState, counts: Partial<Record<TileName, number>>): void {
  for (const tile of TILE_IDS) s.stock[tile] = counts[nth(TILES, tile)] ?? nth(s.stock, tile);
}

const noExtra = (s: NauticusState): void => {
  for (const player of s.players) player.hasExtra = false;
};

/** Seat 0 has chosen the action lying on that slot and is on turn; nobody has an extra action left. */
export function chosen(action: ActionName, slot: number, players = 2): Table {
  const table = scenario(nauticus, players).given((s) => {
    lay(s, action, slot);
    noExtra(s);
  });
  table.plays(`0 slot ${slot}`);
  const [bonus = ''] = table.options(0);
  return bonus.startsWith('take ') ? table.plays(`0 ${bonus}`) : table;
}

/** The same after seat 0 has passed: seat 1 is on turn, with these belongings. */
export function second(action: ActionName, slot: number, belongings: Belongings = {}, players = 2): Table {
  return chosen(action, slot, players)
    .plays('0 pass')
    .given((s) => own(s, 1, belongings));
}

/** The very last phase with these belongings and all pass tiles flipped; everybody passes. */
export function ended(...all: Belongings[]): Table {
  const table = scenario(nauticus, all.length).given((s) => {
    noExtra(s);
    s.round = all.length === 2 ? 4 : 5;
    s.phase = 7;
    for (const slot of [0, 1, 2, 4, 5, 6]) s.chosenBy[slot] = 0;
  });
  table.plays('0 slot 3').given((s) => {
    all.forEach((belongings, seat) => {
      own(s, seat, { vp: 0, coins: 0, workers: 0, passFlips: 3, ...belongings });
    });
  });
  return table.plays(...all.map((_, seat) => `${seat} pass`));
}

/** Everybody passes the phase that is due, in turn order; extra actions are declined. */
export function passPhase(table: Table, slot: number): void {
  const { startPlayer, players } = table.state;
  table.plays(`${startPlayer} slot ${slot}`);
  const [bonus = ''] = table.options(startPlayer);
  if (bonus.startsWith('take ')) table.plays(`${startPlayer} ${bonus}`);
  for (let k = 0; k < players.length; k += 1) {
    const seat = (startPlayer + k) % players.length;
    table.plays(`${seat} pass`);
    if (table.options(seat).includes('end')) table.plays(`${seat} end`);
  }
}

/** Seven phases of passing, beginning with the slot named. */
export function passRound(table: Table, first = 0): void {
  for (let k = 0; k < 7; k += 1) passPhase(table, (first + k) % 8);
}

export const purse = (table: Table, seat: number): { vp: number; coins: number; workers: number } => {
  const { vp, coins, workers } = playerAt(table.state, seat);
  return { vp, coins, workers };
};

/** What lies in a warehouse, by name, without what is not there. */
export function stored(table: Table, seat: number): Partial<Record<TileName, number>> {
  const there: Partial<Record<TileName, number>> = {};
  playerAt(table.state, seat).warehouse.forEach((count, tile) => {
    if (count > 0) there[nth(TILES, tile)] = count;
  });
  return there;
}

/** A player's ships in the notation of `ship`. */
export function ships(table: Table, seat: number): string[][] {
  return playerAt(table.state, seat).ships.map(({ parts }) =>
    parts.map(({ hull, mast, sail, good }) => {
      const rig = mast === null ? '-' : `${CRESTS[mast]}${sail === null ? '' : `/${CRESTS[sail]}`}`;
      const text = `${HULLS[hull]} ${rig} ${good === null ? '' : GOODS[good]}`;
      return text.trimEnd().replace(/ -$/, '');
    }),
  );
}
