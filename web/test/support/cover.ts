// A game's cover, drawn by the browser and photographed.
import type { Browser } from 'playwright-core';

/** The drawing's own width; small ones are drawn small, where it leaves out what could not be read. */
const FULL = 640;
const SMALL = 288;

/** A PNG of this width. */
export async function photographCover(browser: Browser, drawing: string, width: number): Promise<Buffer> {
  const across = width < FULL ? SMALL : FULL;
  const context = await browser.newContext({
    viewport: { width: across, height: (across * 400) / 640 },
    deviceScaleFactor: width / across,
  });
  const page = await context.newPage();
  await page.setContent(`<body style="margin:0">${drawing}`);
  await page.addStyleTag({ content: 'body > svg { display: block; width: 100%; height: auto }' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = await page.screenshot();
  await context.close();
  return png;
}

/** JPEG needs more to look as good. */
const QUALITY = { 'image/webp': 0.6, 'image/jpeg': 0.82 } as const;

/** The same picture as WebP or JPEG. */
export async function pictureOf(browser: Browser, png: Buffer, type: keyof typeof QUALITY): Promise<Buffer> {
  const page = await browser.newPage();
  const bytes = await page.evaluate(
    async ([source, kind, quality]) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: kind, quality });
      const drawn = new Uint8Array(await blob.arrayBuffer());
      return btoa(drawn.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    },
    [`data:image/png;base64,${png.toString('base64')}`, type, QUALITY[type]] as const,
  );
  await page.close();
  return Buffer.from(bytes, 'base64');
}
