// Pages are fetched when they are wanted. The one a visit begins with is fetched before anything is drawn: nobody sees a
// sign that something is loading, and then the page.
import { type ComponentType, lazy, useState } from 'react';
import { lookUpGames } from './local/storage.ts';
import { PAGE_PATHS } from './page-paths.ts';

type File = keyof typeof PAGE_PATHS;
/** After that long the sign is shown. */
const PATIENCE_MS = 500;
const loaders = new Map<string, () => Promise<void>>();

/** A page that is drawn at once if it is there already. */
export function lazyPage<P extends object>(
  file: File,
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  loaders.set(PAGE_PATHS[file], async () => {
    found = (await load()).default;
  });
  const Later: ComponentType<P> = lazy(load);
  return function Page(props: P) {
    const [Shown] = useState(() => found ?? Later); // one that is shown stays what it is
    return <Shown {...props} />;
  };
}

/** Fetches the page at this address, and the games on this device; a page that cannot be fetched says so itself. */
export async function loadFirst(address: string): Promise<void> {
  const found = [...loaders].find(([path]) => new RegExp(path).test(address));
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all([lookUpGames(), found?.[1]().catch(() => undefined)]), patience]);
}
