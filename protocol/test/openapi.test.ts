// The document that describes the API is complete, and a stranger's linter has nothing to say about it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openApi } from '../src/openapi/index.ts';
import { allRoutes } from '../src/routes/index.ts';

const require = createRequire(import.meta.url);
const document = JSON.stringify(openApi());

interface Report {
  readonly totals: { readonly errors: number; readonly warnings: number };
  readonly problems: readonly { readonly ruleId: string; readonly message: string }[];
}

function lint(text: string): Report {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-openapi-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, text);
  const cli = require.resolve('@redocly/cli/bin/cli.js');
  const args = [cli, 'lint', file, '--extends', 'recommended', '--format', 'json', '--max-problems', '1000'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    return JSON.parse(run(args, env));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A linter that finds something ends with 1; what it found is what matters. */
function run(args: readonly string[], env: NodeJS.ProcessEnv): string {
  try {
    return execFileSync(process.execPath, args, {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

describe('the OpenAPI document', () => {
  test('passes the recommended rules of Redocly, without errors and without warnings', () => {
    const { totals, problems } = lint(document);
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  });

  test('the linter is awake: a document without a summary is not praised', () => {
    expect(lint(document.replace(/"summary":/, '"resume":')).totals).not.toMatchObject({
      errors: 0,
      warnings: 0,
    });
  });

  test('has an operation for every route, with its right and every refusal', () => {
    const {
      paths,
    }: {
      paths: Record<string, Record<string, { operationId: string; 'x-who': string; responses: object }>>;
    } = JSON.parse(document);
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    const wanted = Object.entries(allRoutes).flatMap(([tag, group]) =>
      Object.keys(group).map((name) => `${tag}.${name}`),
    );
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(wanted.sort());
    for (const { 'x-who': who, responses } of operations) {
      expect(who).toMatch(/^[a-z]+$/);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
    }
  });
});
