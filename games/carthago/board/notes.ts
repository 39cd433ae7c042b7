// What everything on the board is, in one or two sentences, with its rule.
import type { Note } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { TILE_NAMES, type TileName } from '../src/names.ts';
import { capital, coinsIn, effectName, goodName, seatName, spaceName, tileName } from '../src/texts/names.ts';
import { type CarthagoScene, isSpace, seatOf, shipOf, tradeOf, worthNow } from './facts.ts';
import { type Both, EFFECT_NOTES, PLACE_NOTES, SPACE_NOTES, TILE_NOTES } from './notes-words.ts';

const note = (title: string, both: Both, lang: Lang, more = ''): Note => ({
  title,
  text: `${both[lang]}${more}`,
  rule: both.rule,
});

function placeNote(key: string, lang: Lang): Note | null {
  const both = PLACE_NOTES[key];
  if (both === undefined) return null;
  const [title, text] = both[lang];
  return { title, text, rule: both.rule };
}

function shipNote(name: string, scene: CarthagoScene, lang: Lang): Note | null {
  const { view } = scene;
  const known = [
    ...view.tradeHarbour.map(({ ship }) => ship),
    ...view.outside,
    view.expedition,
    ...view.merchants.flatMap((merchant) => merchant.ships.map(({ ship }) => ship)),
  ].find((ship) => ship === name);
  if (known === undefined || known === null) return null;
  const { good, coins, danger, effect } = shipOf(known);
  const title = `${effectName(effect, lang)} · ${goodName(good, lang)}, ${coinsIn(coins, lang)}, danger ${danger}`;
  return note(title, EFFECT_NOTES[effect], lang);
}

function cardNote(name: string, scene: CarthagoScene, lang: Lang): Note | null {
  const { view } = scene;
  const known = [
    ...view.market,
    ...view.tradeDiscard,
    ...view.merchants.flatMap(({ hand }) => hand ?? []),
  ].find((card) => card === name);
  const trade = known === undefined || known === null || isSpace(known) ? null : tradeOf(known);
  const about = placeNote('hand', lang);
  if (trade === null || about === null) return about;
  const title = `${capital(goodName(trade.good, lang))} ${trade.coins} · ${spaceName(trade.action, lang)}`;
  return { ...about, title };
}

function tileNote(tile: TileName, scene: CarthagoScene, lang: Lang): Note {
  const worth = scene.viewer === null ? null : worthNow(scene.view, seatOf(scene), tile);
  const said = lang === 'fr' ? ` Pour vous, à présent : ${worth}.` : ` For you, as things stand: ${worth}.`;
  return note(tileName(tile, lang), TILE_NOTES[tile], lang, worth === null ? '' : said);
}

function seatNote(place: string, scene: CarthagoScene, lang: Lang): Note | null {
  const seat = scene.view.townHall.find((one) => one.place === place);
  if (seat === undefined) return null;
  if (seat.isCovered) return placeNote('covered', lang);
  const title = capital(seatName(seat.place, lang));
  const owner = seat.discs[0];
  const held = owner === undefined ? '' : ` ${scene.players[owner]?.name}.`;
  return lang === 'fr'
    ? {
        title,
        text: `Un seul disque. Les sièges qui se touchent comptent pour la tuile Hôtel de ville 2.${held}`,
        rule: 'R-7.3',
      }
    : {
        title,
        text: `One disc. Seats that touch count for the tile Town hall 2.${held}`,
        rule: 'R-7.3',
      };
}

/** What the thing with this `data-note` is. */
export function noteOf(name: string, scene: CarthagoScene, lang: Lang): Note | null {
  const [kind = '', id = ''] = name.split(' ');
  switch (kind) {
    case 'space':
      return isSpace(id) ? note(spaceName(id, lang), SPACE_NOTES[id], lang) : null;
    case 'ship':
      return shipNote(id, scene, lang);
    case 'card':
      return cardNote(id, scene, lang);
    case 'seat':
      return seatNote(id, scene, lang);
    case 'tile': {
      const tile = TILE_NAMES.find((one) => one === id);
      return tile === undefined ? null : tileNote(tile, scene, lang);
    }
    default:
      return placeNote(kind, lang);
  }
}
