// A thread in which the pictures of links are drawn: no pick waits for one.
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

export interface Drawing {
  readonly svg: string;
  /** The files of the letters. */
  readonly fonts: readonly string[];
}

function draw({ svg, fonts }: Drawing): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles: [...fonts], defaultFontFamily: 'Alegreya' };
  return new Resvg(svg, { font }).render().asPng();
}

parentPort?.on('message', (drawing: Drawing) => parentPort?.postMessage(draw(drawing)));
parentPort?.postMessage('ready');
