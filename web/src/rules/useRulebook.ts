import { startTransition, useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';
import { type IllustratedRules, loadRules, rulesAtHand } from './files.ts';

/** A game's rules in the reader's language. undefined: on their way; null: not there, or out of reach. */
export function useRulebook(game: string): IllustratedRules | null | undefined {
  const { lang } = useSettings();
  const [rules, setRules] = useState<IllustratedRules | null | undefined>(() => rulesAtHand(game, lang));
  useEffect(() => {
    let isWanted = true;
    const show = (read: IllustratedRules | null): void => {
      if (isWanted) startTransition(() => setRules(read)); // a whole book: nobody waits while it is drawn
    };
    loadRules(game, lang).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [game, lang]);
  return rules;
}
