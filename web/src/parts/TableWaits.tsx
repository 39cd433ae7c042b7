// A table that is still being laid out: its game, where it stands and what is asked, which the device has noted.
import { useEffect, useState } from 'react';
import { noteOf } from '../local/at-hand.ts';
import type { SavedGame } from '../local/saved-game.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

const PATIENCE_MS = 5000;

/** The same as `first.js` writes before any other script has come; after five seconds it says what it waits for. */
export function TableWaits({ saved }: { readonly saved: SavedGame }) {
  const { states } = useWords();
  const { lang } = useSettings();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const { game, title, stage, ask } = noteOf(saved);
  return (
    <main className="waits" data-game={game}>
      <h1>{title[lang]}</h1>
      <small>{stage?.[lang]}</small>
      <p>{ask?.[lang]}</p>
      {isLong ? <p role="status">{states.loadingLong}</p> : null}
    </main>
  );
}
