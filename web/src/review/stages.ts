// The stages of a game under its curve.

/** Turns in a row that are called the same; `to`: the first that is not. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}

function stretchesOf(names: readonly string[]): readonly Stretch[] {
  const begins = names.flatMap((name, n) => (name === names[n - 1] ? [] : [n]));
  return begins.map((from, n) => ({ from, to: begins[n + 1] ?? names.length - 1, name: names[from] ?? '' }));
}

/** Shorter and shorter: "Round 3 of 5", "Round 3"; "Decade 2, round 4", "Decade 2". */
const SHORTER: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replace(/ (?:of|sur) \d+/g, ''),
  (name) => name.split(',')[0] ?? name,
];

/** By turn: what its stage is called. Where there is no room for all names they are told shorter, or parts of the game are named: a decade, not its rounds. */
export function stagesIn(
  names: readonly string[],
  hasRoom: (stretch: Stretch) => boolean,
): { readonly stages: readonly Stretch[]; readonly named: readonly Stretch[] } {
  const told = SHORTER.map((shorter) => stretchesOf(names.map(shorter)));
  const fitting = told.find((all) => all.every(hasRoom)) ?? told.at(-1) ?? [];
  return { stages: stretchesOf(names), named: fitting.filter(hasRoom) };
}
