// What is said of a table before it is there: which game it is, where it stands, what is asked. Noted in localStorage for the games
// played last, where `first.js` reads it before any other script has come.
import { titleOf } from '@comptoir/catalogue';
import { LANGUAGES, type Lang } from '@comptoir/kernel';
import type { SavedGame } from './saved-game.ts';

type Spoken = Readonly<Record<Lang, string>>;
export interface TableNote {
  readonly game: string;
  readonly title: Spoken;
  readonly stage: Spoken | null;
  readonly ask: Spoken | null;
}
type Noted = Readonly<Record<string, TableNote>>;

const KEY = 'comptoir-tables';
const MOST = 12;

export function noteOf({ game, stage, ask }: SavedGame): TableNote {
  const [en, fr] = LANGUAGES.map((lang) => titleOf(game, lang));
  return { game, title: { en: en ?? game, fr: fr ?? game }, stage: stage ?? null, ask };
}

/** Where storage is blocked, full or damaged, nothing is said beforehand. */
function change(next: (noted: Noted) => Noted): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next(JSON.parse(localStorage.getItem(KEY) ?? '{}'))));
  } catch {
    // the table comes all the same
  }
}

/** The one noted last stands first. */
export function noteTable(saved: SavedGame): void {
  change(({ [saved.id]: _, ...others }) =>
    Object.fromEntries([[saved.id, noteOf(saved)], ...Object.entries(others)].slice(0, MOST)),
  );
}

export function forgetTable(id: string): void {
  change(({ [id]: _, ...others }) => others);
}
