// comptoir retries: whether turning points are real. What a review calls a costly pick is tried again against what it calls better,
// by doges in every seat, in the same deals.
import { type GameWithHints, type LevelId, levelBot } from '@comptoir/bots';
import { type DecisionChances, type Review, reviewOf } from '@comptoir/bots/review';
import { withHints } from '@comptoir/catalogue';
import {
  advance,
  clone,
  deciders,
  type GameRecord,
  type Kinds,
  type LoadedGame,
  type Option,
  replay,
  type Seat,
  seedFrom,
  sharesOfWin,
  veil,
} from '@comptoir/kernel';
import { playOut } from '../bot-games.ts';
import { choose } from '../bots.ts';
import { Progress } from '../progress.ts';
import { checkPlayers, gameNamed, readArguments } from '../usage.ts';
import { finished } from './review.ts';

interface Trial {
  readonly known: GameWithHints<Kinds>;
  readonly players: number;
  readonly tries: number;
  readonly effort: number;
}
/** Whose mistakes are looked at: good enough to make sense, bad enough to err. */
const ERRING: LevelId = 'matelot';
/** So many turning points of one game: more would be about the same game. */
const POINTS_A_GAME = 2;

/** Plays on with doges, and says what the seat got: its part of the win, and its points. */
function outcome(
  { known, players, effort }: Trial,
  state: Kinds['State'],
  seat: Seat,
  option: Option,
  salt: string,
): readonly [won: number, points: number] {
  const s = clone(state);
  const bots = Array.from({ length: players }, () => levelBot('doge', effort));
  advance(known.game, s, seat, option);
  for (let n = 0; s.result === null; n += 1) {
    const [decider = 0] = deciders(s);
    const bot = bots[decider];
    if (bot === undefined) throw new Error('retries: a seat without a bot');
    advance(known.game, s, decider, choose(bot, known, s, decider, `${salt} ${n}`).option);
  }
  return [sharesOfWin(s.result)[seat] ?? 0, s.result.scores[seat] ?? 0];
}

/** By how much the better option did better than the one that was picked, in wins and in points. */
function gapOf(trial: Trial, record: GameRecord, { at, seat, options, played }: DecisionChances) {
  const state = replay(trial.known.game, record, at);
  const [better, picked] = [options[0]?.option, options[played]?.option];
  if (better === undefined || picked === undefined)
    throw new Error('retries: a turning point without options');
  const gap = { won: 0, points: 0 };
  for (let n = 0; n < trial.tries; n += 1) {
    const dealt = veil(trial.known.game, state, seat, seedFrom(`retry ${at} ${n}`));
    const [one, other] = [better, picked].map((option) =>
      outcome(trial, dealt, seat, option, `retry ${at} ${n}`),
    );
    gap.won += (one?.[0] ?? 0) - (other?.[0] ?? 0);
    gap.points += (one?.[1] ?? 0) - (other?.[1] ?? 0);
  }
  return gap;
}

function reviewed({ known, players }: Trial, texts: LoadedGame['texts'], record: GameRecord): Review {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const names = seats.map((seat) => `P${seat + 1}`);
  return finished(reviewOf({ known, texts, record, names, people: seats }));
}

export async function retries(args: readonly string[]): Promise<number> {
  const given = readArguments(args, ['points', 'tries', 'players', 'effort', 'seed']);
  const entry = await gameNamed(given.words[0]);
  const { game } = entry;
  const players = checkPlayers(entry, given.count('players', Math.max(game.players[0], 3)));
  const wanted = given.count('points', 50);
  const effort = given.count('effort', 4) / 1000;
  const trial: Trial = { known: await withHints(entry), players, tries: given.count('tries', 40), effort };
  const seed = given.text('seed') ?? 'retries';
  const progress = new Progress('turning points', wanted);
  const gaps: { readonly won: number; readonly points: number }[] = [];
  for (let n = 0; gaps.length < wanted; n += 1) {
    const bots = Array.from({ length: players }, () => levelBot(ERRING));
    const setup = { known: trial.known, variants: game.usualVariants ?? [], seed: `${seed} ${n}` };
    const record = playOut(setup, bots);
    const { decisions, turningPoints } = reviewed(trial, entry.texts, record);
    const points = decisions.filter(({ at }) => turningPoints.includes(at)).slice(0, POINTS_A_GAME);
    for (const point of points.slice(0, wanted - gaps.length)) {
      gaps.push(gapOf(trial, record, point));
      progress.show(gaps.length);
    }
  }
  const right = (measure: 'won' | 'points'): string => {
    const share = gaps.reduce((sum, gap) => sum + (gap[measure] > 0 ? 1 : gap[measure] === 0 ? 0.5 : 0), 0);
    return `${Math.round((100 * share) / gaps.length)} %`;
  };
  console.log(
    `| ${game.id} | ${gaps.length} | ${trial.tries} | ${1000 * effort} | ${right('won')} | ${right('points')} |`,
  );
  return 0;
}
