// What bots are told about Night Market.
import type { BotHints } from '@comptoir/kernel';
import type { NightMarket } from '../src/types.ts';
import { evaluate } from './evaluate.ts';

export const hints: BotHints<NightMarket> = { evaluate };
