// Chapter 11 of RULES.md: nothing is secret, so every seat and every spectator sees the same table.
import { due, nth, type Seat } from '@comptoir/kernel';
import { SLOTS } from './data/board.ts';
import { ITEMS_PER_TILE, PENALTY, PHASES, roundsFor } from './data/numbers.ts';
import { tileOf } from './lookup.ts';
import { ACTIONS, CRESTS, GOODS, HULLS, type TileName } from './names.ts';
import { blueWorkers } from './rules/5-bonus.ts';
import { crestAboard, isClosed, isComplete } from './rules/6-placing.ts';
import { priceOf } from './rules/7-1-buying.ts';
import { visibleCrowns } from './rules/7-5-crowns.ts';
import { finalCoins, finalVp, goodsVp, leftoversVp, restCoins, shipsVp } from './scoring.ts';
import type {
  Nauticus,
  NauticusState,
  NauticusView,
  Part,
  PartView,
  Player,
  PlayerView,
  Ship,
  ShipView,
  SlotView,
  WorkView,
} from './types.ts';

export function view(s: NauticusState, _viewer: Seat | null): NauticusView {
  const players = s.players.length;
  const first = s.startPlayer - (s.phase - 1) + PHASES * players; // never negative
  return {
    round: s.round,
    rounds: roundsFor(players),
    phase: s.phase,
    starters: Array.from({ length: PHASES }, (_, n) => (first + n) % players),
    startPlayer: s.startPlayer,
    onTurn: s.onTurn,
    anchorSlot: s.anchorSlot,
    anchorMark: s.anchorMark,
    slot: s.slot,
    slots: SLOTS.map((_, slot) => slotView(s, slot)),
    stock: tileCounts(s.stock),
    players: s.players.map(playerView),
    work: workView(s),
    result: s.result === null ? null : { scores: [...s.result.scores], ranks: [...s.result.ranks] },
  };
}

function slotView(s: NauticusState, slot: number): SlotView {
  const { bonus, costs } = nth(SLOTS, slot);
  return {
    bonus,
    costs: [...costs],
    blue: blueWorkers(s, slot),
    action: nth(ACTIONS, nth(s.tiles, slot)),
    chosenBy: nth(s.chosenBy, slot),
  };
}

/** null while somebody chooses a tile or names an extra action: the work before is done. */
function workView(s: NauticusState): WorkView | null {
  const at = due<Nauticus>(s);
  if (at === null || at.step === 'chooseAction' || at.step === 'chooseBonusTile' || at.step === 'chooseExtra')
    return null;
  const { action, isExtra, blue, bought } = s.work;
  const isBlueAction = action < ITEMS_PER_TILE;
  return {
    action: nth(ACTIONS, action),
    isExtra,
    blue,
    prices: isBlueAction ? bought.map((_, item) => priceOf(s, s.work, item)) : [],
    bought: isBlueAction ? [...bought] : [],
  };
}

function playerView(player: Player): PlayerView {
  const [coffee, grain, fish, salt] = player.delivered;
  return {
    vp: player.vp,
    workers: player.workers,
    coins: player.coins,
    warehouse: tileCounts(player.warehouse),
    spaces: player.spaces,
    ships: player.ships.map(shipView),
    delivered: { coffee: coffee ?? 0, grain: grain ?? 0, fish: fish ?? 0, salt: salt ?? 0 },
    passFlips: player.passFlips,
    penalty: nth(PENALTY, player.passFlips),
    crowns: visibleCrowns(player),
    hasExtra: player.hasExtra,
    standing: {
      goods: goodsVp(player),
      ships: shipsVp(player),
      leftovers: leftoversVp(player),
      coins: finalCoins(player),
      rest: restCoins(player),
      total: finalVp(player),
    },
  };
}

function shipView(ship: Ship, n: number): ShipView {
  const crest = crestAboard(ship);
  return {
    number: n + 1,
    parts: ship.parts.map(partView),
    crest: crest === null ? null : nth(CRESTS, crest),
    isClosed: isClosed(ship),
    isComplete: isComplete(ship),
  };
}

function partView({ hull, mast, sail, good }: Part): PartView {
  return {
    hull: nth(HULLS, hull),
    mast: mast === null ? null : nth(CRESTS, mast),
    sail: sail === null ? null : nth(CRESTS, sail),
    good: good === null ? null : nth(GOODS, good),
  };
}

function tileCounts(counts: readonly number[]): Record<TileName, number> {
  const count = (name: TileName): number => nth(counts, tileOf(name));
  return {
    stern: count('stern'),
    middle: count('middle'),
    bow: count('bow'),
    single: count('single'),
    'whale-mast': count('whale-mast'),
    'ship-anchor-mast': count('ship-anchor-mast'),
    'helm-mast': count('helm-mast'),
    'lighthouse-mast': count('lighthouse-mast'),
    'crown-mast': count('crown-mast'),
    'whale-sail': count('whale-sail'),
    'ship-anchor-sail': count('ship-anchor-sail'),
    'helm-sail': count('helm-sail'),
    'lighthouse-sail': count('lighthouse-sail'),
    'crown-sail': count('crown-sail'),
    coffee: count('coffee'),
    grain: count('grain'),
    fish: count('fish'),
    salt: count('salt'),
  };
}

/** Only later layouts are unknown, and they come from the generator, which whoever searches replaces. */
export function redeal(_s: NauticusState, _viewer: Seat, _random: (n: number) => number): void {}
