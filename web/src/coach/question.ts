// What a coach is asked about, wherever the table is.
import type { Kinds, Seat } from '@comptoir/kernel';

export interface CoachQuestion {
  readonly game: string;
  readonly seat: Seat;
  /** The position as this seat may imagine it: all that it cannot know is dealt anew. */
  readonly veiled: Kinds['State'];
  /** How many picks led there. */
  readonly made: number;
  /** The same salt gives the same advice. */
  readonly salt: string;
}
/** A table at which the coach may be asked. */
export interface CoachTable {
  /** About the viewer's decision; null: there is none. `isAsked`: by the player, which is counted and told to everybody. */
  question(isAsked: boolean): Promise<CoachQuestion | null>;
}
