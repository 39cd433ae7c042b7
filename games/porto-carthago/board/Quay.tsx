// A quay with its servants and good, and the ship that lies before it.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import { memo, type ReactNode } from 'react';
import { QUAYS } from '../src/data/quays.ts';
import type { CardName, GoodName } from '../src/names.ts';
import { printed } from '../src/texts/words.ts';
import type { QuayView } from '../src/views.ts';
import { Coin, GoodDisc, Hole, Pawn } from './Art.tsx';
import { art } from './art.ts';
import { washOf } from './facts.ts';
import { isTurned, onShip, pt, quayAngle, quayPath, RADIUS, round } from './layout.ts';
import { useBest } from './useBest.ts';

const HULL = 'M-38 0C-36-16-22-20-10-20H18C30-20 38-8 42 0C38 8 30 20 18 20H-10C-22 20-36 16-38 0Z';

interface MooredProps {
  readonly card: CardName;
  readonly quay: number;
  readonly isGhost?: boolean;
}

/** A ship from above; what it says stays upright. */
export const MooredShip = memo(function MooredShip({ card, quay, isGhost = false }: MooredProps): ReactNode {
  const { good, talents, privilege } = printed(card);
  const { x, y } = pt(RADIUS.ship, quayAngle(quay));
  const [goods, coin, right] = [onShip(quay, -21), onShip(quay, 3), onShip(quay, 22.5)];
  const way = isTurned(quay) ? -1 : 1;
  return (
    <g
      data-piece={isGhost ? undefined : `ship ${card}`}
      data-note={`card ${card}`}
      className={isGhost ? 'pc-ghost' : undefined}
    >
      <g transform={`translate(${round(x)} ${round(y)}) rotate(${quayAngle(quay)}) scale(${way} 1)`}>
        <path d={HULL} transform="translate(2 3)" fill="var(--k-spot)" opacity=".2" />
        <path d={HULL} fill="var(--k-wood)" stroke="currentColor" strokeWidth="1.75" />
        <path d={HULL} transform="scale(.86 .8)" fill="var(--k-bone)" stroke="currentColor" strokeWidth="1" />
      </g>
      <GoodDisc x={goods.x} y={goods.y} good={good} size={30} />
      <Coin x={coin.x} y={coin.y} value={talents} size={23} />
      <g className="pc-on-deck">
        <Drawn name={art(privilege)} x={round(right.x - 10)} y={round(right.y - 10)} width={20} />
      </g>
    </g>
  );
});

/** The empty berth a ship may be sent to. */
function Berth({ quay }: { quay: number }): ReactNode {
  const { x, y } = pt(RADIUS.ship, quayAngle(quay));
  return (
    <g transform={`translate(${round(x)} ${round(y)}) rotate(${quayAngle(quay)})`}>
      <path d={HULL} className="pc-berth" />
    </g>
  );
}

interface ChipProps {
  readonly name: string;
  readonly icon: string;
  readonly x: number;
  readonly y: number;
}
/** A round button on the board, there only when it can be chosen. */
export function Chip({ name, icon, x, y }: ChipProps): ReactNode {
  const { attributes, isLegal } = useTarget(name);
  if (!isLegal) return null;
  return (
    <g {...attributes} className="pc-chip">
      <circle cx={round(x)} cy={round(y)} r="13.5" />
      <Drawn name={icon} x={round(x - 9)} y={round(y - 9)} width={18} />
    </g>
  );
}

interface QuayProps {
  readonly quay: QuayView;
  readonly number: number;
  readonly after: QuayView | null;
  /** The good that the option in focus would bring here. */
  readonly carried: GoodName | null;
}

interface ServantsProps {
  readonly number: number;
  readonly owner: Seat;
  readonly isGhost: boolean;
}
function Servants({ number, owner, isGhost }: ServantsProps): ReactNode {
  const angle = quayAngle(number);
  return [-8, 8].map((turn) => {
    const { x, y } = pt(231, angle + turn);
    return <Pawn key={turn} x={x} y={y} seat={owner} size={31} isGhost={isGhost} />;
  });
}

function Standing({ quay, number, after, carried }: QuayProps): ReactNode {
  const angle = quayAngle(number);
  const middle = pt(227, angle);
  const owner = quay.owner ?? after?.owner ?? null;
  const isLeaving = quay.owner !== null && after !== null && after.owner === null;
  const good = quay.good ?? carried ?? after?.good ?? null;
  return (
    <>
      {[-8, 8].map((turn) => {
        const { x, y } = pt(231, angle + turn);
        return owner === null ? <Hole key={turn} x={x} y={y} size={26} isOpen /> : null;
      })}
      {good === null ? <Hole x={middle.x} y={middle.y} size={28} isOpen={quay.owner === null} /> : null}
      {owner === null ? null : (
        <g opacity={isLeaving ? 0.35 : 1}>
          <Servants number={number} owner={owner} isGhost={quay.owner === null} />
        </g>
      )}
      {good === null ? null : (
        <GoodDisc x={middle.x} y={middle.y} good={good} size={30} isGhost={quay.good === null} />
      )}
    </>
  );
}

/** Moving on or going home, on one's own quay, when the stevedore asks. */
function StevedoreChips({ quay, number }: QuayProps): ReactNode {
  const [left, right] = [pt(231, quayAngle(number) - 8), pt(231, quayAngle(number) + 8)];
  return (
    <>
      <Chip name={`transfer ${quay.id}`} icon="ui-arrow-right" {...left} />
      <Chip name={`recall ${quay.id}`} icon="ui-home" {...right} />
    </>
  );
}

export function Quay(props: QuayProps): ReactNode {
  const { quay, number } = props;
  const { attributes, name, isLegal } = useBest(`claim ${quay.id}`, `quay ${quay.id}`, `berth ${quay.id}`);
  const printedQuay = QUAYS[number];
  if (printedQuay === undefined) return null;
  const angle = quayAngle(number);
  const [badge, roman] = [pt(266.5, angle - 4.6), pt(266, angle + 4.6)];
  const middle = pt(231, angle);
  return (
    <g data-place={`quay ${quay.id}`} data-note={`quay ${quay.id}`}>
      <circle data-mark="true" cx={round(middle.x)} cy={round(middle.y)} r="44" fill="none" />
      <g className="pc-quay" {...attributes}>
        <path d={quayPath(number)} className="pc-flags" />
        <path d={quayPath(number, RADIUS.quayBand)} fill={washOf(printedQuay.civ, 38)} className="pc-band" />
        <Drawn name={art(printedQuay.civ)} x={round(badge.x - 12)} y={round(badge.y - 12)} width={24} />
        <text x={round(roman.x)} y={round(roman.y + 6)} fontSize="18" className="pc-serif pc-mid pc-heavy">
          {printedQuay.roman}
        </text>
        <Standing {...props} />
        {isLegal && name.startsWith('berth') ? <Berth quay={number} /> : null}
        <path d={quayPath(number)} className="pc-rim" />
      </g>
      <StevedoreChips {...props} />
    </g>
  );
}
