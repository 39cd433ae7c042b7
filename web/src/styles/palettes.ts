// The games' palettes as one style sheet: `--g-*` on whatever carries `data-game`. Covers keep the light one by night.
import { BOXES } from '@comptoir/catalogue';
import { COLOURS, type Palette } from '@comptoir/kernel';

const rule = (selector: string, palette: Palette): string =>
  `${selector}{${COLOURS.map((name) => `--g-${name}:${palette[name]}`).join(';')}}`;

/** Before the first page is drawn. */
export function addPalettes(): void {
  const sheet = new CSSStyleSheet();
  const rules = BOXES.flatMap(({ id, palette }) => [
    rule(`[data-game="${id}"]`, palette.light),
    rule(`[data-theme="dark"] [data-game="${id}"]:not(.print)`, palette.dark),
  ]);
  sheet.replaceSync(rules.join('\n'));
  document.adoptedStyleSheets.push(sheet);
}
