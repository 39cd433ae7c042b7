export type { GameWithHints } from './hints.ts';
export { Search, type Thinking } from './ismcts.ts';
export { LEVEL_IDS, LEVELS, type Level, type LevelId, levelBot, levelNamed } from './levels.ts';
export { type Answer, rescue, type SafeBot, safely } from './safely.ts';
export { type Bot, greedyBot, hastyBot, randomBot } from './simple.ts';
export { iterationsPerSecond } from './speed.ts';
export { type Budget, ismctsBot } from './thinker.ts';
export { botWith, fit } from './tune.ts';
