/** Ready phrases of the chat, which everybody reads in their own language. */
export const PHRASE_IDS = [
  'good-game',
  'moment',
  'well-played',
  'misread',
  'back-10',
  'tomorrow',
  'again',
  'whose-turn',
  'thanks',
  'likewise',
  'fine',
] as const;
export type PhraseId = (typeof PHRASE_IDS)[number];

/** What one shows rather than says. */
export const REACTION_IDS = ['bravo', 'laugh', 'wow', 'ouch'] as const;
export type ReactionId = (typeof REACTION_IDS)[number];
