// What a hand is good for on its pile: the run on top and those that could follow, icons that count together, what the next turn must play.
import { AMOUNTS } from '../src/data/numbers.ts';
import {
  ALL_GOODS,
  DUCATS,
  goodOf,
  iconsOf,
  loadOf,
  MARKET,
  NAVIGATION,
  numberAt,
  PIRATE,
  runValue,
  seaPowerOf,
} from '../src/lookup.ts';
import { ACTIONS, GOODS } from '../src/names.ts';
import type { Card, Good } from '../src/types.ts';
import { counts, parts } from './hand.ts';

/** By action: icons in the hand, and on those of its cards that lengthen the run on top. */
const icons: number[] = ACTIONS.map(() => 0);
const topIcons: number[] = ACTIONS.map(() => 0);
/** Runs that would begin anew, best first. */
const best = { value: 0, length: 0, second: 0, singles: 0, goods: 0 };

export const clip = (value: number): number => Math.max(-1.5, Math.min(1.5, value));
const amountOf = (table: readonly number[], count: number): number => table[Math.min(count, 4)] ?? 0;

/** After the hand was tallied. */
function readRuns(topGood: Good): void {
  best.value = best.length = best.second = best.singles = best.goods = 0;
  for (let n = 0; n < ALL_GOODS.length; n += 1) {
    const good = numberAt(ALL_GOODS, n);
    const count = Math.max(0, numberAt(counts, good));
    if (count > 0) best.goods += 1;
    if (count === 0 || good === topGood) continue;
    if (count === 1) best.singles += 1;
    const value = runValue(good, count);
    if (value > best.value) {
      best.second = best.value;
      best.value = value;
      best.length = count;
    } else if (value > best.second) best.second = value;
  }
}

/** Returns the sum of the loads. */
function readIcons(hand: readonly Card[], topGood: Good): number {
  icons.fill(0);
  topIcons.fill(0);
  let loads = 0;
  for (let n = 0; n < hand.length; n += 1) {
    const card = numberAt(hand, n);
    const isTop = goodOf(card) === topGood;
    loads += loadOf(card);
    for (let action = 0; action < ACTIONS.length; action += 1) {
      const shown = iconsOf(action, card);
      icons[action] = numberAt(icons, action) + shown;
      if (isTop) topIcons[action] = numberAt(topIcons, action) + shown;
    }
  }
  return loads;
}

/** How many ships the hand may sail next turn. */
export const shipsWith = (load: number): number => Math.min(load, icons[NAVIGATION] ?? 0);

/** Of the run on top: what it has, what it gains by one card, by those in hand, and by as many as the next turn plays. */
function addTopRun(list: number[], good: Good, run: number, load: number): void {
  const count = Math.max(0, numberAt(counts, good));
  const now = runValue(good, run);
  const next = Math.min(count, load);
  list.push(run / 4, now / 12, (runValue(good, run + 1) - now) / 5, count / 3);
  list.push((runValue(good, run + count) - now) / 10, (runValue(good, run + next) - now) / 10);
  // The run goes on without a break only if nothing else must be played.
  list.push(load === 0 ? 0 : next / load);
}

/** Reads what the last tally left: `readWorths` of the same seat comes first. */
export function addHand(list: number[], hand: readonly Card[], top: Card, run: number): void {
  const good = goodOf(top);
  const load = loadOf(top);
  const size = hand.length;
  list.push(clip(parts.runs / 15), clip(parts.icons / 6), parts.room, clip(parts.misfit / 8));
  list.push(clip(size / 8), clip(Math.max(0, size - seaPowerOf(top)) / 4), load / 4);
  readRuns(good);
  const loads = readIcons(hand, good);
  addTopRun(list, good, run, load);
  list.push(
    best.value / 10,
    best.length / 4,
    best.second / 8,
    clip(best.singles / 5),
    best.goods / GOODS.length,
  );
  for (let action = 0; action < ACTIONS.length; action += 1) list.push(clip(numberAt(icons, action) / 4));
  const [ducats, market] = [numberAt(icons, DUCATS), numberAt(icons, MARKET)];
  list.push(amountOf(AMOUNTS.ducats, Math.min(load, ducats)) / 6);
  list.push(amountOf(AMOUNTS.market, Math.min(load, market)) / 6);
  // Who must play nearly the whole hand cannot leave the pirates out.
  const forced = Math.max(0, numberAt(icons, PIRATE) - Math.max(0, size - load));
  list.push(amountOf(AMOUNTS.pirate, forced) / 6, clip(numberAt(topIcons, PIRATE) / 3));
  list.push(size === 0 ? 0 : loads / size / 4);
}
