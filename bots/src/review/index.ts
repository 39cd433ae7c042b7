export { type Calibrated, calibrate } from './calibrate.ts';
export { type Advice, type Advised, type Asking, advise, costOfPick } from './coach.ts';
export type { Eyes } from './outlook.ts';
export { whyWorse } from './reasons.ts';
export { type Bin, type Reliability, reliabilityAt, type Said } from './reliability.ts';
export { type Depth, type ReviewSubject, reviewOf, USUAL_DEPTH } from './review.ts';
export type { Speech } from './trials.ts';
export {
  type DecisionChances,
  lossOf,
  PARTS,
  partAt,
  type Review,
  type ReviewProgress,
  turnsOf,
} from './types.ts';
export { costOf, deedOf, inHundred, restsOn, summaryOf, type Told, worthOf } from './words.ts';
