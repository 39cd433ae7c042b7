// How the log shows what happened: headings, pictures, what is lit, what flies where.

import { type BoardLog, type Flight, fly } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import type { Tile } from '../src/names.ts';
import { specialOf } from '../src/texts/words.ts';
import type { Hermagor, HermagorEvent } from '../src/types.ts';
import { art } from './art.ts';
import { goodsOn } from './facts.ts';

const money = (seat: Seat): string => `money ${seat}`;
const owned = (piece: string, seat: Seat): string => art(`${piece}-${seat + 1}`);
function tileIcon(tile: Tile): string {
  const [good] = goodsOn(tile);
  return art(good ?? specialOf(tile));
}

function flights(e: HermagorEvent): readonly Flight[] {
  switch (e.kind) {
    case 'buyerPlaced':
      return [
        ...fly(owned('buyer', e.seat), `seat ${e.seat}`, e.place),
        ...fly(art('coin'), money(e.seat), e.place),
      ];
    case 'sharedBuyerPlaced':
      return fly('piece-buyer', `seat ${e.seat}`, e.place);
    case 'corridorPaid':
      return fly(art('coin'), `corridor ${e.corridor}`, money(e.seat));
    case 'bargained':
      return fly(art('coin'), 'actionTiles', money(e.seat));
    case 'raised':
      return e.seat === null ? [] : fly(art('priceUp'), `seat ${e.seat}`, `row ${e.good}`);
    case 'consoled':
      return e.tile === null ? [] : fly(tileIcon(e.tile), 'actionTiles', `seat ${e.seat}`);
    case 'sold':
      return [
        ...fly(owned('house', e.seat), `seat ${e.seat}`, e.village),
        ...fly(art('coin'), e.village, money(e.seat)),
      ];
    case 'postPaid':
      return fly(art('coin'), e.village, money(e.seat));
    case 'discPlaced':
      return fly(owned('disc-flat', e.seat), `region ${e.region}`, `row ${e.good}`);
    case 'nobilityPlaced':
      return fly(owned('disc-flat', e.seat), `region ${e.region}`, 'nobility');
    case 'sharedPostPlaced':
      return fly('piece-house', `seat ${e.seat}`, e.village);
    case 'sharedDiscPlaced':
      return fly('piece-disc-flat', `region ${e.region}`, e.good === null ? 'nobility' : `row ${e.good}`);
    default:
      return [];
  }
}

function about(e: HermagorEvent): readonly string[] {
  switch (e.kind) {
    case 'buyerPlaced':
    case 'sharedBuyerPlaced':
      return [e.place];
    case 'tileLaid':
    case 'tileWon':
    case 'sharedWon':
    case 'tileStayed':
      return [e.stall];
    case 'corridorPaid':
      return [`corridor ${e.corridor}`];
    case 'raised':
      return [`row ${e.good}`];
    case 'raiseDeclined':
      return e.good === null ? [] : [`row ${e.good}`];
    case 'travelled':
      return [...e.route];
    case 'sold':
    case 'postPaid':
    case 'sharedPostPlaced':
      return [e.village];
    case 'discPlaced':
      return [`region ${e.region}`, `row ${e.good}`];
    case 'nobilityPlaced':
      return [`region ${e.region}`, 'nobility'];
    case 'sharedDiscPlaced':
      return [`region ${e.region}`, e.good === null ? 'nobility' : `row ${e.good}`];
    case 'regionSkipped':
    case 'regionLost':
      return [`region ${e.region}`];
    case 'firstPlayerChosen':
    case 'declared':
      return [`seat ${e.seat}`];
    case 'revealed':
      return ['actionTiles'];
    default:
      return [];
  }
}

function icon(e: HermagorEvent): string | null {
  switch (e.kind) {
    case 'marketFilled':
      return art('market');
    case 'buyerPlaced':
      return owned('buyer', e.seat);
    case 'sharedBuyerPlaced':
      return 'piece-buyer';
    case 'passed':
    case 'rested':
    case 'raiseDeclined':
    case 'taxPassed':
      return 'ui-pass';
    case 'corridorPaid':
    case 'bargained':
    case 'postPaid':
    case 'declared':
      return art('coin');
    case 'tileWon':
    case 'sharedWon':
      return tileIcon(e.tile);
    case 'raised':
      return art('priceUp');
    case 'consoled':
      return e.tile === null ? null : tileIcon(e.tile);
    case 'firstPlayerChosen':
      return art('firstPlayer');
    case 'travelled':
      return e.by === 'shortcut' ? art('shortcut') : art('moveAndSell');
    case 'sold':
      return art(e.good);
    case 'discPlaced':
      return owned('disc-flat', e.seat);
    case 'nobilityPlaced':
      return art('nobility');
    case 'sharedPostPlaced':
      return 'piece-house';
    case 'sharedDiscPlaced':
      return 'piece-disc-flat';
    case 'regionSkipped':
    case 'regionLost':
      return art('region');
    case 'scored':
      return e.category === 'mainRoad'
        ? art('mainRoad')
        : art(e.category === 'duchies' ? 'duchy' : 'saltMine');
    default:
      return null;
  }
}

export const log: BoardLog<Hermagor> = {
  sounds: {
    buyerPlaced: 'tap',
    sharedBuyerPlaced: 'tap',
    marketFilled: 'flip',
    revealed: 'flip',
    tileWon: 'stamp',
    tileLaid: 'flip',
    raised: 'rope',
    corridorPaid: 'gain',
    bargained: 'gain',
    postPaid: 'gain',
    sold: 'gain',
    travelled: 'paper',
    discPlaced: 'stamp',
    nobilityPlaced: 'stamp',
  },
  part(e, lang) {
    if (e.kind !== 'marketFilled') return null;
    return lang === 'fr' ? `Manche ${e.round}` : `Round ${e.round}`;
  },
  heading(e, _who, lang) {
    const isFrench = lang === 'fr';
    if (e.kind === 'marketFilled')
      return isFrench ? `Manche ${e.round}, le marché` : `Round ${e.round}, market`;
    if (e.kind === 'firstPlayerChosen') return isFrench ? 'Le voyage' : 'The journey';
    return null;
  },
  icon,
  about,
  flights,
};
