// Hermagor: the table of contents.
import type { Game } from '@comptoir/kernel';
import { audit } from './audit.ts';
import { PLAYERS } from './data/players.ts';
import { NO } from './refusals.ts';
import { steps } from './rules/index.ts';
import { setup } from './setup.ts';
import type { Hermagor } from './types.ts';
import { redeal, view } from './view.ts';

export const hermagor: Game<Hermagor> = {
  id: 'hermagor',
  version: 1,
  players: PLAYERS,
  variants: { taxCollector: ['off', 'on'] },
  setup,
  steps,
  refusals: NO,
  view,
  redeal,
  audit,
};
