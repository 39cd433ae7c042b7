// The explanation of every `data-note` name.
import type { Note, Scene } from '@comptoir/board-kit';
import { grammar, type Lang } from '@comptoir/kernel';
import { CARDS, GOODS, PORTS, TOKENS, type TokenName } from '../src/names.ts';
import { rowOf, sequenceOf, tokenAt } from '../src/texts/words.ts';
import type { OltreMare } from '../src/types.ts';
import { NOTES, TOKEN_NOTES } from './notes-words.ts';
import { actionWord, cardLabel, goodTitle, portTitle, tokenTitle, wordsIn } from './words.ts';

const [EN, FR] = [grammar('en'), grammar('fr')];

const MORE = {
  en: {
    runs: (values: string) => `Runs score ${values} ducats.`,
    starts: (port: string) => ` Start port ${port}.`,
    icons: (both: string) => `Icons: ${both}. `,
    away: (n: number) => (n === 0 ? ' Your ship lies here.' : ` ${EN.many(n, 'route')} from your ship.`),
    ships: (names: string) => ` In port: ${names}.`,
    counts: ' Turned down it still counts at the end.',
    ship: (port: string) => `In ${port}. It moves exactly as many routes as ship icons were played.`,
    merchant: (limit: number, load: number) =>
      `Next turn: hand limit ${limit}, ${EN.many(load, 'card')} to play.`,
  },
  fr: {
    runs: (values: string) => `Les collections paient ${values} ducats.`,
    starts: (port: string) => ` Port de départ ${port}.`,
    icons: (both: string) => `Icônes\u202f: ${both}. `,
    away: (n: number) => (n === 0 ? ' Votre bateau y est.' : ` À ${FR.many(n, 'route')} de votre bateau.`),
    ships: (names: string) => ` Au port\u202f: ${names}.`,
    counts: ' Retourné, il compte encore à la fin.',
    ship: (port: string) =>
      `À ${port}. Il parcourt exactement autant de routes que d’icônes navigation jouées.`,
    merchant: (limit: number, load: number) =>
      `Tour suivant\u202f: limite de main ${limit}, ${FR.many(load, 'carte')} à jouer.`,
  },
} as const;

function cardNote(id: string, lang: Lang): Note | null {
  const card = CARDS.find((one) => one === id);
  if (card === undefined) return null;
  const { good, actions, startPort } = rowOf(card);
  const words = MORE[lang];
  const both = actions.map((action) => actionWord(action, lang)).join(', ');
  const port = startPort === null ? '' : words.starts(portTitle(startPort, lang));
  return {
    title: cardLabel(card, lang),
    text: `${words.icons(both)}${words.runs(sequenceOf(good))}${port}`,
    rule: 'R-10.2',
  };
}

function goodNote(id: string, lang: Lang): Note | null {
  const good = GOODS.find((one) => one === id);
  if (good === undefined) return null;
  return { title: goodTitle(good, lang), text: MORE[lang].runs(sequenceOf(good)), rule: 'R-10.2' };
}

function tokenNote(token: TokenName, lang: Lang): Note | null {
  const found = TOKEN_NOTES[token];
  if (found === undefined) return null;
  const [en, fr, rule] = found;
  return { title: tokenTitle(token, lang), text: `${lang === 'fr' ? fr : en}${MORE[lang].counts}`, rule };
}

function portNote(id: string, scene: Scene<OltreMare>, lang: Lang): Note | null {
  const port = PORTS.find((one) => one === id);
  if (port === undefined) return null;
  const words = MORE[lang];
  const token = tokenAt(scene.view, port);
  const about = token === null ? null : tokenNote(token, lang);
  const away = scene.view.ports.find((one) => one.port === port)?.away ?? null;
  const there = scene.view.merchants.flatMap((one, seat) =>
    one.port === port ? [scene.players[seat]?.name ?? ''] : [],
  );
  const text = `${about?.text ?? `${wordsIn(lang).empty}.`}${away === null ? '' : words.away(away)}${there.length === 0 ? '' : words.ships(there.join(', '))}`;
  const title = `${portTitle(port, lang)}${token === null ? '' : `, ${tokenTitle(token, lang)}`}`;
  return { title, text, rule: about?.rule ?? 'R-8.1' };
}

function merchantNote(kind: string, id: string, scene: Scene<OltreMare>, lang: Lang): Note | null {
  const merchant = scene.view.merchants[Number(id)];
  if (merchant === undefined) return null;
  const title = `${scene.players[Number(id)]?.name ?? ''}, ${merchant.family}`;
  return kind === 'ship'
    ? { title, text: MORE[lang].ship(portTitle(merchant.port, lang)), rule: 'R-7.7' }
    : { title, text: MORE[lang].merchant(merchant.seaPower, merchant.load), rule: 'R-1.3' };
}

/** What the thing with this `data-note` is. */
export function note(name: string, scene: Scene<OltreMare>, lang: Lang): Note | null {
  const [kind = '', id = ''] = name.split(' ');
  switch (kind) {
    case 'card':
      return cardNote(id, lang);
    case 'good':
      return goodNote(id, lang);
    case 'port':
      return portNote(id, scene, lang);
    case 'token': {
      const token = TOKENS.find((one) => one === id);
      return token === undefined ? null : tokenNote(token, lang);
    }
    case 'ship':
    case 'merchant':
      return merchantNote(kind, id, scene, lang);
    default: {
      const both = NOTES[kind];
      if (both === undefined) return null;
      const [title, text] = both[lang];
      return { title, text, rule: both.rule };
    }
  }
}
