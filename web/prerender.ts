// Runs in Node while the site is built (build-pages.ts), and prints the pages that strangers come to.
import { address } from './src/prerender/device.ts';

// Not before there is a device: modules look at it as they are read.
const { drawAll } = await import('./src/prerender/draw.tsx');
const pages = await drawAll(address);
// The games of other tabs would be listened to without end.
process.stdout.write(JSON.stringify(pages), () => process.exit());
