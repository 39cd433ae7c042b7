import { advance, drawFrom, due, optionsOf, type Seat, seedFrom, start, writeOption } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { sensible } from '../bot/sensible.ts';
import { SCALE } from '../bot/weights.ts';
import { estimate } from '../bot/words.ts';
import { oltreMare } from '../src/index.ts';
import type { CardName } from '../src/names.ts';
import type { OltreMare, OltreMareOption, OltreMareState, Package } from '../src/types.ts';
import { offer, position } from './position.ts';

const TABLE = ['talk:table'];
const LEVELS = [0, 1, 2, 3, 4];
const thoughts = (s: OltreMareState, seat: Seat, level: number): readonly string[] =>
  sensible(s, seat, optionsOf(oltreMare, s, seat), level).map(writeOption);

/** What a seat binds itself to with this pick, if anything. */
function bound(s: OltreMareState, seat: Seat, o: OltreMareOption): Package | null {
  const step = due<OltreMare>(s)?.step;
  if (o.verb === 'take') return s.proposals[o.noun] ?? null;
  if (o.verb === 'accept') return step === 'answerOffer' ? s.offer : s.counter;
  return o.verb === 'send' ? (s.drafts[seat] ?? null) : null;
}

/** Cards handed over and nothing for them, no card and no ducat; good for one who earns prestige or has too many. */
function isGift(p: Package, seat: Seat): boolean {
  const [gives, gets, paid] = seat === p.from ? [p.give, p.ask, -p.ducats] : [p.ask, p.give, p.ducats];
  return gives.length > 0 && gets.length === 0 && paid <= 0;
}

interface Worst {
  /** The least anybody expected of what they sent or accepted. */
  worst: number;
  /** The least a side expected of a deal at the moment it was made, also of a letter sent long before. */
  atDeal: number;
  deals: number;
  gifts: number;
}

/** Plays a whole game of picks that are not nonsense, any of them. */
function worstOf(players: number, seed: string, variants: readonly string[]): Worst {
  const { state } = start(oltreMare, players, variants, seedFrom(seed));
  const draw = drawFrom(seedFrom(`${seed} picks`));
  const found: Worst = { worst: 0, atDeal: 0, deals: 0, gifts: 0 };
  for (let n = 0; state.result === null && n < 20_000; n += 1) {
    const seats = due<OltreMare>(state)?.seats ?? [];
    const seat = seats[draw(seats.length)] ?? 0;
    const options = sensible(state, seat, optionsOf(oltreMare, state, seat), draw(LEVELS.length));
    const option = options[draw(options.length)];
    if (option === undefined) throw new Error('nothing is sensible');
    const p = bound(state, seat, option);
    if (p !== null) {
      const gain = estimate(SCALE, state, seat, p);
      found.worst = Math.min(found.worst, gain);
      if (isGift(p, seat) && gain < 0) found.gifts += 1;
      if (option.verb !== 'send') {
        found.deals += 1;
        found.atDeal = Math.min(found.atDeal, gain, estimate(SCALE, state, p.from, p));
      }
    }
    advance(oltreMare, state, seat, option);
  }
  return found;
}

describe('R-6 Trade: what bots do not do', () => {
  test.each([2, 3, 4, 5])(
    'R-6.22 whatever a bot picks among %i players, no letter it sends, accepts or is held to costs it 3 ducats by its own estimate, and it gives nothing away that it would rather keep',
    (players) => {
      const tables = [TABLE, ['talk:table', 'debts:allowed'], ['talk:table', 'claims:off'], []];
      let made = 0;
      for (let n = 0; n < 8; n += 1) {
        const variants = tables[n % tables.length] ?? TABLE;
        const { worst, atDeal, deals, gifts } = worstOf(players, `sense ${players} ${n}`, variants);
        expect(worst).toBeGreaterThan(-3);
        expect(atDeal).toBeGreaterThan(-3);
        expect(gifts).toBe(0);
        made += deals;
      }
      expect(made).toBeGreaterThan(8);
    },
  );

  test('R-6.22 nobody accepts a gift to somebody else, at any level; a fair price everybody may', () => {
    const seats = [
      { hand: ['wood-03', 'corn-03'] as const },
      { hand: ['wine-03', 'wine-07', 'silk-08'] as const },
    ];
    const begging = position(3, { variants: TABLE, seats }).plays(...offer(1, [], ['silk', 'wine'], -7));
    for (const level of LEVELS) expect(thoughts(begging.state, 1, level)).not.toContain('accept');
    const fair = position(3, { variants: TABLE, seats }).plays(...offer(1, [], ['silk'], 6));
    for (const level of LEVELS) expect(thoughts(fair.state, 1, level)).toContain('accept');
  });

  const HAND: CardName[] = ['wine-03', 'wood-16', 'corn-03'];
  const dear = (sum: number) =>
    position(3, { variants: TABLE, seats: [{ hand: HAND }, { hand: ['silk-08', 'silver-05'] }] }).plays(
      ...offer(1, ['wood-16'], [], sum),
    );
  /** Offers at every price at which a bot of this level asks first. */
  const asking = (level: number): string[] =>
    [-1, -2, -3, -4, -5].flatMap((sum) => {
      const first = thoughts(dear(sum).state, 1, level);
      return first.includes('inquire 0-1-p') ? [String(sum)] : [];
    });

  test('R-6.27 bots ask about pirates where the deal hangs on them, and not otherwise; the cabin boy never', () => {
    expect(asking(0)).toEqual([]);
    for (const level of [1, 2, 3, 4]) {
      const sums = asking(level);
      expect(sums.length).toBeGreaterThan(0);
      expect(sums.length).toBeLessThan(4);
    }
  });

  test('R-6.28 the first two levels answer truly; the others hide pirates, and bluff in few cases', () => {
    const asked = dear(-2).plays('1 inquire 0-1-p').state;
    const said = (level: number): string[] =>
      Array.from({ length: 60 }, (_, turn) => {
        asked.turn = turn;
        return thoughts(asked, 0, level).join(' / ');
      });
    for (const level of [0, 1]) expect(new Set(said(level))).toEqual(new Set(['state has-p']));
    for (const level of [2, 3, 4]) {
      const lies = said(level).filter((one) => one === 'state no-p').length;
      expect(lies).toBe([0, 0, 5, 10, 15][level]);
      expect(said(level)).toContain('state has-p / silent');
    }
  });

  test('R-6.31 a seller who lied is believed less, so that the same word sells less', () => {
    const claimed = offer(1, ['wood-16'], [], -2, ['claim wood-16', 'state no-p']);
    const table = position(3, { variants: TABLE, seats: [{ hand: HAND }, { hand: ['silk-08'] }] }).plays(
      ...claimed,
    );
    const worth = (): number =>
      table.state.offer === null ? 0 : estimate(SCALE, table.state, 1, table.state.offer);
    const before = worth();
    table.given((s) => s.talk?.broken[0]?.splice(1, 1, 2));
    expect(worth()).toBeLessThan(before - 0.1);
  });

  test('R-6.29 a bot waves a good it would miss little, never one of its run', () => {
    const hand: CardName[] = ['silver-05', 'silver-09', 'wood-16'];
    const table = position(3, {
      variants: TABLE,
      seats: [{ hand, cargo: ['silver-11'] }],
      step: { step: 'wave', seats: [0] },
    });
    expect(thoughts(table.state, 0, 2)).toEqual(['wave wood']);
  });
});
