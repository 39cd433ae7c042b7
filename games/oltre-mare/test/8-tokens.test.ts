import { describe, expect, test } from 'vitest';
import { oltreMare } from '../src/index.ts';
import { portNumber } from '../src/lookup.ts';
import { PORTS, type PortName, type TokenName } from '../src/names.ts';
import { position, type SeatSpec } from './position.ts';

/** Seat 0 is about to sail one route from Venice: Ancona or Zara. */
const sailing = (spec: SeatSpec, tokenOn: Partial<Record<PortName, TokenName | null>>) =>
  position(3, {
    seats: [{ port: 'venezia', cargo: ['wood-04'], ...spec }],
    tokenOn,
    played: ['wine-03'],
    step: { step: 'sail', seats: [0], ships: 1 },
  }).given((s) => {
    s.agenda.unshift({ step: 'stack', seats: [] });
  });
const COMPASSES: Partial<Record<PortName, TokenName>> = {
  zara: 'compass',
  malta: 'compass',
  tana: 'compass',
  candia: 'compass',
};

describe('R-8 Port tokens', () => {
  test('E-38 R-8.1 stopping at an empty port turns the active token down; it still counts', () => {
    const tokens: TokenName[] = ['localAuthority', 'seafaring', 'bigDeal'];
    const table = sailing({ tokens, active: 'bigDeal' }, { ancona: null }).plays('0 sail ancona');
    expect([table.state.merchants[0]?.active, table.state.merchants[0]?.tokens]).toEqual([null, tokens]);
    expect(table.told('tokenTurnedDown').map((e) => e.token)).toEqual(['bigDeal']);
  });

  test('R-8.1 R-8.7 a token is taken, becomes active and is not replaced', () => {
    const table = sailing({ tokens: ['bigDeal'], active: 'bigDeal' }, { ancona: 'seafaring' })
      .plays('0 sail ancona')
      .audited();
    const { active, tokens, port } = table.state.merchants[0] ?? {};
    expect([active, tokens, PORTS[port ?? 0]]).toEqual(['seafaring', ['bigDeal', 'seafaring'], 'ancona']);
    expect(table.state.portTokens[port ?? 0]).toBeNull();
  });

  test('R-8.1 passing a port does nothing', () => {
    const table = position(3, {
      seats: [{ port: 'venezia', cargo: ['wood-09'], hand: ['wine-03', 'wood-03'] }],
      tokenOn: { zara: 'bigDeal', ancona: 'bigDeal', ragusa: null },
    }).plays('0 endTrade', '0 play wine-03', '0 play wood-03', '0 sail ragusa');
    expect(table.state.merchants[0]?.tokens).toEqual([]);
  });

  test('R-8.2 R-12.22 big deal taken this turn gives nothing this turn, but the next', () => {
    const table = position(2, {
      seats: [
        { port: 'venezia', cargo: ['wood-04'], hand: ['wine-03', 'silver-06'] },
        { port: 'tana', cargo: ['wine-01'], hand: ['silk-08'] },
      ],
      tokenOn: { ancona: 'bigDeal', caffa: 'bigDeal' },
    });
    table.plays('0 endTrade', '0 play wine-03', '0 sail ancona');
    expect(table.state.merchants[0]?.ducats).toBe(12);
    table.plays('1 endTrade', '1 play silk-08', '1 sail caffa', '0 endTrade', '0 play silver-06');
    expect(table.state.merchants[0]?.ducats).toBe(13);
  });

  test('R-8.7 ships share a port', () => {
    const table = sailing({}, { ancona: null }).given((s) => {
      for (const merchant of s.merchants.slice(1)) merchant.port = portNumber('ancona');
    });
    table.plays('0 sail ancona');
    expect(table.state.merchants.map((merchant) => PORTS[merchant.port])).toEqual([
      'ancona',
      'ancona',
      'ancona',
    ]);
  });

  test('E-41 R-8.3 R-12.23 R-12.25 the compass leads anywhere but to a compass', () => {
    const table = sailing({}, { ...COMPASSES, acri: 'localAuthority' }).plays('0 sail zara');
    expect(table.options(0)).toHaveLength(27);
    table
      .refuses('0 compass malta', 'R-8.3', 'compassThere')
      .refuses('0 compass zara', 'R-8.3', 'compassThere');
    table.plays('0 compass acri').audited();
    expect([table.state.merchants[0]?.active, table.state.merchants[0]?.tokens]).toEqual([
      'localAuthority',
      ['localAuthority'],
    ]);
    expect(table.state.gone.filter((token) => token === 'compass')).toHaveLength(1);
    expect(table.state.portTokens[PORTS.indexOf('zara')]).toBeNull();
  });

  test('E-42 R-8.3 R-12.23 who stays owns the compass, active without effect', () => {
    const table = sailing({ tokens: ['bigDeal'], active: 'bigDeal' }, COMPASSES)
      .plays('0 sail zara', '0 stay')
      .audited();
    expect([table.state.merchants[0]?.active, table.state.merchants[0]?.tokens]).toEqual([
      'compass',
      ['bigDeal', 'compass'],
    ]);
  });

  test('R-12.24 R-8.3 the compass may lead to an empty port or one with ships', () => {
    const table = sailing({ tokens: ['bigDeal'], active: 'bigDeal' }, { ...COMPASSES, bari: null }).given(
      (s) => {
        const other = s.merchants[1];
        if (other !== undefined) other.port = portNumber('bari');
      },
    );
    table.plays('0 sail zara', '0 compass bari');
    expect([table.state.merchants[0]?.active, PORTS[table.state.merchants[0]?.port ?? 0]]).toEqual([
      null,
      'bari',
    ]);
  });

  test('R-12.40 tokens turned down are public', () => {
    const { state } = sailing({ tokens: ['bigDeal', 'seafaring'], active: 'seafaring' }, {});
    expect(oltreMare.view(state, 2).merchants[0]?.tokens).toEqual(['bigDeal', 'seafaring']);
    expect(oltreMare.view(state, null).merchants[0]?.active).toBe('seafaring');
  });

  test('R-8.4 fight the pirates does not count pirate icons', () => {
    const spec: SeatSpec = {
      hand: ['wine-01'],
      cargo: ['wood-04'],
      tokens: ['fightPirates'],
      active: 'fightPirates',
    };
    const table = position(3, { seats: [spec] }).plays('0 endTrade', '0 play wine-01');
    expect(table.state.merchants[0]?.pirates).toEqual([]);
    const without = position(3, {
      seats: [{ hand: ['wine-01'], cargo: ['wood-04'], tokens: ['fightPirates'] }],
    });
    without.plays('0 endTrade', '0 play wine-01');
    expect(without.state.merchants[0]?.pirates).toHaveLength(1);
  });
});
