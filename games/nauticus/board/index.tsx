// Nauticus on the screen: the wheel, the yards, my harbour.
import { addSprite, type BoardModule, type BoardProps, seatMark } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import type { Nauticus } from '../src/types.ts';
import { button } from './buttons.ts';
import { Desk } from './Desk.tsx';
import { Dock } from './Dock.tsx';
import './board.css';
import { log } from './log.ts';
import { note } from './notes.ts';
import { Others } from './Others.tsx';
import { pageFor, pages } from './pages.ts';
import { ask, consequence, hint, purse } from './prompts.ts';
import { Players, Stock } from './Score.tsx';
import { scoring } from './scoring.tsx';
import sprite from './sprite.svg?raw';
import { Warehouse } from './Warehouse.tsx';
import { Wheel } from './Wheel.tsx';

addSprite('nauticus', sprite);

/** A spectator sits with the first player. */
const seatOf = ({ scene }: BoardProps<Nauticus>): number => scene.viewer ?? 0;

function Mine(props: BoardProps<Nauticus>): ReactNode {
  const seat = seatOf(props);
  const player = props.scene.view.players[seat];
  if (player === undefined) return null;
  return (
    <div className="n-mine" data-seat={seatMark(seat)}>
      <Warehouse player={player} seat={seat} lang={props.lang} />
      <Dock {...props} seat={seat} player={player} />
      <Desk {...props} seat={seat} player={player} />
    </div>
  );
}

function SmallWheel(props: BoardProps<Nauticus>): ReactNode {
  const seat = seatOf(props);
  const player = props.scene.view.players[seat];
  return (
    <div className="n-small">
      <Wheel {...props} />
      {player === undefined ? null : <Dock {...props} seat={seat} player={player} />}
    </div>
  );
}

function Board(props: BoardProps<Nauticus>): ReactNode {
  switch (props.page) {
    case 'wheel':
      return <SmallWheel {...props} />;
    case 'yard':
      return <Mine {...props} />;
    case 'others':
      return <Others {...props} />;
    default:
      return (
        <div className="n-board">
          <Wheel {...props} />
          <Others {...props} />
        </div>
      );
  }
}

/** What bar, log, notes and final scoring say. */
const words = { button, ask, hint, note, purse, consequence, log, scoring };

export const board: BoardModule<Nauticus> = {
  Board,
  Mine,
  Players,
  tabs: [{ id: 'stock', icon: 'ui-deck', label: { en: 'Stock', fr: 'Réserve' } }],
  Panel: Stock,
  pages,
  pageFor,
  ...words,
};
