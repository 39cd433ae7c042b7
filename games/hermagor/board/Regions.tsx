// Regions: their symbols, those that would close or wait to be used, and what they bring.
import { Drawn, useTarget } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import { REGIONS } from '../src/data/map.ts';
import type { Region } from '../src/names.ts';
import type { HermagorView } from '../src/types.ts';
import { art } from './art.ts';
import { gainOf } from './facts.ts';
import { REGION_SPOTS } from './map-shape.ts';
import { BUILDING_ART } from './pictures.ts';
import { signed } from './words.ts';

const PITCH = 30.5;
const SIZE = 29;

function Symbols({ id, produces, isDue }: (typeof REGIONS)[number] & { isDue: boolean }): ReactNode {
  const { x, y } = REGION_SPOTS[id];
  const icons = produces.length === 0 ? [art('nobility')] : produces.map((good) => BUILDING_ART[good]);
  return (
    <g className={isDue ? 'h-piece' : ''} data-note={`region ${id}`} data-place={`region ${id}`}>
      <rect
        className="h-hit"
        x={x - (icons.length * PITCH) / 2}
        y={y - SIZE / 2}
        width={icons.length * PITCH}
        height={SIZE}
      />
      {icons.map((icon, n) => (
        <Drawn
          key={icon}
          name={icon}
          x={x + (n - (icons.length - 1) / 2) * PITCH - SIZE / 2}
          y={y - SIZE / 2}
          width={SIZE}
        />
      ))}
    </g>
  );
}

/** Where a region can be chosen, the hand reaches through its symbols. */
export function RegionSymbols({ due }: { due: readonly Region[] }): ReactNode {
  return REGIONS.map((region) => <Symbols key={region.id} {...region} isDue={due.includes(region.id)} />);
}

export function Hatch(): ReactNode {
  return (
    <pattern
      id="hermagor-hatch"
      width="9"
      height="9"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0V9" stroke="var(--h-gold)" strokeWidth="3.4" />
    </pattern>
  );
}

/** Hatched in gold; what waits to be used can be chosen. */
export function Closing({ region }: { region: Region }): ReactNode {
  const { attributes, state } = useTarget(`build ${region}`);
  return (
    <g {...attributes} data-note={`region ${region}`}>
      <polygon
        className="h-closing"
        data-state={state}
        points={REGION_SPOTS[region].border}
        fill="url(#hermagor-hatch)"
      />
    </g>
  );
}

export function Gain({ region, view }: { region: Region; view: HermagorView }): ReactNode {
  const { x, y } = REGION_SPOTS[region];
  return (
    <g className="h-gain" transform={`translate(${x} ${y - 30})`}>
      <rect x="-18" y="-11" width="36" height="21" rx="3" />
      <text y="5.5">{signed(gainOf(view, region))}</text>
    </g>
  );
}
