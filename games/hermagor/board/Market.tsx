// The market square seen from above: stalls, corridors, buyers, and who would win what.
import { type BoardProps, ZoomPane } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import { SPACES, STALLS } from '../src/data/market.ts';
import type { Place } from '../src/names.ts';
import type { Hermagor, HermagorOption, ViewOwner } from '../src/types.ts';
import { Incomes, Lanes, Space } from './Corridors.tsx';
import { buyersWith, type PlaceVerb, sameMarket, seatIn } from './facts.ts';
import { MARKET_BOX, SQUARE_BOX } from './layout.ts';
import { Square } from './Square.tsx';
import { Stall } from './Stall.tsx';
import { wordsIn } from './words.ts';

interface MarketProps extends BoardProps<Hermagor> {
  readonly verb: PlaceVerb | null;
  readonly choice: HermagorOption | null;
}

export function Market({ scene, preview, lang, page, verb, choice }: MarketProps): ReactNode {
  const { view } = scene;
  const words = wordsIn(lang);
  const after = sameMarket(scene, preview);
  const asked = verb === 'sharedBuyer' ? 'sharedBuyer' : 'buyer';
  const buyerAt = (place: Place): ViewOwner | null =>
    view.buyers.find((buyer) => buyer.place === place)?.owner ?? null;
  const ghostAt = (place: Place): ViewOwner | null => {
    if (choice?.verb === 'buyer' && choice.noun === place) return seatIn(scene);
    return choice?.verb === 'sharedBuyer' && choice.noun === place ? 'shared' : null;
  };
  return (
    <div className="h-market">
      <ZoomPane
        whole={MARKET_BOX}
        look={page === null ? null : SQUARE_BOX}
        label={words.marketLabel}
        fit={words.square}
      >
        <Square hasRoofs />
        <Lanes />
        <Incomes buyers={buyersWith(scene, choice)} now={view.buyers} players={view.players.length} />
        {STALLS.map((stall, n) => (
          <Stall
            key={stall.id}
            stall={stall}
            n={n}
            view={view}
            verb={asked}
            buyer={buyerAt(stall.id)}
            ghost={ghostAt(stall.id)}
            leader={(after ?? view).market[n]?.leader ?? null}
            lang={lang}
          />
        ))}
        {SPACES.map((space) => (
          <Space
            key={space.id}
            space={space}
            verb={asked}
            buyer={buyerAt(space.id)}
            ghost={ghostAt(space.id)}
          />
        ))}
      </ZoomPane>
    </div>
  );
}
