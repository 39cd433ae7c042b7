// What operators do on the page, on the command line: who is one, measures, appeals, tables, health, the log of it all.
import {
  type AuditEntry,
  type Health,
  MEASURES,
  type Measure,
  type MeasureStep,
  type Person,
  PlatformError,
  REASONS,
  STEPS,
} from '@comptoir/protocol';
import {
  answerAppeal,
  auditLog,
  closeTable,
  findPerson,
  healthOf,
  liftMeasure,
  listOperators,
  measuresOf,
  openAppeals,
  setOperator,
  suggestedFor,
  tablesOf,
  takeMeasure,
  withDatabase,
} from '@comptoir/server';
import { type Arguments, UsageError } from '../usage.ts';
import { type Configured, configured } from './configuration.ts';
import { moment, person, safe } from './written.ts';

type Database = Parameters<typeof listOperators>[0];

/** What the server refuses is the caller's mistake. */
async function refused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PlatformError) throw new UsageError(error.message);
    throw error;
  }
}

const work = <T>({ config }: Configured, doing: (database: Database) => Promise<T>): Promise<T> =>
  refused(withDatabase(config, doing));

function say(lines: readonly string[], none: string): number {
  console.log(lines.length === 0 ? none : lines.join('\n'));
  return 0;
}

/** Somebody by the name they sign in with, or by their id. */
async function named(
  database: Database,
  who: string | undefined,
): Promise<Person & { readonly isGuest: boolean }> {
  if (who === undefined) throw new UsageError('Name somebody: the name they sign in with, or their id.');
  const found = await findPerson(database, who);
  if (found === null) throw new UsageError(`There is nobody called “${who}” here.`);
  return found;
}

function textIn(given: Arguments, name: string): string {
  const text = given.text(name)?.trim() ?? '';
  if (text === '') throw new UsageError(`Say why with --${name}.`);
  return text;
}

export async function operator(args: readonly string[]): Promise<number> {
  const house = configured(args);
  const [what = 'list', who] = house.given.words;
  if (what === 'list')
    return work(house, async (database) => say((await listOperators(database)).map(person), 'No operators.'));
  if (what !== 'add' && what !== 'remove')
    throw new UsageError('operator list, add <name> or remove <name>.');
  return work(house, async (database) => {
    const found = await named(database, who);
    if (what === 'add' && found.isGuest)
      throw new UsageError(`${found.name} is a guest; an operator needs an account.`);
    const isNew = await setOperator(database, found.id, what === 'add');
    const is = what === 'add' ? 'is an operator' : 'is no operator';
    return say([`${person(found)} ${isNew ? is : `${is} already`}.`], '');
  });
}

const written = ({ id, kind, reason, text, at, until, isStanding, appeal, answer }: Measure): string => {
  const open = kind === 'note' ? 'until it is read' : 'for good';
  const end = until === null ? open : `until ${moment(until)}`;
  const said = [
    `#${id}  ${moment(at)}  ${kind} ${end}${isStanding ? '' : ', over'}: ${reason}: ${safe(text)}`,
  ];
  if (appeal !== null) said.push(`    appeal: ${safe(appeal)}`);
  if (answer !== null) said.push(`    answer: ${safe(answer)}`);
  return said.join('\n');
};

const oneOf = <T extends string>(all: readonly T[], wanted: string | undefined, name: string): T => {
  const found = all.find((each) => each === wanted);
  if (found === undefined) throw new UsageError(`--${name} must be one of ${all.join(', ')}.`);
  return found;
};

/** A note ends when it is read; off public tables has a usual length; for the others it must be said. */
function hoursIn(given: Arguments, kind: Measure['kind']): number | null {
  if (kind === 'note' || given.flag('for-good')) return null;
  const usual = kind === 'offPublic' ? STEPS.find((step) => step.kind === kind)?.hours : undefined;
  if (given.text('hours') === undefined && usual !== undefined) return usual;
  if (given.text('hours') === undefined) throw new UsageError('Say --hours n, or --for-good.');
  return given.count('hours', 24);
}

const stepLine = ({ kind, hours }: MeasureStep): string =>
  `Suggested next: ${kind}${hours === null ? '' : `, ${hours} hours`}.`;

