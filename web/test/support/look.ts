// Whoever wants to see what a test saw sets LOOK to a folder: pictures of its pages are left there.
import type { Page } from 'playwright-core';

export async function look(page: Page, name: string): Promise<void> {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png` });
}

/** All of the page, below the fold too. */
export async function lookAtAll(page: Page, name: string): Promise<void> {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true });
}
