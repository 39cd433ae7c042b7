// Turning points: decisions of which other games, played to the end, say the same.
import { type DecisionChances, lossOf, reviewOf } from '@comptoir/bots/review';
import { deciders, type GameRecord, optionsOf, replay, seedFrom, veil } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { type Duel, duel, toldBy } from '../src/review/duel.ts';
import { DEPTH, known, lazyGame, record, subject, whole } from './lazy.ts';
import { toy } from './positions.ts';

describe('a turning point', () => {
  /** So sharp that the luck of a few deals looks like a costly pick. */
  const sharp = { early: 0.5, late: 0.5 };
  const nervous = { ...known, hints: { ...known.hints, chances: sharp, finalChances: sharp } };

  /** The pick that is called better against the one that was made, in games to the end that no review has seen. */
  function retried(game: GameRecord, { at, seat, options, played }: DecisionChances): Duel {
    const veiled = veil(toy.game, replay(toy.game, game, at), seat, seedFrom('another'));
    const [better, picked] = [options[0]?.option, options[played]?.option];
    if (better === undefined || picked === undefined) throw new Error('a point without options');
    const eyes = { known: nervous, veiled, players: 2, viewer: seat, salt: 'another', deals: 200 };
    return duel(eyes, better, picked, true);
  }
  test('must also win games that are played to the end, and what it is said to have cost is what it costs in others', () => {
    const points = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
      const game = lazyGame(seed);
      const { decisions, turningPoints } = whole(
        reviewOf({ ...subject, known: nervous, record: game }, DEPTH),
      );
      return decisions
        .filter(({ at }) => turningPoints.includes(at))
        .map((point) => ({ told: lossOf(point), ...retried(game, point) }));
    });
    expect(points.length).toBeGreaterThan(3);
    for (const { lead, told } of points) {
      expect(lead).toBeGreaterThan(0.5);
      expect(told).toBeGreaterThanOrEqual(0.15);
    }
    const over = points.map(({ told, one, other }) => told - (one - other));
    expect(Math.abs(over.reduce((sum, each) => sum + each, 0) / over.length)).toBeLessThan(0.08);
  });
  test('is tried in games that differ, even where nothing is hidden', () => {
    const open = { ...known, game: { ...toy.game, redeal: () => undefined } };
    const veiled = veil(toy.game, replay(toy.game, record, 2), 1, seedFrom('one'));
    const [seat = 0] = deciders(veiled);
    const [one, other] = optionsOf(toy.game, veiled, seat);
    if (one === undefined || other === undefined) throw new Error('no choice');
    const { lead, sure } = duel(
      { known: open, veiled, players: 2, viewer: seat, salt: 'one', deals: 40 },
      one,
      other,
      true,
    );
    expect(lead).not.toBe(0);
    expect(Math.abs(sure)).toBeLessThan(100);
  });
  test('is told by these games: the best option, the picked one, and the others in proportion', () => {
    const label = { en: '', fr: '' };
    const options = [0.9, 0.7, 0.5, 0.1].map((chance) => ({
      option: { verb: '' },
      label,
      chance,
      points: 0,
    }));
    const decision = { at: 0, seat: 0, said: label, options, played: 2, count: 4 };
    const told = toldBy(decision, 2, { one: 0.6, other: 0.4, lead: 3, sure: 4 });
    expect(told.options.map(({ chance }) => Math.round(100 * chance))).toEqual([60, 50, 40, 20]);
    const worse = toldBy(decision, 2, { one: 0.4, other: 0.6, lead: -3, sure: -4 });
    expect(lossOf(worse)).toBe(0);
  });
  test('is compared in the same deals: nothing is better than itself, and two are as far apart either way', () => {
    const veiled = veil(toy.game, replay(toy.game, record, 2), 1, seedFrom('one'));
    const [seat = 0] = deciders(veiled);
    const eyes = { known, veiled, players: 2, viewer: seat, salt: 'one', deals: 12 };
    const [one, other] = optionsOf(toy.game, veiled, seat);
    if (one === undefined || other === undefined) throw new Error('no choice');
    const [same, [here, there]] = [duel(eyes, one, one), [duel(eyes, one, other), duel(eyes, other, one)]];
    expect(same).toEqual({ one: same.one, other: same.one, lead: 0, sure: 0 });
    expect(here.lead).not.toBe(0);
    expect(here).toEqual({ one: there.other, other: there.one, lead: -there.lead, sure: -there.sure });
  });
});
