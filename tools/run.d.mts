export function bundle(
  entry: string,
  folder: string,
  arePackagesInside?: boolean,
): Promise<{ readonly file: string; readonly remove: () => void }>;
export function run(entry: string): Promise<void>;
