// Where games of Porto Carthago seldom come, for those played as a test: no ship card is left to be drawn.
import { cardAt, countAt, playerAt } from '../src/lookup.ts';
import type { PortoState, Quay } from '../src/types.ts';

const AT_ONCE: readonly string[] = ['bonusTalents', 'bonusTradePoint', 'intrigueServant'];

/** How near the ship of a quay is to a player's hand, where its card stays. */
function nearness(s: PortoState, { ship, owner, good }: Quay): number {
  if (ship === null) return owner === null ? 0 : 5;
  const { good: desired, privilege } = cardAt(ship);
  if (AT_ONCE.includes(privilege)) return good === null ? 0 : -20;
  if (owner === null) return s.players.some(({ goods }) => countAt(goods, desired) > 0) ? 10 : 0;
  return countAt(playerAt(s, owner).goods, desired) > 0 ? 60 : 20;
}

/** ships lie in port or are held, and players could sort, sail or bring one if there were cards. */
export function withoutCards(s: PortoState): number {
  const held = s.players.flatMap((player) => player.held);
  const inPort = s.quays.filter(({ ship }) => ship !== null).length;
  const near = s.quays.reduce((sum, quay) => sum + nearness(s, quay), 0);
  const sailing = s.players.filter(({ temple }, seat) => temple > 0 && s.charter.includes(seat)).length;
  return 200 * held.length + 100 * inPort + near + 5 * sailing;
}
