import { advance, clone } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { nauticus } from '../src/index.ts';
import { spacesOf } from '../src/rules/8-rewards.ts';
import { inStock, purse, second, ship, ships, stored } from './position.ts';

const PAIRS = ['coffee-grain', 'coffee-fish', 'coffee-salt', 'grain-fish', 'grain-salt', 'fish-salt'];
const all = (...rewards: string[]): string[] => rewards.map((reward) => `reward ${reward}`);

describe('R-8 Rewards for completed ships', () => {
  const size4 = ship('stern helm/helm', 'middle helm/helm', 'middle helm/helm', 'bow helm');
  const completing4 = () =>
    second('transport', 2, { ships: [size4], stored: { 'helm-sail': 1 } }).plays('1 move helm-sail');

  test('X-24 R-8 R-8.1 R-8.2 rewards of a ship of size 4', () => {
    completing4().offers(1, all('crown-mast', 'crown-sail', 'vp3', 'coins7', 'workers3', ...PAIRS));
    const crowns = completing4();
    crowns.plays('1 reward crown-mast', '1 reward crown-mast', '1 reward crown-sail', '1 reward crown-sail');
    expect(stored(crowns, 1)).toEqual({ 'crown-mast': 2, 'crown-sail': 2 });
    const four = completing4();
    four.plays('1 reward vp3', '1 reward coins7', '1 reward workers3', '1 reward fish-salt');
    expect(purse(four, 1)).toEqual({ vp: 13, coins: 23, workers: 7 });
    expect(stored(four, 1)).toEqual({ fish: 1, salt: 1 });
    const twice = completing4().plays('1 reward vp3', '1 reward vp3');
    twice.refuses('1 reward vp3', 'R-8.2', 'rewardTwice').audited();
  });

  test('R-8.2 two different goods count as one reward, whichever they are', () => {
    const table = completing4().plays('1 reward coffee-grain', '1 reward fish-salt');
    for (const pair of PAIRS) table.refuses(`1 reward ${pair}`, 'R-8.2', 'rewardTwice');
    table.offers(1, all('crown-mast', 'crown-sail', 'vp3', 'coins7', 'workers3'));
  });

  test('R-8.2 rewards are counted ship by ship, also where a search plays on in one state', () => {
    const { state } = second('transport', 2, { ships: [size4], stored: { 'helm-sail': 1 } });
    const ahead = clone(state);
    advance(nauticus, ahead, 1, { verb: 'move', noun: 'helm-sail' });
    advance(nauticus, ahead, 1, { verb: 'reward', noun: 'vp3' });
    expect(completing4().state.agenda.at(-1)).toMatchObject({ left: 4, taken: [0, 0, 0, 0, 0, 0] });
    expect(ahead.agenda.at(-1)).toMatchObject({ left: 3, taken: [0, 0, 1, 0, 0, 0] });
  });

  test('R-8.3 what a reward takes of the warehouse: a mast two spaces, two goods two, a sail one', () => {
    expect([spacesOf('crown-mast'), spacesOf('fish-salt'), spacesOf('crown-sail'), spacesOf('vp3')]).toEqual([
      2, 2, 1, 0,
    ]);
  });

  test('R-8 one reward for each mast, none may be declined', () => {
    const table = completing4();
    for (const left of [4, 3, 2, 1]) {
      expect(table.state.agenda.at(-1)).toMatchObject({ step: 'chooseReward', ship: 1, left });
      table.lacks(1, ['stop', 'end', 'pass']);
      table.plays(`1 reward ${left % 2 === 0 ? 'vp3' : 'coins7'}`);
    }
    expect(table.told('rewardTaken')).toHaveLength(4);
    expect(table.state.phase).toBe(2);
  });

  test('X-25 R-8.4 R-7.2 a chain of completions by Transport', () => {
    const table = second('transport', 3, {
      workers: 1,
      coins: 5,
      ships: [ship('single whale'), ship('stern helm/helm', 'bow helm')],
      stored: { 'whale-sail': 1 },
    });
    table.plays('1 move whale-sail', '1 reward crown-sail', '1 move crown-sail');
    table.plays('1 reward workers3', '1 reward coins7');
    expect(table.told('shipCompleted').map((e) => e.ship)).toEqual([1, 2]);
    expect(table.state.work.blue).toBe(0);
    expect(purse(table, 1)).toMatchObject({ workers: 4, coins: 12 });
    expect(stored(table, 1)).toEqual({});
    expect(nauticus.view(table.state, 1).players[1]?.crowns).toBe(1);
  });

  const fleet = [ship('single helm'), ship('single lighthouse')];

  test('X-26 R-8.4 R-7.1.4 a chain of completions by buying', () => {
    const table = second('buy-sails', 1, { coins: 1, workers: 0, ships: fleet });
    table.plays(
      '1 item helm',
      '1 ship 1',
      '1 reward coins7',
      '1 item lighthouse',
      '1 ship 2',
      '1 reward workers3',
    );
    table.plays('1 item ship-anchor', '1 item whale', '1 take whale');
    expect(purse(table, 1)).toMatchObject({ coins: 2, workers: 1 });
    expect(stored(table, 1)).toEqual({ 'ship-anchor-sail': 1, 'whale-sail': 2 });
    expect(ships(table, 1)).toEqual([['single helm/helm'], ['single lighthouse/lighthouse']]);
  });

  test('X-27 R-8.4 R-6 a crown sail won while buying cannot be used yet', () => {
    const table = second('buy-sails', 1, { coins: 1, workers: 0, ships: fleet });
    table.plays('1 item helm', '1 ship 1', '1 reward crown-sail');
    expect(stored(table, 1)).toEqual({ 'crown-sail': 1 });
    table.offers(1, ['item ship-anchor', 'stop']);
  });

  test('X-28 R-7.1.4 R-12.5 rewards before set bonus', () => {
    const table = second('buy-sails', 1, {
      coins: 6,
      workers: 2,
      stored: { bow: 8 },
      ships: [ship('single lighthouse')],
    });
    table.plays('1 item ship-anchor', '1 item helm', '1 item whale', '1 item lighthouse', '1 ship 1');
    table.plays('1 reward crown-sail');
    expect(table.told('freeTileLost')).toHaveLength(1);
    expect(table.state.players[1]?.spaces).toBe(12);
    expect(purse(table, 1)).toMatchObject({ coins: 0, workers: 0 });
  });

  const completing1 = (bows: number) =>
    second('transport', 2, { ships: [ship('single helm')], stored: { bow: bows, 'helm-sail': 1 } });

  test('X-29 R-8.3 R-12.11 half a reward is not offered', () => {
    const table = completing1(11).plays('1 move helm-sail');
    table.offers(1, all('crown-sail', 'vp3', 'coins7', 'workers3'));
    table.refuses('1 reward crown-mast', 'R-8.3', 'rewardNoRoom');
    table.refuses('1 reward fish-salt', 'R-8.3', 'rewardNoRoom');
  });

  test('R-8.3 a reward must be in stock, both goods of it', () => {
    const table = completing1(0).given((s) => inStock(s, { 'crown-mast': 0, fish: 0 }));
    table.plays('1 move helm-sail').refuses('1 reward crown-mast', 'R-8.3', 'rewardSoldOut');
    table.refuses('1 reward fish-salt', 'R-8.3', 'rewardSoldOut');
    table.offersAlso(1, all('coffee-grain', 'coffee-salt', 'grain-salt', 'crown-sail'));
  });

  test('R-8.4 workers won keep the action going', () => {
    const table = second('transport', 4, {
      workers: 0,
      ships: [ship('single helm')],
      stored: { 'helm-sail': 1, stern: 1 },
    });
    table.plays('1 move helm-sail', '1 reward workers3').offers(1, ['move stern', 'stop']);
    const none = second('transport', 4, {
      workers: 0,
      ships: [ship('single helm')],
      stored: { 'helm-sail': 1, stern: 1 },
    });
    expect(none.plays('1 move helm-sail', '1 reward vp3').state.phase).toBe(2);
  });

  test('R-8.5 R-12.29 a complete ship gives nothing for goods', () => {
    const table = second('transport', 2, { ships: [ship('single helm/helm')], stored: { fish: 1 } });
    table.plays('1 move fish');
    expect(table.told('shipCompleted')).toEqual([]);
    expect(table.state.phase).toBe(2);
  });
});
