export { type Account, accountOf } from './account.ts';
export { type Calibrated, calibrate } from './calibrate.ts';
export { type Advice, type Advised, type Asking, advise, costOfPick } from './coach.ts';
export { type Looked, meanLost } from './lost.ts';
export { type Eyes, playToTheEnd } from './outlook.ts';
export type { ReviewSubject } from './past.ts';
export { whyWorse } from './reasons.ts';
export { type Bin, type Reliability, reliabilityAt, type Said } from './reliability.ts';
export { type Depth, reviewOf, USUAL_DEPTH } from './review.ts';
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
