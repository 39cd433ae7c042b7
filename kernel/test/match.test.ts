import { type Quay, quay } from '@comptoir/testing';
import { describe, expect, test } from 'vitest';
import {
  canonical,
  type Game,
  type LogEvent,
  Match,
  MatchHistory,
  type Option,
  optionsOf,
  readRecord,
  type Seat,
  seedFrom,
  toldTo,
  verify,
  withoutUndone,
  writeRecord,
} from '../src/index.ts';

const setup = { players: 2, variants: [], seed: seedFrom('match') };
const header = { game: 'quay', version: 1, ...setup };

function made<G extends Quay>(match: Match<G>, seat: Seat, option: Option): Match<G> {
  const next = match.pick(seat, option);
  if ('code' in next) throw new Error(next.code);
  return next;
}
function undone(match: Match<Quay>, seat: Seat): Match<Quay> {
  const next = match.undo(seat);
  if ('code' in next) throw new Error(next.code);
  return next;
}
const bid = (noun: number): Option => ({ verb: 'bid', noun });
/** Both bid 0: seat 0 loads first. */
const loading = (game: Game<Quay> = quay): Match<Quay> =>
  made(made(Match.start(game, setup), 1, bid(0)), 0, bid(0));

function good({ state }: Match<Quay>, seat: Seat): Option {
  const option = optionsOf(quay, state, seat).find(({ verb }) => verb === 'good');
  if (option === undefined) throw new Error('no good to load');
  return option;
}
const told = ({ applied }: Match<Quay>, viewer: Seat | null): readonly LogEvent[] =>
  applied === null ? [] : toldTo(applied, viewer).flatMap(({ events }) => events);

/** A seat composes its bid of several picks and may take them back; the bids add up. */
const composing: Game<Quay> = {
  ...quay,
  steps: {
    ...quay.steps,
    bid: {
      rule: 'R-3.1',
      candidates: () => [0, 1, 2].map((noun) => ({ verb: 'bid' as const, noun })),
      refuse: () => null,
      apply(s, _at, seat, o, effects) {
        s.bids[seat] = (s.bids[seat] ?? 0) + (o.verb === 'bid' ? o.noun : 0);
        effects.tell({ kind: 'stopped', seat });
        if (o.verb === 'bid' && o.noun !== 0) effects.again();
      },
    },
  },
};

describe('taking back', () => {
  test('step by step up to the last final pick', () => {
    const before = loading();
    const one = made(before, 0, good(before, 0));
    expect(one.canUndo(0)).toBe(true);
    const back = undone(one, 0);
    expect(back.snapshot.open).toEqual([]);
    expect(canonical(back.state)).toBe(canonical(before.state));
    expect([before.seq, one.seq, back.seq]).toEqual([2, 3, 4]);
    expect(back.applied?.entry).toEqual({ seq: 4, seat: 0, events: [], undoes: 3 });
  });

  test('nothing revealed, drawn or passed on', () => {
    const before = loading();
    expect(before.undo(0)).toMatchObject({ code: 'nothingToUndo' }); // the bids were opened
    const passed = made(before, 0, { verb: 'stop' });
    expect(passed.undo(0)).toMatchObject({ code: 'nothingToUndo' });
    expect(passed.undo(1)).toMatchObject({ code: 'nothingToUndo' });
  });

  test('a pick that asks for it is not made where it would be final', () => {
    const before = loading();
    const terms = { unlessFinal: true };
    expect(before.pick(0, good(before, 0), terms)).toMatchObject({ seq: before.seq + 1 });
    expect(before.pick(0, { verb: 'stop' }, terms)).toEqual({ rule: 'R-0', code: 'wouldBeFinal' });
    expect(before.pick(1, { verb: 'stop' }, terms)).toMatchObject({ code: 'notAsked' });
    const past = new MatchHistory(quay, header);
    expect(past.pick(0, bid(0), terms)).toMatchObject({ code: 'wouldBeFinal' }); // what the other bids is hidden
    expect(past.picks).toEqual([]);
  });

  test('while several compose at once, each takes back its own', () => {
    let match = Match.start(composing, { ...setup, players: 3 });
    for (const [seat, noun] of [
      [0, 1],
      [1, 2],
      [2, 0],
      [1, 1],
    ] as const)
      match = made(match, seat, bid(noun));
    expect(match.state.bids).toEqual([1, 3, 0]);
    const back = undone(match, 0);
    expect(back.state.bids).toEqual([null, 3, 0]);
    expect(back.undo(2)).toMatchObject({ code: 'nothingToUndo' }); // seat 2 has answered
  });
});

