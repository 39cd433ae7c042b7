// The command line of a tool: --help, and one clear sentence for a mistake.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** Whether this file is the program that runs, and not imported by another one. */
export const isMain = (url) => process.argv[1] === fileURLToPath(url);

/** Reads the options; with --help it prints the help and ends, with a mistake it says so and ends with 2. */
export function readOptions(help, options = {}, allowPositionals = false) {
  const known = { ...options, help: { type: 'boolean', short: 'h' } };
  try {
    const { values, positionals } = parseArgs({ options: known, allowPositionals });
    if (values.help !== true) return { ...values, words: positionals };
    console.log(help);
  } catch (error) {
    console.error(`${error.message.split('\n')[0]}\n${help}`);
    process.exit(2);
  }
  process.exit(0);
}
