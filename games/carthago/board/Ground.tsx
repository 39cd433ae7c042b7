// What never moves and nobody touches: shores, water, walls, channel, quays.
import { memo, type ReactNode } from 'react';
import { at, BASIN, berths, MARKET, polar, RING, SHORE } from './layout.ts';

const house = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}v${-h}h${w}v${h}M${x - 2} ${y - h}h${w + 4}M${x + w * 0.4} ${y}v-8h6v8M${x + w * 0.2} ${y - h + 7}h3M${x + w * 0.7} ${y - h + 7}h3`;
const palm = (x: number, y: number, h: number): string =>
  `M${x} ${y}q3-${h * 0.5} 1-${h}m0 0q-9-5-14 3m14-3q-4-9-12-8m12 8q9-6 14 2m-14-2q3-9 12-9`;
const TOWN = [
  house(346, 78, 22, 20),
  house(370, 78, 30, 30),
  palm(338, 78, 24),
  house(298, 60, 24, 16),
  house(24, 560, 30, 22),
  palm(66, 560, 26),
  house(78, 560, 18, 16),
].join('');

export function wavesIn(left: number, top: number, right: number, bottom: number): string {
  let d = '';
  for (let row = 0, y = top; y < bottom; row += 1, y += 23)
    for (let x = left + (row % 2) * 37 + ((row * 53) % 29); x < right - 20; x += 92)
      d += `M${x} ${y}q5-5 10 0t10 0`;
  return d;
}
const crate = (x: number, y: number, w: number): string =>
  `M${x} ${y}v${-w}h${w}v${w}zM${x} ${y - w / 2}h${w}M${x + w / 2} ${y - w}v${w}`;
const jar = (x: number, y: number): string =>
  `M${x - 3} ${y - 20}h6M${x - 2} ${y - 20}v3q-6 3-5 9 1 6 5 8h4q4-2 5-8 1-6-5-9v-3M${x - 5} ${y - 15}q-4 0-3 4M${x + 5} ${y - 15}q4 0 3 4`;
const CARGO = [
  crate(976, 198, 16),
  jar(1004, 198),
  jar(1020, 198),
  crate(1062, 198, 18),
  jar(1094, 198),
].join('');

const TICKS = Array.from({ length: 90 }, (_, n) => {
  const [a, b] = [polar(RING.outer, n * 4), polar(RING.outer + 8, n * 4)];
  return `M${at(a)}L${at(b)}`;
}).join('');
const BLOCKS = Array.from({ length: 24 }, (_, n) => {
  const x = BASIN.left + 26 + n * 44;
  return `M${x} ${BASIN.quay}v10M${x + 22} ${BASIN.quay + 19}v9`;
}).join('');

/** Through the wall, from the war harbour to the basin. */
function Channel(): ReactNode {
  const angle = 18;
  const [from, to, edge] = [
    polar(RING.inner - 3, angle),
    polar(RING.outer + 24, angle),
    polar(RING.outer + 14, angle),
  ];
  const side = (turn: number): string => {
    const [dx, dy] = [
      13 * Math.cos(((angle + turn) * Math.PI) / 180),
      13 * Math.sin(((angle + turn) * Math.PI) / 180),
    ];
    return `M${from.x + dx} ${from.y + dy}L${edge.x + dx} ${edge.y + dy}`;
  };
  return (
    <>
      <path d={`M${at(from)}L${at(to)}`} stroke="var(--c-water)" strokeWidth="26" />
      <path className="c-line" d={side(-90) + side(90)} />
      <path className="c-wave" d={`M${from.x + 22} ${from.y + 9}q5-5 10 0t10 0m14 14q5-5 10 0t10 0`} />
    </>
  );
}

export const RoundHarbour = memo(function RoundHarbour(): ReactNode {
  const { x, y, outer, inner } = RING;
  return (
    <>
      <circle className="c-wall" cx={x} cy={y} r={outer + 8} />
      <path className="c-fine" d={TICKS} />
      <circle className="c-floor" cx={x} cy={y} r={outer} />
      <circle className="c-pool" cx={x} cy={y} r={inner} />
      <circle className="c-ripple" cx={x} cy={y} r={inner - 5} />
      <Channel />
    </>
  );
});

export const Basin = memo(function Basin({ docks }: { docks: number }): ReactNode {
  const { left, top, bottom, quay } = BASIN;
  const { mole } = berths(docks);
  const wall = quay + 28;
  return (
    <>
      <path d={`M${SHORE} ${top}H${left + 14}q-14 0-14 14V${bottom}H${SHORE}z`} fill="var(--c-water)" />
      <path className="c-wave" d={wavesIn(left + 20, top + 172, 1100, bottom - 8)} />
      <path className="c-stone" d={`M${left} ${quay}H${SHORE}V${wall}H${left}z`} />
      <path className="c-fine c-pale" d={BLOCKS} />
      <path className="c-line" d={`M${left} ${bottom}H${SHORE}M${left} ${wall}V355M${left} 389V${bottom}`} />
      <path className="c-fine c-pale" d={`M${left} ${bottom + 5}H${SHORE}`} />
      <path className="c-stone" d={`M${mole} ${wall}v104q8 10 16 0V${wall}z`} />
      <path className="c-fine c-pale" d={`M${mole} 236h16M${mole} 262h16M${mole} 288h16`} />
      <path className="c-cargo" d={CARGO} />
      <g stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        <path d={`M${mole - 3} 352l4-40h14l4 40z`} fill="var(--g-card)" />
        <path d={`M${mole - 1} 338h18M${mole} 325h16`} strokeWidth="1" />
        <path d={`M${mole - 2} 312h20v-5H${mole - 2}z`} fill="var(--c-stone)" />
        <path d={`M${mole + 8} 306q-7-6 0-15 7 9 0 15z`} fill="var(--k-gold)" />
      </g>
    </>
  );
});

export const Town = memo(function Town(): ReactNode {
  return <path className="c-town" d={TOWN} />;
});

const AWNING = Array.from({ length: 22 }, (_, n) => n);
/** The awning of so many stripes over the stalls. */
export const Awning = memo(function Awning({
  x = MARKET.x - 8,
  y = MARKET.awning,
  stripes = AWNING.length,
  stripe = 23.6,
}: {
  x?: number;
  y?: number;
  stripes?: number;
  stripe?: number;
}): ReactNode {
  return (
    <>
      {Array.from({ length: stripes }, (_, n) => (
        <path
          key={AWNING[n] ?? n}
          d={`M${x + n * stripe} ${y}h${stripe}v10a${stripe / 2} 9 0 0 1-${stripe} 0z`}
          fill={n % 2 ? 'var(--k-paper)' : 'var(--k-purple)'}
          stroke="currentColor"
          strokeWidth="1.3"
        />
      ))}
      <path
        d={`M${x - 6} ${y}h${stripes * stripe + 12}`}
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  );
});
