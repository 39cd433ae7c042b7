import { LEVEL_IDS, type LevelId } from '@comptoir/bots';

export { LEVEL_IDS, type LevelId } from '@comptoir/bots';

export const DEFAULT_LEVEL: LevelId = 'negociant';

export function isLevel(text: string): text is LevelId {
  return LEVEL_IDS.some((id) => id === text);
}
