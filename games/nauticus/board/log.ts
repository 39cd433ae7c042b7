// How the log shows what happened: headings, pictures, what is lit, what flies where.
import { type BoardLog, type Flight, fly } from '@comptoir/board-kit';
import { de, type Lang, type Seat } from '@comptoir/kernel';
import type { ActionName, BonusName, RewardName, TileName } from '../src/names.ts';
import type { Nauticus, NauticusEvent } from '../src/types.ts';
import { art } from './art.ts';
import { rewardIcon, tileIcon } from './TileArt.tsx';

const ships = (seat: Seat, ship: number | null): string =>
  ship === null ? `warehouse ${seat}` : `ship ${seat}/${ship}`;

const BONUS_FLIGHTS: Readonly<Partial<Record<BonusName, readonly (readonly [string, string])[]>>> = {
  workers3: [['worker', 'workers']],
  workers2: [['worker', 'workers']],
  vp2: [['vp', 'vp']],
  coins4: [['coin', 'coins']],
  'worker1-good1': [['worker', 'workers']],
  'worker1-vp1': [
    ['worker', 'workers'],
    ['vp', 'vp'],
  ],
};
const REWARD_PLACES: Readonly<Partial<Record<RewardName, string>>> = {
  vp3: 'vp',
  coins7: 'coins',
  workers3: 'workers',
};

/** Where a tile is sold: its cell on the wheel. */
function cellOf(tile: TileName): string {
  return `item ${tile.replace(/-(mast|sail)$/, '')}`;
}

function bonusFlights(seat: Seat, bonus: BonusName, slot: number | null): readonly Flight[] {
  return (BONUS_FLIGHTS[bonus] ?? []).flatMap(([icon, place]) =>
    fly(art(icon), `bonus ${slot ?? 0}`, `${place} ${seat}`),
  );
}

function flights(e: NauticusEvent, slot: number | null): readonly Flight[] {
  switch (e.kind) {
    case 'bonusReceived':
      return bonusFlights(e.seat, e.bonus, slot);
    case 'bonusTileTaken':
      return fly(tileIcon(e.tile), `bonus ${slot ?? 0}`, `warehouse ${e.seat}`);
    case 'freeTileTaken':
      return fly(tileIcon(e.tile), cellOf(e.tile), `warehouse ${e.seat}`);
    case 'bought':
      return [
        ...fly(tileIcon(e.tile), cellOf(e.tile), ships(e.seat, e.ship)),
        ...fly(art('coin'), `coins ${e.seat}`, cellOf(e.tile), Math.min(1, e.price)),
      ];
    case 'moved':
      return fly(tileIcon(e.tile), `warehouse ${e.seat}`, ships(e.seat, e.ship));
    case 'withdrawn':
      return fly(art('coin'), `slot ${slot ?? 0}`, `coins ${e.seat}`);
    case 'delivered':
      return e.goods.flatMap((good) => fly(art(good), `ship ${e.seat}/${e.ship}`, `delivered ${e.seat}`));
    case 'crownsScored':
      return fly(art('vp'), `crowns ${e.seat}`, `vp ${e.seat}`);
    case 'rewardTaken':
      return fly(
        rewardIcon(e.reward),
        `ship ${e.seat}/${e.ship}`,
        `${REWARD_PLACES[e.reward] ?? 'warehouse'} ${e.seat}`,
      );
    case 'extraUsed':
      return fly(art('worker'), `vp ${e.seat}`, `workers ${e.seat}`);
    default:
      return [];
  }
}

function about(e: NauticusEvent): readonly string[] {
  switch (e.kind) {
    case 'actionChosen':
    case 'anchorPlaced':
      return [`slot ${e.slot}`];
    case 'bought':
    case 'moved':
      return [ships(e.seat, e.ship)];
    case 'delivered':
    case 'shipCompleted':
    case 'rewardTaken':
      return [`ship ${e.seat}/${e.ship}`];
    case 'bonusTileTaken':
    case 'freeTileTaken':
      return [`warehouse ${e.seat}`];
    case 'withdrawn':
      return [`coins ${e.seat}`];
    case 'crownsScored':
      return [`vp ${e.seat}`];
    default:
      return [];
  }
}

const actionIcon = (action: ActionName): string => art(action);

function icon(e: NauticusEvent): string | null {
  switch (e.kind) {
    case 'actionChosen':
    case 'extraNamed':
      return actionIcon(e.action);
    case 'bought':
    case 'moved':
    case 'bonusTileTaken':
    case 'freeTileTaken':
      return tileIcon(e.tile);
    case 'rewardTaken':
      return rewardIcon(e.reward);
    case 'withdrawn':
      return art('coin');
    case 'delivered':
      return art('delivered');
    case 'crownsScored':
      return art('crown');
    case 'shipCompleted':
      return art('shipyard');
    case 'passed':
      return 'ui-pass';
    case 'extraUsed':
      return art('extra-action');
    case 'anchorPlaced':
      return art('anchor');
    case 'bonusReceived':
      return art('bonus-workers');
    case 'scored':
    case 'gameEnded':
      return art('vp');
    default:
      return null;
  }
}

function part(e: NauticusEvent, lang: Lang): string | null {
  if (e.kind !== 'roundStarted') return null;
  return lang === 'fr' ? `Manche ${e.round}` : `Round ${e.round}`;
}

export const log: BoardLog<Nauticus> = {
  sounds: {
    actionChosen: 'rope',
    bought: 'tap',
    moved: 'tap',
    bonusTileTaken: 'tap',
    freeTileTaken: 'tap',
    withdrawn: 'gain',
    delivered: 'water',
    shipCompleted: 'stamp',
    rewardTaken: 'stamp',
    crownsScored: 'stamp',
    anchorPlaced: 'tap',
    roundStarted: 'page',
    extraUsed: 'paper',
  },
  part,
  heading(e, who, lang) {
    if (e.kind === 'actionChosen')
      return lang === 'fr' ? `Au choix ${de(who(e.seat))}` : `${who(e.seat)} to choose`;
    return part(e, lang);
  },
  icon,
  about,
  flights: (e, scene) => flights(e, scene.view.slot),
};
