// To pass or to decline is what is picked for somebody who is away. Whoever sits there uses the turn, however often they err.
import { type Bot, levelBot } from '@comptoir/bots';
import { advance, clone, deciders, fallbackOf, optionsOf, seedFrom, start, veil } from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { allGames } from './positions.ts';

describe.each((await allGames()).map((known) => [known.game.id, known] as const))('at %s', (_id, known) => {
  const { game, hints } = known;
  /** How often the bot gave up what it could do though it expected more of another pick, in a game of its own. */
  function givenUp(bot: Bot, name: string): number {
    const { state } = start(game, game.players[0], [], seedFrom(name));
    let count = 0;
    for (let n = 0; state.result === null; n += 1) {
      const [seat = 0] = deciders(state);
      const veiled = veil(game, state, seat, seedFrom(`${name} veil ${n}`));
      const option = bot(known, veiled, seat, seedFrom(`${name} bot ${n}`));
      const valueAfter = (pick: typeof option): number => {
        const copy = clone(veiled);
        advance(game, copy, seat, pick);
        return hints.evaluate(copy, seat);
      };
      const idle = fallbackOf(game, state, seat);
      const isIdle = idle !== null && idle.verb === option.verb && idle.noun === option.noun;
      const options = optionsOf(game, state, seat);
      const sensible =
        options.length === 1 ? options : (hints.sensible?.(veiled, seat, options, 0) ?? options);
      if (isIdle && sensible.some((other) => valueAfter(other) > valueAfter(option))) count += 1;
      advance(game, state, seat, option);
    }
    return count;
  }

  test('the cabin boy never passes or declines where it expects more of another pick', () => {
    for (const name of ['idle one', 'idle two']) expect(givenUp(levelBot('mousse'), name)).toBe(0);
  });
});
