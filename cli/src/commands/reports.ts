// comptoir reports: what people told those who run the server about one another, and that somebody has seen to it.
import { handleReport, listReports, type Report, withDatabase } from '@comptoir/server';
import { UsageError } from '../usage.ts';
import { configured } from './configuration.ts';

const moment = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');
const person = ({ name, id }: { readonly name: string; readonly id: string }): string => `${name} (${id})`;
/** What people write may hold anything: nothing of it reaches the terminal as a command. */
const safe = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();
const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `    ${safe(line)}`)
    .join('\n');

function written({ id, at, by, about, match, text, said, handledAt, note }: Report): string {
  const where = match === null ? '' : `, at ${match.game} ${match.id} (${match.status})`;
  const lines = [
    `#${id}  ${moment(at)}  ${by === null ? 'somebody who has left' : person(by)} about ${person(about)}${where}`,
    indented(text),
  ];
  if (said.length > 0) lines.push('    said there lately:', ...said.map((each) => `      “${safe(each)}”`));
  if (handledAt !== null) lines.push(`    handled ${moment(handledAt)}: ${safe(note ?? '')}`);
  return lines.join('\n');
}

export async function reports(args: readonly string[]): Promise<number> {
  const { given, config } = configured(args, ['all!', 'handle', 'note']);
  const id = given.text('handle');
  if (id !== undefined) {
    const note = given.text('note')?.trim() ?? '';
    if (!/^\d{1,18}$/.test(id)) throw new UsageError('--handle must be the number of a report.');
    if (note === '') throw new UsageError('Say with --note what was done.');
    const isThere = await withDatabase(config, (database) => handleReport(database, id, note));
    if (!isThere) throw new UsageError(`There is no report #${id}.`);
    console.log(`Report #${id} is handled.`);
    return 0;
  }
  const found = await withDatabase(config, (database) => listReports(database, given.flag('all')));
  console.log(found.length === 0 ? 'No reports.' : found.map(written).join('\n\n'));
  return 0;
}
