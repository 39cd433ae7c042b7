// Everything that can be set from outside, checked once at start.
import { z } from 'zod';
import { trustIn } from './address.ts';

function isList(text: string): boolean {
  try {
    trustIn(text);
    return true;
  } catch {
    return false;
  }
}

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where the embedded PostgreSQL and the server's own secret live. */
  DATA_DIR: z.string().min(1).default('data'),
  /** A PostgreSQL of your own; without it one is started in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The address people use, where it differs from the one the server listens on. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The proxies in front of this server, which say where a request came from. */
  TRUST_PROXY: z
    .string()
    .refine(isList, 'must be addresses or networks, such as "loopback" or "10.0.0.7, 192.168.0.0/16"')
    .optional(),
  /** Whoever sends it may read /metrics; without it nobody may. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Whether /api/docs is there. */
  API_DOCS: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Comptoir <comptoir@localhost>'),
  /** For tests and development: notices may be pushed to devices in private networks. */
  ALLOW_PRIVATE_PUSH: z.stringbool().default(false),
  /** Multiplies every number of the table of limits. */
  LIMIT_FACTOR: z.coerce.number().positive().default(1),
});

export type Config = z.infer<typeof schema>;

/** The configuration, or one readable sentence per mistake. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const parsed = schema.safeParse(known);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The configuration cannot be used:\n${lines.join('\n')}`);
}
