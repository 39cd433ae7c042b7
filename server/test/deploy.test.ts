// What whoever runs a server is given: figures, a log, and the files of deploy/ and the Containerfile, as far as they can be checked without
// a container runtime: they name settings, paths, programs and figures that exist.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../src/config.ts';
import { Client } from './client.ts';
import { startCollector } from './collector.ts';
import { haproxyProgram } from './haproxy.ts';
import { METRICS_TOKEN } from './process.ts';
import { useServer } from './use-server.ts';

const collector = await startCollector();
afterAll(() => collector.close());
const server = useServer({ LOG_LEVEL: 'debug', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const settings = read('docs/operate.md').split('## Limits')[0] ?? '';

const texts = z.record(z.string(), z.string());
const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.object({ context: z.literal('..'), dockerfile: z.string() }).optional(),
      environment: texts.optional(),
      volumes: z.array(z.string()).default([]),
    }),
  ),
});
const probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.literal('http') }),
  timeoutSeconds: z.number().default(1),
});
const deployment = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    template: z.object({
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        containers: z.array(
          z.object({
            ports: z.array(z.object({ name: z.literal('http'), containerPort: z.number() })),
            readinessProbe: probe,
            livenessProbe: probe,
            startupProbe: probe,
          }),
        ),
      }),
    }),
  }),
});
const configMap = z.object({ kind: z.literal('ConfigMap'), data: texts });
const secret = z.object({ kind: z.literal('Secret'), stringData: texts });

/** They are read without a mistake, and each is one that the server knows and its manual explains. */
function expectSettings(env: Readonly<Record<string, string>>): ReturnType<typeof readConfig> {
  const config = readConfig(env);
  const { NODE_ENV: _, ...own } = env;
  for (const name of Object.keys(own)) {
    expect(Object.hasOwn(config, name), name).toBe(true);
    expect(settings, name).toContain(`\`${name}\``);
  }
  return config;
}

/** As compose does, with something in the place of what whoever runs it gives. */
const GIVEN: Readonly<Record<string, string>> = { PUBLIC_URL: 'https://play.example.org' };
const filledIn = (env: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):\?[^}]*\}/g, (_, given: string) => GIVEN[given] ?? 'abcdefgh01234567'),
    ]),
  );

test('compose: settings, files and names are there; the proxy knows every server', () => {
  const { services } = composeFile.parse(parse(read('deploy/compose.yaml'), { merge: true }));
  const nodes = Object.entries(services).filter(([, { build }]) => build !== undefined);
  expect(nodes).toHaveLength(3);
  const proxy = read('deploy/haproxy.cfg');
  for (const [name, { build, environment = {} }] of nodes) {
    expect(existsSync(join(root, build?.dockerfile ?? ''))).toBe(true);
    const { PORT, DATABASE_URL = '', DRAIN_SECONDS } = expectSettings(filledIn(environment));
    expect(proxy).toContain(`server ${name} ${name}:${PORT}\n`);
    expect(DRAIN_SECONDS).toBeGreaterThan(0);
    for (const host of /@([^/]*)\//.exec(DATABASE_URL)?.[1]?.split(',') ?? [])
      expect(Object.keys(services)).toContain(host);
  }
  const mounted = Object.values(services).flatMap(({ volumes }) =>
    volumes.filter((each) => each.startsWith('./')),
  );
  expect(mounted).toHaveLength(3);
  for (const volume of mounted)
    expect(existsSync(join(root, 'deploy', volume.split(':')[0] ?? ''))).toBe(true);
  for (const script of readdirSync(join(root, 'deploy/postgres')))
    execFileSync('bash', ['-n', join(root, 'deploy/postgres', script)]);
});

test.skipIf(haproxyProgram() === null)('HAProxy itself finds no fault with its file', () => {
  const check = ['-c', '-f', join(root, 'deploy/haproxy.cfg')];
  expect(() => execFileSync(haproxyProgram() ?? '', check, { stdio: 'pipe' })).not.toThrow();
});

test('kubernetes: settings are read, ports and probes are there, a stop has time to drain', async () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/comptoir.yaml')).map((each): unknown =>
    each.toJS(),
  );
  const found = <T>(schema: z.ZodType<T>): T => {
    const [first] = documents.flatMap((each) => schema.safeParse(each).data ?? []);
    if (first === undefined) throw new Error('not in the file');
    return first;
  };
  const config = expectSettings({ ...found(configMap).data, ...found(secret).stringData });
  const { terminationGracePeriodSeconds, containers } = found(deployment).spec.template.spec;
  expect(terminationGracePeriodSeconds).toBeGreaterThan(config.DRAIN_SECONDS + 40);
  for (const { ports, readinessProbe, livenessProbe, startupProbe } of containers) {
    expect(ports.map(({ containerPort }) => containerPort)).toEqual([config.PORT]);
    expect(readinessProbe.httpGet.path).toBe('/readyz');
    for (const { timeoutSeconds } of [readinessProbe, livenessProbe])
      expect(timeoutSeconds).toBeGreaterThanOrEqual(5); // a busy server is not away
    for (const { httpGet } of [readinessProbe, livenessProbe, startupProbe])
      expect((await fetch(`${server().url}${httpGet.path}`)).status).toBe(200);
  }
});

