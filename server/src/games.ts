// The games of this server, and the rules a match began with.
import { GAME_IDS, loadGame } from '@comptoir/catalogue';
import type { Game, Kinds } from '@comptoir/kernel';
import { PlatformError } from '@comptoir/protocol';
import type { Logger } from 'pino';
import type { Database } from './database/index.ts';

export class Games {
  readonly #byId: ReadonlyMap<string, Game<Kinds>>;

  constructor(games: readonly Game<Kinds>[]) {
    this.#byId = new Map(games.map((game) => [game.id, game]));
  }

  /** Those of the catalogue, and some more for tests and benchmarks. */
  static async load(more: readonly Game<Kinds>[]): Promise<Games> {
    const entries = await Promise.all(GAME_IDS.map((id) => loadGame(id)));
    return new Games([...more, ...entries.flatMap((entry) => (entry === null ? [] : [entry.game]))]);
  }

  has(id: string): boolean {
    return this.#byId.has(id);
  }

  /** What new matches are played by. */
  current(id: string): Game<Kinds> {
    const game = this.#byId.get(id);
    if (game === undefined) throw new PlatformError('noGame');
    return game;
  }

  /** What a match is played by: the rules it began with, and no others. */
  rules(id: string, version: number): Game<Kinds> {
    const game = this.#byId.get(id);
    if (game?.version !== version) throw new PlatformError('otherRules');
    return game;
  }

  /** Says in the log which running matches this server cannot go on with. */
  async warn({ pool }: Database, log: Logger): Promise<void> {
    const { rows } = await pool.query<{ game: string; version: number; matches: number }>(
      `select game, version, count(*)::int as matches from matches where status = 'running' group by game, version`,
    );
    for (const row of rows) {
      const ours = this.#byId.get(row.game)?.version ?? null;
      if (ours !== row.version)
        log.warn({ ...row, ours }, 'running matches began under rules that this server cannot play');
    }
  }
}
