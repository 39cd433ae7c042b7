// The six civilisations and their twelve quays, I and II each.
import type { Civ, QuayName } from '../names.ts';

export const SERVANTS_PER_QUAY = 2;

interface PrintedQuay {
  readonly id: QuayName;
  readonly civ: Civ;
  readonly roman: 'I' | 'II';
}

export const QUAYS = [
  { id: 'q1', civ: 'egyptians', roman: 'I' },
  { id: 'q2', civ: 'egyptians', roman: 'II' },
  { id: 'q3', civ: 'greeks', roman: 'I' },
  { id: 'q4', civ: 'greeks', roman: 'II' },
  { id: 'q5', civ: 'romans', roman: 'I' },
  { id: 'q6', civ: 'romans', roman: 'II' },
  { id: 'q7', civ: 'phoenicians', roman: 'I' },
  { id: 'q8', civ: 'phoenicians', roman: 'II' },
  { id: 'q9', civ: 'iberians', roman: 'I' },
  { id: 'q10', civ: 'iberians', roman: 'II' },
  { id: 'q11', civ: 'celts', roman: 'I' },
  { id: 'q12', civ: 'celts', roman: 'II' },
] as const satisfies readonly PrintedQuay[];
