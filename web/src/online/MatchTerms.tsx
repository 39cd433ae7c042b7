// How a match is played and who may watch it; where that was changed, what it was before.
import { boxOf, loadGame } from '@comptoir/catalogue';
import type { LoadedGame } from '@comptoir/kernel';
import type { Terms } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { useClockText } from './time.ts';
import type { OnlineWords } from './words.en.ts';
import { useOnlineWords } from './words.ts';

/** The game with its texts; null while it is on its way. */
export function useLoadedGame(game: string): LoadedGame | null {
  const [entry, setEntry] = useState<LoadedGame | null>(null);
  useEffect(() => {
    loadGame(game).then(setEntry, () => setEntry(null)); // the other terms are shown without it
  }, [game]);
  return entry;
}

interface Fact {
  readonly icon: string;
  readonly name: string;
  /** In one or a few words each. */
  readonly values: readonly string[];
  readonly says: string;
}

/** The readings and variants in which these terms differ from the usual ones. */
function rulingsOf(
  { game, texts }: LoadedGame,
  lang: 'en' | 'fr',
  variants: readonly string[],
): readonly string[] {
  const { usualVariants = [], variants: choices } = game;
  const valueIn = (list: readonly string[], name: string): string | undefined =>
    list.find((text) => text.startsWith(`${name}:`))?.slice(name.length + 1) ?? choices[name]?.[0];
  return Object.keys(choices).flatMap((name) => {
    const value = valueIn(variants, name) ?? '';
    if (value === valueIn(usualVariants, name)) return [];
    const says = texts[lang].variants[name];
    return [`${says?.name ?? name} – ${says?.values[value] ?? value}`];
  });
}

const watchedBy = (door: OnlineWords['door'], isPublic: boolean, isWatchable: boolean): string =>
  isPublic ? door.anybody : isWatchable ? door.withLink : door.playersOnly;

/** Pace, stakes, rules, who may watch: terms in words, in this order. */
function useFacts(game: string): (terms: Terms) => readonly Fact[] {
  const { door, make, pace } = useOnlineWords();
  const { game: words } = useWords();
  const { lang } = useSettings();
  const { rule } = useClockText();
  const entry = useLoadedGame(game);
  const box = boxOf(game);
  return ({ clock, isRated, variants, isPublic, isWatchable, hasCoach }) => {
    const rulings = entry === null ? [] : rulingsOf(entry, lang, variants);
    return [
      {
        icon: 'hourglass',
        name: pace.title,
        values: [clock === null ? pace.none : pace[clock.kind]],
        says: clock === null ? pace.noneSays : rule(clock),
      },
      {
        icon: 'trophy',
        name: make.stakes,
        values: [isRated ? make.rated : make.friendly, ...(hasCoach ? [door.coach] : [])],
        says: isRated ? make.ratedSays : make.friendlySays,
      },
      {
        icon: 'rules',
        name: door.rulings,
        values: rulings.length === 0 ? [door.usual] : rulings,
        says: box === null ? '' : words.minutes(...box.minutes),
      },
      {
        icon: 'eye',
        name: door.watching,
        values: [watchedBy(door, isPublic, isWatchable)],
        says: door.hidden,
      },
    ];
  };
}

interface TermsProps {
  readonly terms: Terms;
  readonly game: string;
  /** What somebody agreed to before these. */
  readonly was?: Terms | null;
}

export function MatchTerms({ terms, game, was = null }: TermsProps) {
  const { room } = useOnlineWords();
  const factsOf = useFacts(game);
  const before = was === null ? [] : factsOf(was);
  return (
    <dl className="door-terms">
      {factsOf(terms).map(({ icon, name, values, says }, n) => {
        const old = before[n];
        const isChanged = old !== undefined && `${old.values} ${old.says}` !== `${values} ${says}`;
        return (
          <div key={icon} data-changed={isChanged}>
            <dt className="muted small">
              <Icon id={icon} />
              <span>{name}</span>
            </dt>
            <dd>
              {values.map((text) => (
                <b key={text}>{text}</b>
              ))}
              {says !== '' && <span className="muted small">{says}</span>}
              {isChanged && <span className="small was">{room.was(old.values.join(', '), old.says)}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
