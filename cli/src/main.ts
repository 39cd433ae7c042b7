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
  review: {
    load: async () => (await import('./commands/review.ts')).review,
    usage: '<record> [--deals n] [--lang fr|en]',
    about: 'Where a finished game was won: chances after every turn, turning points, a summary.',
  },
  fuzz: {
    load: async () => (await import('./commands/fuzz.ts')).fuzz,
    usage: '<game>|all [--games n] [--players n] [--seed s] [--biased] [--json]',
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
    usage:
      '<game> --bots a,b[,c] [--games n] [--variants a:b] [--seed s] [--save folder] [--events] [--json]',
    about: 'Bots against bots.',
  },
  ladder: {
    load: async () => (await import('./commands/ladder.ts')).ladder,
    usage:
      '<game> [--against commit | --scaling | --elo] [--effort x] [--games n] [--players n] [--only level] [--seed s] [--fresh] [--write]',
    about:
      'How strong the levels are: each against the one below; one as it was in an earlier commit; one with four times its budget; all against all, as Elo.',
  },
  tune: {
    load: async () => (await import('./commands/tune.ts')).tune,
    usage: '<game> [--rounds n] [--looks n] [--check n] [--players n] [--seed s]',
    about: 'Looks for better weights of a bot.',
  },
  train: {
    load: async () => (await import('./commands/train.ts')).train,
    usage:
      '<game> [--games n] [--players n] [--variants a:b] [--seed s] [--asked turns,…] | --fit [--rounds n] [--share part] [--check games] [--looks n] [--write]',
    about:
      'Plays positions to learn from; --fit trains a network on them, lets it play a match and writes it beside the evaluation.',
  },
  averages: {
    load: async () => (await import('./commands/averages.ts')).averages,
    usage: '<game> [--games n] [--players n] [--effort thousandths] [--seed s] [--reviews n]',
    about: 'Where the points of doges come from, on average: a line of the game’s board/doges.ts.',
  },
  retries: {
    load: async () => (await import('./commands/retries.ts')).retries,
    usage:
      '<game> [--points n] [--tries n] [--players n] [--effort thousandths] [--doges decisions] [--seed s] [--seconds n] [--out file] | --table <file>…',
    about: 'Whether turning points of reviews are real: doges try the costly pick and the better one again.',
  },
  calibrate: {
    load: async () => (await import('./commands/calibrate.ts')).calibrate,
    usage: '<game> [--games n] [--players n] [--looks n | --level l] [--seed s] [--write]',
    about:
      'Fits how expected points become chances to win, and measures them: reliability and Brier scores; --write puts both into docs/bots.md.',
  },
  mine: {
    load: async () => (await import('./commands/mine.ts')).mine,
    usage:
      '<game> [--games n] [--want n] [--players n] [--seed s] [--out file] [--confirm | --measure [--tries n]]',
    about:
      'Looks for puzzles in games between bots, and goes on where it was stopped; --confirm keeps what a doge finds with all its budget; --measure: how often each level finds those there are.',
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
  operator: {
    load: async () => (await import('./commands/operate.ts')).operator,
    usage: `[list] | add <name> | remove <name> ${PLATFORM}`,
    about:
      'Who may use the operators’ page, /operate: accounts by the name they sign in with, or by their id.',
  },
  measure: {
    load: async () => (await import('./commands/operate.ts')).measure,
    usage: `<name> [--kind note|mute|offPublic|ban --reason insults|threats|leaving|collusion|accounts|name --text t (--hours n | --for-good)] | --lift n --text t ${PLATFORM}`,
    about:
      'Writes somebody a note, mutes them, keeps them off public tables, bans them, or lifts that; with a name alone, what stands and stood against them, and the step that comes next.',
  },
  appeals: {
    load: async () => (await import('./commands/operate.ts')).appeals,
    usage: `[--answer n --text t [--lift]] ${PLATFORM}`,
    about: 'Appeals nobody has answered; with --answer, answers one.',
  },
  tables: {
    load: async () => (await import('./commands/operate.ts')).tables,
    usage: `[--running] [--close id --text t] ${PLATFORM}`,
    about: 'Tables that wait for players, or games under way; with --close, closes one.',
  },
  health: {
    load: async () => (await import('./commands/operate.ts')).health,
    usage: PLATFORM,
    about: 'Database, queues, nodes and limits.',
  },
  audit: {
    load: async () => (await import('./commands/operate.ts')).audit,
    usage: `[--last n] ${PLATFORM}`,
    about: 'What operators did, the newest first.',
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
