import { play } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../board/words.ts';
import { REGIONS } from '../src/data/map.ts';
import { hermagor } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';
import { NAMES } from '../src/texts/names.ts';
import * as put from './position.ts';
import { BLUE, finalResult, lastTurns, opening, passAll, RED, selling } from './position.ts';

describe('R-11 Information', () => {
  test('R-11.1 everything on the table is open to all', () => {
    const table = selling(3, (s) => {
      put.give(s, RED, 't07', 'shortcut');
      put.post(s, BLUE, 'v19');
      put.disc(s, BLUE, 'corn', 5);
    });
    for (const viewer of [RED, BLUE, null]) {
      const view = table.game.view(table.state, viewer);
      expect(view.players[RED]?.tiles).toEqual(['t07', 'shortcut']);
      expect(view.posts).toEqual([{ village: 'v19', owner: BLUE }]);
      expect(view.discs.corn).toEqual([BLUE, null, null, null]);
      expect(view.turned).toEqual(table.state.turned);
    }
  });

  test('R-11.1 buyers, who would win, and corridor income if the market closed now', () => {
    const { state } = opening(2).given((s) => {
      put.stand(s, RED, 's21', 'h2v1');
      put.stand(s, BLUE, 'h2c2');
      put.stand(s, 2, 'h3c4');
    });
    const view = hermagor.view(state, BLUE);
    expect(view.buyers).toContainEqual({ place: 'h3c4', owner: 'shared' });
    expect(view.market.slice(4, 7).map((stall) => stall.leader)).toEqual([RED, BLUE, null]);
    expect(view.market[11]?.leader).toBe('shared');
    expect(view.players.map((player) => player.corridorIncome)).toEqual([2, 1]);
  });

  test('R-11.1 consolation draws are told to all', () => {
    const draws = passAll(opening(3)).told('consoled');
    expect(draws).toHaveLength(3);
    expect(draws.every((e) => !('only' in e) && e.drawn.length > 0)).toBe(true);
  });

  test('R-11.2 the pile and the bag are shown without their order', () => {
    const { state } = opening(3);
    const view = hermagor.view(state, RED);
    expect(view.pile).toEqual([...state.pile].sort((a, b) => a - b));
    expect(view.bag).toHaveLength(state.bag.length);
    const other = structuredClone(state);
    other.pile.reverse();
    other.bag.reverse();
    expect(hermagor.view(other, RED)).toEqual(view);
  });

  test('R-11.2 a redeal mixes the pile anew', () => {
    const { state } = opening(3);
    const orders = new Set<string>();
    for (let n = 0; n < 24; n += 1) {
      const copy = structuredClone(state);
      hermagor.redeal(copy, RED, (most) => (n * 7 + most) % most);
      hermagor.audit(copy);
      orders.add(copy.pile.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  test('R-11.3 R-12.43 money is shown to its owner, to all at the end; payments are told', () => {
    const table = opening(3);
    const seen = (viewer: number | null): (number | null)[] =>
      table.game.view(table.state, viewer).players.map((player) => player.money);
    expect([seen(RED), seen(BLUE), seen(null)]).toEqual([
      [20, null, null],
      [null, 20, null],
      [null, null, null],
    ]);
    table.plays('0 buyer h2v2');
    expect(table.told('buyerPlaced')).toEqual([
      { kind: 'buyerPlaced', seat: RED, place: 'h2v2', tiles: [], cost: 5 },
    ]);
    const end = lastTurns(3, (s) => put.purses(s, 1, 2, 3));
    finalResult(end);
    expect(end.game.view(end.state, null).players.map((player) => player.money)).toEqual([1, 2, 3]);
  });

  test('R-11.4 what is declared is shown until the action tile is turned up', () => {
    const table = opening(3, ['taxCollector:on']).plays('0 declare', '1 pass', '2 pass');
    expect(table.game.view(table.state, BLUE).players.map((player) => player.declared)).toEqual([
      20,
      null,
      null,
    ]);
    table.plays('0 firstPlayer 0');
    expect(table.game.view(table.state, BLUE).players.map((player) => player.declared)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('R-11.4 a declaration cannot be taken back', () => {
    const { state } = opening(3, ['taxCollector:on']).plays('0 pass', '1 pass');
    const played = play(hermagor, state, 2, { verb: 'declare' });
    expect('isFinal' in played && played.isFinal).toBe(true);
  });

  test('R-5.2 R-10.1 nobody takes back the pick that turned the action tile up', () => {
    const { state } = opening(3, ['taxCollector:on']).plays('0 pass', '1 pass', '2 pass');
    const played = play(hermagor, state, RED, { verb: 'firstPlayer', noun: RED });
    expect('isFinal' in played && played.isFinal).toBe(true);
  });

  test('a place goes by the tiles around it, a region by its buildings and a village of its own', () => {
    const { en, fr } = NAMES;
    expect(en.place('s22', ['t10'])).toBe('on relics & dragon eggs');
    expect(en.place('v2r4', ['t01', 'bargain'])).toBe('between corn and Good bargain');
    expect(fr.place('v2r4', ['t17'])).toBe('à côté d’armes & amulettes');
    expect(fr.place('h2v1', [])).toBe('au croisement de H2 et V1');
    expect(en.place('v1r5', [])).toBe('in corridor V1, lower end');
    expect(fr.place('h2c1', [])).toBe('dans l’allée H2, tout à gauche');
    expect(en.place('v1r2', [])).toBe('in corridor V1, space 3 from the top');
    expect(en.region('g04')).toBe('the smithy by Altenried');
    expect(fr.region('g05')).toBe('le cimetière et l’antre du dragon de Dornbach');
    for (const { region } of [en, fr]) expect(new Set(REGIONS.map(({ id }) => region(id))).size).toBe(21);
  });

  test('the log counts in coins, names no ids, and a round is a manche', () => {
    const who = (seat: number): string => `Player ${seat}`;
    const table = opening(3).given((s) => put.layOnly(s, { s21: 't01', s22: 't02' }));
    table.plays('0 buyer v1r2');
    const [placed] = table.told('buyerPlaced');
    if (placed === undefined) throw new Error('no buyer was placed');
    expect(texts.en.events.buyerPlaced(placed, who)).toBe(
      'Player 0 placed a buyer between corn and salt for 3 coins.',
    );
    expect(texts.fr.events.buyerPlaced(placed, who)).toBe(
      'Player 0\u202f: un acheteur entre maïs et sel, 3 pièces.',
    );
    const paid = { kind: 'postPaid', seat: 1, village: 'v30', money: 1 } as const;
    expect(texts.fr.events.postPaid(paid, who)).toBe(
      'Player 1\u202f: 1 pièce reçue pour le comptoir de Krummhag.',
    );
    expect(texts.fr.events.cleanedUp({ kind: 'cleanedUp', round: 1 }, who)).toMatch(/^Fin de la manche 1/);
    expect(wordsIn('en').showCounty).toBe('Show the county');
  });
});
