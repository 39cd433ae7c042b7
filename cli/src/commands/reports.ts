// comptoir reports: what people told those who run the server about one another, and that somebody has seen to it.
import { PlatformError } from '@comptoir/protocol';
import { closeReport, listReports, type Report, withDatabase } from '@comptoir/server';
import { UsageError } from '../usage.ts';
import { configured } from './configuration.ts';
import { moment, person, safe } from './written.ts';

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
    await withDatabase(config, (database) => closeReport(database, null, id, note)).catch((error) => {
      throw error instanceof PlatformError ? new UsageError(`There is no report #${id}.`) : error;
    });
    console.log(`Report #${id} is handled.`);
    return 0;
  }
  const found = await withDatabase(config, (database) => listReports(database, given.flag('all')));
  console.log(found.length === 0 ? 'No reports.' : found.map(written).join('\n\n'));
  return 0;
}
