// The great wheel: from the hub outward the turning disc, bonuses, action tiles and the rim of costs.
import { type BoardProps, type Rect, ZoomPane } from '@comptoir/board-kit';
import { memo, type ReactNode } from 'react';
import './wheel.css';
import type { Nauticus } from '../src/types.ts';
import { BonusFan } from './Bonus.tsx';
import { Disc } from './Disc.tsx';
import { CENTRE, RADIUS, ray, slotBox, WHEEL_BOX } from './layout.ts';
import { Slot } from './Slot.tsx';
import { wordsIn } from './words.ts';

const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const RAYS = Array.from({ length: 32 }, (_, n) => n * 11.25);

function Ring({ radius, fill, line = 4 }: { radius: number; fill: string; line?: number }): ReactNode {
  return <circle cx={CENTRE} cy={CENTRE} r={radius} fill={fill} stroke="currentColor" strokeWidth={line} />;
}

/** What never moves and nobody touches: rays, handles, wood and rings. */
const Timber = memo(function Timber(): ReactNode {
  return (
    <>
      {RAYS.map((angle) => (
        <path key={angle} className="n-ray" d={ray(480, 980, angle)} />
      ))}
      {EIGHT.map((n) => (
        <g key={n} className="n-handle" transform={`rotate(${22.5 + 45 * n} ${CENTRE} ${CENTRE})`}>
          <path d="M489 36v-14c-9-8-10-26-2-36q13-8 26 0c8 10 7 28-2 36v14z" />
          <path d="M484 18h32" fill="none" strokeWidth="3" />
        </g>
      ))}
      <Ring radius={RADIUS.rim} fill="var(--k-wood)" />
      <circle className="n-groove" cx={CENTRE} cy={CENTRE} r="461" />
      <Ring radius={380} fill="var(--g-card)" />
      <Ring radius={255} fill="var(--g-paper)" line={3} />
    </>
  );
});

/** On a small screen the slot in play; the whole wheel where a tile is to be chosen. */
function lookAt({ scene, page }: BoardProps<Nauticus>): Rect | null {
  const { view, decision } = scene;
  const step = decision?.at.step;
  if (page === null || step === 'chooseAction' || step === 'chooseExtra') return null;
  const slot = view.work?.isExtra
    ? view.slots.findIndex(({ action }) => action === view.work?.action)
    : view.slot;
  return slot === null || slot < 0 ? null : slotBox(slot);
}

export function Wheel(props: BoardProps<Nauticus>): ReactNode {
  const { scene, lang } = props;
  const { view } = scene;
  const words = wordsIn(lang);
  return (
    <div className="n-wheel" data-place="wheel">
      <ZoomPane whole={WHEEL_BOX} look={lookAt(props)} label={words.wheel} fit={words.fit}>
        <Timber />
        {EIGHT.map((n) => (
          <Slot key={n} scene={scene} lang={lang} slot={n} />
        ))}
        <Disc anchorSlot={view.anchorSlot} slot={view.slot} phase={view.phase} word={words.phase} />
        <BonusFan scene={scene} />
      </ZoomPane>
      <p className="n-round">
        <b>{words.round(view.round)}</b> {words.of(view.rounds)}
        <span className="n-lamps" aria-hidden="true">
          {Array.from({ length: view.rounds }, (_, n) => n + 1).map((round) => (
            <i key={round} data-is={round < view.round ? 'done' : round === view.round ? 'now' : 'ahead'} />
          ))}
        </span>
      </p>
    </div>
  );
}
