import type { LoadedGame } from '@comptoir/kernel';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

interface VariantsProps {
  readonly entry: LoadedGame;
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChange: (name: string, value: string) => void;
}

function VariantField({ entry, name, chosen, onChange }: VariantsProps & { readonly name: string }) {
  const { lang } = useSettings();
  const values = entry.game.variants[name] ?? [];
  const texts = entry.texts[lang].variants[name];
  return (
    <fieldset>
      <legend>{texts?.name ?? name}</legend>
      {texts?.says === undefined ? null : <p className="muted">{texts.says}</p>}
      <div className="choices">
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={(chosen[name] ?? values[0]) === value}
              onChange={() => onChange(name, value)}
            />
            {texts?.values[value] ?? value}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Variants of the rulebook are open; switches between readings of it are folded, since few tables need them. */
function VariantFields(props: VariantsProps) {
  const { table } = useWords();
  const { lang } = useSettings();
  const { game, texts } = props.entry;
  const names = Object.keys(game.variants);
  const isRuling = (name: string): boolean => texts[lang].variants[name]?.says !== undefined;
  const rulings = names.filter(isRuling);
  const variants = names.filter((name) => !isRuling(name));
  return (
    <>
      {variants.length === 0 ? (
        <section>
          <h2>{table.variants}</h2>
          <p className="muted">{table.noVariants}</p>
        </section>
      ) : (
        variants.map((name) => <VariantField key={name} {...props} name={name} />)
      )}
      {rulings.length === 0 ? null : (
        <details className="rulings">
          <summary>{table.rulings}</summary>
          {rulings.map((name) => (
            <VariantField key={name} {...props} name={name} />
          ))}
        </details>
      )}
    </>
  );
}

interface Variants {
  /** As a record writes them: `length:short`. */
  readonly chosen: readonly string[];
  readonly fields: ReactNode;
}

const NONE: readonly string[] = [];

/** The variants of a game and the fields to choose them with; first what a new table begins with, or what a table has. */
export function useVariants(entry: LoadedGame, first = entry.game.usualVariants ?? NONE): Variants {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(first.map((text) => text.split(':'))),
  );
  return {
    chosen: Object.entries(chosen).map((pair) => pair.join(':')),
    fields: (
      <VariantFields
        entry={entry}
        chosen={chosen}
        onChange={(name, value) => setChosen({ ...chosen, [name]: value })}
      />
    ),
  };
}
