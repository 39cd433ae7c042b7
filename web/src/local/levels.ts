import type { LevelId } from '@comptoir/bots';

export { LEVEL_IDS } from '@comptoir/bots';

/** Whom a new visitor meets. */
export const DEFAULT_LEVEL: LevelId = 'negociant';
/** Whom a learner meets. */
export const GENTLEST: LevelId = 'mousse';
