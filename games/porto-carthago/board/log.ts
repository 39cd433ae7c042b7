// How the log shows what happened: headings, pictures, what is lit, what flies where.
import { type BoardLog, type Flight, fly } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { LARGE_SPACE } from '../src/data/palace.ts';
import { SERVANTS_PER_QUAY } from '../src/data/quays.ts';
import type { QuayName } from '../src/names.ts';
import type { Porto, PortoEvent } from '../src/types.ts';
import { art } from './art.ts';
import { pawnIcon } from './facts.ts';

const spot = (quay: QuayName | null, seat: Seat): string =>
  quay === null ? `warehouse ${seat}` : `quay ${quay}`;
const building = (place: 'reserve' | 'lighthouse' | 'temple', owner: Seat): string =>
  place === 'reserve' ? `reserve ${owner}` : place;

function flights(e: PortoEvent): readonly Flight[] {
  switch (e.kind) {
    case 'quayClaimed':
      return fly(pawnIcon(e.seat), `reserve ${e.seat}`, `quay ${e.quay}`, SERVANTS_PER_QUAY);
    case 'quayLeft':
      return fly(pawnIcon(e.seat), `quay ${e.quay}`, `reserve ${e.seat}`, SERVANTS_PER_QUAY);
    case 'quayTransferred':
      return fly(pawnIcon(e.seat), `quay ${e.quay}`, `quay ${e.to}`, SERVANTS_PER_QUAY);
    case 'goodTaken':
      return fly(art(e.good), 'market', `warehouse ${e.seat}`);
    case 'goodBought':
      return [
        ...fly(art(e.good), 'market', `warehouse ${e.seat}`),
        ...fly(art('talent'), `talents ${e.seat}`, 'market'),
      ];
    case 'marketFilled':
      return e.goods.flatMap((good) => fly(art(good), 'bag', 'market'));
    case 'goodCarried':
      return fly(art(e.good), spot(e.from, e.seat), spot(e.to, e.seat));
    case 'income':
    case 'talentsTaken':
      return fly(art('talent'), 'decade', `talents ${e.seat}`, Math.min(3, e.talents));
    case 'servantsPaid':
      return fly(pawnIcon(e.seat), `reserve ${e.seat}`, `space ${e.space}`, e.servants);
    case 'chartered':
      return fly(pawnIcon(e.seat), `reserve ${e.seat}`, `boat ${e.ship - 1}`);
    case 'servantsMoved':
      return fly(pawnIcon(e.owner), building(e.from, e.owner), building(e.to, e.owner));
    case 'warehouseReleased':
      return fly(pawnIcon(e.seat), `warehouse ${e.seat}`, `reserve ${e.seat}`);
    case 'palaceBought':
      return [
        ...fly(pawnIcon(e.seat), `reserve ${e.seat}`, `place ${e.space}`),
        ...fly(art('talent'), `talents ${e.seat}`, 'palace'),
      ];
    case 'loaded':
      return [
        ...fly(art(e.good), `quay ${e.quay}`, 'bag'),
        ...fly(art('talent'), `quay ${e.quay}`, `talents ${e.seat}`, 3),
      ];
    case 'cardTaken':
      return fly(pawnIcon(e.seat), `quay ${e.quay}`, `reserve ${e.seat}`, SERVANTS_PER_QUAY);
    case 'intriguePlaced':
      return fly(pawnIcon(e.seat), `reserve ${e.seat}`, `path ${e.space}`);
    case 'voyage':
      return [...fly(art(e.good), `warehouse ${e.seat}`, 'charter'), ...fly(art('danger'), 'deck', 'odds')];
    case 'voyagePaid':
      return fly(art('talent'), 'charter', `talents ${e.seat}`, Math.min(3, e.talents));
    case 'pathAward':
      return fly(pawnIcon(e.seat), 'path', `place ${LARGE_SPACE.id}`, e.servants);
    default:
      return [];
  }
}

