// What never changes and nobody touches: the town, the sea, the basin, the stairs, the roads.
import { memo, type ReactNode } from 'react';
import { arc, at, CENTRE, pt, RADIUS, round, sector } from './layout.ts';

const COAST = 768;
/** Beyond the box on both sides, for wide screens. */
const [FAR_WEST, FAR_EAST, NORTH, SOUTH] = [-520, 1660, -240, 840] as const;

/** The same numbers every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

interface Roof {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
function isBuilt({ x, y, width, height }: Roof, luck: number): boolean {
  const away = Math.hypot(x + width / 2 - CENTRE.x, y + height / 2 - CENTRE.y);
  if (x + width > COAST - 10 * Math.sin(y / 90)) return false;
  const isKeptFree = x > -40 && x < 172 && y > -14 && (y < 262 || y > 300) && y < 610;
  if (isKeptFree || (x > 600 && y > -20 && y < 62)) return false;
  if (away > 336) return luck > 0.16;
  return away > 300 && x > CENTRE.x && luck > 0.3;
}

function townPath(): string {
  const roll = dice(7);
  const roofs: string[] = [];
  for (let row = NORTH; row < SOUTH; row += 27) {
    for (let column = FAR_WEST; column < COAST; column += 31) {
      const x = column + roll() * 7;
      const y = row + roll() * 6;
      const width = 17 + roll() * 9;
      const height = 13 + roll() * 8;
      if (!isBuilt({ x, y, width, height }, roll())) continue;
      const [w, h] = [round(width), round(height)];
      roofs.push(`M${at({ x, y })}h${w}v${h}h${-w}zM${at({ x, y: y + height / 2 })}h${w}`);
    }
  }
  return roofs.join('');
}

function wavesPath(): string {
  const roll = dice(11);
  const waves = Array.from({ length: 64 }, () => {
    const x = 780 + roll() * (FAR_EAST - 800);
    return `M${at({ x, y: NORTH + roll() * (SOUTH - NORTH) })}q7-5 14 0t14 0`;
  });
  for (let angle = 8; angle < 360; angle += 30) {
    const { x, y } = pt(139, angle);
    waves.push(`M${at({ x: x - 12, y })}q6-4 12 0t12 0`);
  }
  return waves.join('');
}

const TOWN = townPath();
const WAVES = wavesPath();
const SEA = `M778 ${NORTH}V0C764 90 792 150 770 214V258H690V338H770C790 420 764 500 784 592V${SOUTH}H${FAR_EAST}V${NORTH}Z`;
const STAIRS = [30, 150, 210, 330]
  .flatMap((angle) => [218, 229, 240, 251, 262, 273].map((radius) => arc(radius, angle - 3.6, angle + 3.6)))
  .join('');
const BOLLARDS = Array.from({ length: 84 }, (_, n) => (n * 360) / 84).filter(
  (angle) => Math.abs(angle - 90) >= 5 && Math.abs(angle - 270) >= 5,
);
const HOUSE_ROAD = arc(RADIUS.road, 278, 339.2);
const PATH_ROAD = `${arc(RADIUS.road, 201, 270)}H${CENTRE.x - RADIUS.isle}`;
const ARROW = `M${at(pt(RADIUS.road, 197.2))}L${at(pt(RADIUS.road - 8, 194.4))}L${at(pt(RADIUS.road + 8, 194.4))}Z`;
const PLANKS = [232, 208, 184, 138].map((x) => `M${CENTRE.x - x} ${CENTRE.y - 14}v28`).join('');

function Road({ d }: { d: string }): ReactNode {
  return (
    <>
      <path d={d} className="pc-kerb" />
      <path d={d} className="pc-road" />
    </>
  );
}

export const Ground = memo(function Ground(): ReactNode {
  const { x, y } = CENTRE;
  return (
    <g className="pc-ground">
      <rect x={FAR_WEST} y={NORTH} width={FAR_EAST - FAR_WEST} height={SOUTH - NORTH} fill="var(--g-paper)" />
      <path d={TOWN} className="pc-town" />
      <path d={SEA} fill="var(--g-sea)" stroke="currentColor" strokeWidth="2" />
      <circle
        cx={x}
        cy={y}
        r={RADIUS.quayOut + 3}
        fill="var(--k-grey)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M690 260H773V336H690Z" fill="var(--g-sea)" />
      <path d="M690 259H770M690 337H770" stroke="currentColor" strokeWidth="2" />
      <circle cx={x} cy={y} r={RADIUS.quayIn} fill="var(--g-sea)" />
      <path d={sector(RADIUS.quayIn - 4, RADIUS.quayOut + 7, 84, 96)} fill="var(--g-sea)" />
      <path d={WAVES} className="pc-waves" />
      <path d={STAIRS} className="pc-fine" opacity=".45" />
      <Road d={HOUSE_ROAD} />
      <Road d={PATH_ROAD} />
      <path d={PLANKS} className="pc-fine" opacity=".35" />
      <path d={ARROW} fill="var(--g-accent)" stroke="currentColor" strokeWidth="1.25" />
    </g>
  );
});

/** The row of bollards stands before the quays. */
export const Bollards = memo(function Bollards(): ReactNode {
  return (
    <g fill="var(--g-card)" stroke="currentColor" strokeWidth="1">
      {BOLLARDS.map((angle) => {
        const spot = pt(RADIUS.quayIn - 2.5, angle);
        return <circle key={angle} cx={round(spot.x)} cy={round(spot.y)} r="2" />;
      })}
    </g>
  );
});
