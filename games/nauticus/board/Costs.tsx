// The rim: what the items of the tile cost. Gold where a buying tile lies face up, carved into the wood elsewhere.
import { Drawn, type Scene, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { ActionName, ItemName } from '../src/names.ts';
import type { Nauticus, SlotView } from '../src/types.ts';
import { itemAngle, polar, RADIUS, sector } from './layout.ts';
import { itemIcon, itemsOf } from './TileArt.tsx';
import { wordsIn } from './words.ts';

interface CostProps {
  readonly angle: number;
  readonly cost: number;
  /** Replaces the number. */
  readonly word?: string | undefined;
}

function Coin({ angle, cost, word }: CostProps): ReactNode {
  const { x, y } = polar(RADIUS.cost, angle);
  return (
    <g className="n-coin">
      <circle cx={x + 2} cy={y + 2} r="29" fill="var(--k-spot)" opacity=".5" />
      <circle cx={x} cy={y} r="29" className="n-coin-face" data-free={cost === 0} />
      <text
        x={x}
        y={y + (word === undefined ? 13 : 6)}
        className="n-mid"
        fontSize={word === undefined ? 39 : 17}
      >
        {word ?? cost}
      </text>
    </g>
  );
}

function Carved({ angle, cost }: CostProps): ReactNode {
  const { x, y } = polar(RADIUS.cost, angle);
  return (
    <text x={x} y={y + 11} className="n-carved" fontSize="31">
      {cost}
    </text>
  );
}

interface ItemProps extends CostProps {
  readonly action: ActionName;
  readonly item: ItemName;
  readonly bought: number;
}

/** An item of the tile at work, with its coin: one cell to buy it, or to take it for a full set. */
function ItemCell({ angle, cost, word, action, item, bought }: ItemProps): ReactNode {
  const [buy, take] = [useTarget(`item ${item}`), useTarget(`take ${item}`)];
  const { attributes, state } = word === undefined ? buy : take; // free: for the full set
  const { x, y } = polar(RADIUS.item + 3, angle);
  return (
    <g {...attributes} data-note={`item ${action} ${item}`} data-place={`item ${item}`}>
      <path className="n-cell" data-state={state} d={sector(300, 461, angle - 4.9, angle + 4.9)} />
      <g className={state === 'refused' ? 'k-refused' : ''}>
        <Drawn name={itemIcon(action, item)} x={x - 24} y={y - 24} width={48} />
      </g>
      <Coin angle={angle} cost={cost} word={word} />
      {bought > 0 ? <BoughtTick angle={angle} /> : null}
    </g>
  );
}

/** Towards the free tile of a full set. */
function BoughtTick({ angle }: { angle: number }): ReactNode {
  const { x, y } = polar(385, angle);
  return (
    <g className="n-tick">
      <circle cx={x} cy={y} r="13" />
      <path d={`M${x - 6} ${y}l4.5 5 8-9`} />
    </g>
  );
}

export interface CostRingProps {
  readonly scene: Scene<Nauticus>;
  readonly lang: Lang;
  readonly slot: number;
  readonly data: SlotView;
  readonly isLit: boolean;
  readonly isAtWork: boolean;
}

export function CostRing({ slot, data, isLit, isAtWork, scene, lang }: CostRingProps): ReactNode {
  const items = itemsOf(data.action);
  const { work } = scene.view;
  const isFree = scene.decision?.at.step === 'chooseFreeTile';
  return data.costs.map((printed, n) => {
    const angle = itemAngle(slot, n);
    const item = items[n];
    if (item === undefined || !isLit) return <Carved key={angle} angle={angle} cost={printed} />;
    const { x, y } = polar(RADIUS.item, angle);
    if (!isAtWork)
      return (
        <g key={angle} data-note={`item ${data.action} ${item}`}>
          <Drawn name={itemIcon(data.action, item)} x={x - 25} y={y - 25} width={50} />
          <Coin angle={angle} cost={printed} />
        </g>
      );
    return (
      <ItemCell
        key={angle}
        angle={angle}
        cost={work?.prices[n] ?? printed}
        word={isFree ? wordsIn(lang).free : undefined}
        action={data.action}
        item={item}
        bought={work?.bought[n] ?? 0}
      />
    );
  });
}
