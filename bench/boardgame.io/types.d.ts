// What the benchmarks use of boardgame.io, so that their types are checked where it is not installed.
declare module 'boardgame.io' {
  export interface Ctx {
    readonly numPlayers: number;
    readonly currentPlayer: string;
    readonly playOrderPos: number;
    readonly phase: string;
    readonly activePlayers: Readonly<Record<string, string>> | null;
    readonly gameover?: unknown;
  }
  export interface Around<G> {
    readonly G: G;
    readonly ctx: Ctx;
    readonly playerID: string;
    readonly events: { endTurn(): void; setPhase(name: string): void };
    readonly random: { Shuffle<T>(list: T[]): T[] };
  }
  export type Move<G> = (around: Around<G>, ...args: never[]) => 'INVALID_MOVE' | undefined;
  interface Turn<G> {
    readonly activePlayers?: { readonly all: string; readonly minMoves: number; readonly maxMoves: number };
    readonly stages?: Readonly<Record<string, { readonly moves: Readonly<Record<string, Move<G>>> }>>;
    readonly order?: {
      first(): number;
      next(around: Around<G>): number;
      playOrder(around: Around<G>): string[];
    };
  }
  interface Enumerated {
    readonly move: string;
    readonly args: (string | number)[];
  }
  export interface Game<G> {
    readonly name: string;
    readonly seed?: number;
    setup(around: Around<G>): G;
    readonly phases: Readonly<
      Record<
        string,
        {
          readonly start?: boolean;
          readonly moves?: Readonly<Record<string, Move<G>>>;
          readonly turn: Turn<G>;
        }
      >
    >;
    endIf(around: Around<G>): unknown;
    readonly ai: { enumerate(g: G, ctx: Ctx): Enumerated[] };
  }
  export interface State<G> {
    readonly G: G;
    readonly ctx: Ctx;
  }
}

declare module 'boardgame.io/core' {
  export const INVALID_MOVE: 'INVALID_MOVE';
}

declare module 'boardgame.io/internal' {
  import type { Game, State } from 'boardgame.io';

  interface Action {
    readonly type: 'MAKE_MOVE';
    readonly payload: {
      readonly type: string;
      readonly args: readonly (string | number)[];
      readonly playerID: string;
    };
  }
  export function CreateGameReducer<G>(wanted: {
    game: Game<G>;
  }): (state: State<G>, action: Action) => State<G>;
  export function InitializeGame<G>(wanted: { game: Game<G>; numPlayers: number }): State<G>;
}

declare module 'boardgame.io/ai' {
  import type { Ctx, Game, State } from 'boardgame.io';
  export class MCTSBot<G> {
    constructor(settings: {
      game: Game<G>;
      enumerate(g: G, ctx: Ctx): { move: string; args: (string | number)[] }[];
      iterations: number;
      playoutDepth: number;
      seed: number;
    });
    play(state: State<G>, playerID: string): Promise<unknown>;
  }
}

declare module 'boardgame.io/server' {
  import type { Server as HttpServer } from 'node:http';
  import type { Game } from 'boardgame.io';
  export const Origins: { readonly LOCALHOST: RegExp };
  export function Server<G>(settings: { games: readonly Game<G>[]; origins: readonly RegExp[] }): {
    run(where: { port: number }): Promise<{ appServer: HttpServer }>;
  };
}
