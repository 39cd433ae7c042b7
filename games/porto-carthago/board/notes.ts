// What everything on the board is, in one or two sentences, with its rule.
import type { Note } from '@comptoir/board-kit';
import type { Lang, RuleId } from '@comptoir/kernel';
import { LARGE_SPACE, PALACE } from '../src/data/palace.ts';
import { QUAYS } from '../src/data/quays.ts';
import { SHIP_CARDS } from '../src/data/ships.ts';
import { ACTIONS, BONUSES, PRIVILEGES } from '../src/names.ts';
import {
  actionName,
  bonusName,
  capital,
  goodName,
  privilegeName,
  quayName,
  shipName,
} from '../src/texts/names.ts';
import { oddsOf, type PortoScene, seatOf } from './facts.ts';
import { NOTES } from './notes-words.ts';

function said(key: string, lang: Lang, title?: string, more = ''): Note | null {
  const both = NOTES[key];
  if (both === undefined) return null;
  const [own, text] = both[lang];
  return { title: title ?? own, text: `${text}${more}`, rule: both.rule };
}

function cardNote(id: string, lang: Lang): Note | null {
  const card = SHIP_CARDS.find((one) => one.id === id);
  if (card === undefined) return null;
  const good = goodName(card.good, lang);
  const privilege = said(card.privilege, lang);
  const text =
    lang === 'fr'
      ? `Demande : ${good}. Paie ${card.talents} talents et un point de commerce. Danger ${card.danger} pour un voyage. Privilège : ${privilege?.text ?? ''}`
      : `Wants ${good}. Pays ${card.talents} talents and a trade point. Danger ${card.danger} on a voyage. Privilege: ${privilege?.text ?? ''}`;
  return { title: capital(shipName(card.id, lang)), text, rule: privilege?.rule ?? 'R-9.1' };
}

function quayNote(id: string, scene: PortoScene, lang: Lang): Note | null {
  const quay = QUAYS.find((one) => one.id === id);
  if (quay === undefined) return null;
  const owner = scene.view.quays.find((one) => one.id === id)?.owner ?? null;
  const name = owner === null ? null : (scene.players[owner]?.name ?? '');
  const who = lang === 'fr' ? ` Réclamé par ${name}.` : ` Claimed by ${name}.`;
  return said('quay', lang, capital(quayName(quay.id, lang)), name === null ? '' : who);
}

function placeNote(number: number, lang: Lang): Note | null {
  const place = PALACE[number] ?? LARGE_SPACE;
  const rule: RuleId = 'R-8.2';
  return lang === 'fr'
    ? {
        title: place === LARGE_SPACE ? 'La grande place' : `Place ${number + 1} du palais`,
        text: `${place.price} talents, au moins ${place.tradePoints} points de commerce et un serviteur de la réserve. Seule la place libre la moins chère s’achète.`,
        rule,
      }
    : {
        title: place === LARGE_SPACE ? 'The large space' : `Palace space ${number + 1}`,
        text: `${place.price} talents, at least ${place.tradePoints} trade points and a servant from your reserve. Only the cheapest free space can be bought.`,
        rule,
      };
}

function oddsNote(scene: PortoScene, lang: Lang): Note | null {
  const { safe, cards, temple } = oddsOf(scene.view, seatOf(scene));
  const more =
    lang === 'fr'
      ? ` Avec ${temple} au temple, ${safe} des ${cards} cartes de la pioche sont sûres.`
      : ` With ${temple} in the temple, ${safe} of the ${cards} cards in the deck are safe.`;
  return said('odds', lang, undefined, more);
}

/** What the thing with this `data-note` is. */
export function note(name: string, scene: PortoScene, lang: Lang): Note | null {
  const [kind = '', id = ''] = name.split(' ');
  switch (kind) {
    case 'card':
      return cardNote(id, lang);
    case 'quay':
      return quayNote(id, scene, lang);
    case 'place':
      return placeNote(Number(id), lang);
    case 'odds':
      return oddsNote(scene, lang);
    case 'action': {
      const action = ACTIONS.find((one) => one === id);
      return action === undefined ? null : said(id, lang, actionName(action, lang));
    }
    case 'bonus': {
      const bonus = BONUSES.find((one) => one === id);
      return bonus === undefined ? null : said(id, lang, capital(bonusName(bonus, lang)));
    }
    case 'privilege': {
      const privilege = PRIVILEGES.find((one) => one === id);
      return privilege === undefined ? null : said(id, lang, capital(privilegeName(privilege, lang)));
    }
    default:
      return said(kind, lang);
  }
}
