// Nauticus: the table of contents.
import type { Game } from '@comptoir/kernel';
import { audit } from './audit.ts';
import { PLAYERS } from './data/players.ts';
import { NO } from './refusals.ts';
import { afterTurn, beginTurn, chooseAction, endPhase, endRound, startRound, turn } from './rules/4-flow.ts';
import { chooseBonusTile } from './rules/5-bonus.ts';
import { goOn } from './rules/7-0-actions.ts';
import { place } from './rules/7-0-place.ts';
import { buy, chooseFreeTile, setBonus } from './rules/7-1-buying.ts';
import { transport } from './rules/7-2-transport.ts';
import { withdraw } from './rules/7-3-withdraw.ts';
import { deliver } from './rules/7-4-deliver.ts';
import { crowns } from './rules/7-5-crowns.ts';
import { chooseReward } from './rules/8-rewards.ts';
import { chooseExtra } from './rules/9-extra.ts';
import { endGame } from './scoring.ts';
import { copy, setup } from './setup.ts';
import type { Nauticus } from './types.ts';
import { redeal, view } from './view.ts';

export const nauticus: Game<Nauticus> = {
  id: 'nauticus',
  version: 1,
  players: PLAYERS,
  variants: { firstPlayer: ['firstSeat', 'drawn'] },
  usualVariants: ['firstPlayer:drawn'],
  setup,
  steps: {
    startRound,
    chooseAction,
    chooseBonusTile,
    beginTurn,
    turn,
    goOn,
    buy,
    place,
    setBonus,
    chooseFreeTile,
    transport,
    withdraw,
    deliver,
    crowns,
    chooseReward,
    chooseExtra,
    afterTurn,
    endPhase,
    endRound,
    endGame,
  },
  refusals: NO,
  view,
  redeal,
  copy,
  audit,
};
