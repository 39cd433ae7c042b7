export { begin, canUndo, type Pick, pick, type Running, undo } from './host.ts';
export { canonical, clone, stateHash } from './plain.ts';
export {
  advance,
  anyGame,
  chooseVariants,
  deciders,
  decisions,
  due,
  fallbackOf,
  isRefusal,
  optionsOf,
  play,
  refuses,
  start,
} from './play.ts';
export {
  type GameRecord,
  type Header,
  RecordError,
  readOption,
  readRecord,
  replay,
  verify,
  writeOption,
  writeRecord,
} from './record.ts';
export { random, readSeed, rngFrom, seedFrom, shuffle, writeSeed } from './rng.ts';
export { sha256 } from './sha256.ts';
export { LANGUAGES, type Lang, type Texts, type Who, whyNot } from './texts.ts';
export type * from './types.ts';
