// Oltre Mare on the screen: the portolan chart, the negotiation desk, the quay.
import { addSprite, type BoardModule, type BoardProps, Icon } from '@comptoir/board-kit';
import { type ReactNode, use, useState } from 'react';
import type { OltreMare } from '../src/types.ts';
import { art } from './art.ts';
import { button } from './buttons.ts';
import { Chart } from './Chart.tsx';
import { Desk } from './Desk.tsx';
import { isTrading } from './facts.ts';
import './board.css';
import { usableAs } from './hand-actions.ts';
import { log } from './log.ts';
import { note } from './notes.ts';
import { Players } from './Players.tsx';
import { isDeskWanted, pageFor, pages } from './pages.ts';
import { Frame, WritingContext } from './pencil.tsx';
import { ask, consequence, hint, purse } from './prompts.ts';
import { HandStrip, Quay } from './Quay.tsx';
import { scoring } from './scoring.tsx';
import sprite from './sprite.svg?raw';
import { wordsIn } from './words.ts';

addSprite('oltre-mare', sprite);

type Props = BoardProps<OltreMare>;

/** The chart, and over it the desk while there is something to haggle about; either can be called up. */
function Large(props: Props): ReactNode {
  const words = wordsIn(props.lang);
  const wanted = isDeskWanted(props.scene);
  const [swapped, setSwapped] = useState<boolean | null>(null);
  const isSwapped = swapped === wanted;
  const isDesk = isTrading(props.scene.view) && wanted !== isSwapped;
  return (
    <div className="o-board">
      <div className="o-under" inert={isDesk}>
        <Chart {...props} />
      </div>
      {isDesk ? <Desk {...props} /> : null}
      {isTrading(props.scene.view) ? (
        <button type="button" className="o-swap" onClick={() => setSwapped(isSwapped ? null : wanted)}>
          <Icon name={isDesk ? art('port') : art('handshake')} />
          {isDesk ? words.showChart : words.showDesk}
        </button>
      ) : null}
    </div>
  );
}

/** On a small screen the hand lies under the desk, and over it while cards are picked from it; what is to be answered is read first. */
function SmallDesk(props: Props): ReactNode {
  const { view, decision } = props.scene;
  const { head } = use(WritingContext);
  const isAnswering = head === 'counter' || head === 'propose';
  const isHandFirst = head === 'offer' || usableAs(view, decision?.at.step) !== null;
  return (
    <div className="o-small" data-read-first={isAnswering ? '' : undefined}>
      {isHandFirst ? <HandStrip {...props} /> : null}
      <Desk {...props} />
      {isHandFirst ? null : <HandStrip {...props} />}
    </div>
  );
}

/** The pages of a small screen. */
const PARTS: Readonly<Record<string, (props: Props) => ReactNode>> = {
  chart: Chart,
  desk: SmallDesk,
  quay: Quay,
  players: Players,
};

function Board(props: Props): ReactNode {
  const Part = PARTS[props.page ?? ''] ?? Large;
  return <Part {...props} />;
}

/** What bar, log, notes and final scoring say. */
const words = { button, ask, hint, note, purse, consequence, log, scoring };

export const board: BoardModule<OltreMare> = {
  Frame,
  Board,
  Mine: Quay,
  Players,
  tabs: [],
  pages,
  pageFor,
  ...words,
};
