// The path of intrigue and its score spaces, the highest first.
export const PATH_LENGTH = 15;
export const SCORE_SPACES = [
  { space: 12, award: [3, 2, 1] },
  { space: 8, award: [2, 1] },
  { space: 4, award: [1] },
] as const satisfies readonly { readonly space: number; readonly award: readonly number[] }[];
