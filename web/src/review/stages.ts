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

/** By turn: what its stage is called. Where there is no room for all names, parts of the game are named: a decade, not its rounds. */
export function stagesIn(
  names: readonly string[],
  hasRoom: (stretch: Stretch) => boolean,
): { readonly stages: readonly Stretch[]; readonly named: readonly Stretch[] } {
  const stages = stretchesOf(names);
  const parts = stretchesOf(names.map((name) => name.split(',')[0] ?? name));
  return { stages, named: (stages.every(hasRoom) ? stages : parts).filter(hasRoom) };
}
