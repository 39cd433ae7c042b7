import { useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';
import { type IllustratedRules, loadRules } from './files.ts';

/** A game's rules in the reader's language. undefined: on their way; null: not there, or out of reach. */
export function useRulebook(game: string): IllustratedRules | null | undefined {
  const { lang } = useSettings();
  const [rules, setRules] = useState<IllustratedRules | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const show = (read: IllustratedRules | null): void => {
      if (isWanted) setRules(read);
    };
    loadRules(game, lang).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [game, lang]);
  return rules;
}