const units = readdirSync(join(root, 'deploy/systemd'));
test.each(units)('systemd: %s sets what the server reads and starts what is there', (unit) => {
  const text = read(`deploy/systemd/${unit}`);
  const env = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
    line.replaceAll('%i', '8081').split(' '),
  );
  const config = expectSettings(Object.fromEntries(env.map((each) => each.split('='))));
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(config.DRAIN_SECONDS + 40);
  // However long its database is away, nobody has to start it by hand.
  expect([...text.matchAll(/^(?:Restart|StartLimitIntervalSec)=(.*)$/gm)].map(([, is]) => is)).toEqual([
    '0',
    'always',
  ]);
  const [, ...words] = /^ExecStart=\/usr\/bin\/env (node) (\S+) (\S+) serve$/m.exec(text) ?? [];
  expect(words).toHaveLength(3);
  for (const path of words.slice(1)) expect(existsSync(join(root, path))).toBe(true);
});

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd itself finds no fault with the units', () => {
  const paths = units.map((unit) => join(root, 'deploy/systemd', unit));
  expect(() =>
    execFileSync('/usr/bin/systemd-analyze', ['verify', ...paths], { stdio: 'pipe' }),
  ).not.toThrow();
});

test('the Containerfile copies and runs what is there', () => {
  const text = read('Containerfile');
  const programs = [...text.matchAll(/[\w/-]+\.(?:mjs|ts)\b/g)].map(([path]) => path);
  expect(programs.length).toBeGreaterThan(2);
  for (const path of programs) expect(existsSync(join(root, path)), path).toBe(true);
  const [, env = ''] = /^ENV (.*)$/m.exec(text) ?? [];
  const config = expectSettings(Object.fromEntries(env.split(' ').map((each) => each.split('='))));
  expect(text).toContain(`EXPOSE ${config.PORT}\n`);
  expect(text).toContain(`VOLUME ${config.DATA_DIR}\n`);
  expect(text).toContain(`http://127.0.0.1:${config.PORT}/healthz`);
});

async function figures(): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return (await fetch(`${server().url}/metrics`, { headers })).text();
}

async function figure(name: string): Promise<number> {
  const line = (await figures()).split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
}

test('every figure of the dashboard and of the alerts is one that the server keeps', async () => {
  const kept = new Set([...(await figures()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
  const { groups } = z
    .object({ groups: z.array(z.object({ rules: z.array(z.object({ expr: z.string() })) })) })
    .parse(parse(read('deploy/prometheus/alerts.yaml')));
  const { panels } = z
    .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
    .parse(JSON.parse(read('deploy/grafana/comptoir.json')));
  const asked = [...groups.flatMap(({ rules }) => rules), ...panels.flatMap(({ targets }) => targets)];
  const names = asked.flatMap(({ expr }) => expr.match(/\b(?:comptoir|nodejs|process)_\w+/g) ?? []);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(kept, name).toContain(name.replace(/_(?:bucket|sum|count)$/, ''));
  const shown = new Set(names.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')));
  for (const name of kept) if (name.startsWith('comptoir_')) expect(shown, name).toContain(name);
  const manual = read('docs/operate.md');
  for (const name of kept) if (name.startsWith('comptoir_')) expect(manual).toContain(`\`${name}\``);
});

test('a pick is counted, measured and traced, and log and trace call it by the id that its player gave it, until it is stored', async () => {
  const [alma, bruno] = [await new Client(server().url).signIn(), await new Client(server().url).signIn()];
  const match = await alma.open();
  await bruno.sit(match);
  await alma.connect();
  const { seq } = await alma.join(match);
  const before = await figure('comptoir_pick_seconds_count');
  const click = randomUUID();
  expect(await alma.pick(match, seq, { verb: 'bid', noun: 1 }, click)).toMatchObject({ type: 'ack' });
  expect(await alma.pick(match, seq + 1, { verb: 'fly' }, 'no')).toMatchObject({ type: 'refused' });
  expect(await figure('comptoir_pick_seconds_count')).toBe(before + 2);
  expect(await figure('comptoir_commit_picks_sum')).toBeGreaterThan(0);
  expect(await figure('comptoir_refusals_total{code="rule"}')).toBe(1);
  expect(await figure('comptoir_ready')).toBe(1);
  await expect.poll(() => figure('comptoir_notify_seconds')).toBeGreaterThan(0);
  const lines = (): readonly string[] => server().output().split('\n');
  for (const step of ['received', 'committed'])
    await expect
      .poll(() => lines().filter((line) => line.includes(`"${step}"`) && line.includes(`"id":"${click}"`)))
      .toHaveLength(1);
  const spans = (): ReturnType<typeof collector.spans> =>
    collector.spans().filter(({ traceId }) => traceId === click.replaceAll('-', ''));
  await expect
    .poll(() =>
      spans()
        .map(({ name }) => name)
        .sort(),
    )
    .toEqual(['commit', 'pick']);
  const [commit, pick] = ['commit', 'pick'].map((name) => spans().find((span) => span.name === name));
  expect(commit?.parentSpanId).toBe(pick?.spanId);
  expect(Number(commit?.startTimeUnixNano)).toBeGreaterThanOrEqual(Number(pick?.startTimeUnixNano));
  expect(pick?.attributes).toContainEqual({ key: 'id', value: { stringValue: click } });
  const opened = collector.spans().filter(({ name }) => name === 'POST /api/matches');
  expect(opened.map(({ attributes }) => attributes)).toContainEqual(
    expect.arrayContaining([{ key: 'http.response.status_code', value: { intValue: '201' } }]),
  );
});
