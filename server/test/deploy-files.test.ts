// The files of deploy/ by the words of those who read them: no key that they do not know, no name that leads nowhere, no label that a rule
// has summed away, no option that a program does not have.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const deploy = resolve(import.meta.dirname, '../../deploy');
const read = (path: string): string => readFileSync(join(deploy, path), 'utf8');
const span = z.string().regex(/^\d+(?:ms|s|m|h)$/);

describe('compose', () => {
  const needs = z.record(
    z.string(),
    z.strictObject({ condition: z.enum(['service_started', 'service_healthy']) }),
  );
  const service = z.strictObject({
    image: z.string().optional(),
    build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
    user: z.string().optional(),
    environment: z.record(z.string(), z.string()).default({}),
    entrypoint: z.array(z.string()).optional(),
    command: z.array(z.string()).optional(),
    ports: z.array(z.string().regex(/^\d+:\d+$/)).default([]),
    volumes: z.array(z.string()).default([]),
    depends_on: z.union([z.array(z.string()), needs]).default([]),
    healthcheck: z.strictObject({ test: z.array(z.string()), interval: span, retries: z.int() }).optional(),
    restart: z.enum(['always', 'unless-stopped', 'on-failure', 'no']),
    stop_grace_period: span.optional(),
  });
  const file = z.strictObject({
    'x-node': z.unknown(),
    services: z.record(z.string(), service),
    networks: z.strictObject({
      default: z.strictObject({
        ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.string() })) }),
      }),
    }),
    volumes: z.record(z.string(), z.null()),
  });
  const { services, volumes, networks } = file.parse(parse(read('compose.yaml'), { merge: true }));

  test('every service is waited for that is there, and by its health where it has one', () => {
    for (const { depends_on: wanted, image, build } of Object.values(services)) {
      expect((image === undefined) !== (build === undefined)).toBe(true);
      const names = Array.isArray(wanted) ? wanted : Object.keys(wanted);
      for (const name of names) {
        expect(Object.keys(services)).toContain(name);
        const isByHealth = !Array.isArray(wanted) && wanted[name]?.condition === 'service_healthy';
        if (isByHealth) expect(services[name]?.healthcheck, name).toBeDefined();
      }
    }
  });

  test('what is kept has a volume, and every volume is used', () => {
    const used = Object.values(services).flatMap((each) =>
      each.volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.')),
    );
    expect(used.sort()).toEqual(Object.keys(volumes).sort());
  });

  test('servers believe the proxy, which is in their network, and no one else', () => {
    const [{ subnet } = { subnet: '' }] = networks.default.ipam.config;
    const trusted = Object.values(services).flatMap(({ environment }) => environment.TRUST_PROXY ?? []);
    expect(new Set(trusted)).toEqual(new Set([subnet]));
  });
});

