// The rulebooks and tests of the games, read from the repository.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rulebook, readRulebook } from '@comptoir/testing';

export const HOME = process.env.COMPTOIR_HOME ?? process.cwd();

export function gameFolder(id: string): string {
  return join(HOME, 'games', id);
}

export function rulebookOf(id: string): Rulebook {
  return readRulebook(readFileSync(join(gameFolder(id), 'RULES.md'), 'utf8'));
}

/** The sources of all tests of a game. */
export function testsOf(id: string): readonly string[] {
  const folder = join(gameFolder(id), 'test');
  const names = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  return names.map((name) => readFileSync(join(folder, name), 'utf8'));
}
