// One harbour for the whole site: 1440 wide, the sea line near the bottom, a quay along it. Decoration only.
import './harbour.css';
import type { ReactNode } from 'react';
import { useHarbour } from './sprite.ts';

const INK = 'var(--g-ink)';

function waves(from: number, to: number, y: number, height: number, step = 28): string {
  let path = `M${from} ${y}`;
  for (let x = from; x < to; x += 2 * step) path += `q${step / 2}-${height} ${step} 0t${step} 0`;
  return path;
}

const RAYS = Array.from({ length: 24 }, (_, n) => Math.PI * (n / 24 + 1));
/** Sky, sea and quay go on this far to both sides, for wide screens. */
const OUT = 1120; // a whole number of waves
const STONES = Array.from({ length: 40 }, (_, n) => 40 + (n - 12) * 92 + (n % 3) * 14);

function Sky({ sea, height }: { readonly sea: number; readonly height: number }) {
  const rays = RAYS.map((angle) => {
    const x = 1010 + 1200 * Math.cos(angle);
    return `M1010 ${sea}L${x.toFixed(0)} ${(sea + 1200 * Math.sin(angle)).toFixed(0)}`;
  }).join('');
  const near = `M560 ${sea}v-40h16v-12h30v12h14v40zM868 ${sea}v-34q18-26 36 0v34zM480 ${sea}v-26l24-14 24 14v26z`;
  return (
    <>
      <rect x={-OUT} width={1440 + 2 * OUT} height={height} fill="var(--sky)" />
      <path d={rays} stroke={INK} strokeWidth="1.2" opacity=".07" />
      <g color="var(--haze)">
        {[440, 780, 1120].map((x) => (
          <use key={x} href="#harbour-gables" x={x} y={sea - 108} width="378" height="108" />
        ))}
      </g>
      <g color="var(--haze-2)">
        <use href="#harbour-gables" x="620" y={sea - 70} width="245" height="70" />
        <use href="#harbour-gables" x="930" y={sea - 66} width="231" height="66" />
        <path d={near} fill="currentColor" />
      </g>
    </>
  );
}

function Lighthouse({ sea, size }: { readonly sea: number; readonly size: number }) {
  const width = (size * 14) / 15;
  return (
    <>
      <g stroke={INK}>
        <path d={`M1236 ${sea + 8}v-13l26-9h${190 + OUT}v22z`} fill="var(--stone)" strokeWidth="1.75" />
        <path
          d={`M1270 ${sea - 6}v12M1310 ${sea - 8}v14M1350 ${sea - 8}v14M1390 ${sea - 8}v14`}
          strokeWidth="1"
          opacity=".5"
        />
      </g>
      <path d={`M1342 ${sea - size * 0.87}L560 -20H900z`} fill="var(--lamp)" opacity=".1" />
      <use href="#harbour-lighthouse" x={1342 - width / 2} y={sea - size - 1} width={width} height={size} />
    </>
  );
}

function Gull({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      className="gull"
      d={`M${x} ${y}q6-7 11-1q5-6 11 1`}
      stroke={INK}
      strokeWidth="1.5"
      fill="none"
      opacity=".55"
      strokeLinecap="round"
    />
  );
}

function Water({
  sea,
  quay,
  height,
}: {
  readonly sea: number;
  readonly quay: number;
  readonly height: number;
}) {
  return (
    <g stroke={INK}>
      <path
        d={`${waves(-20 - OUT, 1460 + OUT, sea + 22, 9)}V${height}H${-20 - OUT}z`}
        fill="var(--water)"
        strokeWidth="1.5"
      />
      <path
        d={`${waves(-34 - OUT, 1460 + OUT, sea + 36, 8)}V${height}H${-34 - OUT}z`}
        fill="var(--water-2)"
        strokeWidth="1.25"
        strokeOpacity=".6"
      />
      <path
        d={`M${-4 - OUT} ${quay}H${1444 + OUT}V${height + 4}H${-4 - OUT}z`}
        fill="var(--stone)"
        strokeWidth="2"
      />
      <g strokeWidth="1.1" opacity=".5">
        <path d={`M${-4 - OUT} ${quay + 9}H${1444 + OUT}`} />
        <path d={STONES.map((x) => `M${x} ${quay + 9}v17`).join('')} />
      </g>
    </g>
  );
}

export function Bollard({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      d={`M${x} ${y}v-12h-3v-6h16v6h-3v12z`}
      fill="var(--k-slate)"
      stroke={INK}
      strokeWidth="1.75"
      strokeLinejoin="round"
    />
  );
}

/** A sailing trader of Venice. */
export function Galley({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return (
    <g className="galley">
      <use href="#harbour-galley" x={x} y={y} width={width} height={(width * 330) / 420} />
    </g>
  );
}

export function Punic({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return <use className="punic" href="#harbour-punic" x={x} y={y} width={width} height={(width * 7) / 8} />;
}

interface CogProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** From stern to bow: crest and cargo of each part. */
  readonly parts: readonly (readonly [crest: string, cargo: string | null])[];
}

function hullOf(n: number, count: number): string {
  if (count === 1) return 'single';
  if (n === 0) return 'stern';
  return n === count - 1 ? 'bow' : 'middle';
}

/** A Hanseatic cog, built hull by hull, mast by mast, sail by sail. */
export function Cog({ x, y, scale, parts }: CogProps) {
  const part = (id: string, n: number): ReactNode => (
    <use key={`${n} ${id}`} href={`#harbour-cog-${id}`} x={96 * n} width="96" height="192" />
  );
  return (
    <g className="cog" data-seat="2" transform={`translate(${x} ${y}) scale(${scale})`}>
      {parts.map((_, n) => part(`hull-${hullOf(n, parts.length)}`, n))}
      {parts.map(([crest, cargo], n) => [
        part(`mast-${crest}`, n),
        part(`sail-${crest}`, n),
        cargo === null ? null : part(`cargo-${cargo}`, n),
      ])}
    </g>
  );
}

interface HarbourProps {
  readonly height: number;
  readonly className?: string;
  /** A part of the panorama: from x, so wide. */
  readonly span?: readonly [x: number, width: number];
  readonly ships?: ReactNode;
  readonly quay?: ReactNode;
}

export function Harbour({ height, className = '', span = [0, 1440], ships, quay }: HarbourProps) {
  useHarbour();
  const isLow = height < 240;
  const sea = height - (isLow ? 58 : 74);
  const edge = height - (isLow ? 18 : 26);
  const size = isLow ? 92 : height > 400 ? 107 : 150;
  return (
    <svg
      className={`harbour ${className}`}
      viewBox={`${span[0]} 0 ${span[1]} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Sky sea={sea} height={height} />
      <Gull x={720} y={isLow ? 40 : 76} />
      <Gull x={1180} y={isLow ? 34 : 52} />
      <path d={`M${-OUT} ${sea}H${1440 + OUT}V${height}H${-OUT}z`} fill="var(--water)" />
      <path d={`M${-OUT} ${sea}H${1440 + OUT}`} stroke={INK} strokeWidth="1.75" />
      <Lighthouse sea={sea} size={size} />
      {ships}
      <Water sea={sea} quay={edge} height={height} />
      {quay}
    </svg>
  );
}
