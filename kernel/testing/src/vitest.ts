// The conformance suite as one call in a game's test folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  anyGame,
  type BotHints,
  drawFrom,
  type Game,
  type Kinds,
  type Lang,
  readRecord,
  seedFrom,
  type Texts,
  verify,
} from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { checkVariants, type Subject } from './checks.ts';
import { Tally } from './drivers.ts';
import { fuzzGame, randomVariants } from './fuzz.ts';
import { perft, perftPositions } from './perft.ts';
import { readRulebook } from './rulebook.ts';

const GAMES = 12;
/** A game of many picks shows as much in fewer games; half of them are played with switches. */
const ENOUGH_PICKS = 2000;
/** For each number of players; `comptoir fuzz --biased` plays thousands. */
const BIASED = 2;
const DEPTH = 3;

/** What a game brings: its rules, texts and hints for bots. */
interface Contents<G extends Kinds> {
  readonly game: Game<G>;
  readonly texts: Readonly<Record<Lang, Texts<Kinds>>>;
  readonly hints: BotHints<G>;
}

/** `folder`: the game's test folder, with `replays/*.replay` and `perft.json` in it and RULES.md beside it. */
export function conformance<G extends Kinds>({ game, texts, hints }: Contents<G>, folder: string): void {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const { rules } = readRulebook(read('../RULES.md'));
  const subject: Subject = { game: anyGame(game), texts, hints, rules };
  const [min, max] = game.players;
  describe(`conformance of ${game.id}`, () => {
    test('switches and refusals have their texts, in French the same paragraphs as in English', () => {
      checkVariants(subject);
      expect([...readRulebook(read('../RULES.fr.md')).rules].sort()).toEqual([...rules].sort());
    });
    for (let players = min; players <= max; players += 1) {
      test(`up to ${GAMES} random games of ${players} under all checks`, () => {
        for (let n = 0, picks = 0; n < GAMES && picks < ENOUGH_PICKS; n += 1) {
          const draw = drawFrom(seedFrom(`${game.id} ${players} ${n}`));
          const variants = n % 2 === 0 ? (game.usualVariants ?? []) : randomVariants(subject, draw);
          const record = fuzzGame(subject, { players, variants, seed: `${game.id} ${players} ${n}` });
          expect(record.result?.scores).toHaveLength(players);
          picks += record.picks.length;
        }
      });
    }
    test(`${BIASED} games with a bias for each number of players, under all checks`, () => {
      const tally = new Tally(subject);
      for (let n = 0; n < BIASED * (max - min + 1); n += 1) {
        const players = min + (n % (max - min + 1));
        const draw = drawFrom(seedFrom(`${game.id} biased variants ${n}`));
        const variants = n % 2 === 0 ? (game.usualVariants ?? []) : randomVariants(subject, draw);
        fuzzGame(subject, { players, variants, seed: `${game.id} biased ${n}`, isBiased: true }, tally);
      }
      expect(tally.missing('event').length).toBeLessThan(tally.count('event') / 2);
    });
    const replays = existsSync(join(folder, 'replays')) ? readdirSync(join(folder, 'replays')) : [];
    test('there is a golden replay for every number of players', () => {
      const counts = replays.map((name) => readRecord(read(`replays/${name}`)).players);
      for (let players = min; players <= max; players += 1) expect(counts).toContain(players);
    });
    test.each(replays)('golden replay %s ends as recorded', (name) => {
      const record = readRecord(read(`replays/${name}`));
      expect(record.result).not.toBeNull();
      expect(verify(game, record).result).toEqual(record.result);
    });
    test(`perft to depth ${DEPTH} from five positions`, () => {
      const counts = perftPositions(game).map((state) => perft(game, state, DEPTH));
      expect(counts).toEqual(JSON.parse(read('perft.json')));
    });
  });
}
