// Night Market on the screen: the lot and the bids, and everybody's stall.
import { addSprite, type BoardModule, type BoardProps } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import type { NightMarket } from '../src/types.ts';
import './board.css';
import { button } from './buttons.ts';
import { log } from './log.ts';
import { Market } from './Market.tsx';
import { note } from './notes.ts';
import { Players } from './Players.tsx';
import { pageFor, pages } from './pages.ts';
import { ask, consequence, hint, purse } from './prompts.ts';
import { Stall, Stalls } from './Stall.tsx';
import { scoring } from './scoring.tsx';
import sprite from './sprite.svg?raw';

addSprite('night-market', sprite);

function Board(props: BoardProps<NightMarket>): ReactNode {
  const { page, scene } = props;
  return (
    <div className="night-market-board" data-page={page ?? 'all'}>
      {page === 'stalls' ? null : <Market {...props} />}
      {page === 'market' ? <Stall {...props} seat={scene.viewer ?? 0} /> : <Stalls {...props} />}
    </div>
  );
}

/** What bar, log, notes and final scoring say. */
const words = { button, ask, hint, note, purse, consequence, log, scoring };

export const board: BoardModule<NightMarket> = {
  Board,
  Players,
  tabs: [],
  pages,
  pageFor,
  ...words,
};
