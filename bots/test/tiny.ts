// Games of a decision or two, small enough to know the right answer by heart.
import type { GameWithHints } from '@comptoir/bots';
import {
  anyGame,
  type Base,
  type Choice,
  type Game,
  type Kinds,
  type Seat,
  type Step,
  type Upkeep,
} from '@comptoir/kernel';

type Word = { readonly verb: string };
interface TinyState extends Base<Step> {
  said: (string | null)[];
  /** Whether seat 1 holds the card; seat 0 cannot know. */
  card: boolean;
}
interface Tiny extends Kinds {
  Step: Step;
  State: TinyState;
  Option: Word;
  View: { readonly said: readonly (string | null)[] };
}

const say = (
  words: readonly string[],
  canSay: (s: TinyState, word: string) => boolean,
): Choice<Tiny, string, Word> => {
  const all = words.map((verb): Word => ({ verb }));
  return {
    rule: 'R-1',
    candidates: (s) => all.filter(({ verb }) => canSay(s, verb)),
    refuse: () => null,
    apply(s, _at, seat, o) {
      s.said[seat] = o.verb;
    },
  };
};
const finish = (first: (s: TinyState) => number): Upkeep<Tiny, string> => ({
  rule: 'R-2',
  run(s) {
    const points = first(s);
    const ranks = points === 0 ? [1, 1] : points > 0 ? [1, 2] : [2, 1];
    s.result = { scores: [points, -points], ranks };
  },
});

function tiny(steps: Game<Tiny>['steps'], agenda: readonly Step[], cardIn: number): Game<Tiny> {
  return {
    id: 'tiny',
    version: 1,
    players: [2, 2],
    variants: {},
    setup(base, _players, _variants, effects) {
      effects.next(...agenda);
      return { ...base, said: [null, null], card: false };
    },
    steps,
    refusals: {},
    view: (s) => ({ said: s.said }),
    redeal(s, viewer: Seat, random) {
      if (viewer === 0) s.card = random(4) < cardIn;
    },
    audit: () => undefined,
  };
}

/** Both say heads or tails at once; seat 1 wins where they agree. */
export const pennies = tiny(
  { speak: say(['heads', 'tails'], () => true), end: finish((s) => (s.said[0] === s.said[1] ? -1 : 1)) },
  [
    { step: 'speak', seats: [0, 1] },
    { step: 'end', seats: [] },
  ],
  0,
);

/** Seat 0 dares or not. Daring wins unless seat 1 strikes, which needs the card; not daring is a draw. */
export const dare = (cardIn: number): Game<Tiny> =>
  tiny(
    {
      speak: say(['dare', 'rest'], () => true),
      answer: say(['nod', 'wave', 'strike'], (s, word) => word !== 'strike' || s.card),
      end: finish((s) => (s.said[0] === 'rest' ? 0 : s.said[1] === 'strike' ? -1 : 1)),
    },
    [
      { step: 'speak', seats: [0] },
      { step: 'answer', seats: [1] },
      { step: 'end', seats: [] },
    ],
    cardIn,
  );

/** Seat 0 rests, which is a draw, or climbs and then says one of five words of which only one wins. */
export const ladderOfTwo = tiny(
  {
    speak: { ...say(['climb', 'rest'], () => true), fallback: () => ({ verb: 'rest' }) },
    answer: say(['a', 'b', 'c', 'd', 'e', 'stay'], (s, word) => (s.said[0] === 'rest') === (word === 'stay')),
    end: finish((s) => (s.said[0] === 'stay' ? 0 : s.said[0] === 'c' ? 1 : -1)),
  },
  [
    { step: 'speak', seats: [0] },
    { step: 'answer', seats: [0] },
    { step: 'end', seats: [] },
  ],
  0,
);

/** Seat 0 rests, which is a draw, or draws; with the card, one time in four, it may then win, else it can only fold and lose. */
export const lottery = tiny(
  {
    speak: say(['draw', 'rest'], () => true),
    answer: say(['win', 'fold', 'sigh', 'stay'], (s, word) => {
      if (s.said[0] === 'rest') return word === 'stay';
      return word === 'win' ? s.card : word !== 'stay';
    }),
    end: finish((s) => (s.said[0] === 'stay' ? 0 : s.said[0] === 'win' ? 1 : -1)),
  },
  [
    { step: 'speak', seats: [0] },
    { step: 'answer', seats: [0] },
    { step: 'end', seats: [] },
  ],
  1,
);

/** Seat 0 says one of so many words, each worth so many points. */
export const words = (count: number, points: (word: number) => number): Game<Tiny> => {
  const all = Array.from({ length: count }, (_, n) => `${n}`);
  const agenda = [
    { step: 'speak', seats: [0] },
    { step: 'end', seats: [] },
  ];
  return tiny({ speak: say(all, () => true), end: finish((s) => points(Number(s.said[0]))) }, agenda, 0);
};

/** Seat 0 reaps now or later; then both say twenty indifferent words for many turns. It looks better to reap now until few turns are left. */
const REAPING = ['now', 'later'];
const isLike = (s: TinyState, word: string): boolean => word.split(' ')[0] === s.said[0]?.split(' ')[0];
const idly = (word: string): readonly string[] => Array.from({ length: 20 }, (_, n) => `${word} ${n}`);
export const harvest = tiny(
  {
    speak: say(REAPING, () => true),
    mine: say(REAPING.flatMap(idly), isLike),
    theirs: say(idly('well'), () => true),
    end: finish((s) => (isLike(s, 'later') ? 5 : -5)),
  },
  [
    { step: 'speak', seats: [0] },
    ...Array.from({ length: 12 }, (_, n) => ({
      step: n % 2 === 0 ? 'theirs' : 'mine',
      seats: [(n + 1) % 2],
    })),
    { step: 'end', seats: [] },
  ],
  0,
);
const FEW_TURNS = 6;
export const atHarvest: GameWithHints<Kinds> = {
  game: anyGame(harvest),
  hints: {
    evaluate(s, seat) {
      const isEarly = s.agenda.length > FEW_TURNS;
      const hasReaped = JSON.stringify(s).includes('"now');
      const points = isEarly ? (hasReaped ? 1 : 0) : hasReaped ? -5 : 5;
      return seat === 0 ? points : -points;
    },
  },
};

/** A bot is told nothing about such a game before its end. */
export const inTiny = (game: Game<Tiny>): GameWithHints<Kinds> => ({
  game: anyGame(game),
  hints: { evaluate: (s, seat) => s.result?.scores[seat] ?? 0 },
});