function about(e: PortoEvent): readonly string[] {
  switch (e.kind) {
    case 'quayClaimed':
    case 'quayLeft':
    case 'loaded':
    case 'cardTaken':
    case 'shipArrived':
      return [`quay ${e.quay}`];
    case 'quayTransferred':
      return [`quay ${e.quay}`, `quay ${e.to}`];
    case 'goodCarried':
      return [spot(e.from, e.seat), spot(e.to, e.seat)];
    case 'goodTaken':
    case 'goodBought':
    case 'marketFilled':
      return ['market'];
    case 'servantsPaid':
      return [`space ${e.space}`];
    case 'chartered':
      return [`boat ${e.ship - 1}`];
    case 'servantsMoved':
      return [building(e.from, e.owner), building(e.to, e.owner)];
    case 'palaceBought':
      return [`place ${e.space}`];
    case 'intriguePlaced':
      return [`path ${e.space}`];
    case 'tradePoint':
      return [`house ${e.seat}`];
    case 'voyage':
      return ['odds']; // the card decides; the ship is empty again
    case 'voyagePaid':
      return [`talents ${e.seat}`];
    case 'rowFilled':
    case 'rowsShifted':
      return ['rows'];
    case 'deckSorted':
      return ['deck'];
    case 'warehouseReleased':
      return [`warehouse ${e.seat}`];
    case 'talentsTaken':
      return [`talents ${e.seat}`];
    default:
      return [];
  }
}

function icon(e: PortoEvent): string | null {
  switch (e.kind) {
    case 'goodTaken':
    case 'goodBought':
    case 'goodCarried':
    case 'loaded':
      return art(e.good);
    case 'servantsPaid':
      return art(e.action);
    case 'quayClaimed':
    case 'quayLeft':
    case 'quayTransferred':
      return art('quay');
    case 'income':
    case 'talentsTaken':
    case 'voyagePaid':
    case 'talentsShown':
      return art('talent');
    case 'marketFilled':
      return art('market');
    case 'firstPlayerChosen':
      return art('firstPlayer');
    case 'shipArrived':
    case 'shipLeft':
    case 'shipBlocked':
      return art('captain');
    case 'chartered':
    case 'voyage':
      return art('charter');
    case 'servantsMoved':
      return art('moveServants');
    case 'warehouseReleased':
      return art('releaseWarehouse');
    case 'palaceBought':
    case 'scored':
    case 'gameEnded':
      return art('palace');
    case 'tradePoint':
      return art('tradePoint');
    case 'intriguePlaced':
    case 'pathAward':
      return art('pathOfIntrigue');
    case 'privilegeUsed':
    case 'privilegeLapsed':
      return art(e.privilege);
    case 'deckLooked':
    case 'deckSorted':
      return art('sortDeck');
    case 'passed':
    case 'declined':
      return 'ui-pass';
    default:
      return null;
  }
}

function part(e: PortoEvent, lang: Lang): string | null {
  if (e.kind !== 'decadeBegan') return null;
  return lang === 'fr' ? `Décennie ${e.decade}` : `Decade ${e.decade}`;
}

export const log: BoardLog<Porto> = {
  sounds: {
    cardTaken: 'paper',
    rowFilled: 'flip',
    marketFilled: 'flip',
    goodBought: 'pay',
    servantsPaid: 'pay',
    talentsTaken: 'gain',
    income: 'gain',
    quayClaimed: 'tap',
    servantsMoved: 'tap',
    palaceBought: 'stamp',
    intriguePlaced: 'tap',
    tradePoint: 'stamp',
    shipArrived: 'water',
    shipLeft: 'water',
    voyage: 'water',
    loaded: 'tap',
    roundBegan: 'page',
  },
  part,
  heading(e, _who, lang) {
    if (e.kind === 'roundBegan') return lang === 'fr' ? `Manche ${e.round}` : `Round ${e.round}`;
    return part(e, lang);
  },
  icon,
  about,
  flights: (e) => flights(e),
};
