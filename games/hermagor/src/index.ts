// Hermagor: the table of contents.
import type { Game } from '@comptoir/kernel';
import { audit } from './audit.ts';
import { PLAYERS } from './data/players.ts';
import { NO } from './refusals.ts';
import { fill, placeBuyer, reveal } from './rules/5-market.ts';
import {
  chooseFirstPlayer,
  drawConsolation,
  findLowest,
  fluctuate,
  payCorridors,
  raisePrice,
  winTiles,
} from './rules/6-preparation.ts';
import { build, buildGood, sharedBuild } from './rules/7-5-regions.ts';
import { act, cleanUp, depart } from './rules/7-selling.ts';
import {
  actOrShare,
  placeEitherBuyer,
  placeOwnBuyer,
  placeSharedBuyer,
  placeSharedPost,
} from './rules/9-two-players.ts';
import { collectTax, declare } from './rules/10-tax-collector.ts';
import { finish } from './scoring.ts';
import { copy, setup } from './setup.ts';
import type { Hermagor } from './types.ts';
import { redeal, view } from './view.ts';

export const hermagor: Game<Hermagor> = {
  id: 'hermagor',
  version: 1,
  players: PLAYERS,
  variants: {
    taxCollector: ['off', 'on'],
    blackMarket: ['holderSells', 'anybodySells'],
  },
  setup,
  /** In the order in which a round meets them. */
  steps: {
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
  },
  refusals: NO,
  view,
  redeal,
  copy,
  audit,
};
