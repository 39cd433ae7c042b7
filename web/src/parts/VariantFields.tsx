import type { LoadedGame } from '@comptoir/kernel';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

interface VariantsProps {
  readonly entry: LoadedGame;
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChange: (name: string, value: string) => void;
}

function VariantFields({ entry, chosen, onChange }: VariantsProps) {
  const { table } = useWords();
  const { lang } = useSettings();
  const names = Object.entries(entry.game.variants);
  const texts = entry.texts[lang].variants;
  if (names.length === 0)
    return (
      <section>
        <h2>{table.variants}</h2>
        <p className="muted">{table.noVariants}</p>
      </section>
    );
  return names.map(([name, values]) => (
    <fieldset key={name}>
      <legend>{texts[name]?.name ?? name}</legend>
      <div className="choices">
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={(chosen[name] ?? values[0]) === value}
              onChange={() => onChange(name, value)}
            />
            {texts[name]?.values[value] ?? value}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}

interface Variants {
  /** As a record writes them: `length:short`. */
  readonly chosen: readonly string[];
  readonly fields: ReactNode;
}

/** The variants of a game and the fields to choose them with. */
export function useVariants(entry: LoadedGame): Variants {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
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
