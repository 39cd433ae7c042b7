// What the end of the decade would bring, and what bag and deck still hold.
import { type BoardProps, Icon } from '@comptoir/board-kit';
import { grammar, type Lang, type Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { SCORE_SPACES } from '../src/data/path.ts';
import { EARLY_END } from '../src/data/players.ts';
import { type CardName, GOODS } from '../src/names.ts';
import { capital, goodName, talentsIn } from '../src/texts/names.ts';
import { printed } from '../src/texts/words.ts';
import type { Porto } from '../src/types.ts';
import type { PortoView } from '../src/views.ts';
import { art } from './art.ts';
import { endOf, homeOf, nextFirst, type PortoScene, seatOf, washOf } from './facts.ts';
import { wordsIn } from './words.ts';

/** The end of the decade in one line. */
export function NextDecade({ scene, lang }: { scene: PortoScene; lang: Lang }): ReactNode {
  const { view, players } = scene;
  const words = wordsIn(lang);
  const first = nextFirst(view);
  const homes = view.players.map(homeOf);
  if (view.phase !== 'actions') return null;
  return (
    <p className="pc-next" data-note="nextDecade">
      <b>{words.decadeEnds}</b>
      <span>
        <Icon name={art('firstPlayer')} label={words.first} />
        {players[first]?.name} ({homes[first]})
      </span>
      <span>
        <Icon name={art('talent')} label={words.talents} />+{homes[seatOf(scene)]}
      </span>
    </p>
  );
}

/** Servants on the path before it gives anything. */
const fewest = Math.min(...SCORE_SPACES.map(({ space }) => space));
const FORECAST = {
  en: {
    path: (list: string) => `The path would bring ${list} into the palace.`,
    noPath: `The path brings nothing yet: ${fewest} servants must stand on it.`,
    first: (name: string, home: number) =>
      `First player: ${name}, with ${grammar('en').many(home, 'servant')} in reserve.`,
    income: (talents: number) => `Your income: ${talentsIn(talents, 'en')}.`,
    last: 'This is the last decade.',
    now: `The game ends with this decade: someone has ${EARLY_END.tradePoints} trade points.`,
    open: `The game ends with this decade if anyone has ${EARLY_END.tradePoints} trade points.`,
    far: `From decade ${EARLY_END.decade} on, ${EARLY_END.tradePoints} trade points end the game.`,
  },
  fr: {
    path: (list: string) => `Le chemin ferait entrer au palais : ${list}.`,
    noPath: `Le chemin ne donne encore rien : il y faut ${fewest} serviteurs.`,
    first: (name: string, home: number) =>
      `Premier joueur : ${name}, ${grammar('fr').many(home, 'serviteur')} en réserve.`,
    income: (talents: number) => `Votre revenu : ${talentsIn(talents, 'fr')}.`,
    last: 'C’est la dernière décennie.',
    now: `La partie s’achève avec cette décennie : quelqu’un a ${EARLY_END.tradePoints} points.`,
    open: `La partie s’achève avec cette décennie si quelqu’un a ${EARLY_END.tradePoints} points.`,
    far: `Dès la décennie ${EARLY_END.decade}, ${EARLY_END.tradePoints} points mettent fin à la partie.`,
  },
} as const;

function Forecast({ scene, lang }: { scene: PortoScene; lang: Lang }): ReactNode {
  const { view, players } = scene;
  const words = FORECAST[lang];
  const name = (seat: Seat): string => players[seat]?.name ?? '';
  const awards = view.awards.flatMap((n, seat) => (n > 0 ? [`${name(seat)} ${n}`] : []));
  const first = nextFirst(view);
  const homes = view.players.map(homeOf);
  const lines: readonly (readonly [string, string])[] = [
    ['pathOfIntrigue', awards.length === 0 ? words.noPath : words.path(awards.join(', '))],
    ['firstPlayer', words.first(name(first), homes[first] ?? 0)],
    ['talent', words.income(homes[seatOf(scene)] ?? 0)],
    ['decade', words[endOf(view)]],
  ];
  return (
    <section>
      <h3>{wordsIn(lang).decadeEnds}</h3>
      <ul className="pc-forecast">
        {lines.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={art(icon)} /> <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ships({ cards }: { cards: readonly CardName[] }): ReactNode {
  return (
    <ul className="pc-decklist">
      {cards.map((card) => {
        const { civ, good, danger } = printed(card);
        return (
          <li key={card} data-note={`card ${card}`} style={{ background: washOf(civ, 30) }}>
            <Icon name={art(civ)} />
            <Icon name={art(good)} />
            <b>{danger}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** What the deck still holds, which everybody could reckon, and what the viewer has seen of its order. */
function DeckCards({ view, lang }: { view: PortoView; lang: Lang }): ReactNode {
  const words = wordsIn(lang);
  const { deckCards, deckTop, deckAmong } = view;
  return (
    <section data-note="deck">
      {deckTop.length === 0 ? null : (
        <>
          <h3>{words.knownTop}</h3>
          <Ships cards={deckTop} />
        </>
      )}
      {deckAmong.cards.length === 0 ? null : (
        <>
          <h3>{words.among(deckAmong.next)}</h3>
          <Ships cards={deckAmong.cards} />
        </>
      )}
      <h3>
        {words.deckHolds} <small>{deckCards.length}</small>
      </h3>
      <Ships cards={deckCards} />
    </section>
  );
}

export function DecadePanel({ scene, lang }: BoardProps<Porto>): ReactNode {
  const { view } = scene;
  const words = wordsIn(lang);
  return (
    <div className="pc-panel">
      <Forecast scene={scene} lang={lang} />
      <section data-note="bag">
        <h3>{words.goods}</h3>
        <p className="pc-bag">
          {GOODS.map((good) => (
            <b key={good}>
              <Icon name={art(good)} label={capital(goodName(good, lang))} />
              {view.bag[good]}
            </b>
          ))}
        </p>
      </section>
      <DeckCards view={view} lang={lang} />
    </div>
  );
}
