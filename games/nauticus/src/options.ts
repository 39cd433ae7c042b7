// Every option of the game, made once: rules hand these out and never build one.
import { ACTIONS, CRESTS, GOODS, HULLS, type ItemName, REWARDS, TILES } from './names.ts';
import type {
  ActionOption,
  DeliverOption,
  EndOption,
  ExtraOption,
  ItemOption,
  MoveOption,
  NauticusOption,
  PlaceOption,
  RewardOption,
  SlotOption,
  TakeOption,
  WorkersOption,
} from './types.ts';

/** There are 63 hull parts, so nobody has more ships. */
const MOST_SHIPS = 63;
/** Far more than anybody can collect in a game. */
const MOST_WORKERS = 150;

const WHALE_TO_LIGHTHOUSE = [CRESTS[0], CRESTS[1], CRESTS[2], CRESTS[3]] as const;
/** The four items of each buying action, in the order printed on the tile. */
export const ITEMS: readonly (readonly ItemName[])[] = [
  HULLS,
  WHALE_TO_LIGHTHOUSE,
  WHALE_TO_LIGHTHOUSE,
  GOODS,
];
/** Which of the four items a name is. */
const ITEM_PLACE: Readonly<Record<ItemName, number>> = {
  stern: 0,
  middle: 1,
  bow: 2,
  single: 3,
  whale: 0,
  'ship-anchor': 1,
  helm: 2,
  lighthouse: 3,
  coffee: 0,
  grain: 1,
  fish: 2,
  salt: 3,
};
export const itemNumber = (name: ItemName): number => ITEM_PLACE[name];

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

export const SLOT: readonly SlotOption[] = upTo(8).map((noun) => ({ verb: 'slot', noun }));
export const ITEM: readonly (readonly ItemOption[])[] = ITEMS.map((names) =>
  names.map((noun) => ({ verb: 'item', noun })),
);
export const TAKE: readonly (readonly TakeOption[])[] = ITEMS.map((names) =>
  names.map((noun) => ({ verb: 'take', noun })),
);
export const MOVE: readonly MoveOption[] = TILES.map((noun) => ({ verb: 'move', noun }));
/** By number; 0 is there only to keep the numbers. */
export const WORKERS: readonly WorkersOption[] = upTo(MOST_WORKERS + 1).map((noun) => ({
  verb: 'workers',
  noun,
}));
export const DELIVER: readonly DeliverOption[] = upTo(MOST_SHIPS + 1).map((noun) => ({
  verb: 'deliver',
  noun,
}));
export const SHIP: readonly PlaceOption[] = upTo(MOST_SHIPS + 1).map((noun) => ({ verb: 'ship', noun }));
export const WAREHOUSE: PlaceOption = { verb: 'warehouse' };
export const NEW: PlaceOption = { verb: 'new' };
export const REWARD: readonly RewardOption[] = REWARDS.map((noun) => ({ verb: 'reward', noun }));
export const ACTION: readonly ActionOption[] = ACTIONS.map((noun) => ({ verb: 'action', noun }));
export const PASS: NauticusOption = { verb: 'pass' };
export const EXTRA: ExtraOption = { verb: 'extra' };
export const STOP: NauticusOption = { verb: 'stop' };
export const END: EndOption = { verb: 'end' };
