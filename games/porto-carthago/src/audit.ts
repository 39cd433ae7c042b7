// every servant, good and card is somewhere, once, and where it can be.
import type { Seat } from '@comptoir/kernel';
import { GOODS_PER_KIND, WAREHOUSE_SPACES } from './data/goods.ts';
import { PALACE } from './data/palace.ts';
import { PATH_LENGTH } from './data/path.ts';
import { SERVANTS } from './data/players.ts';
import { SERVANTS_PER_QUAY } from './data/quays.ts';
import { SHIP_CARDS } from './data/ships.ts';
import { ALL_GOODS, cardAt, countAt, goodName, marketSpaces, playerAt, sum } from './lookup.ts';
import type { Card, Good } from './names.ts';
import { freeSpaces, palaceServants } from './rules/2-components.ts';
import type { PortoState } from './types.ts';

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`porto-carthago: ${what}`);
}

export function audit(s: PortoState): void {
  s.players.forEach((_, seat) => {
    auditServants(s, seat);
    auditPlayer(s, seat);
  });
  for (const good of ALL_GOODS) auditGood(s, good);
  auditCards(s);
  auditQuays(s);
  auditBoard(s);
}

const times = (list: readonly unknown[], value: unknown): number =>
  list.filter((item) => item === value).length;

/** */
function auditServants(s: PortoState, seat: Seat): void {
  const { reserve, blocked, lighthouse, temple, onCards } = playerAt(s, seat);
  const quays = s.quays.filter(({ owner }) => owner === seat).length * SERVANTS_PER_QUAY;
  const placed = times(s.charter, seat) + times(s.path, seat) + palaceServants(s, seat);
  const all = reserve + blocked + lighthouse + temple + sum(onCards) + quays + placed;
  check(all === SERVANTS, `seat ${seat} has ${all} servants`);
}

/** */
function auditPlayer(s: PortoState, seat: Seat): void {
  const player = playerAt(s, seat);
  const { reserve, blocked, lighthouse, temple, talents, tradePoints, large, awarded } = player;
  const counts = [reserve, blocked, lighthouse, temple, talents, tradePoints, large, awarded];
  counts.push(...player.goods, ...player.onCards, player.mixed);
  for (const count of counts)
    check(Number.isInteger(count) && count >= 0, `seat ${seat} has a count of ${count}`);
  check(freeSpaces(player) >= 0, `seat ${seat} stores more than ${WAREHOUSE_SPACES}`);
  check(player.mixed <= s.deck.length, `seat ${seat} remembers more cards than there are`);
}

/** */
function auditGood(s: PortoState, good: Good): void {
  let all = countAt(s.bag, good) + countAt(s.market, good);
  for (const { goods } of s.players) all += countAt(goods, good);
  all += s.quays.filter((quay) => quay.good === good).length;
  if (s.voyage?.good === good) all += 1;
  check(all === GOODS_PER_KIND, `${all} discs of ${goodName(good)}`);
  check(countAt(s.bag, good) >= 0 && countAt(s.market, good) >= 0, `less than no ${goodName(good)}`);
}

/** */
function auditCards(s: PortoState): void {
  const isCard = (card: Card | null): card is Card => card !== null;
  const all = [...s.deck, ...s.row1.filter(isCard), ...s.row2.filter(isCard)];
  all.push(...s.quays.map(({ ship }) => ship).filter(isCard), ...s.players.flatMap(({ held }) => held));
  if (s.voyage !== null) all.push(s.voyage.card);
  check(all.length === SHIP_CARDS.length, `${all.length} ship cards`);
  check(new Set(all).size === SHIP_CARDS.length, 'a ship card twice');
  check(s.seen.length === s.deck.length, 'the deck and what is known of it differ in size');
}

/** a good lies only on a claimed quay, a ship only at a quay of its civilisation. */
function auditQuays(s: PortoState): void {
  s.quays.forEach(({ owner, good, ship }, n) => {
    check(good === null || owner !== null, `a good on the unclaimed quay number ${n}`);
    if (ship === null) return;
    const { first, second } = cardAt(ship);
    check(n === first || n === second, `a foreign ship at quay number ${n}`);
  });
}

function auditBoard(s: PortoState): void {
  check(s.path.length <= PATH_LENGTH, `${s.path.length} servants on the path`);
  check(s.palace.length <= PALACE.length, `${s.palace.length} servants on single palace spaces`);
  check(sum(s.market) <= marketSpaces(s), `${sum(s.market)} goods in the market`);
  check(s.charter.length === s.players.length, `${s.charter.length} chartered ships`);
}
