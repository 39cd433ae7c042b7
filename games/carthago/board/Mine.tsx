// What lies before the viewer: residence, ships, supply and played cards, hand.
import { type BoardProps, Icon, SeatMark, seatMark } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { CardName } from '../src/names.ts';
import type { Carthago } from '../src/types.ts';
import type { MerchantView } from '../src/views.ts';
import { art } from './art.ts';
import { Fleet } from './Fleet.tsx';
import { actionOn, merchantOf, seatOf } from './facts.ts';
import { Hand } from './Hand.tsx';
import './mine.css';
import { spaceName } from '../src/texts/names.ts';
import { Residence } from './Residence.tsx';
import { wordsIn } from './words.ts';

function Played({ cards, lang }: { cards: readonly CardName[]; lang: Lang }): ReactNode {
  return cards
    .map((card, n) => ({ card, key: `${card} ${n}` }))
    .map(({ card, key }) => (
      <Icon key={key} name={art(actionOn(card))} label={spaceName(actionOn(card), lang)} />
    ));
}

interface BesideProps {
  readonly merchant: MerchantView;
  readonly after: MerchantView | undefined;
  readonly seat: Seat;
  readonly lang: Lang;
}
function Beside({ merchant, after, seat, lang }: BesideProps): ReactNode {
  const words = wordsIn(lang);
  const isChanging = after !== undefined && after.supply !== merchant.supply;
  const discs = Array.from({ length: merchant.supply }, (_, n) => n);
  return (
    <p className="c-beside">
      <span data-note="supply" data-place={`supply ${seat}`}>
        <b>{words.discs(merchant.supply)}</b>
        <span className="c-discs" aria-hidden="true">
          {discs.map((n) => (
            <SeatMark key={n} seat={seat} />
          ))}
        </span>
        {isChanging ? <b className="c-after">→ {after.supply}</b> : null}
      </span>
      <span className="c-played" data-note="played" data-place={`played ${seat}`}>
        {merchant.playedLeft.length === 0 ? null : words.played}{' '}
        <Played cards={merchant.playedLeft} lang={lang} />
        {merchant.playedRight.length === 0 ? null : (
          <>
            {' '}
            + {words.extra} <Played cards={merchant.playedRight} lang={lang} />
          </>
        )}
      </span>
    </p>
  );
}

export function Mine({ scene, preview, focus, lang }: BoardProps<Carthago>): ReactNode {
  const seat = seatOf(scene);
  const merchant = merchantOf(scene, seat);
  const after = preview?.view.merchants[seat];
  const words = wordsIn(lang);
  const active = merchant.ships.filter(({ isActive }) => isActive).length;
  const { standing } = merchant;
  return (
    <div className="c-mine" data-seat={seatMark(seat)}>
      <section className="c-home" aria-label={words.residence} data-place={`residence ${seat}`}>
        <h2>
          {words.residence}
          <small>{words.seatsWhere(standing.seats - standing.seatsIn.hall, standing.seatsIn.hall)}</small>
        </h2>
        <Residence merchant={merchant} after={after} seat={seat} lang={lang} />
      </section>
      <section className="c-ships" aria-label={words.ships}>
        <h2>
          {words.ships}
          <small>{words.shipsCount(merchant.ships.length, active)}</small>
          <span className="c-product" data-note="score" data-place="score">
            {standing.seats} × {standing.ships} = <b>{standing.base}</b>
          </span>
        </h2>
        <Fleet scene={scene} focus={focus} merchant={merchant} after={after} lang={lang} />
        <Beside merchant={merchant} after={after} seat={seat} lang={lang} />
      </section>
      <Hand scene={scene} hand={merchant.hand ?? []} seat={seat} lang={lang} />
    </div>
  );
}
