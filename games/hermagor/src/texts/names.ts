// What things are called in each language, for sentences and for the board alike. Ids of places and regions stay in
// records: a place goes by the tiles around it, a region by its buildings and a village of its own.
import { de, grammar, type Lang, nth } from '@comptoir/kernel';
import { REGIONS } from '../data/map.ts';
import { CORRIDORS } from '../data/market.ts';
import type { Duchy, Good, Place, Region, SpecialTile, Tile } from '../names.ts';
import { corridorsAt, faceOf, goodsOf, isStall, nameOf, specialOf } from './words.ts';

type Table<Key extends string> = Readonly<Record<Key, string>>;

export interface Names {
  readonly good: Table<Good>;
  /** The building that produces the good. */
  readonly building: Table<Good>;
  readonly special: Table<SpecialTile>;
  readonly duchy: Table<Duchy>;
  coins(n: number): string;
  /** Its goods, or what it does. */
  tile(tile: Tile): string;
  /** Where it is, with its preposition; `tiles`: those it stands on or between. */
  place(place: Place, tiles: readonly Tile[]): string;
  region(region: Region): string;
}

/** For each region a village that names no other one. */
const VILLAGE_OF: ReadonlyMap<Region, string> = (() => {
  const names = new Map<Region, string>();
  for (const { id, villages } of REGIONS) {
    const own = villages.map(nameOf).find((name) => ![...names.values()].includes(name));
    names.set(id, own ?? nameOf(villages[0]));
  }
  return names;
})();
const villageOf = (region: Region): string => VILLAGE_OF.get(region) ?? '';

/** Where a corridor begins and ends on the drawing, and how its spaces are counted from there. */
interface Ends {
  readonly first: string;
  readonly last: string;
  nth(n: number): string;
}
type Directions = Readonly<Record<'across' | 'down', Ends>>;

function spaceIn(place: Place, words: Directions): string {
  const corridor = CORRIDORS.find(({ spaces }) => spaces.some((one) => one === place));
  const spaces: readonly string[] = corridor?.spaces ?? [];
  const { first, last, nth } = corridor?.id.startsWith('H') === true ? words.across : words.down;
  const n = spaces.indexOf(place);
  return n === 0 ? first : n === spaces.length - 1 ? last : nth(n + 1);
}
const DIRECTIONS: Readonly<Record<Lang, Directions>> = {
  en: {
    across: { first: 'left end', last: 'right end', nth: (n) => `space ${n} from the left` },
    down: { first: 'upper end', last: 'lower end', nth: (n) => `space ${n} from the top` },
  },
  fr: {
    across: { first: 'tout à gauche', last: 'tout à droite', nth: (n) => `case ${n} depuis la gauche` },
    down: { first: 'tout en haut', last: 'tout en bas', nth: (n) => `case ${n} depuis le haut` },
  },
};

const inEnglish = grammar('en');
const en: Names = {
  good: {
    weapons: 'weapons',
    books: 'books',
    relics: 'relics',
    dragonEggs: 'dragon eggs',
    amulets: 'amulets',
    blessings: 'blessings',
    corn: 'corn',
    salt: 'salt',
  },
  building: {
    weapons: 'smithy',
    books: 'scriptorium',
    relics: 'cemetery',
    dragonEggs: 'dragon’s lair',
    amulets: 'sorcerer’s tower',
    blessings: 'church',
    corn: 'corn field',
    salt: 'salt mine',
  },
  special: {
    shortcut: 'Shortcut',
    blackMarket: 'Black market',
    marketFluctuation: 'Market fluctuation',
    bargain: 'Good bargain',
  },
  duchy: { westmark: 'Westmark', eastmark: 'Eastmark', southmark: 'Southmark' },
  coins: (n) => inEnglish.many(n, 'coin'),
  tile(tile) {
    const face = faceOf(tile);
    if (face === null) return en.special[specialOf(tile)];
    return face.goods.map((good) => en.good[good]).join(' & ');
  },
  place(place, tiles) {
    const names = tiles.map(en.tile);
    if (isStall(place)) return names.length === 0 ? 'on an empty stall' : `on ${names.join('')}`;
    const corridors = corridorsAt(place);
    if (corridors.length > 1) return `at the crossing of ${inEnglish.listed(corridors)}`;
    if (names.length === 0) return `in corridor ${corridors.join('')}, ${spaceIn(place, DIRECTIONS.en)}`;
    return names.length === 1 ? `beside ${names[0]}` : `between ${names.join(' and ')}`;
  },
  region(region) {
    const goods = goodsOf(region);
    const what =
      goods.length === 0 ? 'noble lands' : inEnglish.listed(goods.map((good) => en.building[good]));
    return `the ${what} by ${villageOf(region)}`;
  },
};

const inFrench = grammar('fr');
/** With its article. */
const LE: Table<Good> = {
  weapons: 'la forge',
  books: 'le scriptorium',
  relics: 'le cimetière',
  dragonEggs: 'l’antre du dragon',
  amulets: 'la tour du sorcier',
  blessings: 'l’église',
  corn: 'le champ de maïs',
  salt: 'la mine de sel',
};
const fr: Names = {
  good: {
    weapons: 'armes',
    books: 'livres',
    relics: 'reliques',
    dragonEggs: 'œufs de dragon',
    amulets: 'amulettes',
    blessings: 'bénédictions',
    corn: 'maïs',
    salt: 'sel',
  },
  building: {
    weapons: 'forge',
    books: 'scriptorium',
    relics: 'cimetière',
    dragonEggs: 'antre du dragon',
    amulets: 'tour du sorcier',
    blessings: 'église',
    corn: 'champ de maïs',
    salt: 'mine de sel',
  },
  special: {
    shortcut: 'Raccourci',
    blackMarket: 'Marché noir',
    marketFluctuation: 'Fluctuation de marché',
    bargain: 'Bonne affaire',
  },
  duchy: { westmark: 'Ouest', eastmark: 'Est', southmark: 'Sud' },
  coins: (n) => inFrench.many(n, 'pièce'),
  tile(tile) {
    const face = faceOf(tile);
    if (face === null) return fr.special[specialOf(tile)];
    return face.goods.map((good) => fr.good[good]).join(' & ');
  },
  place(place, tiles) {
    const names = tiles.map(fr.tile);
    if (isStall(place)) return names.length === 0 ? 'sur un emplacement vide' : `sur ${names.join('')}`;
    const corridors = corridorsAt(place);
    if (corridors.length > 1) return `au croisement de ${inFrench.listed(corridors)}`;
    if (names.length === 0) return `dans l’allée ${corridors.join('')}, ${spaceIn(place, DIRECTIONS.fr)}`;
    return names.length === 1 ? `à côté ${de(nth(names, 0))}` : `entre ${names.join(' et ')}`;
  },
  region(region) {
    const goods = goodsOf(region);
    const what = goods.length === 0 ? 'les terres nobles' : inFrench.listed(goods.map((good) => LE[good]));
    return `${what} ${de(villageOf(region))}`;
  },
};

export const NAMES: Readonly<Record<Lang, Names>> = { en, fr };

/** At the beginning of a line. */
export const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
