// What people say at a table, and where.
import type { PhraseId, ReactionId } from '@comptoir/protocol';

/** What is said: in one's own words, or with words for whoever does not know the phrase or the reaction. */
export interface Saying {
  readonly text: string;
  readonly phrase?: PhraseId;
  readonly reaction?: ReactionId;
}
/** Where something is said. */
export interface Talk {
  say(saying: Saying): void;
  /** Asks anew what was said: somebody is no longer heard. */
  loadChat(): Promise<void>;
}
