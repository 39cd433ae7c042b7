// Carthago on the screen: the city with its two harbours, my house, ships and hand.
import { addSprite, type BoardModule, type BoardProps } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import type { Carthago } from '../src/types.ts';
import './board.css';
import { button } from './buttons.ts';
import { merchantOf, seatOf } from './facts.ts';
import { HandStrip } from './HandStrip.tsx';
import { City, SmallCity, SmallMarket } from './Harbour.tsx';
import { log } from './log.ts';
import { Mine } from './Mine.tsx';
import { noteOf } from './notes.ts';
import { Panel } from './Panel.tsx';
import { Players } from './Players.tsx';
import { pageFor, pages } from './pages.ts';
import { order } from './payment.ts';
import { ask, consequence, hint, purse } from './prompts.ts';
import { scoring } from './scoring.tsx';
import sprite from './sprite.svg?raw';

addSprite('carthago', sprite);

type Props = BoardProps<Carthago>;

/** A part of the board over the hand. */
function Small({ props, children }: { props: Props; children: ReactNode }): ReactNode {
  const { scene, lang } = props;
  const seat = seatOf(scene);
  return (
    <div className="c-small">
      {children}
      <HandStrip scene={scene} hand={merchantOf(scene, seat).hand ?? []} seat={seat} lang={lang} />
    </div>
  );
}

/** The pages of a small screen; a lesson opens the harbour at the docks. */
const PARTS: Readonly<Record<string, (props: Props) => ReactNode>> = {
  harbour: City,
  docks: City,
  city: SmallCity,
  market: SmallMarket,
  mine: Mine,
};

function Board(props: Props): ReactNode {
  const Part = PARTS[props.page ?? ''];
  if (Part === undefined) return <City {...props} />;
  return (
    <Small props={props}>
      <Part {...props} />
    </Small>
  );
}

/** What bar, log, notes and final scoring say. */
const words = { button, order, ask, hint, note: noteOf, purse, consequence, log, scoring };

export const board: BoardModule<Carthago> = {
  Board,
  Mine,
  Players,
  tabs: [
    { id: 'points', icon: 'ui-score', label: { en: 'Points', fr: 'Points' } },
    { id: 'cards', icon: 'ui-deck', label: { en: 'Cards', fr: 'Cartes' } },
  ],
  Panel,
  pages,
  pageFor,
  ...words,
};
