// What the chooser of a slot receives; a tile to be chosen fans out over the field.
import { Drawn, type Scene, useTarget } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import { BONUS } from '../src/data/board.ts';
import type { ActionName, BonusName, ItemName } from '../src/names.ts';
import { sellerHere } from '../src/texts/words.ts';
import type { Nauticus } from '../src/types.ts';
import { art } from './art.ts';
import { polar, RADIUS, slotAngle } from './layout.ts';
import { itemsOf, itemTileIcon } from './TileArt.tsx';

interface Spot {
  readonly icon: string;
  readonly dx: number;
  readonly dy: number;
  readonly width: number;
}
const spot = (icon: string, dx: number, dy: number, width: number): Spot => ({ icon, dx, dy, width });

const PICTURES: Readonly<Record<BonusName, { readonly spots: readonly Spot[]; readonly number?: number }>> = {
  workers3: {
    spots: [spot('worker', -38, -2, 48), spot('worker', 38, -2, 48), spot('worker', 0, 0, 48)],
  },
  mast: { spots: [spot('mast', 0, 0, 62)] },
  sail: { spots: [spot('sail', 0, 0, 60)] },
  vp2: { spots: [spot('vp', -17, 0, 54)], number: BONUS.vp2.vp },
  workers2: { spots: [spot('worker', -21, 1, 50), spot('worker', 21, 1, 50)] },
  'worker1-good1': { spots: [spot('worker', -20, -1, 48), spot('good', 24, 1, 44)] },
  'worker1-vp1': { spots: [spot('worker', 0, -24, 46), spot('vp', 0, 26, 46)] },
  coins4: { spots: [spot('coin', -19, 0, 50)], number: BONUS.coins4.coins },
};

export function Bonus({
  slot,
  bonus,
  isTaken,
}: {
  slot: number;
  bonus: BonusName;
  isTaken: boolean;
}): ReactNode {
  const { x, y } = polar(RADIUS.bonus, slotAngle(slot));
  const { spots, number } = PICTURES[bonus];
  return (
    <g data-note={`bonus ${bonus}`} data-place={`bonus ${slot}`} opacity={isTaken ? 0.38 : undefined}>
      <circle cx={x} cy={y} r="44" fill="transparent" />
      {spots.map(({ icon, dx, dy, width }) => (
        <Drawn
          key={`${dx} ${dy}`}
          name={art(icon)}
          x={x + dx - width / 2}
          y={y + dy - width / 2}
          width={width}
        />
      ))}
      {number === undefined ? null : (
        <text x={x + 26} y={y + 12} className="n-mid" fontSize="36" fontWeight="700">
          {number}
        </text>
      )}
    </g>
  );
}

function FanTile({
  x,
  y,
  action,
  item,
}: {
  x: number;
  y: number;
  action: ActionName;
  item: ItemName;
}): ReactNode {
  const { attributes, state } = useTarget(`take ${item}`);
  return (
    <g {...attributes}>
      <circle className="n-medal" data-state={state} cx={x} cy={y} r="43" />
      <Drawn name={itemTileIcon(action, item)} x={x - 29} y={y - 29} width={58} />
    </g>
  );
}

/** The four tiles one may take as bonus, around the slot's field and over everything else. */
export function BonusFan({ scene }: { scene: Scene<Nauticus> }): ReactNode {
  const { slot } = scene.view;
  if (slot === null || scene.decision?.at.step !== 'chooseBonusTile') return null;
  const action = sellerHere(scene.decision.at, scene.view);
  if (action === null) return null;
  return itemsOf(action).map((item, n) => {
    const { x, y } = polar(222, slotAngle(slot) + (n - 1.5) * 24);
    return <FanTile key={item} x={x} y={y} action={action} item={item} />;
  });
}
