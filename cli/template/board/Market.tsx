// The lot that is for sale, and the coins to bid.
import { type BoardProps, Icon, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './market.css';
import { MOST_BID } from '../src/data/numbers.ts';
import type { GoodName } from '../src/names.ts';
import type { NightMarket } from '../src/types.ts';
import { art } from './art.ts';
import { goodName, wordsIn } from './words.ts';

function LotCard({ good, lang }: { good: GoodName; lang: Lang }): ReactNode {
  const { attributes } = useTarget(`take ${good}`);
  return (
    <div className="night-market-card" {...attributes} data-good={good} data-note={`good ${good}`}>
      <Icon name={art(good)} />
      <b>{goodName(good, lang)}</b>
    </div>
  );
}

function Leave({ lang }: { lang: Lang }): ReactNode {
  const { attributes, isLegal } = useTarget('leave');
  if (!isLegal) return null;
  return (
    <div className="night-market-leave" {...attributes}>
      <Icon name="ui-pass" />
      {wordsIn(lang).leave}
    </div>
  );
}

function Bid({ coins, isMine }: { coins: number; isMine: boolean }): ReactNode {
  const { attributes } = useTarget(`bid ${coins}`);
  return (
    <li className="night-market-bid" {...attributes} data-mine={isMine}>
      {coins}
    </li>
  );
}

const BIDS = Array.from({ length: MOST_BID + 1 }, (_, n) => n);

export function Market({ scene, lang }: BoardProps<NightMarket>): ReactNode {
  const { view, viewer } = scene;
  const words = wordsIn(lang);
  const mine = view.merchants[viewer ?? -1]?.bid ?? null;
  return (
    <section className="night-market-market" aria-label={words.market}>
      <header>
        <h2>{words.roundOf(view.round, view.rounds)}</h2>
        <span data-note="deck">
          <Icon name="ui-deck" label={words.deck} />
          {view.deckSize}
        </span>
      </header>
      <div className="night-market-lot" data-place="lot">
        {view.lot.map((good, n) => (
          <LotCard key={`${n} ${good}`} good={good} lang={lang} />
        ))}
        {view.lot.length === 0 ? <p>{words.sold}</p> : null}
        <Leave lang={lang} />
      </div>
      {viewer === null ? null : (
        <ol className="night-market-bids" aria-label={words.bids}>
          {BIDS.map((coins) => (
            <Bid key={coins} coins={coins} isMine={coins === mine} />
          ))}
        </ol>
      )}
    </section>
  );
}
