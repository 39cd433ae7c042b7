// One of the eight places around the wheel: its bonus, the action tile that lies there, its four costs.
import { Drawn, type Scene, seatMark, type Target, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { memo, type ReactNode, useId } from 'react';
import type { Nauticus, SlotView } from '../src/types.ts';
import { art } from './art.ts';
import { Bonus } from './Bonus.tsx';
import { CostRing } from './Costs.tsx';
import { nameArc, polar, RADIUS, ray, sector, slotAngle } from './layout.ts';
import { itemsOf } from './TileArt.tsx';
import { shortAction } from './words.ts';

const wedge = (slot: number, spread: number): string =>
  sector(RADIUS.tileIn, RADIUS.tileOut, slotAngle(slot) - spread, slotAngle(slot) + spread);

interface TileProps {
  readonly slot: number;
  readonly data: SlotView;
  readonly lang: Lang;
  readonly target: Target;
}

function FaceDown({ slot, data }: TileProps): ReactNode {
  const angle = slotAngle(slot);
  const [picture, mark] = [polar(330, angle), polar(286, angle)];
  return (
    <>
      <path className="n-down" d={wedge(slot, 20.6)} />
      <path className="n-down-line" d={sector(271, 364, angle - 19.3, angle + 19.3)} />
      <circle cx={picture.x} cy={picture.y} r="33" fill="var(--k-paper)" opacity=".8" />
      <g className="n-day" opacity=".8">
        <Drawn name={art(data.action)} x={picture.x - 23} y={picture.y - 23} width={46} />
      </g>
      {data.chosenBy === null ? null : (
        <g data-seat={seatMark(data.chosenBy)} className="n-down-mark">
          <Drawn name="seat-mark" x={mark.x - 16} y={mark.y - 16} width={32} />
        </g>
      )}
    </>
  );
}

function FaceUp({ slot, data, lang, target }: TileProps): ReactNode {
  const id = useId();
  const angle = slotAngle(slot);
  const { x, y } = polar(RADIUS.picture, angle);
  const isBlue = itemsOf(data.action).length > 0;
  return (
    <>
      {target.isLegal ? <path className="n-halo" data-state={target.state} d={wedge(slot, 20.6)} /> : null}
      <path className="n-tile" data-blue={isBlue} data-state={target.state} d={wedge(slot, 20.6)} />
      <path
        className="n-card"
        data-state={target.state}
        d={sector(RADIUS.cardIn, RADIUS.cardOut, angle - 18.9, angle + 18.9)}
      />
      <path id={id} d={nameArc(slot)} fill="none" />
      <text className="n-name" fontSize="22">
        <textPath href={`#${id}`} startOffset="50%">
          {shortAction(data.action, lang)}
        </textPath>
      </text>
      {isBlue ? null : <Drawn name={art(data.action)} x={x - 26} y={y - 26} width={52} />}
    </>
  );
}

/** Choosing the tile of the phase, or naming it for the extra action. */
const useTileTarget = (slot: number, data: SlotView): Target => {
  const [choose, extra] = [useTarget(`slot ${slot}`), useTarget(`action ${data.action}`)];
  return extra.state === 'idle' ? choose : extra;
};

function AnchorTile({ slot }: { slot: number }): ReactNode {
  const { x, y } = polar(357, slotAngle(slot) - 16.8);
  return (
    <g data-note="anchor">
      <g data-piece="anchor">
        <circle cx={x} cy={y} r="27" fill="var(--k-paper)" stroke="var(--g-accent)" strokeWidth="5" />
        <g className="n-day">
          <Drawn name={art('anchor')} x={x - 19} y={y - 19} width={38} />
        </g>
      </g>
    </g>
  );
}

export interface SlotProps {
  readonly scene: Scene<Nauticus>;
  readonly lang: Lang;
  readonly slot: number;
}

export const Slot = memo(function Slot({ slot, ...props }: SlotProps): ReactNode {
  const { view } = props.scene;
  const data = view.slots[slot];
  if (data === undefined) throw new Error(`nauticus: no slot ${slot}`);
  const target = useTileTarget(slot, data);
  const angle = slotAngle(slot);
  const isNow = view.slot === slot;
  const isDown = data.chosenBy !== null && !isNow;
  const hasItems = itemsOf(data.action).length > 0;
  // Where items are being bought a ring over them would hide what can be chosen: it lies on the bonus.
  const picture = isNow && hasItems ? RADIUS.bonus : isDown || hasItems ? 330 : RADIUS.picture;
  const middle = polar(picture, angle);
  const isAtWork = view.work === null ? isNow : view.work.action === data.action;
  const frame = sector(178, 467, angle - 21.6, angle + 21.6);
  return (
    <g {...target.attributes} data-place={`slot ${slot}`}>
      <path d={frame} fill="transparent" />
      <circle data-mark="true" cx={middle.x} cy={middle.y} r="40" fill="none" />
      <path d={ray(380, 470, angle - 22.5)} stroke="currentColor" strokeWidth="3.5" />
      <path d={ray(176, 255, angle - 22.5)} stroke="currentColor" strokeWidth="2" opacity=".45" />
      {isNow ? <path className="n-now" d={frame} /> : null}
      <g data-note={`action ${data.action}`}>
        {isDown ? (
          <FaceDown slot={slot} data={data} lang={props.lang} target={target} />
        ) : (
          <FaceUp slot={slot} data={data} lang={props.lang} target={target} />
        )}
        {isDown && target.isLegal ? (
          <path className="n-again" data-state={target.state} d={wedge(slot, 20.6)} />
        ) : null}
      </g>
      <CostRing {...props} slot={slot} data={data} isLit={!isDown || isAtWork} isAtWork={isAtWork} />
      <Bonus slot={slot} bonus={data.bonus} isTaken={isDown} />
      {isNow ? <path className="n-now-line" d={frame} /> : null}
      {view.anchorMark === slot ? <AnchorTile slot={slot} /> : null}
    </g>
  );
});
