export { confirmed, isStillBest, shareFound } from './check.ts';
export { minedFrom } from './mine.ts';
