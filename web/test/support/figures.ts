// The figures of a game's rules, drawn and photographed.
import type { Page } from 'playwright-core';

export interface Photograph {
  /** The figure's name, and which of its panels. */
  readonly name: string;
  readonly png: Buffer;
}

/** Until all of the rules are drawn, and not only what is seen first. */
export const wholeText = (page: Page): Promise<void> =>
  page.locator('.rules-text[aria-busy="false"]').waitFor();

/** Every panel of every figure on the page, in order; each is brought into sight first. */
export async function photograph(page: Page): Promise<readonly Photograph[]> {
  await wholeText(page);
  const photographs: Photograph[] = [];
  for (const figure of await page.locator('.fig').all()) {
    await figure.scrollIntoViewIfNeeded();
    const panels = await figure.locator('.fig-shot').all();
    const name = (await figure.getAttribute('id')) ?? '';
    for (const [n, panel] of panels.entries()) {
      await panel.scrollIntoViewIfNeeded();
      await panel.locator('.fig-cut[data-drawn="true"]').waitFor();
      photographs.push({ name: `${name} ${n + 1}`, png: await panel.screenshot() });
    }
  }
  return photographs;
}
