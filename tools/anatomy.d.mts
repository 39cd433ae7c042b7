/** What is missing in the folder of a game, and which of its sources are not as in the others. */
export function anatomyProblems(folder: string, files: readonly string[]): string[];
