// comptoir <command> …
import { UsageError } from './usage.ts';

type Run = (args: readonly string[]) => Promise<number>;
interface Command {
  /** Loaded when it is asked for: a command starts without what the others need. */
  readonly load: () => Promise<Run>;
  readonly usage: string;
  readonly about: string;
}
const PLATFORM = '[--data folder] [--database url]';
const COMMANDS: Readonly<Record<string, Command>> = {
  play: {
    load: async () => (await import('./commands/play.ts')).play,
    usage:
      '<game> [--seats human,greedy,random] [--players n] [--variants a:b,c:d] [--seed s] [--lang fr|en] [--record file]',
    about: 'A game in the terminal, against bots.',
  },
  lessons: {
    load: async () => (await import('./commands/lessons.ts')).lessons,
    usage: '<game> [--lesson n] [--lang fr|en]',
    about: 'The lessons of a game; with --lesson, one of them in the terminal.',
  },
  replay: {
    load: async () => (await import('./commands/records.ts')).replay,
    usage: '<record> [--at n] [--lang fr|en]',
    about: 'A recorded game, pick by pick.',
  },
  verify: {
    load: async () => (await import('./commands/records.ts')).verify,
    usage: '<record>',
    about: 'Whether a record is true: 0 when it is, 1 when not.',
  },
  fuzz: {
    load: async () => (await import('./commands/fuzz.ts')).fuzz,
    usage: '<game>|all [--games n] [--players n] [--seed s] [--biased]',
    about:
      'Random games under the conformance suite, and which events and refusals never came up; --biased goes to extremes, and fails where one never did.',
  },
  perft: {
    load: async () => (await import('./commands/perft.ts')).perft,
    usage: '<game>|all [--depth d] [--write]',
    about: 'Counts positions, compared with the golden ones.',
  },
  coverage: {
    load: async () => (await import('./commands/coverage.ts')).coverage,
    usage: '<game>|all [--verbose]',
    about: 'Paragraphs and refusals without a test.',
  },
  simulate: {
    load: async () => (await import('./commands/simulate.ts')).simulate,
    usage: '<game> --bots a,b[,c] [--games n] [--variants a:b] [--seed s] [--save folder] [--json]',
    about: 'Bots against bots.',
  },
  ladder: {
    load: async () => (await import('./commands/ladder.ts')).ladder,
    usage: '<game> [--games n] [--players n] [--only level] [--seed s] [--fresh] [--write]',
    about: 'How strong the levels are.',
  },
  tune: {
    load: async () => (await import('./commands/tune.ts')).tune,
    usage: '<game> [--rounds n] [--iterations n] [--check n] [--players n] [--seed s]',
    about: 'Looks for better weights of a bot.',
  },
  new: {
    load: async () => (await import('./commands/new.ts')).newGame,
    usage: '<game>',
    about: 'A small game to begin with.',
  },
  serve: {
    load: async () => (await import('./commands/serve.ts')).serve,
    usage: `[--port n] [--host address] ${PLATFORM}`,
    about: 'The platform; settings are in docs/operate.md.',
  },
  backup: {
    load: async () => (await import('./commands/backup.ts')).backup,
    usage: `<file> ${PLATFORM}`,
    about: 'Writes every row, from one moment in time.',
  },
  restore: {
    load: async () => (await import('./commands/backup.ts')).restore,
    usage: `<file> ${PLATFORM}`,
    about: 'Fills an empty database from a backup.',
  },
  reports: {
    load: async () => (await import('./commands/reports.ts')).reports,
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
  const run = await command.load();
  return run(args);
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
