// Everything that can be set from outside, checked once at start.
import { z } from 'zod';
import { trustIn } from './address.ts';
import { brokerAt } from './broker.ts';
import { hostsIn } from './database/hosts.ts';

function isList(text: string): boolean {
  try {
    trustIn(text);
    return true;
  } catch {
    return false;
  }
}

function checkHosts(url: string, { addIssue }: z.RefinementCtx): void {
  try {
    hostsIn(url);
  } catch (error) {
    addIssue(error instanceof Error ? error.message : String(error));
  }
}

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where the embedded PostgreSQL and the server's own secret live. */
  DATA_DIR: z.string().min(1).default('data'),
  /** A PostgreSQL of your own, by one host or by those of a primary and its standbys; without it one is started in DATA_DIR. */
  DATABASE_URL: z.string().superRefine(checkHosts).optional(),
  /** A NATS server over which servers tell one another of picks, in the place of NOTIFY. */
  BROKER_URL: z
    .string()
    .refine(
      (url) => brokerAt(url) !== null,
      'must be like "nats://user:password@host:4222,other:4222" or "tls://host:4222"',
    )
    .optional(),
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
  /** A collector of OpenTelemetry's, which is sent traces over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Comptoir <comptoir@localhost>'),
  /** For tests and development: notices may be pushed to devices in private networks. */
  ALLOW_PRIVATE_PUSH: z.stringbool().default(false),
  /** Asked to stop, it is not ready for so long before it does, so that proxies and pages go to others. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(0),
  /** Where matches of the archive are kept in the place of the database: a folder that all servers see. */
  ARCHIVE_DIR: z.string().min(1).optional(),
  /** So long after its end a match moves into the archive. */
  ARCHIVE_AFTER_DAYS: z.coerce.number().min(0).max(36_500).default(7),
  /** How guests who have finished no game yet talk at tables open to all. */
  NEW_GUESTS: z.enum(['phrases', 'free']).default('phrases'),
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
