// Porto Carthago: a table of contents.
import type { Game } from '@comptoir/kernel';
import { audit } from './audit.ts';
import { PLAYERS } from './data/players.ts';
import { NO } from './refusals.ts';
import { actionCards, beginDecade, beginRounds, fillMarket, firstPlayer, income } from './rules/4-decade.ts';
import * as arrival from './rules/5-arrival.ts';
import { afterMainStep, refillPurchase, turnAfter, turnMain } from './rules/6-turn.ts';
import { aristocratStep, buyGood, stevedore, stevedoreTarget } from './rules/7-actions.ts';
import { transportDestination, transportSource } from './rules/7-transporter.ts';
import { finishLoad, finishVoyage, tradePoint, voyagePoint } from './rules/9-deliveries.ts';
import * as privileges from './rules/10-privileges.ts';
import { decadeEnd, finalPalace, lastPurchase, pathAwards, winner } from './rules/11-end.ts';
import { copy, setup, setupClaimMandatory, setupClaimOptional, setupTakeGood } from './setup.ts';
import type { Porto } from './types.ts';
import { redeal, view } from './view.ts';

export const portoCarthago: Game<Porto> = {
  id: 'porto-carthago',
  version: 1,
  players: PLAYERS,
  variants: { loadAnyGood: ['quayOnly', 'warehouseToo'] },
  setup,
  steps: {
    ...{ setupClaimOptional, setupClaimMandatory, setupTakeGood },
    ...{ beginDecade, actionCards, firstPlayer, income, fillMarket, beginRounds },
    arrival: arrival.arrival,
    lighthouse: arrival.lighthouse,
    lighthouseFirst: arrival.lighthouseFirst,
    lighthousePlace: arrival.lighthousePlace,
    lighthouseBerth: arrival.lighthouseBerth,
    automaticArrival: arrival.automaticArrival,
    shiftRows: arrival.shiftRows,
    loadingCheck: arrival.loadingCheck,
    ...{ turnMain, afterMain: afterMainStep, turnAfter, refillPurchase },
    ...{ aristocratStep, stevedore, stevedoreTarget, buyGood, transportSource, transportDestination },
    ...{ tradePoint, finishLoad, voyagePoint, finishVoyage },
    immediatePrivilege: privileges.immediatePrivilege,
    bonusPoint: privileges.bonusPoint,
    bonusIntrigue: privileges.bonusIntrigue,
    sortDeck: privileges.sortDeck,
    loadAny: privileges.loadAny,
    loadStored: privileges.loadStored,
    moveStep: privileges.moveStep,
    bringShip: privileges.bringShip,
    discard: privileges.discardStep,
    ...{ decadeEnd, lastPurchase, finalPalace, pathAwards, winner },
  },
  refusals: NO,
  view,
  redeal,
  copy,
  audit,
};
