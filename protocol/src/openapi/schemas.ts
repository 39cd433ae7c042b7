// JSON Schema out of zod: answers by reference to named schemas, what is sent written out where it is sent.
import * as z from 'zod/mini';
import { nothing, type RouteTable } from '../route.ts';
import * as match from '../schemas/match.ts';
import * as measure from '../schemas/measure.ts';
import * as operate from '../schemas/operate.ts';
import * as people from '../schemas/people.ts';
import * as table from '../schemas/table.ts';

export type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;

/** What games bring is known to be an object, and no more. */
const OPAQUE = new Map<unknown, Json>([
  [table.ruleId, { type: 'string', pattern: '^[A-Z]-', examples: ['R-4.2'] }],
  ...[table.view, table.step, table.event, nothing].map((one) => [one, { type: 'object' }] as const),
]);

const named = (name: string, schema: unknown): [Schema, string][] =>
  schema instanceof z.ZodMiniObject ? [[schema, name.charAt(0).toUpperCase() + name.slice(1)]] : [];
/** Objects have the name in the document by which they are exported. */
const NAMES = new Map(
  [table, match, measure, operate, people].flatMap((file) =>
    Object.entries(file).flatMap(([name, one]) => named(name, one)),
  ),
);
const refTo = (name: string): string => `#/components/schemas/${name}`;

const SETTINGS = {
  unrepresentable: 'any',
  uri: refTo,
  /** Objects may grow; that nothing changes a list in place is our business alone. */
  override({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: Json }): void {
    delete jsonSchema.readOnly;
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    Object.assign(jsonSchema, OPAQUE.get(zodSchema));
  },
} as const;

const cleaned = ({ $schema: _schema, $id: _id, ...rest }: Json): Json => rest;

/** What a client sends. */
export function sentSchema(schema: Schema): Json {
  return cleaned(z.toJSONSchema(schema, { ...SETTINGS, io: 'input' }));
}

export interface AnswerSchemas {
  of(answer: Schema): Json;
  /** Those that this part of a document refers to, and those that they refer to. */
  namedIn(part: unknown): Json;
}

export function answerSchemas(routes: RouteTable): AnswerSchemas {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of NAMES) registry.add(schema, { id });
  const answers = Object.values(routes).flatMap((group) => Object.values(group).map(({ answer }) => answer));
  const nameless = [...new Set(answers)].filter((answer) => !NAMES.has(answer));
  for (const [n, answer] of nameless.entries()) registry.add(answer, { id: `answer ${n}` });
  const made = new Map(
    Object.entries(z.toJSONSchema(registry, SETTINGS).schemas).map(([id, schema]) => [id, cleaned(schema)]),
  );
  const of = (answer: Schema): Json => {
    const name = NAMES.get(answer);
    return name === undefined
      ? (made.get(`answer ${nameless.indexOf(answer)}`) ?? {})
      : { $ref: refTo(name) };
  };
  const namedIn = (part: unknown, known: readonly string[] = []): Json => {
    const found = [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, id = '']) => id,
    );
    const fresh = [...new Set(found)].filter((id) => !known.includes(id));
    if (fresh.length === 0) return {};
    const schemas = Object.fromEntries(fresh.map((id) => [id, made.get(id)]));
    return { ...schemas, ...namedIn(schemas, [...known, ...fresh]) };
  };
  return { of, namedIn };
}
