// The steps of a game, in the order in which a round meets them.
import type { Game } from '@comptoir/kernel';
import type { Hermagor } from '../types.ts';
import { fill, placeBuyer, reveal } from './5-market.ts';
import {
  chooseFirstPlayer,
  drawConsolation,
  findLowest,
  fluctuate,
  payCorridors,
  raisePrice,
  winTiles,
} from './6-preparation.ts';
import { build, buildGood, sharedBuild } from './7-5-regions.ts';
import { act, cleanUp, depart } from './7-selling.ts';
import { finish } from './8-end.ts';
import {
  actOrShare,
  placeEitherBuyer,
  placeOwnBuyer,
  placeSharedBuyer,
  placeSharedPost,
} from './9-two-players.ts';
import { collectTax, declare } from './10-tax-collector.ts';

export const steps: Game<Hermagor>['steps'] = {
  fill,
  declare,
  collectTax,
  reveal,
  placeBuyer,
  placeEitherBuyer,
  placeOwnBuyer,
  placeSharedBuyer,
  payCorridors,
  winTiles,
  raisePrice,
  fluctuate,
  drawConsolation,
  findLowest,
  chooseFirstPlayer,
  depart,
  act,
  actOrShare,
  build,
  sharedBuild,
  buildGood,
  placeSharedPost,
  cleanUp,
  finish,
};
