// Where a server sends its traces to. What comes is checked against what OpenTelemetry's collectors take.
import { createServer } from 'node:http';
import { z } from 'zod';

const attributes = z.array(
  z.strictObject({
    key: z.string(),
    value: z.union([
      z.strictObject({ stringValue: z.string() }),
      z.strictObject({ intValue: z.string().regex(/^\d+$/) }),
    ]),
  }),
);
const time = z.string().regex(/^\d{19}$/);
const span = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: time,
  endTimeUnixNano: time,
  attributes,
  status: z.strictObject({ code: z.literal(2).optional() }),
});
const traces = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(
        z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(span) }),
      ),
    }),
  ),
});

interface Collector {
  readonly url: string;
  /** All that came so far. */
  spans(): readonly z.infer<typeof span>[];
  close(): void;
}

export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => {
      body += data;
    });
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const spansIn = (body: string): readonly z.infer<typeof span>[] =>
    traces
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => bodies.flatMap(spansIn),
    close: () => server.close(),
  };
}
