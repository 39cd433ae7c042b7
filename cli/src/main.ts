// comptoir <command> …
import { backup, restore } from './commands/backup.ts';
import { coverage } from './commands/coverage.ts';
import { fuzz } from './commands/fuzz.ts';
import { ladder } from './commands/ladder.ts';
import { newGame } from './commands/new.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { replay, verify } from './commands/records.ts';
import { reports } from './commands/reports.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { tune } from './commands/tune.ts';
import { UsageError } from './usage.ts';

interface Command {
  readonly run: (args: readonly string[]) => Promise<number>;
  readonly usage: string;
  readonly about: string;
}
const PLATFORM = '[--data folder] [--database url]';
const COMMANDS: Readonly<Record<string, Command>> = {
  play: {
    run: play,
    usage:
      '<game> [--seats human,greedy,random] [--players n] [--variants a:b,c:d] [--seed s] [--lang fr|en] [--record file]',
    about: 'A game in the terminal, against bots.',
  },
  replay: { run: replay, usage: '<record> [--at n] [--lang fr|en]', about: 'A recorded game, pick by pick.' },
  verify: { run: verify, usage: '<record>', about: 'Whether a record is true: 0 when it is, 1 when not.' },
  fuzz: {
    run: fuzz,
    usage: '<game>|all [--games n] [--players n] [--seed s] [--biased]',
    about:
      'Random games under the conformance suite, and which events and refusals never came up; --biased goes to extremes.',
  },
  perft: {
    run: perft,
    usage: '<game>|all [--depth d] [--write]',
    about: 'Counts positions, compared with the golden ones.',
  },
  coverage: {
    run: coverage,
    usage: '<game>|all [--verbose]',
    about: 'Paragraphs and refusals without a test.',
  },
  simulate: {
    run: simulate,
    usage: '<game> --bots a,b[,c] [--games n] [--variants a:b] [--seed s] [--save folder] [--json]',
    about: 'Bots against bots.',
  },
  ladder: {
    run: ladder,
    usage: '<game> [--games n] [--players n] [--only level] [--seed s] [--fresh] [--write]',
    about: 'How strong the levels are.',
  },
  tune: {
    run: tune,
    usage: '<game> [--rounds n] [--iterations n] [--check n] [--players n] [--seed s]',
    about: 'Looks for better weights of a bot.',
  },
  new: { run: newGame, usage: '<game>', about: 'A small game to begin with.' },
  serve: {
    run: serve,
    usage: `[--port n] [--host address] ${PLATFORM}`,
    about: 'The platform; settings are in docs/operate.md.',
  },
  backup: { run: backup, usage: `<file> ${PLATFORM}`, about: 'Writes every row, from one moment in time.' },
  restore: { run: restore, usage: `<file> ${PLATFORM}`, about: 'Fills an empty database from a backup.' },
  reports: {
    run: reports,
    usage: `[--all] [--handle n --note text] ${PLATFORM}`,
    about: 'What people reported about one another, oldest first.',
  },
};
const HELPS = ['help', '--help', '-h'];

const usageOf = (name: string, { usage }: Command): string => `comptoir ${name} ${usage}`;
const HELP = Object.entries(COMMANDS)
  .map(([name, command]) => usageOf(name, command))
  .join('\n');

async function main(): Promise<number> {
  const [name = 'help', ...args] = process.argv.slice(2);
  if (HELPS.includes(name)) {
    console.log(HELP);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command “${name}”.\n${HELP}`);
  if (args.some((arg) => HELPS.slice(1).includes(arg))) {
    console.log(`${usageOf(name, command)}\n  ${command.about}`);
    return 0;
  }
  return command.run(args);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
