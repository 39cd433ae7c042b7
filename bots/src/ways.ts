// Whole turns: the ways to go on from a position, each judged when the turn has been finished.
import { copyOf, deciders, type Kinds, type Option, type Seat } from '@comptoir/kernel';
import { type Draw, drawByWeight } from './draws.ts';
import type { GameWithHints } from './hints.ts';
import { expectedPoints } from './learn/judgement.ts';
import { finishTurn } from './playout.ts';
import { playOffer, sequencesFrom } from './sequences.ts';
import { sensibleOptions } from './simple.ts';

export interface Way {
  /** One, or several that are made as one. */
  readonly picks: readonly Option[];
  /** When the turn has been finished by taking the best option of every pick. */
  readonly end: Kinds['State'];
  /** By how many points the seat leads then. */
  readonly lead: number;
}
export interface Ways {
  /** The best first. */
  readonly ways: readonly Way[];
  /** How many options were looked at for it. */
  readonly looks: number;
}

/** The end of the turn on this way, and how many options were looked at. */
export function endOf(
  known: GameWithHints<Kinds>,
  from: Kinds['State'],
  picks: readonly Option[],
  draw: Draw,
): { readonly end: Kinds['State']; readonly looks: number } {
  const [seat = 0] = deciders(from);
  const end = copyOf(known.game, from);
  playOffer(known.game, end, seat, picks);
  const goesOn = end.result === null && deciders(end)[0] === seat;
  return { end, looks: picks.length + (goesOn ? finishTurn(known, end, draw) : 0) };
}

/** By how many points a seat leads, or trails. */
export function leadOf(points: readonly number[], seat: Seat): number {
  const own = points[seat] ?? 0;
  const rivals = points.reduce((sum, each) => sum + each, 0) - own;
  return own - rivals / Math.max(points.length - 1, 1);
}

/** Those that look best right after the picks. */
function handful(
  { game, hints }: GameWithHints<Kinds>,
  s: Kinds['State'],
  all: readonly (readonly Option[])[],
  most: number,
): readonly (readonly Option[])[] {
  const [seat = 0] = deciders(s);
  const looked = all.map((picks) => {
    const copy = copyOf(game, s);
    playOffer(game, copy, seat, picks);
    return { picks, value: hints.evaluate(copy, seat) };
  });
  return looked
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ picks }) => picks);
}

/** The ways to go on that are no nonsense; where there are more than `most`, those that look best at once. */
export function waysFrom(
  known: GameWithHints<Kinds>,
  s: Kinds['State'],
  players: number,
  draw: Draw,
  most = Number.POSITIVE_INFINITY,
): Ways {
  const [seat = 0] = deciders(s);
  const all = sequencesFrom(known, s, seat, sensibleOptions(known, s, seat));
  const some = all.length > most ? handful(known, s, all, most) : all;
  let looks = all.length > most ? all.length : 0;
  const ways = some.map((picks) => {
    const went = endOf(known, s, picks, draw);
    looks += went.looks;
    const lead = some.length === 1 ? 0 : leadOf(expectedPoints(known.hints, went.end, players), seat);
    return { picks, end: went.end, lead };
  });
  return { ways: ways.sort((a, b) => b.lead - a.lead), looks };
}

/** So many ways are thought of where a turn is only played. */
const A_HANDFUL = 8;

/** The best way, or one that is nearly as good: one that leads by `slip` points less is gone e times less often. */
export function wayOn(
  known: GameWithHints<Kinds>,
  s: Kinds['State'],
  players: number,
  draw: Draw,
  slip = 0,
): Way & { readonly looks: number } {
  const { ways, looks } = waysFrom(known, s, players, draw, A_HANDFUL);
  const most = ways[0]?.lead ?? 0;
  const way =
    ways[
      slip === 0
        ? 0
        : drawByWeight(
            ways.map(({ lead }) => Math.exp((lead - most) / slip)),
            draw,
          )
    ];
  if (way === undefined) throw new Error('bots: a decision without an option');
  return { ...way, looks };
}
