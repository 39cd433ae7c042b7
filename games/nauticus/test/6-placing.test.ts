import { decisions } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { nauticus } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';
import { second, ship, ships, stored, type Table } from './position.ts';

const P = ship('stern');
const Q = ship('middle', 'middle');
const R = ship('stern', 'bow');
const S = ship('single');

/** Seat 1 transports from this warehouse to these ships, with plenty of workers. */
const moving = (fleet: ReturnType<typeof ship>[], tiles: Parameters<typeof second>[2]): Table =>
  second('transport', 2, { workers: 9, ships: fleet, ...tiles });

describe('R-6 The warehouse, the shipyard and placing tiles', () => {
  test('R-6 a tile for 0 coins goes into the warehouse without asking, although it could be placed', () => {
    const table = second('buy-goods', 7, { ships: [R] }).plays('1 item coffee');
    expect(stored(table, 1)).toEqual({ coffee: 1 });
    expect(ships(table, 1)).toEqual([['stern', 'bow']]);
  });

  test('R-6.1 R-12.17 R-12.18 a tile that was paid for is placed or stored, as the buyer likes', () => {
    const buying = () => second('buy-hull', 7, {}).plays('1 item bow').offers(1, ['warehouse', 'new']);
    expect(ships(buying().plays('1 new'), 1)).toEqual([['bow']]);
    expect(stored(buying().plays('1 warehouse'), 1)).toEqual({ bow: 1 });
  });

  test('X-16 R-6.2 a mast needs two spaces, anything else one', () => {
    const crowded = { stored: { bow: 11 }, coins: 9, workers: 4 };
    const masts = second('buy-masts', 7, crowded);
    masts.refuses('1 item whale', 'R-6.2', 'noRoom').refuses('1 item lighthouse', 'R-7.1.3', 'noDestination');
    masts.offers(1, ['pass']);
    const sails = second('buy-sails', 7, crowded).plays('1 item lighthouse');
    expect(sails.state.players[1]?.spaces).toBe(12);
  });

  test('R-6.2 R-12.9 nothing can be stored in a full warehouse, nothing is discarded', () => {
    const table = second('buy-hull', 7, { stored: { bow: 12 } });
    table.refuses('1 item stern', 'R-6.2', 'noRoom').plays('1 item single');
    expect(ships(table, 1)).toEqual([['single']]);
    expect(stored(table, 1)).toEqual({ bow: 12 });
    const asked = second('buy-hull', 7, { stored: { bow: 12 }, ships: [P] }).plays('1 item bow');
    asked.refuses('1 warehouse', 'R-6.2', 'noRoom').offers(1, ['new', 'ship 1']);
  });

  test('R-6.2 R-6.1 the reason speaks of free tiles only where the tile is free', () => {
    const paid = second('buy-hull', 7, { stored: { bow: 12 }, ships: [P] });
    const why = (): string | undefined => {
      const view = nauticus.view(paid.state, 1);
      return decisions(nauticus, paid.state).flatMap(({ at, refused }) =>
        refused.flatMap(([o, { code }]) =>
          code === 'noRoom' ? [texts.en.refusals.noRoom(o, at, view)] : [],
        ),
      )[0];
    };
    expect(why()).toMatch(/costs nothing/);
    paid.plays('1 item bow');
    expect(why()).toBe('There is no room: 12 of 12 warehouse spaces are used.');
  });

  test('R-6.2 tiles leave the warehouse by Transport, a mast frees two spaces', () => {
    const table = moving([R], { stored: { 'helm-mast': 1, bow: 10 } }).plays('1 move helm-mast');
    expect(table.state.players[1]?.spaces).toBe(10);
  });

  test('X-18 R-6.4 where hull parts fit', () => {
    const tiles = { stored: { middle: 1, stern: 1, bow: 1, single: 1 } };
    const table = () => moving([P, Q, R, S], tiles);
    const middle = table().plays('1 move middle').offers(1, ['new', 'ship 1']);
    middle.refuses('1 ship 2', 'R-6.4', 'twoMiddles').refuses('1 ship 3', 'R-6.4', 'hullClosed');
    middle.refuses('1 ship 4', 'R-6.4', 'hullClosed');
    const stern = table().plays('1 move stern').offers(1, ['new', 'ship 2']);
    stern.refuses('1 ship 1', 'R-6.4', 'partThere');
    const bow = table().plays('1 move bow').offers(1, ['new', 'ship 1', 'ship 2']);
    expect(ships(bow.plays('1 ship 1'), 1)[0]).toEqual(['stern', 'bow']);
    const single = table().plays('1 move single');
    expect(ships(single, 1)).toHaveLength(5);
  });

  test('R-6.4 a one-part hull is a ship of its own', () => {
    const table = second('buy-hull', 7, { ships: [P] }).plays('1 item single');
    table.offers(1, ['warehouse', 'new']).refuses('1 ship 1', 'R-6.4', 'onlyNew');
  });

  test('X-19 R-6.3 R-6.4 ships are never joined', () => {
    const table = moving([ship('stern'), ship('bow')], { stored: { bow: 1, middle: 1 } });
    table.plays('1 move bow', '1 ship 1');
    expect(ships(table, 1)).toEqual([['stern', 'bow'], ['bow']]);
    table.plays('1 move middle').offers(1, ['new', 'ship 2']);
  });

  test('X-20 R-6.7 R-6.10 jokers complete a ship', () => {
    const table = moving([ship('stern ship-anchor/crown', 'bow crown')], {
      stored: { 'ship-anchor-sail': 1 },
    });
    table.plays('1 move ship-anchor-sail');
    expect(table.told('shipCompleted')).toEqual([{ kind: 'shipCompleted', seat: 1, ship: 1, size: 2 }]);
  });

  test('X-21 R-6.7 R-12.6 mixed crests are refused', () => {
    const tiles = { stored: { 'ship-anchor-sail': 1, 'helm-sail': 1, 'crown-sail': 1 } };
    const fleet = [ship('stern helm/crown', 'bow crown')];
    moving(fleet, tiles)
      .refuses('1 move ship-anchor-sail', 'R-7.2', 'fitsNowhere')
      .offers(1, ['move helm-sail', 'move crown-sail', 'pass']);
    for (const sail of ['helm-sail', 'crown-sail']) {
      expect(moving(fleet, tiles).plays(`1 move ${sail}`).told('shipCompleted')).toHaveLength(1);
    }
    const other = ship('single whale');
    const two = moving([...fleet, other, other], { stored: { 'whale-sail': 1 } }).plays('1 move whale-sail');
    two.refuses('1 ship 1', 'R-6.7', 'otherCrest').offers(1, ['ship 2', 'ship 3']);
  });

  test('R-6.7 a foreign crest on a whale ship is refused, as mast and as sail; whale and crown are welcome', () => {
    const whale = ship('stern whale', 'bow');
    const helm = ship('stern helm', 'bow');
    for (const kind of ['mast', 'sail'] as const) {
      const foreign = moving([whale, helm, helm], { stored: { [`helm-${kind}`]: 1 } });
      foreign.plays(`1 move helm-${kind}`).refuses('1 ship 1', 'R-6.7', 'otherCrest');
      foreign.offers(1, ['ship 2', 'ship 3']);
      for (const crest of ['whale', 'crown']) {
        const table = moving([whale], { stored: { [`${crest}-${kind}`]: 1 } }).plays(
          `1 move ${crest}-${kind}`,
        );
        const rigged = kind === 'mast' ? ['stern whale', `bow ${crest}`] : [`stern whale/${crest}`, 'bow'];
        expect(ships(table, 1)).toEqual([rigged]);
      }
      const alone = moving([whale], { stored: { [`lighthouse-${kind}`]: 1 } });
      alone.refuses(`1 move lighthouse-${kind}`, 'R-7.2', 'fitsNowhere').offers(1, ['pass']);
    }
    const under = moving([ship('stern crown/whale', 'bow'), helm], { stored: { 'helm-mast': 1 } });
    expect(ships(under.plays('1 move helm-mast'), 1)[1]).toEqual(['stern helm', 'bow helm']);
  });

  test('R-6.7 R-12.6 the first ordinary tile fixes the crest, also a sail on a crown mast', () => {
    const table = moving([ship('stern crown', 'bow')], { stored: { 'helm-sail': 1, 'whale-mast': 1 } });
    expect(nauticus.view(table.state, 1).players[1]?.ships[0]?.crest).toBeNull();
    table.plays('1 move helm-sail');
    expect(nauticus.view(table.state, 1).players[1]?.ships[0]?.crest).toBe('helm');
    expect(table.state.phase).toBe(2); // the whale mast fits nowhere, so the turn is over
  });

  test('R-6.7 a ship with crowns only, sails too, is still open to any crest', () => {
    const crowns = ship('stern crown/crown', 'bow crown');
    const table = moving([crowns], { stored: { 'lighthouse-sail': 1 } }).plays('1 move lighthouse-sail');
    expect(ships(table, 1)).toEqual([['stern crown/crown', 'bow crown/lighthouse']]);
  });

  test('R-12.27 R-6.7 R-10.2 a ship of crowns only is as good as any other', () => {
    const table = moving([ship('single crown')], { stored: { 'crown-sail': 1 } }).plays('1 move crown-sail');
    expect(table.told('shipCompleted')).toHaveLength(1);
    table.plays('1 reward vp3');
    expect(nauticus.view(table.state, 1).players[1]?.standing.ships).toBe(2);
  });

  test('X-22 R-6.5 R-6.6 R-6.10 hull, then mast, then sail', () => {
    const table = moving([ship('stern whale')], { stored: { 'whale-sail': 1, 'whale-mast': 1 } });
    table.refuses('1 move whale-mast', 'R-7.2', 'fitsNowhere').plays('1 move whale-sail');
    expect(ships(table, 1)).toEqual([['stern whale/whale']]);
    expect(table.told('shipCompleted')).toEqual([]);
  });

  test('R-6.5 one mast for each hull part', () => {
    const table = moving([ship('stern whale'), R, R], { stored: { 'crown-mast': 1 } }).plays(
      '1 move crown-mast',
    );
    table.refuses('1 ship 1', 'R-6.5', 'noPartForMast').offers(1, ['ship 2', 'ship 3']);
  });

  test('R-6.6 a sail needs a mast without sail', () => {
    const bare = ship('stern', 'bow');
    const rigged = ship('stern whale', 'bow whale');
    const table = moving([bare, rigged, rigged], { stored: { 'whale-sail': 1 } }).plays('1 move whale-sail');
    table.refuses('1 ship 1', 'R-6.6', 'noMastForSail').offers(1, ['ship 2', 'ship 3']);
  });

  test('X-23 R-6.8 R-6.10 one good under each hull part, complete or not', () => {
    const table = moving([ship('middle')], { stored: { fish: 2 } }).plays('1 move fish');
    expect(ships(table, 1)).toEqual([['middle - fish']]);
    expect(table.state.phase).toBe(2); // no part is free for the other fish
    const two = moving([ship('middle - salt'), R, R], { stored: { fish: 1 } }).plays('1 move fish');
    two.refuses('1 ship 1', 'R-6.8', 'noPartForGood').offers(1, ['ship 2', 'ship 3']);
  });

  test('R-6.9 a placement fills the first free part from the stern', () => {
    const table = moving([ship('stern', 'middle helm', 'bow')], {
      stored: { 'helm-mast': 1, 'helm-sail': 1, fish: 1 },
    });
    table.plays('1 move helm-mast', '1 move helm-sail', '1 move fish');
    expect(ships(table, 1)).toEqual([['stern helm/helm fish', 'middle helm', 'bow']]);
  });

  test('R-6.9 R-6.3 tiles keep their part when the hull grows', () => {
    const table = moving([ship('middle helm/helm fish', 'bow - salt')], { stored: { stern: 1, middle: 1 } });
    table.plays('1 move middle', '1 ship 1', '1 move stern', '1 ship 1');
    expect(ships(table, 1)).toEqual([['stern', 'middle helm/helm fish', 'middle', 'bow - salt']]);
  });

  test('R-6.10 goods are irrelevant, an open hull is never complete', () => {
    const open = moving([ship('stern helm/helm', 'middle helm')], { stored: { 'helm-sail': 1 } });
    expect(open.plays('1 move helm-sail').told('shipCompleted')).toEqual([]);
    const closed = moving([ship('stern helm/helm', 'bow helm')], { stored: { 'helm-sail': 1 } });
    expect(closed.plays('1 move helm-sail').told('shipCompleted')).toHaveLength(1);
  });

  test('R-6.10 a bow that closes a hull with all its sails up still leaves its own mast to be raised', () => {
    const table = moving([ship('stern helm/helm')], { stored: { bow: 1 } }).plays('1 move bow', '1 ship 1');
    expect(table.told('shipCompleted')).toEqual([]);
  });

  test('R-6.11 ships are numbered in the order in which they were begun', () => {
    const table = second('buy-hull', 7, { coins: 20, workers: 5 });
    table.plays('1 item bow', '1 new', '1 item single', '1 new', '1 item bow', '1 new');
    expect(ships(table, 1)).toEqual([['bow'], ['single'], ['bow']]);
    table.plays('1 item middle', '1 ship 3');
    expect(ships(table, 1)).toEqual([['bow'], ['single'], ['middle', 'bow']]);
  });
});
