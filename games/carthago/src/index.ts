// Carthago: Merchants & Guilds. The rules are in RULES.md; the files of rules/ bear the numbers of its chapters.
import type { Game } from '@comptoir/kernel';
import { audit } from './audit.ts';
import { PLAYERS } from './data/players.ts';
import { VARIANTS } from './names.ts';
import { NO } from './refusals.ts';
import { decadeSetup, endTurn, nextTurn } from './rules/4-rounds.ts';
import { after, payAction, payExtra, turn } from './rules/4-turn.ts';
import { marketFlip, marketGive, marketSwap, marketTake } from './rules/5-1-market.ts';
import { residenceColumn, residencePay } from './rules/5-2-residence.ts';
import { tradeDock, warDock } from './rules/5-3-docks.ts';
import { deliverPay, delivery, nextDelivery, warPay } from './rules/5-5-delivery.ts';
import { escorts, warAchievement } from './rules/5-5-expedition.ts';
import { main } from './rules/5-main.ts';
import { intrigueMarker, intrigueSpace } from './rules/6-effects.ts';
import { payCoins } from './rules/7-guild.ts';
import { scoring } from './rules/9-end.ts';
import { copy, setup, setupColumn, setupDock } from './setup.ts';
import type { Carthago } from './types.ts';
import { redeal, view } from './view.ts';

export const carthago: Game<Carthago> = {
  id: 'carthago',
  version: 1,
  players: PLAYERS,
  variants: VARIANTS,
  setup,
  steps: {
    ...{ setupColumn, setupDock },
    ...{ turn, payAction, payExtra, main, after, endTurn, nextTurn, decadeSetup },
    ...{ marketTake, marketSwap, marketGive, marketFlip },
    ...{ residenceColumn, residencePay, tradeDock, warDock },
    ...{ delivery, nextDelivery, deliverPay, warPay, escorts, warAchievement },
    ...{ intrigueMarker, intrigueSpace, payCoins, scoring },
  },
  refusals: NO,
  view,
  redeal,
  copy,
  audit,
};
