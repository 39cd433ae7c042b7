// Porto Carthago on the screen: the round harbour, the menu of a turn, the counting house.
import { addSprite, type BoardModule, type BoardProps } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import type { Porto } from '../src/types.ts';
import { Actions } from './Actions.tsx';
import { button } from './buttons.ts';
import { DecadePanel } from './Decade.tsx';
import { isFromWarehouse } from './facts.ts';
import { Harbour } from './Harbour.tsx';
import { note } from './notes.ts';
import { Players } from './Players.tsx';
import { pageFor, pages } from './pages.ts';
import './board.css';
import { log } from './log.ts';
import { ask, consequence, hint, purse } from './prompts.ts';
import { Strip } from './Strip.tsx';
import { scoring } from './scoring.tsx';
import sprite from './sprite.svg?raw';

addSprite('porto-carthago', sprite);

function Mine(props: BoardProps<Porto>): ReactNode {
  return (
    <div className="pc-mine" data-strip-first={isFromWarehouse(props.scene)}>
      <Actions {...props} />
      <Strip {...props} />
    </div>
  );
}

function Board(props: BoardProps<Porto>): ReactNode {
  return props.page === 'mine' ? <Mine {...props} /> : <Harbour {...props} />;
}

/** What bar, log, notes and final scoring say. */
const words = { button, ask, hint, note, purse, consequence, log, scoring };

export const board: BoardModule<Porto> = {
  Board,
  Mine,
  Players,
  tabs: [{ id: 'decade', icon: 'ui-hourglass', label: { en: 'Decade', fr: 'Décennie' } }],
  Panel: DecadePanel,
  pages,
  pageFor,
  ...words,
};
