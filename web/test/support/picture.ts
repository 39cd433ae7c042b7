// Pictures of a table, made small and compared by eye of a machine: cell by cell, so that another version of the browser or
// a hair's breadth of text does not matter, but a piece that is missing or elsewhere does.
import type { Page } from 'playwright-core';

const SIZE = { width: 360, height: 225 };
const CELLS = { width: 72, height: 45 };

/** An empty page to draw on: the site's own may not read pictures from anywhere else. */
async function onBlank<T>(page: Page, work: (blank: Page) => Promise<T>): Promise<T> {
  const blank = await page.context().newPage();
  const result = await work(blank);
  await blank.close();
  return result;
}

/** Whichever kind it is: browsers look at the picture itself. */
const urlOf = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`;

/** A picture in the size references are kept in. */
export async function shrunk(page: Page, png: Buffer): Promise<Buffer> {
  const bytes = await onBlank(page, (blank) =>
    blank.evaluate(
      async ([source, { width, height }]) => {
        const image = await createImageBitmap(await (await fetch(source)).blob());
        const canvas = new OffscreenCanvas(width, height);
        const pen = canvas.getContext('2d');
        if (pen === null) throw new Error('no canvas');
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, 0, 0, width, height);
        const drawn = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
        return btoa(String.fromCharCode(...drawn));
      },
      [urlOf(png), SIZE] as const,
    ),
  );
  return Buffer.from(bytes, 'base64');
}

/** The share of cells in which two small pictures differ to the eye. */
export function difference(page: Page, one: Buffer, other: Buffer, cells = CELLS): Promise<number> {
  return onBlank(page, (blank) =>
    blank.evaluate(
      async ([sources, { width, height }]) => {
        const read = async (source: string): Promise<Uint8ClampedArray> => {
          const image = await createImageBitmap(await (await fetch(source)).blob());
          const pen = new OffscreenCanvas(width, height).getContext('2d');
          if (pen === null) throw new Error('no canvas');
          pen.drawImage(image, 0, 0, width, height);
          return pen.getImageData(0, 0, width, height).data;
        };
        const [a, b] = await Promise.all(sources.map(read));
        if (a === undefined || b === undefined) throw new Error('two pictures are wanted');
        let different = 0;
        for (let n = 0; n < a.length; n += 4) {
          const apart = [0, 1, 2].reduce((sum, k) => sum + Math.abs((a[n + k] ?? 0) - (b[n + k] ?? 0)), 0);
          if (apart > 90) different += 1;
        }
        return different / (width * height);
      },
      [[one, other].map(urlOf), cells] as const,
    ),
  );
}

const TILE = { width: 88, height: 60, across: 6 };

/** Small copies of many pictures side by side, as one. */
export async function sheetOf(page: Page, pngs: readonly Buffer[]): Promise<Buffer> {
  const bytes = await onBlank(page, (blank) =>
    blank.evaluate(
      async ([sources, { width, height, across }]) => {
        const down = Math.ceil(sources.length / across);
        const canvas = new OffscreenCanvas(width * across, height * down);
        const pen = canvas.getContext('2d');
        if (pen === null) throw new Error('no canvas');
        pen.imageSmoothingQuality = 'high';
        for (const [n, source] of sources.entries()) {
          const image = await createImageBitmap(await (await fetch(source)).blob());
          const [x, y] = [(n % across) * width, Math.floor(n / across) * height];
          pen.drawImage(image, x, y, width, height);
        }
        const drawn = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
        return btoa(drawn.reduce((text, byte) => text + String.fromCharCode(byte), ''));
      },
      [pngs.map(urlOf), TILE] as const,
    ),
  );
  return Buffer.from(bytes, 'base64');
}

/** The share of cells in which each picture of two sheets differs to the eye. */
export function tilesApart(page: Page, one: Buffer, other: Buffer, count: number): Promise<number[]> {
  return onBlank(page, (blank) =>
    blank.evaluate(
      async ([sources, { width, height, across }, tiles]) => {
        const [wide, high] = [width / 4, height / 4];
        const images = await Promise.all(
          sources.map(async (source) => createImageBitmap(await (await fetch(source)).blob())),
        );
        const read = (image: ImageBitmap, n: number): Uint8ClampedArray => {
          const pen = new OffscreenCanvas(wide, high).getContext('2d');
          if (pen === null) throw new Error('no canvas');
          const [x, y] = [(n % across) * width, Math.floor(n / across) * height];
          pen.drawImage(image, x, y, width, height, 0, 0, wide, high);
          return pen.getImageData(0, 0, wide, high).data;
        };
        const share = (n: number): number => {
          const [a, b] = images.map((image) => read(image, n));
          if (a === undefined || b === undefined) throw new Error('two sheets are wanted');
          let cells = 0;
          for (let k = 0; k < a.length; k += 4) {
            const apart = [0, 1, 2].reduce((sum, c) => sum + Math.abs((a[k + c] ?? 0) - (b[k + c] ?? 0)), 0);
            if (apart > 90) cells += 1;
          }
          return cells / (wide * high);
        };
        return Array.from({ length: tiles }, (_, n) => share(n));
      },
      [[one, other].map(urlOf), TILE, count] as const,
    ),
  );
}
