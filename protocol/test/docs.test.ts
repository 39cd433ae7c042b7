// docs/protocol.md says what the protocol is: every message with its fields, every route with who may call it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clientMessage, MOST_BYTES, serverMessage } from '../src/messages.ts';
import { type Route, SCOPES, WHO } from '../src/route.ts';
import { allRoutes } from '../src/routes/index.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/protocol.md'), 'utf8');

/** The cells of the tables under a heading, their first rows left out; how wide they are does not matter. */
function cellsUnder(heading: string): readonly (readonly string[])[] {
  const [, under = ''] = page.split(`\n${heading}\n`);
  const [section = ''] = under.split(/^## /m);
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

type Messages = typeof clientMessage | typeof serverMessage;
/** A message as the page writes it: `pick {match, seq, id, verb, noun?}`. */
const written = ({ def }: Messages): readonly string[] =>
  def.options.map(({ shape }) => {
    const { type, ...fields } = shape;
    const names = Object.entries(fields).map(([name, field]) =>
      field._zod.optin === 'optional' ? `${name}?` : name,
    );
    return `\`${[...type.def.values].join()} {${names.join(', ')}}\``;
  });

describe('docs/protocol.md', () => {
  test.each([
    ['## What a client sends', clientMessage],
    ['## What it is sent', serverMessage],
  ])('%s: every message with all of its fields, and what it means', (heading, messages) => {
    const rows = cellsUnder(heading);
    expect(rows.map(([message]) => message)).toEqual(written(messages));
    for (const [, meaning] of rows) expect(meaning).toMatch(/\S/);
  });

  test('every route: who may call it, what a token must be good for, what it does', () => {
    const rows = Object.values(allRoutes).flatMap((group) =>
      Object.values<Route>(group).map(({ method, path, who, scope, summary }) => [
        `\`${method} ${path}\``,
        who,
        scope ?? '–',
        summary,
      ]),
    );
    expect(cellsUnder('## Routes')).toEqual(rows);
  });

  test('who may call, and what tokens are good for, in words', () => {
    const rows = Object.entries({ ...WHO, ...SCOPES }).map(([name, meaning]) => [name, meaning]);
    expect(cellsUnder('## Rights')).toEqual(rows);
  });

  test('how large a message may be', () => {
    expect(page).toContain(`${MOST_BYTES / 1024} KiB a message`);
  });
});
