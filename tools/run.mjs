// Sets up what a clone lacks, bundles a TypeScript entry of this repository and runs it in this very process: signals reach it,
// and its exit status is ours.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm, root } from './processes.mjs';
import { setUp } from './setup.mjs';

const HELP = `node tools/run.mjs [--production|--all|--bench] <entry> …
  Runs an entry of this repository: node tools/run.mjs cli/src/main.ts play nauticus
  --production  installs before that what \`npm start\` runs, if it is missing
  --all         everything, tools for development too
  --bench       and what the benchmarks compare with`;
const NEEDS = { '--production': { production: true }, '--all': {}, '--bench': { bench: true } };

const [first = '--help'] = process.argv.slice(2);
if (first === '--help' || first === '-h') {
  console.log(HELP);
  process.exit(process.argv.length > 2 ? 0 : 2);
}
/** Entries that say in their first lines what they are for are not even bundled for --help. */
function helpOf(entry) {
  const [said] = /^(?:\/\/ .*\n)+/.exec(readFileSync(join(root, entry), 'utf8')) ?? [''];
  return said.startsWith('// npm run ') ? said.replace(/^\/\/ /gm, '').trimEnd() : null;
}

const words = process.argv.slice(Object.hasOwn(NEEDS, first) ? 3 : 2);
if (words.includes('--help') || words.includes('-h')) {
  const help = helpOf(words[0]);
  if (help !== null) {
    console.log(help);
    process.exit(0);
  }
}
endWithNpm();
if (Object.hasOwn(NEEDS, first)) {
  process.argv.splice(2, 1);
  await setUp(NEEDS[first]);
}
const { run } = await import('./bundle.mjs'); // it needs packages
const [entry] = process.argv.splice(2, 1);
await run(entry);
