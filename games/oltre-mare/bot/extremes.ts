// Where games of Oltre Mare seldom come, for those played as a test: a partner without cards, and none to give away.
import { slackOf } from '../src/rules/6-packages.ts';
import type { OltreMareState } from '../src/types.ts';

/** nothing can be asked of somebody without cards, and nothing given beyond the load. */
export function nothingToTrade(s: OltreMareState): number {
  const others = s.merchants.filter((_, seat) => seat !== s.active);
  return -10 * Math.min(...others.map(({ hand }) => hand.length)) - slackOf(s);
}
