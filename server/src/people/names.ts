// What people are called: one line of plain characters, told apart from everybody else's at the same table.
import { LEVELS } from '@comptoir/bots';

export const LONGEST_NAME = 24;

/** Characters that are not seen, or that change how others are seen: controls, formats and directions, private and unassigned ones. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
/** Letters that only look like nothing. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/g;
/** More than two marks on a letter climb over the lines above. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** The name as it is kept; empty where nothing of it can be. */
export function normalName(raw: string): string {
  const line = raw
    .replace(/[\p{Z}\s]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(BLANK, '');
  const composed = line.normalize('NFC').replace(PILED_MARKS, '$1').replace(/ +/g, ' ').trim();
  return [...composed].slice(0, LONGEST_NAME).join('').trim();
}

/** Letters of other alphabets, and digits, that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аα'],
    ['b', 'вβьЬ'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еєε'],
    ['g', 'ɡ'],
    ['h', 'нһη'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['l', 'iіıιӏ1|!'],
    ['m', 'мμ'],
    ['n', 'пո'],
    ['o', 'оοσ0'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['r', 'гᴦ'],
    ['s', 'ѕ5$'],
    ['t', 'тτ'],
    ['u', 'υս'],
    ['v', 'ѵν'],
    ['w', 'ԝω'],
    ['x', 'хχ'],
    ['y', 'уγ'],
    ['z', 'ᴢζ'],
  ].flatMap(([latin = '', others = '']) => [...others].map((other) => [other, latin])),
);

/** Greek capitals that look like other Latin letters than they do when they are small. */
const CAPITALS: Readonly<Record<string, string>> = { Ν: 'n', Υ: 'y' };

/** What is left of a name for somebody who glances at it: two with the same skeleton are taken for one another. */
export function skeletonOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[ΝΥ]/g, (letter) => CAPITALS[letter] ?? letter)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|!$]/gu, '');
  const latin = [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('');
  return latin.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

const OF_BOTS: ReadonlySet<string> = new Set(
  LEVELS.flatMap(({ id, name }) => [id, ...Object.values(name)]).map(skeletonOf),
);

/** Whether it could be taken for one of the bots. */
export const isBotName = (name: string): boolean => OF_BOTS.has(skeletonOf(name));

/** The people at one table: two may have the same name, but who could be taken for somebody else, or for a bot, gets a number. */
export function toldApart<T extends { readonly name: string }>(seats: readonly T[]): readonly T[] {
  const seen = new Map([...OF_BOTS].map((skeleton) => [skeleton, 1]));
  return seats.map((seat) => {
    if (seat.name === '') return seat;
    const skeleton = skeletonOf(seat.name);
    const count = (seen.get(skeleton) ?? 0) + 1;
    seen.set(skeleton, count);
    return count === 1 ? seat : { ...seat, name: `${seat.name} (${count})` };
  });
}
