// Further tabs: points tile by tile, and the cards and ships everybody knows of.
import { type BoardProps, Icon, letterOf, SeatMark } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { GOODS, type TradeName } from '../src/names.ts';
import { capital, goodName, spaceName, tileName } from '../src/texts/names.ts';
import type { Carthago } from '../src/types.ts';
import type { CarthagoView } from '../src/views.ts';
import { art } from './art.ts';
import { tradeOf, unseenDangers } from './facts.ts';
import { roman } from './names-words.ts';
import { wordsIn } from './words.ts';

function Points({ view, lang }: { view: CarthagoView; lang: Lang }): ReactNode {
  const words = wordsIn(lang);
  const seats = view.merchants.map((merchant, seat) => ({ merchant, seat }));
  return (
    <table className="c-points">
      <caption>{words.points}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ seat }) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} /> {letterOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.seatsTimesShips}</th>
          {seats.map(({ merchant: { standing }, seat }) => (
            <td key={seat}>
              <b>{standing.base}</b>
              <small>
                {standing.seats}×{standing.ships}
              </small>
            </td>
          ))}
        </tr>
        {view.tiles.map(({ tile, decade }) => (
          <tr key={tile} data-note={`tile ${tile}`}>
            <th scope="row">
              <Icon name={art(tile)} /> {roman(decade)} {tileName(tile, lang)}
            </th>
            {seats.map(({ merchant: { standing }, seat }) => {
              const own = standing.tiles.find((one) => one.tile === tile);
              return <td key={seat}>{own === undefined ? '–' : (own.points ?? '?')}</td>;
            })}
          </tr>
        ))}
        <tr className="c-sum">
          <th scope="row">{words.total}</th>
          {seats.map(({ merchant: { standing }, seat }) => (
            <td key={seat}>{standing.total}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Pile({ cards, lang }: { cards: readonly TradeName[]; lang: Lang }): ReactNode {
  return GOODS.map((good) => {
    const here = cards.filter((card) => card.startsWith(good)).sort();
    return here.length === 0 ? null : (
      <section key={good}>
        <h4>
          <Icon name={art(good)} /> {capital(goodName(good, lang))}
        </h4>
        <p>
          {here.map((card) => {
            const trade = tradeOf(card);
            return trade === null ? null : (
              <span key={card} data-note={`card ${card}`}>
                <b>{trade.coins}</b>
                <Icon name={art(trade.action)} label={spaceName(trade.action, lang)} />
              </span>
            );
          })}
        </p>
      </section>
    );
  });
}

function Known({ view, lang }: { view: CarthagoView; lang: Lang }): ReactNode {
  const words = wordsIn(lang);
  const dangers = unseenDangers(view).map((count, n) => ({ count, danger: n + 1 }));
  return (
    <div className="c-known">
      <h3>{words.unseen}</h3>
      <p className="c-dangers">
        {dangers.map(({ count, danger }) => (
          <span key={danger}>
            <Icon name={art('danger')} />
            {danger} <b>× {count}</b>
          </span>
        ))}
      </p>
      <h3>
        {words.pile} · {view.tradeDiscard.length}
      </h3>
      <p>{view.tradeDiscard.length === 0 ? words.pileEmpty : words.pileAbout}</p>
      <Pile cards={view.tradeDiscard} lang={lang} />
    </div>
  );
}

export function Panel({ scene, lang, tab }: BoardProps<Carthago> & { tab: string }): ReactNode {
  return tab === 'points' ? (
    <Points view={scene.view} lang={lang} />
  ) : (
    <Known view={scene.view} lang={lang} />
  );
}
