// The players in turn order, and what the end of the decade would bring.
import { type BoardProps, Icon, letterOf, SeatMark, seatMark } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './players.css';
import { GOODS } from '../src/data/goods.ts';
import { EARLY_END } from '../src/data/players.ts';
import { SHIP_CARDS } from '../src/data/ships.ts';
import { printed } from '../src/texts/words.ts';
import type { Porto, PortoView } from '../src/types.ts';
import { Figure, PawnIcon } from './Art.tsx';
import { art, endOf, homeOf, nextFirst, type PortoScene, seatOf, washOf } from './facts.ts';
import { goodName, privilegeName, wordsIn } from './words.ts';

interface RowProps extends BoardProps<Porto> {
  readonly seat: Seat;
}

function Holdings({ scene, preview, seat, lang }: RowProps): ReactNode {
  const player = scene.view.players[seat];
  const after = preview?.view.players[seat];
  const words = wordsIn(lang);
  if (player === undefined) return null;
  return (
    <p className="pc-holds">
      <span data-place={`house ${seat}`} data-note="tradeHouse">
        <Icon name={art('tradePoint')} label={words.points(player.tradePoints)} />
        <Figure value={player.tradePoints} after={after?.tradePoints} />
      </span>
      <span data-place={`reserve ${seat}`} data-note="reserve">
        <PawnIcon seat={seat} label={words.home} />
        <Figure value={player.reserve} after={after?.reserve} />
      </span>
      <span data-place={`talents ${seat}`} data-note="talents">
        <Icon name={art('talent')} label={words.talents} />
        {player.talents === null ? (
          <small>{words.hidden}</small>
        ) : (
          <Figure value={player.talents} after={after?.talents ?? undefined} />
        )}
      </span>
      <span className="pc-few" data-place={`warehouse ${seat}`}>
        {GOODS.flatMap((good) =>
          player.warehouse
            .filter((one) => one === good)
            .map((_, n) => <Icon key={`${good} ${n + 1}`} name={art(good)} label={goodName(good, lang)} />),
        )}
      </span>
      <span className="pc-few" data-place={`held ${seat}`}>
        {player.held.map((card) => {
          const { privilege } = printed(card);
          return (
            <span key={card} data-note={`privilege ${privilege}`}>
              <Icon name={art(privilege)} label={privilegeName(privilege, lang)} />
            </span>
          );
        })}
      </span>
    </p>
  );
}

function Row(props: RowProps): ReactNode {
  const { scene, preview, seat, lang } = props;
  const { view } = scene;
  const words = wordsIn(lang);
  const who = scene.players[seat];
  const award = view.result === null ? (view.awards[seat] ?? 0) : 0;
  return (
    <li data-seat={seatMark(seat)} data-turn={scene.waiting.includes(seat)}>
      <SeatMark seat={seat} />
      <div>
        <p className="pc-called">
          <b>{who?.name}</b> <span className="k-letter">{letterOf(seat)}</span>
          {seat === scene.viewer ? <small>{words.you}</small> : null}
          {who?.level === null ? null : <Icon name="ui-bot" />}
          {view.firstPlayer === seat ? (
            <span data-piece="first">
              <Icon name={art('firstPlayer')} label={words.first} />
            </span>
          ) : null}
        </p>
        <Holdings {...props} />
      </div>
      <p className="pc-score" data-place={`palace ${seat}`} data-note="score">
        <b>
          <Figure value={view.players[seat]?.palace ?? 0} after={preview?.view.players[seat]?.palace} />
        </b>
        <small>{award > 0 ? words.fromPath(award) : words.palace}</small>
      </p>
    </li>
  );
}

export function Players(props: BoardProps<Porto>): ReactNode {
  const { view } = props.scene;
  const count = view.players.length;
  const seats = Array.from({ length: count }, (_, n) => (view.firstPlayer + n) % count);
  return (
    <ol className="pc-players" data-count={count}>
      {seats.map((seat) => (
        <Row key={seat} {...props} seat={seat} />
      ))}
    </ol>
  );
}

const FORECAST = {
  en: {
    path: (list: string) => `The path would bring ${list} into the palace.`,
    noPath: 'The path brings nothing yet: 4 servants must stand on it.',
    first: (name: string, home: number) => `First player: ${name}, with ${home} servants at home.`,
    income: (talents: number) => `Your income: ${talents} talents.`,
    last: 'This is the last decade.',
    now: 'The game ends with this decade: someone has 8 trade points.',
    open: `The game ends with this decade if anyone has ${EARLY_END.tradePoints} trade points.`,
    far: `From decade ${EARLY_END.decade} on, ${EARLY_END.tradePoints} trade points end the game.`,
  },
  fr: {
    path: (list: string) => `Le chemin ferait entrer au palais : ${list}.`,
    noPath: 'Le chemin ne donne encore rien : il y faut 4 serviteurs.',
    first: (name: string, home: number) => `Premier joueur : ${name}, ${home} serviteurs en réserve.`,
    income: (talents: number) => `Votre revenu : ${talents} talents.`,
    last: 'C’est la dernière décennie.',
    now: 'La partie s’achève avec cette décennie : quelqu’un a 8 points.',
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

/** What the deck still holds: everybody could reckon it. */
function DeckCards({ view, lang }: { view: PortoView; lang: Lang }): ReactNode {
  const words = wordsIn(lang);
  const names = new Set<string>(view.deckCards);
  const cards = SHIP_CARDS.filter(({ id }) => names.has(id));
  return (
    <section data-note="deck">
      <h3>
        {words.deckHolds} <small>{cards.length}</small>
      </h3>
      <ul className="pc-decklist">
        {cards.map(({ id, civ, good, danger }) => (
          <li key={id} data-note={`card ${id}`} style={{ background: washOf(civ, 30) }}>
            <Icon name={art(civ)} />
            <Icon name={art(good)} />
            <b>{danger}</b>
          </li>
        ))}
      </ul>
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
              <Icon name={art(good)} label={goodName(good, lang)} />
              {view.bag[good]}
            </b>
          ))}
        </p>
      </section>
      <DeckCards view={view} lang={lang} />
    </div>
  );
}
