// What commands write into the documents: a part between two marks, or a picture.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './usage.ts';

const HOME = process.env.COMPTOIR_HOME ?? process.cwd();

/** Replaces what stands between `<!-- mark -->` and `<!-- end mark -->` of a document. */
export function publish(document: string, mark: string, text: string): void {
  const path = join(HOME, 'docs', document);
  const [from, to] = [`<!-- ${mark} -->`, `<!-- end ${mark} -->`];
  const page = readFileSync(path, 'utf8');
  const [start, end] = [page.indexOf(from), page.indexOf(to)];
  if (start < 0 || end < 0) throw new UsageError(`docs/${document} has no part for ${mark}.`);
  writeFileSync(path, `${page.slice(0, start + from.length)}\n${text}\n${page.slice(end)}`);
}

export function publishPicture(name: string, svg: string): void {
  writeFileSync(join(HOME, 'docs', 'pictures', name), svg);
}

export const today = (): string => new Date().toISOString().slice(0, 10);
