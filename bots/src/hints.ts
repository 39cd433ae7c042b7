// A game and what it tells bots about itself: all that a bot knows.
import type { BotHints, Game, Kinds } from '@comptoir/kernel';

export interface GameWithHints<G extends Kinds> {
  readonly game: Game<G>;
  readonly hints: BotHints<G>;
}
