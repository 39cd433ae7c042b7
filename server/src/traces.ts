// What a pick or a request took, as spans for OpenTelemetry: OTLP over HTTP, as JSON. A trace is called as the log calls what it is about.
import { createHash, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';

/** In milliseconds. */
const SEND_EVERY = 2000;
const ANSWER_WITHIN = 5000;
/** A server that ends waits no longer for a collector that says nothing. */
const LAST_WITHIN = 2000;
/** So many spans wait to be sent; more are dropped. */
const MOST_SPANS = 4096;

type Attributes = Readonly<Record<string, string | number>>;

/** Something that has begun. */
export interface Span {
  readonly trace: string;
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly begun: number;
}
/** Something that is over. */
interface Done {
  readonly name: string;
  readonly attributes: Attributes;
  readonly isError?: boolean;
}

export const now = (): number => performance.timeOrigin + performance.now();
const nanoseconds = (time: number): string => `${Math.round(time * 1000)}000`;
const attributesOf = (values: Attributes): readonly object[] =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

/** A UUID is the trace's name as it is; what is called otherwise, within a match, by its hash. */
export function traceOf(id: string, within = ''): string {
  const bare = id.replaceAll('-', '').toLowerCase();
  if (/^[0-9a-f]{32}$/.test(bare)) return bare;
  return createHash('sha256').update(`${within} ${id}`).digest('hex').slice(0, 32);
}

export class Traces {
  readonly #url: string;
  readonly #resource: object;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #spans: object[] = [];
  #isSilent = false;

  /** `url`: of the collector, without the path. */
  constructor(url: string, node: string, log: Logger) {
    this.#url = `${url.replace(/\/+$/, '')}/v1/traces`;
    this.#resource = {
      attributes: attributesOf({ 'service.name': 'comptoir', 'service.instance.id': node }),
    };
    this.#log = log;
    this.#timer = setInterval(() => void this.#send(), SEND_EVERY);
    this.#timer.unref();
  }

  get waiting(): number {
    return this.#spans.length;
  }

  begin(trace: string): Span {
    return { trace, id: randomBytes(8).toString('hex'), begun: now() };
  }

  end(span: Span, done: Done): void {
    this.#add(span, null, now(), done);
  }

  /** A part of something, over between then and now. */
  part({ trace, id }: Span, begun: number, done: Done): void {
    this.#add({ ...this.begin(trace), begun }, id, now(), done);
  }

  #add({ trace, id, begun }: Span, parent: string | null, ended: number, done: Done): void {
    if (this.#spans.length >= MOST_SPANS) return;
    this.#spans.push({
      traceId: trace,
      spanId: id,
      ...(parent === null ? {} : { parentSpanId: parent }),
      name: done.name,
      kind: parent === null ? 2 : 3, // a server's, or what it asks of another
      startTimeUnixNano: nanoseconds(begun),
      endTimeUnixNano: nanoseconds(ended),
      attributes: attributesOf(done.attributes),
      status: done.isError === true ? { code: 2 } : {},
    });
  }

  /** What a collector does not take is dropped: the log says so once, until it answers again. */
  async #send(within = ANSWER_WITHIN): Promise<void> {
    const spans = this.#spans;
    if (spans.length === 0) return;
    this.#spans = [];
    const scopeSpans = [{ scope: { name: 'comptoir' }, spans }];
    const body = JSON.stringify({ resourceSpans: [{ resource: this.#resource, scopeSpans }] });
    try {
      const headers = { 'content-type': 'application/json' };
      const signal = AbortSignal.timeout(within);
      const { ok, status } = await fetch(this.#url, { method: 'POST', headers, body, signal });
      if (!ok) throw new Error(`it answers ${status}`);
      this.#isSilent = false;
    } catch (error) {
      if (!this.#isSilent) this.#log.warn({ err: error }, 'the collector of traces takes nothing');
      this.#isSilent = true;
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#send(LAST_WITHIN);
  }
}