/** Without a kind, what stands and stood against somebody, and what would come next. */
export async function measure(args: readonly string[]): Promise<number> {
  const house = configured(args, ['kind', 'hours', 'for-good!', 'reason', 'text', 'lift']);
  const { given } = house;
  const lifted = given.text('lift');
  if (lifted !== undefined) {
    if (!/^\d{1,18}$/.test(lifted)) throw new UsageError('--lift must be the number of a measure.');
    await work(house, (database) => liftMeasure(database, null, lifted, textIn(given, 'text')));
    return say([`Measure #${lifted} is lifted.`], '');
  }
  return work(house, async (database) => {
    const { id, name } = await named(database, given.words[0]);
    if (given.text('kind') !== undefined) {
      const kind = oneOf(MEASURES, given.text('kind'), 'kind');
      const reason = oneOf(REASONS, given.text('reason'), 'reason');
      const wanted = { kind, reason, text: textIn(given, 'text'), hours: hoursIn(given, kind) };
      await takeMeasure(database, null, id, { ...wanted, report: null });
    }
    const known = (await measuresOf(database, id)).map(written);
    const lines = known.length === 0 ? [`Nothing against ${safe(name)}.`] : known;
    return say([...lines, stepLine(await suggestedFor(database, id))], '');
  });
}

export async function appeals(args: readonly string[]): Promise<number> {
  const house = configured(args, ['answer', 'text', 'lift!']);
  const { given } = house;
  const id = given.text('answer');
  if (id !== undefined) {
    if (!/^\d{1,18}$/.test(id)) throw new UsageError('--answer must be the number of a measure.');
    const isLifted = given.flag('lift');
    const answer = { text: textIn(given, 'text'), isLifted };
    await work(house, (database) => answerAppeal(database, null, id, answer));
    return say([`Appeal #${id} is answered; the measure ${isLifted ? 'is lifted' : 'stands'}.`], '');
  }
  const found = await work(house, openAppeals);
  return say(
    found.map((each) => `${person(each.person)}\n${written(each.measure)}`),
    'No appeals.',
  );
}

export async function tables(args: readonly string[]): Promise<number> {
  const house = configured(args, ['close', 'text', 'running!']);
  const { given } = house;
  const id = given.text('close');
  if (id !== undefined) {
    await work(house, (database) => closeTable(database, null, id, textIn(given, 'text')));
    return say([`Table ${id} is closed.`], '');
  }
  const isRunning = given.flag('running');
  const found = await work(house, (database) => tablesOf(database, isRunning ? 'running' : 'open'));
  const lines = found.map(({ id: match, game, host, people, seats, at }) => {
    const whose = host === null ? 'nobody' : person(host);
    return `${match}  ${moment(at)}  ${game}, ${people} of ${seats} seats, opened by ${whose}`;
  });
  return say(lines, isRunning ? 'No game is under way.' : 'No table waits for players.');
}

const MEGABYTE = 1024 * 1024;
function healthLines({ database, queues, nodes, people, tables: open, limits }: Health): readonly string[] {
  return [
    `database: answers in ${database.answers.toFixed(1)} ms, ${(database.bytes / MEGABYTE).toFixed(0)} MB, ${database.connections} connections`,
    ...queues.map(({ task, waiting, failed }) => `queue ${task}: ${waiting} due, ${failed} given up`),
    ...nodes.map(
      ({ id, seenAt, isHere }) => `node ${id}: ${isHere ? 'here' : 'gone'}, seen ${moment(seenAt)}`,
    ),
    `${people} people here, ${open.open} tables open, ${open.running} running`,
    ...limits.map(
      ({ name, spent, most, times }) => `limit ${name}: ${spent.toFixed(1)} of ${most}, ${times} ×`,
    ),
  ];
}

export async function health(args: readonly string[]): Promise<number> {
  const figures = { sockets: 0, matches: 0 };
  return say(healthLines(await work(configured(args), (database) => healthOf(database, null, figures))), '');
}

const deed = ({ at, by, isCommandLine, isByItself, deed: what, about, subject, why }: AuditEntry): string => {
  const nobody = isByItself
    ? 'the server itself'
    : isCommandLine
      ? 'the command line'
      : 'somebody who has left';
  const who = by === null ? nobody : person(by);
  const whom = about === null ? '' : ` ${person(about)}`;
  const which = subject === '' ? '' : ` (${safe(subject)})`;
  return `${moment(at)}  ${who}: ${what}${whom}${which}${why === '' ? '' : `: ${safe(why)}`}`;
};

/** All of it, or the last so many. */
export async function audit(args: readonly string[]): Promise<number> {
  const house = configured(args, ['last']);
  const last = house.given.count('last', 50);
  const entries: AuditEntry[] = [];
  await work(house, async (database) => {
    for (let cursor: string | undefined; ; ) {
      const { items, next } = await auditLog(database, cursor);
      entries.push(...items);
      if (next === null || entries.length >= last) return;
      cursor = next;
    }
  });
  return say(entries.slice(0, last).map(deed), 'No operator has done anything.');
}
