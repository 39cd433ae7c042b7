// What is not in IndexedDB yet, written down at once: localStorage answers before the next line runs, IndexedDB when it can.
// A tab that is closed while it waits leaves this behind, and the next one takes it up.
import type { SavedGame } from './saved-game.ts';

const PREFIX = 'comptoir-unsaved ';

/** Where storage is blocked or full, IndexedDB alone has to serve. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** False where it could not be written down. */
export function noteUnsaved(saved: SavedGame): boolean {
  return attempt(() => {
    localStorage.setItem(PREFIX + saved.id, JSON.stringify(saved));
    return true;
  }, false);
}

/** What is saved needs no note, unless another tab has noted something newer. */
export function forgetUnsaved({ id, touched }: Pick<SavedGame, 'id' | 'touched'>): void {
  attempt(() => {
    const noted = localStorage.getItem(PREFIX + id);
    if (noted !== null && JSON.parse(noted).touched <= touched) localStorage.removeItem(PREFIX + id);
  }, undefined);
}

/** What a tab left behind, or another one has not written yet. */
export function unsavedGames(): readonly SavedGame[] {
  return attempt(() => Object.keys(localStorage), [])
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => attempt<SavedGame[]>(() => [JSON.parse(localStorage.getItem(key) ?? '')], []));
}
