import { type Bot, greedyBot, hastyBot, ismctsBot, randomBot, Search } from '@comptoir/bots';
import { anyGame, canonical, type Game, type Kinds, optionsOf, seedFrom, veil } from '@comptoir/kernel';
import { quay, quayHints } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { allGames, type Position, positionAfter } from './positions.ts';

const THINKING = { cut: 6, greed: 0, explore: 0.5 };
const SHORT = { looks: 200, milliseconds: 1e9, slip: 0.05 };
const BOTS: readonly (readonly [name: string, make: () => Bot])[] = [
  ['random', () => randomBot],
  ['greedy', () => greedyBot],
  ['hasty', () => hastyBot(0.7)],
  ['search', () => ismctsBot({ ...THINKING, looks: 200, milliseconds: 1e9, slip: 0 })],
  ['thorough search', () => ismctsBot({ ...THINKING, greed: 1, isThorough: true, ...SHORT })],
  [
    'farsighted search',
    () => ismctsBot({ ...THINKING, greed: 1, isThorough: true, isFarsighted: true, ...SHORT, looks: 3000 }),
  ],
];

function positionsOf(game: Game<Kinds>): readonly Position[] {
  const [min, max] = game.players;
  return [min, max].flatMap((players) =>
    [0, 5, 14, 30, 61].flatMap((picks) => positionAfter(game, players, picks, `honest ${picks}`) ?? []),
  );
}

/** Another state that the seat cannot tell from this one. */
const permuted = (game: Game<Kinds>, { state, seat }: Position, salt: string): Kinds['State'] =>
  veil(game, state, seat, seedFrom(salt));

/** Whether two plain values hold one and the same object somewhere. */
function isShared(a: unknown, b: unknown): boolean {
  const inside = new Set<unknown>();
  const walk = (value: unknown, visit: (part: object) => boolean): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    return visit(value) || Object.values(value).some((part) => walk(part, visit));
  };
  walk(a, (part) => inside.add(part) === null);
  return walk(b, (part) => inside.has(part));
}

describe.each((await allGames()).map((known) => [known.game.id, known] as const))(
  'bots at %s',
  (_id, known) => {
    const { game } = known;
    test.each(BOTS)('%s chooses alike whatever the hidden things are', (_name, make) => {
      const positions = positionsOf(game);
      expect(positions.length).toBeGreaterThan(4);
      positions.forEach((position, n) => {
        const { state, seat } = position;
        const ask = (s: Kinds['State']): Kinds['Option'] =>
          make()(known, veil(game, s, seat, seedFrom(`veil ${n}`)), seat, seedFrom(`bot ${n}`));
        const choice = ask(state);
        for (const salt of ['one', 'two']) expect(ask(permuted(game, position, salt))).toEqual(choice);
      });
    });

    test('what a seat may think of is the same in every deal, so that a search asks for it once', () => {
      const { menu, sensible } = known.hints;
      for (const position of positionsOf(game)) {
        const { seat } = position;
        const said = ['one', 'two', 'three'].map((salt) => {
          const s = permuted(game, position, salt);
          return canonical({
            menu: menu?.(s, seat),
            sensible: sensible?.(s, seat, optionsOf(game, s, seat)),
          });
        });
        expect(new Set(said).size).toBe(1);
      }
    });

    test('a bot is handed a veiled copy: the same from all states its seat cannot tell apart', () => {
      for (const position of positionsOf(game)) {
        const { state, seat } = position;
        const before = canonical(state);
        const veiled = veil(game, state, seat, seedFrom('veil'));
        expect(isShared(state, veiled)).toBe(false);
        expect(veiled.rng).not.toEqual(state.rng);
        const other = veil(game, permuted(game, position, 'other'), seat, seedFrom('veil'));
        expect(canonical(other)).toBe(canonical(veiled));
        expect(canonical(state)).toBe(before);
      }
    });
  },
);

test('every iteration deals anew for the searching seat and leaves the veiled state alone', () => {
  const viewers: number[] = [];
  const watched = anyGame({
    ...quay,
    redeal(s: Parameters<typeof quay.redeal>[0], viewer: number, draw: (n: number) => number) {
      viewers.push(viewer);
      quay.redeal(s, viewer, draw);
    },
  });
  const position = positionAfter(watched, 3, 8, 'deals');
  if (position === null) throw new Error('the game is over');
  const veiled = veil(watched, position.state, position.seat, seedFrom('veil'));
  const before = canonical(veiled);
  const search = new Search(
    { game: watched, hints: quayHints },
    THINKING,
    veiled,
    position.seat,
    seedFrom('search'),
  );
  const dealt = viewers.length;
  for (let n = 0; n < 50; n += 1) search.iterate();
  expect(viewers.length - dealt).toBe(51); // once an iteration, and once for a first look at what may be picked
  expect(new Set(viewers)).toEqual(new Set([position.seat]));
  expect(canonical(veiled)).toBe(before);
});
