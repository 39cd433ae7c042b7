// The settings of a server, from the environment and from what the command line says besides.
import { type Config, readConfig } from '@comptoir/server';
import { type Arguments, readArguments, UsageError } from '../usage.ts';

const VARIABLES = { port: 'PORT', host: 'HOST', data: 'DATA_DIR', database: 'DATABASE_URL' } as const;
const NAMES = ['port', 'host', 'data', 'database'] as const;

export interface Configured {
  readonly given: Arguments;
  readonly config: Config;
}

/** `more`: options of the command's own. */
export function configured(args: readonly string[], more: readonly string[] = []): Configured {
  const given = readArguments(args, [...NAMES, ...more]);
  const env: Record<string, string | undefined> = { ...process.env };
  for (const name of NAMES) env[VARIABLES[name]] = given.text(name) ?? env[VARIABLES[name]];
  try {
    return { given, config: readConfig(env) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