describe('what a viewer sees', () => {
  test('an earlier match stays as it is while the next one is built on it', () => {
    const before = loading();
    const seen = canonical(before.snapshot);
    made(before, 0, good(before, 0));
    expect(canonical(before.snapshot)).toBe(seen);
  });

  test('the one who decides looks at the present, the others at what is final', () => {
    const before = loading();
    const one = made(before, 0, good(before, 0));
    expect(one.sceneFor(0)).toMatchObject({ seq: 3, viewer: 0, waiting: [0], canUndo: true, result: null });
    expect(one.sceneFor(0).decision?.at.step).toBe('chooseShip');
    for (const viewer of [1, null]) {
      const { view, decision, canUndo } = one.sceneFor(viewer);
      expect(view).toEqual(quay.view(before.state, viewer));
      expect([decision, canUndo]).toEqual([null, false]);
    }
  });

  test('own picks are told at once, those of others when they are final, secrets to nobody', () => {
    const first = made(Match.start(composing, setup), 0, bid(1));
    expect(told(first, 0)).toEqual([{ kind: 'stopped', seat: 0 }]);
    expect([told(first, 1), told(first, null)]).toEqual([[], []]);
    const second = made(first, 1, bid(0));
    expect([told(second, 0), told(second, 1).length]).toEqual([[], 1]);
    const third = made(second, 0, bid(0));
    const kinds = (viewer: Seat | null): string[] => told(third, viewer).map(({ kind }) => kind);
    expect(kinds(null)).toEqual(['stopped', 'stopped', 'stopped', 'bidsOpened']);
    expect(kinds(0)).toEqual(['stopped', 'stopped', 'bidsOpened']);
    expect(kinds(1)).toEqual(['stopped', 'stopped', 'bidsOpened']);
  });

  test('an event for one seat alone reaches nobody else', () => {
    let match = Match.start(quay, setup);
    const drew: number[] = [];
    while (match.result === null) {
      const [seat = 0] = match.waiting;
      match = made(match, seat, match.decisionFor(seat)?.options.at(-1) ?? { verb: 'stop' });
      drew.push(...told(match, 0).flatMap((e) => (e.kind === 'drew' ? [e.only ?? -1] : [])));
      expect(told(match, null).some(({ only }) => only !== undefined)).toBe(false);
    }
    expect(new Set(drew)).toEqual(new Set([0]));
  });

  test('what is old fades until the match is over', () => {
    const fading: Game<Quay> = {
      ...quay,
      fade: (e) => (e.kind === 'bidsOpened' ? { ...e, bids: [] } : e),
    };
    const match = loading(fading);
    const log = match.applied === null ? [] : toldTo(match.applied, 0);
    expect(log.flatMap(({ events }) => events)).toEqual([{ kind: 'bidsOpened', bids: [0, 0] }]);
    expect(match.faded(log, 0).flatMap(({ events }) => events)).toEqual([{ kind: 'bidsOpened', bids: [] }]);
    const over = { ...match.state, agenda: [], result: { scores: [0, 0], ranks: [1, 1] } };
    expect(Match.from(fading, over).faded(log, 0)).toBe(log);
    expect(match.readableFrom(log, 0)).toBe(log.at(-1)?.seq);
    expect(loading().readableFrom(log, 0)).toBe(0);
    expect(Match.from(fading, over).readableFrom(log, 0)).toBe(0);
  });
});

