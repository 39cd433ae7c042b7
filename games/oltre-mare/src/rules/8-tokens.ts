// Chapter 8: port tokens.
import { type Choice, type Effects, nth, type Seat } from '@comptoir/kernel';
import { LEAST_SEA_POWER } from '../data/numbers.ts';
import { merchantAt, portNumber, seaPowerOf, topOf } from '../lookup.ts';
import { PORTS } from '../names.ts';
import { COMPASS, STAY } from '../options.ts';
import { NO } from '../refusals.ts';
import * as steps from '../steps.ts';
import type { OltreMare, OltreMareState, PlainOption, PortOption } from '../types.ts';

/** */
export function payLocalAuthority(s: OltreMareState, effects: Effects<OltreMare>): void {
  const merchant = merchantAt(s, s.active);
  if (merchant.active !== 'localAuthority') return;
  const ducats = seaPowerOf(topOf(merchant)) - LEAST_SEA_POWER;
  merchant.ducats += ducats;
  effects.tell({ kind: 'authorityPaid', seat: s.active, ducats });
}

/** The ship stops after sailing: on a compass there is a choice, anywhere else. */
export function arrive(s: OltreMareState, seat: Seat, effects: Effects<OltreMare>): void {
  if (s.portTokens[merchantAt(s, seat).port] === 'compass') effects.next(steps.compass(seat));
  else stop(s, seat, effects);
}

/** the token of the port becomes the active one; on an empty port there is none. */
function stop(s: OltreMareState, seat: Seat, effects: Effects<OltreMare>): void {
  const merchant = merchantAt(s, seat);
  const token = nth(s.portTokens, merchant.port);
  if (merchant.active !== null) effects.tell({ kind: 'tokenTurnedDown', seat, token: merchant.active });
  merchant.active = token;
  if (token === null) return;
  s.portTokens[merchant.port] = null; // not replaced
  merchant.tokens.push(token);
  effects.tell({ kind: 'tokenTaken', seat, port: nth(PORTS, merchant.port), token });
}

type CompassOption = PlainOption<'stay'> | PortOption<'compass'>;
const EVERYWHERE: readonly CompassOption[] = [STAY, ...COMPASS];

/** Stay and keep the compass, or spend it and go anywhere that shows none. */
export const compass: Choice<OltreMare, 'compass', CompassOption> = {
  rule: 'R-8.3',
  candidates: () => EVERYWHERE,
  refuse: (s, _at, _seat, o) =>
    o.verb === 'compass' && s.portTokens[portNumber(o.noun)] === 'compass' ? NO.compassThere : null,
  apply(s, _at, seat, o, effects) {
    if (o.verb === 'compass') {
      const merchant = merchantAt(s, seat);
      s.portTokens[merchant.port] = null;
      s.gone.push('compass');
      effects.tell({ kind: 'compassUsed', seat, from: nth(PORTS, merchant.port), to: o.noun });
      merchant.port = portNumber(o.noun);
    }
    stop(s, seat, effects);
  },
};
