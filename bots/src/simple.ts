// Two plain opponents: one that picks blindly, one that looks one pick (or one menu entry) ahead.
import {
  anyGame,
  copyOf,
  drawFrom,
  fallbackOf,
  type Game,
  type Kinds,
  optionsOf,
  type Seat,
  type Seed,
} from '@comptoir/kernel';
import { drawByWeight } from './draws.ts';
import type { GameWithHints } from './hints.ts';
import { isSame, playOffer, sequencesFrom } from './sequences.ts';

/** Chooses for `seat` in a veiled state; the same seed gives the same choice. */
export type Bot = <G extends Kinds>(
  known: GameWithHints<G>,
  veiled: G['State'],
  seat: Seat,
  seed: Seed,
) => G['Option'];

function only<T>(list: readonly T[], n: number): T {
  const item = list[n];
  if (item === undefined) throw new Error('bots: a decision without an option');
  return item;
}

export const randomBot: Bot = ({ game }, veiled, seat, seed) => {
  const options = optionsOf(game, veiled, seat);
  return only(options, drawFrom(seed)(options.length));
};

/** What a player without nonsense would think of. */
export function sensibleOptions<G extends Kinds>(
  { game, hints }: GameWithHints<G>,
  s: G['State'],
  seat: Seat,
): readonly G['Option'][] {
  const options = optionsOf(game, s, seat);
  return options.length === 1 ? options : (hints.sensible?.(s, seat, options) ?? options);
}

/** The value of a position after these picks, or -∞ where one of them cannot be made. */
function valueAfter<G extends Kinds>(
  { game, hints }: GameWithHints<G>,
  veiled: G['State'],
  seat: Seat,
  picks: readonly G['Option'][],
): number {
  const copy = copyOf(game, veiled);
  return playOffer(anyGame(game), copy, seat, picks) ? hints.evaluate(copy, seat) : Number.NEGATIVE_INFINITY;
}

/** Every pick, and every entry of the menu, with what the position is worth after it. */
function lookAhead<G extends Kinds>(
  known: GameWithHints<G>,
  veiled: G['State'],
  seat: Seat,
): readonly { readonly option: G['Option']; readonly value: number }[] {
  const options = sensibleOptions(known, veiled, seat);
  if (options.length === 1) return [{ option: only(options, 0), value: 0 }];
  return sequencesFrom(known, veiled, seat, options).map((sequence) => ({
    option: only(sequence, 0),
    value: valueAfter(known, veiled, seat, sequence),
  }));
}

/** One-ply on `evaluate`: the option, or the first pick of the menu entry, that leads to the best position. */
export const greedyBot: Bot = (known, veiled, seat, seed) => {
  const looked = lookAhead(known, veiled, seat);
  const draw = drawFrom(seed);
  let best = only(looked, 0);
  let ties = 1;
  for (const each of looked.slice(1)) {
    ties = each.value === best.value ? ties + 1 : 1;
    if (each.value < best.value || (each.value === best.value && draw(ties) > 0)) continue;
    best = each;
  }
  return best.option;
};

/** Whether it is what is picked for somebody who is away: to pass, to decline. It may be best; it is never picked by mistake. */
export function isIdle<G extends Kinds>(
  game: Game<G>,
  s: G['State'],
  seat: Seat,
): (option: G['Option']) => boolean {
  const idle = fallbackOf(game, s, seat);
  return (option) => idle !== null && isSame(option, idle);
}

/** So many picks come to mind: those that look best. Among fifty, most are nonsense. */
const A_HANDFUL = 6;

/** Looks one pick ahead like the greedy bot and takes the best pick for its neighbour: one whose value is less by `slip` times what the
 * values that come to mind differ by is chosen e times less often. */
export function hastyBot(slip: number): Bot {
  return (known, veiled, seat, seed) => {
    const possible = lookAhead(known, veiled, seat).filter(({ value }) => value > Number.NEGATIVE_INFINITY);
    const best = Math.max(...possible.map(({ value }) => value));
    const idle = isIdle(known.game, veiled, seat);
    const looked = possible
      .filter(({ option, value }) => value === best || !idle(option))
      .sort((a, b) => b.value - a.value)
      .slice(0, A_HANDFUL);
    const mean = looked.reduce((sum, { value }) => sum + value, 0) / looked.length;
    const variance = looked.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / looked.length;
    const usual = slip * Math.sqrt(variance);
    const weights = looked.map(({ value }) => (usual === 0 ? 1 : Math.exp((value - best) / usual)));
    return only(looked, Math.max(drawByWeight(weights, drawFrom(seed)), 0)).option;
  };
}
