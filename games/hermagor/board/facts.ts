// What the board reads out of a scene: routes, sums and counts. The rules themselves stay where they are.
import type { Scene } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import { CORRIDOR_INCOME, CORRIDORS } from '../src/data/market.ts';
import { BY_PLAYERS } from '../src/data/players.ts';
import { nodeIndex } from '../src/lookup.ts';
import type { Good, Node, Region, Tile } from '../src/names.ts';
import { halfJourneyCost, journeyCost, routeBetween } from '../src/rules/7-3-journeys.ts';
import { faceOf, goodOf, goodsOf, nextGreen, nextNobility } from '../src/texts/words.ts';
import type { Hermagor, HermagorOption, HermagorView, PlayerView, ViewOwner } from '../src/types.ts';

export type HermagorScene = Scene<Hermagor>;
/** A spectator sits with the first player. */
export const seatIn = (scene: HermagorScene): Seat => scene.decision?.seat ?? scene.viewer ?? 0;
export function playerIn(scene: HermagorScene): PlayerView {
  const player = scene.view.players[seatIn(scene)];
  if (player === undefined) throw new Error('hermagor: nobody sits there');
  return player;
}
/** `data-seat` of an owner. */
export const markOf = (owner: ViewOwner): string => (owner === 'shared' ? 'shared' : String(owner + 1));
export const symbolOf = (owner: ViewOwner): string =>
  owner === 'shared' ? 'hermagor-mark-shared' : 'seat-mark';

/** The verbs that name a place, in the order of the strip. */
const PLACE_VERBS = [
  'buyer',
  'sharedBuyer',
  'moveAndSell',
  'shortcutAndSell',
  'moveOnly',
  'sharedPost',
] as const;
export type PlaceVerb = (typeof PLACE_VERBS)[number];
export const placeVerbOf = (o: HermagorOption): PlaceVerb | null =>
  PLACE_VERBS.find((verb) => verb === o.verb) ?? null;
/** Those that some option of the decision has. */
export function verbsIn({ decision }: HermagorScene): readonly PlaceVerb[] {
  return PLACE_VERBS.filter((verb) => decision?.options.some((o) => o.verb === verb));
}
export const countOf = ({ decision }: HermagorScene, verb: string): number =>
  decision?.options.filter((o) => o.verb === verb).length ?? 0;

/** Where an option of phase 3 leads; null where it leads nowhere. */
export function nodeIn(o: HermagorOption | null, player: PlayerView): Node | null {
  switch (o?.verb) {
    case 'moveAndSell':
    case 'shortcutAndSell':
    case 'moveOnly':
      return o.noun;
    case 'sellHere':
      return player.merchant;
    default:
      return null;
  }
}
export interface Journey {
  readonly route: readonly Node[];
  readonly full: number;
  readonly half: number;
}
export function journeyTo(player: PlayerView, node: Node): Journey {
  const [from, to] = [nodeIndex(player.merchant), nodeIndex(node)];
  return { route: routeBetween(from, to), full: journeyCost(from, to), half: halfJourneyCost(from, to) };
}
/** What a verb brings in a village: the sale minus the journey. */
export function netOf(
  verb: PlaceVerb | 'sellHere',
  view: HermagorView,
  player: PlayerView,
  node: Node,
): number {
  const { full, half } = journeyTo(player, node);
  if (verb === 'moveOnly') return -half;
  const price = view.prices[goodOf(node)];
  if (verb === 'sellHere') return price;
  return price - (verb === 'shortcutAndSell' ? half : full);
}

/** Regions that wait to be used, the one in hand included. */
export function regionsDue(scene: HermagorScene): readonly Region[] {
  const at = scene.decision?.at;
  if (at?.step === 'build' || at?.step === 'sharedBuild') return at.regions;
  return at?.step === 'buildGood' ? [at.region, ...at.rest] : [];
}
/** What the option in focus would close; empty while that is not known. */
export function closing(scene: HermagorScene, preview: HermagorScene | null): readonly Region[] {
  const now = regionsDue(scene);
  return preview === null ? [] : regionsDue(preview).filter((region) => !now.includes(region));
}
/** What a region brings at best. */
export function gainOf(view: HermagorView, region: Region): number {
  const goods = goodsOf(region);
  if (goods.length === 0) return nextNobility(view);
  return Math.max(0, ...goods.map((good) => nextGreen(view, good) ?? 0));
}

export const goodsOn = (tile: Tile): readonly Good[] => faceOf(tile)?.goods ?? [];
/** Stalls of the rows that this number of players uses. */
export function isRowOpen(players: number, row: number): boolean {
  return BY_PLAYERS.some((table) => table.players === players && table.rows.some((open) => open === row));
}
export type Buyers = HermagorView['buyers'];
/** The buyers with the one in focus. */
export function buyersWith(scene: HermagorScene, focus: HermagorOption | null): Buyers {
  const { buyers } = scene.view;
  if (focus?.verb === 'buyer') return [...buyers, { place: focus.noun, owner: seatIn(scene) }];
  if (focus?.verb === 'sharedBuyer') return [...buyers, { place: focus.noun, owner: 'shared' }];
  return buyers;
}
export type Corridor = (typeof CORRIDORS)[number]['id'];
/** what each seat would get in a corridor. */
export function incomeIn(corridor: Corridor, buyers: Buyers, players: number): readonly number[] {
  const spaces: readonly string[] = CORRIDORS.find(({ id }) => id === corridor)?.spaces ?? [];
  return Array.from({ length: players }, (_, seat) => {
    const count = buyers.filter(({ owner, place }) => owner === seat && spaces.includes(place)).length;
    return CORRIDOR_INCOME[count] ?? 0;
  });
}
/** What others say now of the position after the option: null as soon as the phase is over. */
export function sameMarket(scene: HermagorScene, preview: HermagorScene | null): HermagorView | null {
  if (preview === null || preview.view.phase !== 'market' || preview.view.round !== scene.view.round)
    return null;
  return preview.view;
}
/** Clockwise from the first player. */
export function seatsInOrder(view: HermagorView): readonly Seat[] {
  const count = view.players.length;
  return Array.from({ length: count }, (_, n) => (view.firstPlayer + n) % count);
}
