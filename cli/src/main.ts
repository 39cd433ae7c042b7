// comptoir <command> …
import { coverage } from './commands/coverage.ts';
import { fuzz } from './commands/fuzz.ts';
import { ladder } from './commands/ladder.ts';
import { newGame } from './commands/new.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { replay, verify } from './commands/records.ts';
import { backup, restore, serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { tune } from './commands/tune.ts';
import { UsageError } from './usage.ts';

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  play,
  replay,
  verify,
  fuzz,
  perft,
  coverage,
  simulate,
  ladder,
  tune,
  new: newGame,
  serve,
  backup,
  restore,
};

const HELP = `comptoir play <game> [--seats human,greedy,random] [--players n] [--variants a:b,c:d] [--seed s] [--lang fr|en] [--record file]
comptoir replay <record> [--at n] [--lang fr|en]
comptoir verify <record>
comptoir fuzz <game>|all [--games n] [--players n] [--seed s]
comptoir perft <game>|all [--depth d] [--write]
comptoir coverage <game>|all [--verbose]
comptoir simulate <game> --bots a,b[,c] [--games n] [--variants a:b] [--seed s] [--save folder] [--json]
comptoir ladder <game> [--games n] [--players n] [--only level] [--seed s] [--fresh] [--write]
comptoir tune <game> [--rounds n] [--iterations n] [--check n] [--players n] [--seed s]
comptoir new <game>`;

async function main(): Promise<number> {
  const [name = 'help', ...args] = process.argv.slice(2);
  if (['help', '--help', '-h'].includes(name)) {
    console.log(HELP);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command “${name}”.\n${HELP}`);
  return command(args);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
