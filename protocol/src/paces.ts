// How fast a quick match may be: few paces, so that people who want to play soon find one another.
import type { ClockRule } from './schemas/match.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const PACE_IDS = ['fast', 'live', 'day'] as const;
export type PaceId = (typeof PACE_IDS)[number];

export const PACES: Readonly<Record<PaceId, ClockRule>> = {
  fast: { kind: 'live', bank: 5 * MINUTE, increment: 15 * SECOND },
  live: { kind: 'live', bank: 15 * MINUTE, increment: 30 * SECOND },
  day: { kind: 'turns', bank: 3 * DAY, increment: DAY },
};
