import { clone } from '@comptoir/kernel';
import { scenario } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../board/words.ts';
import { nauticus } from '../src/index.ts';
import { texts } from '../src/texts/index.ts';
import { NAMES } from '../src/texts/names.ts';
import { inStock, own, passRound, second, ship } from './position.ts';

describe('R-11 Information', () => {
  test('R-11 R-1.4 everybody sees the same, and everything', () => {
    const table = second('buy-hull', 3, {
      ships: [ship('stern helm/crown fish')],
      stored: { 'crown-mast': 1 },
    });
    const [mine, theirs, spectator] = [1, 0, null].map((viewer) => nauticus.view(table.state, viewer));
    expect(mine).toEqual(theirs);
    expect(mine).toEqual(spectator);
    expect(mine?.players[1]).toMatchObject({ spaces: 2, crowns: 2, warehouse: { 'crown-mast': 1 } });
    expect(mine?.players[1]?.ships[0]).toEqual({
      number: 1,
      parts: [{ hull: 'stern', mast: 'helm', sail: 'crown', good: 'fish' }],
      crest: 'helm',
      isClosed: false,
      isComplete: false,
    });
    expect(mine?.stock).toMatchObject({ stern: 17, 'crown-mast': 11, fish: 11 });
  });

  test('R-1.4 only the layout of the tiles depends on chance', () => {
    const layouts = ['a', 'b', 'c'].map((seed) => {
      const table = scenario(nauticus, 2, { seed });
      passRound(table);
      const { tiles, rng, work, ...rest } = table.state;
      expect([rng.length, work.isExtra]).toEqual([4, false]);
      return { tiles: tiles.join(''), rest };
    });
    expect(layouts[0]?.rest).toEqual(layouts[1]?.rest);
    expect(new Set(layouts.map((layout) => layout.tiles)).size).toBe(3);
  });

  test('R-11 R-1.4 a redeal changes nothing', () => {
    const { state } = second('transport', 3, { stored: { bow: 1 } });
    const copy = clone(state);
    nauticus.redeal(copy, 0, () => 0);
    expect(copy).toEqual(state);
  });

  test('R-2 the audit notices a lost tile, a doubled one and a wrong ship', () => {
    const broken = [
      scenario(nauticus, 2).given((s) => inStock(s, { stern: 17 })),
      second('transport', 3, { stored: { bow: 13 } }),
      second('transport', 3, { ships: [ship('stern helm/whale')] }),
      second('transport', 3, { ships: [ship('bow', 'stern')] }),
      scenario(nauticus, 2).given((s) => own(s, 0, { coins: -1 })),
    ];
    for (const table of broken) expect(() => table.audited()).toThrow(/nauticus/);
  });

  test('a slot goes by its bonus, a round is a manche, and one worker is one', () => {
    const who = (seat: number): string => `Player ${seat}`;
    const started = { kind: 'roundStarted', round: 2, anchor: 3, seat: 0 } as const;
    expect(texts.en.events.roundStarted(started, who)).toBe(
      'Round 2: the anchor points to the slot of 2 points; Player 0 to start.',
    );
    expect(texts.fr.events.roundStarted(started, who)).toMatch(/^Manche 2\u202f: .*«\u202f2 points\u202f»/);
    expect(texts.fr.events.roundEnded({ kind: 'roundEnded', round: 2 }, who)).toMatch(/^Fin de la manche 2/);
    expect(wordsIn('fr').ownWorkers(1)).toBe('1 ouvrier en réserve');
    expect(wordsIn('fr').blueOwn(1, 2)).toBe('1 ouvrier bleu et 2 en réserve, un par usage');
    expect(wordsIn('en').blueOwn(2, 1)).toBe('2 blue and 1 own worker, one for each use');
    expect(NAMES.fr.tile['ship-anchor-mast']).toBe('mât bateau avec ancre');
  });
});
