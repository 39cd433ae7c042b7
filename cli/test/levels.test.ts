// A whole match of the levels as `comptoir simulate` plays it: nobody does what its level leaves out as nonsense.
import { requireGame, withHints } from '@comptoir/catalogue';
import { advance, optionsOf, start, writeOption } from '@comptoir/kernel';
import { expect, test } from 'vitest';
import { playOut } from '../src/bot-games.ts';
import { botNamed } from '../src/bots.ts';

const SEATS = ['negociant', 'mousse', 'matelot'];
const BOLDNESS: Readonly<Record<string, number>> = { mousse: 0, matelot: 1, negociant: 2 };

test('in a match of Oltre Mare every letter, answer, question and reply is one that its level holds sensible', async () => {
  const known = await withHints(await requireGame('oltre-mare'));
  const { game, hints } = known;
  const setup = { known, variants: game.usualVariants ?? [], seed: 'levels at the table' };
  const { picks, remarks, variants, seed } = playOut(setup, SEATS.map(botNamed));
  expect(remarks).toEqual([]);
  const { state } = start(game, SEATS.length, variants, seed);
  const talk = new Map<string, number>();
  for (const { seat, option } of picks) {
    const options = optionsOf(game, state, seat);
    const level = BOLDNESS[SEATS[seat] ?? ''];
    const sensible = options.length === 1 ? options : (hints.sensible?.(state, seat, options, level) ?? []);
    expect(sensible.map(writeOption)).toContain(writeOption(option));
    talk.set(option.verb, 1 + (talk.get(option.verb) ?? 0));
    advance(game, state, seat, option);
  }
  for (const verb of ['offer', 'send', 'accept', 'decline']) expect(talk.get(verb)).toBeGreaterThan(3);
});
