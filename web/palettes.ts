// The games' palettes as a style sheet, `virtual:palettes.css`: `--g-*` on whatever carries `data-game`. Covers keep the light one
// by night.
import type { Plugin } from 'vite';
import { readBoxes } from './covers.ts';

const ID = 'virtual:palettes.css';

const rule = (selector: string, palette: Readonly<Record<string, string>>): string =>
  `${selector}{${Object.entries(palette)
    .map(([name, colour]) => `--g-${name}:${colour}`)
    .join(';')}}`;

export function palettes(): Plugin {
  return {
    name: 'comptoir-palettes',
    resolveId: (id) => (id === ID ? ID : null),
    async load(id) {
      if (id !== ID) return null;
      const rules = (await readBoxes()).flatMap(({ id: game, palette }) => [
        rule(`[data-game="${game}"]`, palette.light),
        rule(`[data-theme="dark"] [data-game="${game}"]:not(.print)`, palette.dark),
      ]);
      return rules.join('\n');
    },
  };
}
