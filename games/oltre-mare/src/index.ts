// Oltre Mare (Merchants of Venice) by Emanuele Ornella: the table of contents.
import type { Game } from '@comptoir/kernel';
import { audit } from './audit.ts';
import { PLAYERS } from './data/players.ts';
import { redeal } from './redeal.ts';
import { NO } from './refusals.ts';
import { endTurn, startTurn } from './rules/4-flow.ts';
import { discard } from './rules/5-sea-power.ts';
import { answerCall, composeCall, openProposals } from './rules/6-calls.ts';
import { composeOffer } from './rules/6-composing.ts';
import { fill } from './rules/6-execution.ts';
import { answerCounter, answerOffer, composeCounter } from './rules/6-offers.ts';
import { reply, wave } from './rules/6-talk.ts';
import { trade } from './rules/6-trade.ts';
import { actions, playCard, sail } from './rules/7-main.ts';
import { compass } from './rules/8-tokens.ts';
import { load, stack } from './rules/9-cargo.ts';
import { finalScoring } from './scoring.ts';
import { copy, setup } from './setup.ts';
import type { OltreMare } from './types.ts';
import { faded, view } from './view.ts';

export type { OltreMare, OltreMareEvent } from './types.ts';
export type { OltreMareView } from './views.ts';

export const oltreMare: Game<OltreMare> = {
  id: 'oltre-mare',
  version: 1,
  players: PLAYERS,
  variants: {
    talk: ['letters', 'table'],
    cargoMemory: ['hidden', 'open'],
    claims: ['free', 'off'],
    debts: ['none', 'allowed'],
  },
  usualVariants: ['talk:table'],
  setup,
  steps: {
    startTurn,
    discard,
    trade,
    composeOffer,
    answerOffer,
    composeCounter,
    answerCounter,
    composeCall,
    answerCall,
    reply,
    openProposals,
    fill,
    playCard,
    actions,
    sail,
    compass,
    stack,
    load,
    wave,
    endTurn,
    finalScoring,
  },
  refusals: NO,
  view,
  redeal,
  copy,
  audit,
  fade: faded,
};
