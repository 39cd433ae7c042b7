// Night Market: the table of contents.
import type { Game } from '@comptoir/kernel';
import { audit } from './audit.ts';
import { PLAYERS } from './data/players.ts';
import { NO } from './refusals.ts';
import { bid, openBids, turnUp } from './rules/4-bidding.ts';
import { endRound, take } from './rules/5-taking.ts';
import { endGame } from './scoring.ts';
import { setup } from './setup.ts';
import type { NightMarket } from './types.ts';
import { redeal, view } from './view.ts';

export const nightMarket: Game<NightMarket> = {
  id: 'night-market',
  version: 1,
  players: PLAYERS,
  variants: {},
  setup,
  steps: { turnUp, bid, openBids, take, endRound, endGame },
  refusals: NO,
  view,
  redeal,
  audit,
};
