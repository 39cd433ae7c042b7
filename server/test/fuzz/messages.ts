// Messages over the socket: such as fit, such as are hurt in one place, and such as only an attacker sends.
import { clientMessage, MOST_BYTES } from '@comptoir/protocol';
import * as z from 'zod/mini';
import type { Dice } from './dice.ts';
import { fitting, hurt, type Pools, strange } from './values.ts';

const HAND_MADE: readonly [string, ...string[]] = [
  '',
  '{',
  'null',
  '"join"',
  '[]',
  '{}',
  '\u0000',
  '{"type":"join","match":"\u0000"}',
  '{"type":"__proto__"}',
  '{"type":"constructor","match":"a"}',
  '{"type":["pick"],"match":"a"}',
  '{"type":"join","match":"a","match":"b"}',
  '{"__proto__":{"type":"join"},"match":"a"}',
  '{"type":"table","match":"a","seq":0}',
  '['.repeat(MOST_BYTES - 1),
  `{"a":${'['.repeat(7000)}${']'.repeat(7000)}}`,
  `{"type":"chat","match":"a","id":"a","text":"${'é'.repeat(7000)}"}`,
  `{"type":"pick","match":"a","seq":1e308,"id":"a","verb":"x"}`,
];

/** A text to send. A seat, a user or a session written into it is nobody's. */
export function newMessage(dice: Dice, pools: Pools): string {
  if (dice.oneIn(10)) return dice.of(HAND_MADE);
  const value = fitting(clientMessage, dice, pools);
  const forged = dice.oneIn(8)
    ? { ...Object(value), seat: dice.below(5), user: dice.of(pools.user ?? []) }
    : value;
  if (dice.oneIn(2)) return JSON.stringify(forged);
  return JSON.stringify(dice.oneIn(20) ? strange(dice) : hurt(forged, dice)) ?? '';
}

export type Read = z.output<typeof clientMessage> | null;

/** What the schema makes of a text; null: it is malformed. */
export function readMessage(text: string): Read {
  try {
    const parsed = z.safeParse(clientMessage, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
