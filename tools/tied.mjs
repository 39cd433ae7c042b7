// Ties a program to whoever started it. A parent that was killed cannot say so; but our standard input, which it held open, ends.
import { spawn } from 'node:child_process';

const HELP = `node tools/tied.mjs <program> …
  Runs a program of Node that ends, with all it started, when whoever started this is gone.`;
const [program = '--help'] = process.argv.slice(2);
if (program === '--help' || program === '-h') {
  console.log(HELP);
  process.exit(process.argv.length > 2 ? 0 : 2);
}

const GRACE_MS = 20_000;
const child = spawn(process.execPath, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', (error) => {
  console.error(String(error));
  process.exit(1);
});
child.once('exit', (status, signal) => {
  if (signal !== null) console.error(`It was ended by ${signal}.`);
  process.exit(status ?? 1);
});
process.on('SIGTERM', () => {}); // meant for the whole group; we end with the child
const endAll = (signal) => (process.platform === 'win32' ? child.kill() : process.kill(0, signal));
process.stdin.once('end', () => {
  endAll('SIGTERM');
  setTimeout(() => endAll('SIGKILL'), GRACE_MS);
});
process.stdin.resume();
