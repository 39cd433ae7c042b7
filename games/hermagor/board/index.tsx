// Hermagor on the screen: the county, the market square, prices, and what lies before the viewer.
import { addSprite, type BoardModule, type BoardProps, TargetsContext, useMedia } from '@comptoir/board-kit';
import { type PointerEvent, type ReactNode, use, useEffect, useState } from 'react';
import type { Good } from '../src/names.ts';
import type { Hermagor, HermagorOption } from '../src/types.ts';
import { button } from './buttons.ts';
import { Bag, Cart } from './Cart.tsx';
import { County } from './County.tsx';
import { ActionTiles, FoldedCounty, FoldedMarket } from './Fold.tsx';
import { type HermagorScene, type PlaceVerb, placeVerbOf, verbsIn } from './facts.ts';
import { log } from './log.ts';
import { Market } from './Market.tsx';
import { note } from './notes.ts';
import { Players } from './Players.tsx';
import { NobilityTrack, Prices } from './Prices.tsx';
import { halfFor, pageFor, pages } from './pages.ts';
import { isGood } from './pictures.ts';
import { ask, consequence, hint, purse } from './prompts.ts';
import { Slip } from './Slip.tsx';
import { type Half, Strip } from './Strip.tsx';
import { scoring } from './scoring.tsx';
import './board.css';
import sprite from './sprite.svg?raw';

addSprite('hermagor', sprite);

/** The half that matters comes up with each phase; the hand may swap it at any time. */
function useHalf(scene: HermagorScene): [Half, (half: Half) => void] {
  const wanted = halfFor(scene);
  const [seen, setSeen] = useState(wanted);
  const [half, setHalf] = useState(wanted);
  if (seen !== wanted) {
    setSeen(wanted);
    setHalf(wanted);
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping =
        event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key === 'm' && !event.ctrlKey && !event.metaKey && !isTyping)
        setHalf((old) => (old === 'market' ? 'county' : 'market'));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return [half, setHalf];
}

/** There market and county stand side by side. */
const LARGE = '(min-width: 2300px) and (min-height: 1250px)';

/** What a click on a place means: the verb of the option in focus, the one chosen by hand, or the first there is. */
function useVerb(
  scene: HermagorScene,
  choice: HermagorOption | null,
): [PlaceVerb | null, (v: PlaceVerb) => void] {
  const verbs = verbsIn(scene);
  const [chosen, setChosen] = useState<PlaceVerb | null>(null);
  const step = scene.decision?.at.step;
  const [seen, setSeen] = useState(step);
  if (seen !== step) {
    setSeen(step);
    setChosen(null);
  }
  const { legal } = use(TargetsContext);
  const lit = verbs.filter((one) => [...legal].some((name) => name.startsWith(`${one} `)));
  const only = lit.length === 1 ? lit[0] : undefined; // a group of the bar is open
  const focused = choice === null ? null : placeVerbOf(choice);
  const verb = focused ?? only ?? (chosen !== null && verbs.includes(chosen) ? chosen : (verbs[0] ?? null));
  return [verb, setChosen];
}

/** The goods of the tile under the hand. */
function useGoods(): [readonly Good[], (event: PointerEvent) => void, () => void] {
  const [goods, setGoods] = useState('');
  const over = (event: PointerEvent): void => {
    const found = event.target instanceof Element ? event.target.closest('[data-goods]') : null;
    setGoods(found?.getAttribute('data-goods') ?? '');
  };
  return [goods.split(' ').filter(isGood), over, () => setGoods('')];
}

/** The option in focus, as one of this game's. */
function chosenIn({ scene, focus }: BoardProps<Hermagor>): HermagorOption | null {
  if (focus === null) return null;
  return scene.decision?.options.find((o) => o.verb === focus.verb && nounOf(o) === focus.noun) ?? null;
}
const nounOf = (o: HermagorOption): string | number | undefined => ('noun' in o ? o.noun : undefined);

function Board(props: BoardProps<Hermagor>): ReactNode {
  const { scene, page } = props;
  const choice = chosenIn(props);
  const [half, setHalf] = useHalf(scene);
  const [verb, setVerb] = useVerb(scene, choice);
  const [goods, over, leave] = useGoods();
  const isLarge = useMedia(LARGE);
  const strip = (
    <Strip {...props} half={isLarge ? 'both' : half} verb={verb} onHalf={setHalf} onVerb={setVerb} />
  );
  const county = <County {...props} verb={verb} choice={choice} goods={goods} />;
  const market = <Market {...props} verb={verb} choice={choice} />;
  if (page === 'prices')
    return (
      <div className="h-page">
        <Prices {...props} goods={goods} />
        <Cart {...props} choice={choice} isWide />
        <ActionTiles {...props} />
      </div>
    );
  if (page !== null)
    return (
      <div className="h-small" data-half={page}>
        {strip}
        {page === 'market' ? market : county}
      </div>
    );
  if (isLarge)
    return (
      <div className="h-board" data-half="both" onPointerOver={over} onPointerLeave={leave}>
        <div className="h-hero">
          {strip}
          {market}
          {county}
        </div>
        <div className="h-foot">
          <Prices {...props} goods={goods} isWide />
          <div>
            <ActionTiles {...props} />
            <NobilityTrack {...props} />
          </div>
          <Cart {...props} choice={choice} isWide />
        </div>
        <Slip {...props} choice={choice} />
      </div>
    );
  const swap = (): void => setHalf(half === 'market' ? 'county' : 'market');
  const fold = { ...props, goods, onSwap: swap };
  return (
    <div className="h-board" data-half={half} onPointerOver={over} onPointerLeave={leave}>
      <div className="h-left">
        <div className="h-column">
          <Prices {...props} goods={goods} />
          {half === 'county' ? <FoldedMarket {...fold} /> : <FoldedCounty {...fold} />}
          <ActionTiles {...props} />
        </div>
      </div>
      <div className="h-hero">
        {strip}
        {half === 'county' ? county : market}
      </div>
      <Slip {...props} choice={choice} />
      <Cart {...props} choice={choice} isWide={half === 'county'} />
    </div>
  );
}

/** What bar, log, notes and final scoring say. */
const words = { button, ask, hint, note, purse, consequence, log, scoring };

export const board: BoardModule<Hermagor> = {
  Board,
  Players,
  tabs: [{ id: 'bag', icon: 'ui-deck', label: { en: 'Bag', fr: 'Sac' } }],
  Panel: Bag,
  pages,
  pageFor,
  ...words,
};