describe('kubernetes', () => {
  const meta = z.strictObject({
    name: z.string(),
    annotations: z.record(z.string(), z.string()).optional(),
  });
  const labels = z.strictObject({ app: z.string() });
  const probe = z.strictObject({
    httpGet: z.strictObject({ path: z.string(), port: z.string() }),
    periodSeconds: z.int(),
    timeoutSeconds: z.int().optional(),
    failureThreshold: z.int(),
  });
  const named = z.strictObject({ name: z.string() });
  const container = z.strictObject({
    name: z.string(),
    image: z.string(),
    envFrom: z.array(
      z.union([z.strictObject({ configMapRef: named }), z.strictObject({ secretRef: named })]),
    ),
    ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int() })),
    readinessProbe: probe,
    livenessProbe: probe,
    startupProbe: probe,
    resources: z.strictObject({
      requests: z.record(z.enum(['cpu', 'memory']), z.string()),
      limits: z.partialRecord(z.enum(['cpu', 'memory']), z.string()),
    }),
    securityContext: z.strictObject({
      allowPrivilegeEscalation: z.literal(false),
      capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
    }),
  });
  const pod = z.strictObject({
    terminationGracePeriodSeconds: z.int(),
    securityContext: z.strictObject({ runAsNonRoot: z.literal(true), runAsUser: z.int(), fsGroup: z.int() }),
    topologySpreadConstraints: z.array(
      z.strictObject({
        maxSkew: z.int(),
        topologyKey: z.string(),
        whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
        labelSelector: z.strictObject({ matchLabels: labels }),
      }),
    ),
    containers: z.array(container),
  });
  const texts = z.record(z.string(), z.string());
  const kinds = {
    ConfigMap: z.strictObject({
      apiVersion: z.literal('v1'),
      kind: z.literal('ConfigMap'),
      metadata: meta,
      data: texts,
    }),
    Secret: z.strictObject({
      apiVersion: z.literal('v1'),
      kind: z.literal('Secret'),
      metadata: meta,
      stringData: texts,
    }),
    Deployment: z.strictObject({
      apiVersion: z.literal('apps/v1'),
      kind: z.literal('Deployment'),
      metadata: meta,
      spec: z.strictObject({
        replicas: z.int(),
        selector: z.strictObject({ matchLabels: labels }),
        strategy: z.strictObject({
          rollingUpdate: z.strictObject({ maxUnavailable: z.int(), maxSurge: z.int() }),
        }),
        template: z.strictObject({ metadata: z.strictObject({ labels }), spec: pod }),
      }),
    }),
    Service: z.strictObject({
      apiVersion: z.literal('v1'),
      kind: z.literal('Service'),
      metadata: meta,
      spec: z.strictObject({
        selector: labels,
        ports: z.array(z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string() })),
      }),
    }),
    PodDisruptionBudget: z.strictObject({
      apiVersion: z.literal('policy/v1'),
      kind: z.literal('PodDisruptionBudget'),
      metadata: meta,
      spec: z.strictObject({ minAvailable: z.int(), selector: z.strictObject({ matchLabels: labels }) }),
    }),
    Ingress: z.strictObject({
      apiVersion: z.literal('networking.k8s.io/v1'),
      kind: z.literal('Ingress'),
      metadata: meta,
      spec: z.strictObject({
        ingressClassName: z.string(),
        tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })),
        rules: z.array(
          z.strictObject({
            host: z.string(),
            http: z.strictObject({
              paths: z.array(
                z.strictObject({
                  path: z.string(),
                  pathType: z.enum(['Prefix', 'Exact', 'ImplementationSpecific']),
                  backend: z.strictObject({
                    service: z.strictObject({ name: z.string(), port: z.strictObject({ name: z.string() }) }),
                  }),
                }),
              ),
            }),
          }),
        ),
      }),
    }),
  } as const;
  const documents = parseAllDocuments(read('kubernetes/comptoir.yaml')).map((each): unknown => each.toJS());
  const find = <T>(kind: z.ZodType<T>, name: string): T => {
    const found = documents.find((each) => z.looseObject({ kind: z.literal(name) }).safeParse(each).success);
    return kind.parse(found);
  };
  const deployment = find(kinds.Deployment, 'Deployment');
  const service = find(kinds.Service, 'Service');
  const budget = find(kinds.PodDisruptionBudget, 'PodDisruptionBudget');
  const ingress = find(kinds.Ingress, 'Ingress');
  const [config, secret] = [find(kinds.ConfigMap, 'ConfigMap'), find(kinds.Secret, 'Secret')];

  test('there is nothing in it but what was read, and everybody means the same pods', () => {
    expect(documents).toHaveLength(Object.keys(kinds).length);
    const { selector, template, replicas } = deployment.spec;
    const spread = template.spec.topologySpreadConstraints.map(({ labelSelector }) => labelSelector);
    for (const meant of [
      template.metadata.labels,
      service.spec.selector,
      budget.spec.selector.matchLabels,
      ...spread.map(({ matchLabels }) => matchLabels),
    ])
      expect(meant).toEqual(selector.matchLabels);
    expect(budget.spec.minAvailable).toBeLessThan(replicas);
  });

  test('settings, ports, the service and the certificate’s hosts are found by their names', () => {
    const [only] = deployment.spec.template.spec.containers;
    expect(only?.envFrom).toEqual([
      { configMapRef: { name: config.metadata.name } },
      { secretRef: { name: secret.metadata.name } },
    ]);
    const ports = only?.ports.map(({ name }) => name) ?? [];
    for (const { targetPort } of service.spec.ports) expect(ports).toContain(targetPort);
    for (const each of [only?.readinessProbe, only?.livenessProbe, only?.startupProbe])
      expect(ports).toContain(each?.httpGet.port);
    const hosts = ingress.spec.tls.flatMap((each) => each.hosts);
    for (const { host, http } of ingress.spec.rules) {
      expect(hosts).toContain(host);
      expect(config.data.PUBLIC_URL).toBe(`https://${host}`);
      for (const { backend } of http.paths) {
        expect(backend.service.name).toBe(service.metadata.name);
        expect(service.spec.ports.map(({ name }) => name)).toContain(backend.service.port.name);
      }
    }
  });
});

/** Whether every bracket is closed by its own kind, outside of quoted texts. */
function isClosed(expr: string): boolean {
  const open: string[] = [];
  for (const sign of expr.replace(/"[^"]*"/g, '').match(/[()[\]{}]/g) ?? []) {
    if ('([{'.includes(sign)) open.push(sign);
    else if (open.pop() !== { ')': '(', ']': '[', '}': '{' }[sign]) return false;
  }
  return open.length === 0;
}

