// What everything on the board is, in one or two sentences, with its rule.
import type { Note } from '@comptoir/board-kit';
import { grammar, type Lang } from '@comptoir/kernel';
import { REGIONS, VILLAGES } from '../src/data/map.ts';
import { PLACES, STALLS } from '../src/data/market.ts';
import { GOODS_TILES } from '../src/data/tiles.ts';
import { type Good, type Region, SPECIAL_TILES, type Tile, type Village } from '../src/names.ts';
import { capital, NAMES } from '../src/texts/names.ts';
import { corridorsAt, costAt, faceOf, goodsOf, specialOf } from '../src/texts/words.ts';
import { type HermagorScene, journeyTo, playerIn } from './facts.ts';
import { NOTES } from './notes-words.ts';
import { isGood } from './pictures.ts';
import { buildingName, goodName, specialName, tileTitle, wordsIn } from './words.ts';

const TILE_IDS: readonly Tile[] = [...GOODS_TILES.map(({ id }) => id), ...SPECIAL_TILES];
const isNoteKey = (key: string): key is keyof typeof NOTES => Object.hasOwn(NOTES, key);

function said(key: keyof typeof NOTES, lang: Lang, title?: string, more = ''): Note {
  const note = NOTES[key];
  const [name, text] = note[lang];
  return { title: title ?? name, text: more === '' ? text : `${more} ${text}`, rule: note.rule };
}

const VILLAGE = {
  en: (good: string, price: number, far: number, who: string) =>
    `Buys ${good}, now at ${NAMES.en.coins(price)}. ${NAMES.en.coins(far)} away from your merchant.${who === '' ? '' : ` Posts: ${who}.`}`,
  fr: (good: string, price: number, far: number, who: string) =>
    `Achète : ${good}, au prix de ${NAMES.fr.coins(price)}. À ${NAMES.fr.coins(far)} de votre marchand.${who === '' ? '' : ` Comptoirs : ${who}.`}`,
} as const;

function villageNote(id: Village, scene: HermagorScene, lang: Lang): Note | null {
  const village = VILLAGES.find((one) => one.id === id);
  if (village === undefined) return null;
  const { view } = scene;
  const who = view.posts
    .filter((post) => post.village === id)
    .map(({ owner }) => (owner === 'shared' ? wordsIn(lang).both : (scene.players[owner]?.name ?? '')));
  const text = VILLAGE[lang](
    goodName(village.good, lang).toLowerCase(),
    view.prices[village.good],
    journeyTo(playerIn(scene), id).full,
    who.join(', '),
  );
  return { title: village.name, text, rule: 'R-7.4' };
}

const MISSING = {
  en: (names: string) => (names === '' ? 'You have closed it.' : `You still need: ${names}.`),
  fr: (names: string) => (names === '' ? 'Vous l’avez complétée.' : `Il vous manque : ${names}.`),
} as const;

function regionNote(id: Region, scene: HermagorScene, lang: Lang): Note | null {
  const region = REGIONS.find((one) => one.id === id);
  if (region === undefined) return null;
  const seat = scene.viewer ?? 0;
  const own = scene.view.posts.filter(({ owner }) => owner === seat).map(({ village }) => village);
  const missing = region.villages.filter((village) => !own.includes(village));
  const names = missing.map((village) => VILLAGES.find((one) => one.id === village)?.name ?? '');
  const goods = goodsOf(id);
  const title = capital(NAMES[lang].region(id));
  return said(goods.length === 0 ? 'nobleRegion' : 'region', lang, title, MISSING[lang](names.join(', ')));
}

function tileNote(tile: Tile, scene: HermagorScene, lang: Lang): Note {
  const face = faceOf(tile);
  if (tile === 'blackMarket' && scene.view.isBlackMarketForAll) return said('blackMarketForAll', lang);
  if (face === null) return said(specialOf(tile), lang, specialName(specialOf(tile), lang));
  const title = `${wordsIn(lang).tile(face.number)} · ${tileTitle(tile, lang)}`;
  return said(face.goods.length === 1 ? 'single' : 'double', lang, title);
}

const LEADS = {
  en: {
    nobody: 'Nobody has a buyer around it.',
    tie: 'Tied: it would stay.',
    leads: (name: string) => `${name} would win it now.`,
  },
  fr: {
    nobody: 'Personne n’a d’acheteur autour.',
    tie: 'Égalité : elle resterait.',
    leads: (name: string) => `Elle irait à : ${name}.`,
  },
} as const;

function stallNote(id: string, scene: HermagorScene, lang: Lang): Note | null {
  const n = STALLS.findIndex((stall) => stall.id === id);
  const now = scene.view.market[n];
  if (now === undefined) return null;
  if (now.tile === null) return said('emptyStall', lang);
  const { title, text } = tileNote(now.tile, scene, lang);
  const words = LEADS[lang];
  const { leader } = now;
  const who =
    leader === null
      ? words.nobody
      : leader === 'tie'
        ? words.tie
        : words.leads(leader === 'shared' ? wordsIn(lang).both : (scene.players[leader]?.name ?? ''));
  return { title, text: `${who} ${text}`, rule: 'R-6.2' };
}

const SPACE = {
  en: (cost: number, where: string) => `Costs ${NAMES.en.coins(cost)}. In ${where}.`,
  fr: (cost: number, where: string) => `Coûte ${NAMES.fr.coins(cost)}. Allée ${where}.`,
} as const;

function spaceNote(id: string, lang: Lang): Note | null {
  const place = PLACES.find((one) => one === id);
  if (place === undefined) return null;
  const corridors = corridorsAt(place);
  const key = corridors.length === 2 ? 'crossing' : 'space';
  const where = grammar(lang).listed(corridors);
  return said(key, lang, undefined, SPACE[lang](costAt(place), where));
}

function goodNote(good: Good, lang: Lang): Note {
  const title = `${goodName(good, lang)} · ${buildingName(good, lang)}`;
  return said('prices', lang, title);
}

const END = {
  en: (p: number, d: number, m: number) => `Production ${p}, duchies ${d}, main road ${m}.`,
  fr: (p: number, d: number, m: number) => `Production ${p}, duchés ${d}, route principale ${m}.`,
} as const;

function endNote(seat: string, scene: HermagorScene, lang: Lang): Note | null {
  const income = scene.view.players[Number(seat)]?.finalIncome;
  if (income === undefined) return null;
  return said('end', lang, undefined, END[lang](income.production, income.duchies, income.mainRoad));
}

/** What the thing with this `data-note` is. */
export function note(name: string, scene: HermagorScene, lang: Lang): Note | null {
  const [kind = '', id = ''] = name.split(' ');
  switch (kind) {
    case 'village':
      return (
        VILLAGES.map((v) => v.id).flatMap((v) => (v === id ? [villageNote(v, scene, lang)] : []))[0] ?? null
      );
    case 'region':
      return (
        REGIONS.map((r) => r.id).flatMap((r) => (r === id ? [regionNote(r, scene, lang)] : []))[0] ?? null
      );
    case 'tile':
      return TILE_IDS.flatMap((tile) => (tile === id ? [tileNote(tile, scene, lang)] : []))[0] ?? null;
    case 'stall':
      return stallNote(id, scene, lang);
    case 'space':
      return spaceNote(id, lang);
    case 'good':
      return isGood(id) ? goodNote(id, lang) : null;
    case 'end':
      return endNote(id, scene, lang);
    default:
      return isNoteKey(kind) ? said(kind, lang) : null;
  }
}
