// Icons and pieces, by the words of the board's own notes.
import { Icon, type Note } from '@comptoir/board-kit';
import type { Figures, Lang } from '@comptoir/kernel';
import { type ReactNode, useMemo } from 'react';
import { useSettings } from '../settings.ts';
import { type Drawing, sceneOf } from './drawing.ts';
import { RuleLink } from './Prose.tsx';
import { rulesWords } from './words.ts';

export const GLOSSARY_ID = 'icons-and-pieces';

export interface Explained {
  readonly icon: string;
  readonly note: Note;
}

function explain({ board, entry }: Drawing, { table, glossary }: Figures, lang: Lang): readonly Explained[] {
  const scene = sceneOf(entry, { table, at: 0 }, null);
  return glossary.flatMap(({ icon, note: name }) => {
    const note = board.note(name, scene, lang);
    return note === null ? [] : [{ icon, note }];
  });
}

/** Nothing until the board is there, which brings icons and words. */
export function useExplained(drawing: Drawing | null, figures: Figures | null): readonly Explained[] {
  const { lang } = useSettings();
  return useMemo(
    () => (drawing === null || figures === null ? [] : explain(drawing, figures, lang)),
    [drawing, figures, lang],
  );
}

/** The icon of a paragraph: that of the first thing whose note names it. */
export function iconsOf(explained: readonly Explained[]): ReadonlyMap<string, string> {
  return new Map([...explained].reverse().map(({ icon, note }) => [note.rule ?? '', icon]));
}

interface GlossaryProps {
  readonly figures: Figures;
  readonly explained: readonly Explained[];
}

export function Glossary({ figures, explained }: GlossaryProps): ReactNode {
  const { lang } = useSettings();
  return (
    <section className="glossary" style={{ minHeight: `${figures.glossary.length * 2.4}rem` }}>
      <h2 id={GLOSSARY_ID}>{rulesWords(lang).glossary}</h2>
      <dl>
        {explained.map(({ icon, note }) => (
          <div key={`${icon} ${note.title}`}>
            <dt>
              <Icon name={icon} /> {note.title}
            </dt>
            <dd>
              {note.text} {note.rule === null ? null : <RuleLink id={note.rule} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