/** The labels that a sum or a maximum leaves over; null: all. */
const labelsLeft = (expr: string): readonly string[] | null => {
  if (!/\b(?:sum|max|min|avg|count)\b/.test(expr)) return null;
  return (
    /\bby \(([^)]*)\)/
      .exec(expr)?.[1]
      ?.split(',')
      .map((each) => each.trim()) ?? []
  );
};

describe('prometheus and grafana', () => {
  const rule = z.strictObject({
    alert: z.string().regex(/^[A-Z][A-Za-z]+$/),
    expr: z.string(),
    for: span.optional(),
    annotations: z.strictObject({ summary: z.string() }),
  });
  const alerts = z.strictObject({
    groups: z.array(z.strictObject({ name: z.string(), rules: z.array(rule) })),
  });
  const rules = alerts.parse(parse(read('prometheus/alerts.yaml'))).groups.flatMap((group) => group.rules);

  test('alerts have names of their own, compare with something, and say only what their rule still knows', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, expr, annotations } of rules) {
      expect(isClosed(expr), alert).toBe(true);
      expect(expr, alert).toMatch(/ (?:==|!=|>|<|>=|<=) [\d.e]+$/);
      for (const [, label = ''] of annotations.summary.matchAll(/\{\{ \$labels\.(\w+) \}\}/g))
        expect(labelsLeft(expr) ?? [label], alert).toContain(label);
    }
  });

  test('prometheus asks the servers of the compose file, and reads the rules beside it', () => {
    const config = z.strictObject({
      global: z.strictObject({ scrape_interval: span }),
      rule_files: z.array(z.string()),
      scrape_configs: z.array(
        z.strictObject({
          job_name: z.string(),
          authorization: z.strictObject({ credentials_file: z.string() }),
          static_configs: z.array(z.strictObject({ targets: z.array(z.string()) })),
        }),
      ),
    });
    const { rule_files: files, scrape_configs: jobs } = config.parse(
      parse(read('prometheus/prometheus.yaml')),
    );
    for (const file of files) expect(existsSync(join(deploy, 'prometheus', file))).toBe(true);
    const targets = jobs.flatMap((job) => job.static_configs.flatMap((each) => each.targets));
    const proxied = [...read('haproxy.cfg').matchAll(/^ +server \S+ (\S+)$/gm)].map(
      ([, address = '']) => address,
    );
    expect(new Set(targets)).toEqual(new Set(proxied));
    for (const job of rules.flatMap(({ expr }) => /job="(\w+)"/.exec(expr)?.[1] ?? []))
      expect(jobs.map(({ job_name: name }) => name)).toContain(job);
  });

  test('no panel lies over another, and each asks something that can be read', () => {
    const place = z.strictObject({ x: z.int(), y: z.int(), w: z.int(), h: z.int() });
    const panel = z.object({
      id: z.int(),
      title: z.string(),
      gridPos: place,
      targets: z.array(
        z.strictObject({ refId: z.string(), expr: z.string(), legendFormat: z.string().optional() }),
      ),
    });
    const { panels } = z.object({ panels: z.array(panel) }).parse(JSON.parse(read('grafana/comptoir.json')));
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { title, gridPos, targets } of panels) {
      expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
      expect(new Set(targets.map(({ refId }) => refId)).size, title).toBe(targets.length);
      for (const { expr } of targets) expect(isClosed(expr), expr).toBe(true);
    }
  });
});

const PROGRAMS = '/usr/lib/postgresql';
const versions = existsSync(PROGRAMS) ? readdirSync(PROGRAMS) : [];
test.skipIf(versions.length === 0)(
  'the programs of PostgreSQL have the options that are given to them',
  () => {
    const bin = join(PROGRAMS, versions.at(-1) ?? '', 'bin');
    const scripts = ['postgres/primary.sh', 'postgres/standby.sh', 'compose.yaml'].map(read).join('\n');
    const lines = scripts.replaceAll(/\[CMD, |,/g, ' ').split('\n');
    for (const program of ['pg_basebackup', 'psql', 'pg_isready']) {
      const given = lines
        .filter((line) => line.includes(`${program} `))
        .flatMap((line) => line.match(/--[a-z-]+/g) ?? []);
      expect(given.length, program).toBeGreaterThan(0);
      const help = execFileSync(join(bin, program), ['--help'], { encoding: 'utf8' });
      for (const option of given) expect(help, program).toContain(option);
    }
    const settings = execFileSync(join(bin, 'postgres'), ['--describe-config'], { encoding: 'utf8' });
    const set = [...scripts.matchAll(/-c,? (\w+)=/g)].map(([, name = '']) => name);
    expect(set.length).toBeGreaterThan(4);
    for (const name of set) expect(settings).toContain(`${name}\t`);
  },
);
