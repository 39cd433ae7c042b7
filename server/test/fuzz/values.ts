// Values out of a schema of the protocol: what it takes, at its edges and beyond them, and what nobody would expect.
import * as z from 'zod/mini';
import type { Dice } from './dice.ts';

type Schema = z.core.$ZodType;
type Json = z.core.JSONSchema.BaseSchema;
/** Things that exist, by the name of the field that holds them: matches, people, games … */
export type Pools = Readonly<Record<string, readonly unknown[]>>;

const ALPHABETS = ['0123456789abcdef', 'abcXYZ019_-', 'aé漢🂡 ', 'az.@/:'] as const;
const WORDS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u001b[2J',
  '\u202eabc',
  '\u200b',
  '\ud800',
  '__proto__',
  'constructor',
  'null',
  '-1',
  '1e999',
  '../../etc/passwd',
  '%00',
  "'; drop table matches; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  'https://169.254.169.254/latest',
  'a'.repeat(5000),
] as const;
/** As text, since some of it cannot be written as a value. */
const STRANGE = [
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '0.5',
  '1e308',
  '9007199254740993',
  '2147483648',
  '[]',
  '{}',
  '[[[[[[[[]]]]]]]]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":null,"then":1,"length":-1}',
  '{"$gt":""}',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  `${'{"a":'.repeat(1500)}1${'}'.repeat(1500)}`,
] as const;

export function strange(dice: Dice): unknown {
  return dice.oneIn(2) ? dice.of(WORDS) : JSON.parse(dice.of(STRANGE));
}

function spelled(dice: Dice, length: number): string {
  const letters = [...dice.of(ALPHABETS)];
  return Array.from({ length }, () => dice.of(letters)).join('');
}

/** A number at one of its edges, or between them. */
function between(dice: Dice, min: number, max: number): number {
  const inside = min + dice.below(Math.max(1, Math.min(100, max - min + 1)));
  return dice.of([min, max, Math.min(max, min + 1), inside]);
}

/** How long a pattern allows a text to be. */
function lengths({ pattern, minLength = 0, maxLength = 60 }: Json): readonly [number, number] {
  const [, min, max] = /\{(\d+),(\d+)\}\$$/.exec(pattern ?? '') ?? [];
  return [Number(min ?? minLength), Number(max ?? maxLength)];
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'alma@example.org',
  uri: 'https://push.example.org/alma',
};

function textFor(json: Json, dice: Dice): string {
  const known = FORMATS[json.format ?? ''];
  if (known !== undefined) return known;
  const pattern = new RegExp(json.pattern ?? '', 'u');
  const [min, max] = lengths(json);
  for (let tries = 0; tries < 20; tries += 1) {
    const text = spelled(dice, between(dice, min, max));
    if (pattern.test(text) && text.trim() === text) return text;
  }
  return 'abcdef012345'.slice(0, Math.max(1, Math.min(12, max)));
}

function objectFor({ properties = {}, required = [] }: Json, dice: Dice, pools: Pools): object {
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(properties)) {
    if (!required.includes(name) && dice.oneIn(3)) continue;
    const pool = pools[name] ?? [];
    made[name] = pool.length > 0 && !dice.oneIn(4) ? dice.of(pool) : valueFor(inner, dice, pools);
  }
  return made;
}

function valueFor(json: z.core.JSONSchema._JSONSchema, dice: Dice, pools: Pools): unknown {
  if (typeof json === 'boolean') return null;
  if (json.const !== undefined) return json.const;
  if (json.enum !== undefined) return dice.of(json.enum);
  const either = json.anyOf ?? json.oneOf;
  if (either !== undefined) return valueFor(dice.of(either) ?? {}, dice, pools);
  switch (json.type) {
    case 'string':
      return textFor(json, dice);
    case 'integer':
    case 'number':
      return between(dice, json.minimum ?? -1000, json.maximum ?? 1000);
    case 'boolean':
      return dice.oneIn(2);
    case 'null':
      return null;
    case 'array': {
      const { minItems: min = 0, maxItems: max = 8, items = {} } = json;
      const item = Array.isArray(items) ? (items[0] ?? {}) : items;
      return Array.from({ length: between(dice, min, max) }, () => valueFor(item, dice, pools));
    }
    default:
      return objectFor(json, dice, pools);
  }
}

const written = new WeakMap<Schema, Json>();
function jsonOf(schema: Schema): Json {
  const known = written.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  written.set(schema, known);
  return known;
}

/** What the schema takes, as a rule, often at one of its edges. */
export const fitting = (schema: Schema, dice: Dice, pools: Pools): unknown =>
  valueFor(jsonOf(schema), dice, pools);

function hurtText(text: string, dice: Dice): unknown {
  const at = dice.below(text.length + 1);
  const insert = dice.of(['\u0000', '\n', '\u202e', '\ud800', ' ', '"', 'x'.repeat(70)]);
  return dice.of([`${text.slice(0, at)}${insert}${text.slice(at)}`, text.slice(at), text + text, [text], at]);
}

function hurtObject(value: object, dice: Dice): object {
  const entries = Object.entries(value);
  const at = dice.below(Math.max(1, entries.length));
  const rest = entries.filter((_, n) => n !== at);
  const [name, held] = entries[at] ?? ['type', null];
  switch (dice.below(4)) {
    case 0:
      return Object.fromEntries(rest);
    case 1:
      return Object.fromEntries([...entries, [dice.of(WORDS), strange(dice)]]);
    case 2:
      return Object.fromEntries([...rest, [name, strange(dice)]]);
    default:
      return Object.fromEntries([...rest, [name, hurt(held, dice)]]);
  }
}

/** The value with one place of it changed. */
export function hurt(value: unknown, dice: Dice): unknown {
  if (dice.oneIn(12)) return strange(dice);
  if (typeof value === 'string') return hurtText(value, dice);
  if (typeof value === 'number')
    return dice.of([value + 1, value - 1, -value, value + 0.5, value * 1e9, 2 ** 53, `${value}`]);
  if (Array.isArray(value))
    return dice.of([
      [],
      [...value, strange(dice)],
      Array(30).fill(value[0] ?? null),
      value.map((each) => JSON.stringify(each)),
    ]);
  if (typeof value === 'object' && value !== null) return hurtObject(value, dice);
  return strange(dice);
}