describe('previews', () => {
  test('show the table after some picks, and whether they could be taken back', () => {
    const before = loading();
    const seen = before.preview(0, [good(before, 0)]);
    expect(seen?.decision?.at.step).toBe('chooseShip');
    expect(seen).toMatchObject({ seq: 3, viewer: 0, canUndo: true });
    expect(seen).toEqual(made(before, 0, good(before, 0)).sceneFor(0));
    expect(before.preview(0, [{ verb: 'stop' }])?.canUndo).toBe(false);
  });

  test('show nothing that depends on what the seat cannot know, nothing refused, and nothing to who is not asked', () => {
    const match = made(Match.start(quay, setup), 1, bid(2));
    expect(match.preview(0, [bid(0)])).toBeNull(); // the other bid would be opened
    expect(match.preview(0, [{ verb: 'stop' }])).toBeNull();
    expect(match.preview(1, [bid(0)])).toBeNull();
  });

  test('a pick whose seat has answered and cannot take it back says so', () => {
    expect(Match.start(quay, setup).preview(0, [bid(1)])?.canUndo).toBe(false);
  });
});

describe('snapshots and histories', () => {
  test('a match goes on from its snapshot as if it had never been put away', () => {
    const one = made(loading(), 0, good(loading(), 0));
    const back = new Match(quay, JSON.parse(JSON.stringify(one.snapshot)));
    expect(back.sceneFor(0)).toEqual(one.sceneFor(0));
    expect(undone(back, 0).state).toEqual(undone(one, 0).state);
    const [next, other] = [one, back].map((match) =>
      made(match, 0, match.decisionFor(0)?.options[0] ?? bid(0)),
    );
    expect(canonical(other?.snapshot)).toBe(canonical(next?.snapshot));
    expect(other?.applied).toEqual(next?.applied);
  });

  function played(): MatchHistory<Quay> {
    const history = new MatchHistory(quay, header);
    for (let n = 0; history.now.result === null; n += 1) {
      const [seat = 0] = history.now.waiting;
      const options = history.now.decisionFor(seat)?.options ?? [];
      expect(history.pick(seat, options[n % options.length] ?? bid(0))).toBeNull();
      if (n % 5 === 0) history.undo(seat);
    }
    return history;
  }

  test('a history knows every position, what stands of its picks, and its record', () => {
    const history = played();
    const record = readRecord(writeRecord(history.record()));
    expect(record.picks.length).toBeLessThan(history.now.seq);
    expect(verify(quay, record)).toEqual(history.now.state);
    const again = new MatchHistory(quay, record);
    expect(again.picks).toEqual(history.picks);
    expect(again.now.state).toEqual(history.now.state);
    expect(history.at(3).seq).toBe(3);
    expect([history.at(-1).seq, history.at(1e6).seq]).toEqual([0, history.now.seq]);
  });

  test('its log is what was told, in order, without what was taken back', () => {
    const history = played();
    const log = history.log(0);
    expect(log.map(({ seq }) => seq)).toEqual([...new Set(log.map(({ seq }) => seq))].sort((a, b) => a - b));
    expect(log.some(({ undoes }) => undoes !== undefined)).toBe(false);
    expect(withoutUndone(history.toldSince(-1, 0))).toEqual(log);
    const events = new MatchHistory(quay, history.record()).log(0).flatMap((entry) => entry.events);
    expect(log.flatMap((entry) => entry.events)).toEqual(events);
  });

  test('a record that does not follow the rules is refused with its line', () => {
    const picks = [{ seat: 0, option: bid(7), line: 6 }];
    expect(() => new MatchHistory(quay, { ...header, picks })).toThrow(
      'line 6: “0 bid 7” is refused: notOffered',
    );
    expect(() => new MatchHistory(quay, { ...header, version: 2 })).toThrow('version 2 of the rules');
  });
});
