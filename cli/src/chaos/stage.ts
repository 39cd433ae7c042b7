// What is harmed under play: one server, or a house of several.
import type { Draw } from './person.ts';

export interface Stage {
  /** Where people find it, whatever becomes of its parts. */
  readonly url: string;
  /** A server has ended that was not killed. */
  readonly hasEnded: boolean;
  /** The last line that it has said. */
  readonly lastWords: string;
  /** Everything that was harmed before is whole again. */
  whole(): Promise<void>;
  /** As whoever looks after processes would: a server that has ended is started again. */
  startAgain(): Promise<void>;
  query<T extends object>(text: string, values?: readonly unknown[]): Promise<readonly T[]>;
  close(): Promise<void>;
}

/** A way to harm it. */
export interface Kill<S extends Stage> {
  readonly name: string;
  /** Resolves when the harm is over; what it takes to play on from then is its recovery. */
  harm(stage: S, draw: Draw): Promise<void>;
  /** The server is meant to end by it. */
  readonly endsServer?: true;
}
