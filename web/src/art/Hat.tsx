// One friendly machine in five hats: the bots' levels.
import type { ReactNode } from 'react';

/** A stroke of the pen: a path, its fill, its line. */
type Stroke = readonly [d: string, fill?: string, line?: Readonly<{ w?: number; c?: string; dash?: string }>];
interface Face {
  readonly coat: string;
  readonly collar: readonly Stroke[];
  readonly hat: readonly Stroke[];
}
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const FACES: Readonly<Record<string, Face>> = {
  mousse: {
    coat: 'paper',
    collar: [['M16 33l8 5 8-5'], ['M21 36.5l3 6 3-6z', 'red']],
    hat: [
      ['M14 15c0-6 4-9 10-9s10 3 10 9z', 'sky'],
      ['M12 15h24', '', { w: 2.6 }],
    ],
  },
  matelot: {
    coat: 'paper',
    collar: [['M11 38h26M9.5 41.5h29M13 34.8h22', '', { w: 1.6, c: 'blue' }]],
    hat: [
      ['M13.5 15c0-7 4-10 10.5-10s10.5 3 10.5 10z', 'blue'],
      ['M13 15h22v-3.5H13z', 'paper'],
      [disc(24, 4.5, 2.6), 'red'],
    ],
  },
  negociant: {
    coat: 'clay',
    collar: [
      ['M17 33l7 11 7-11', 'bone'],
      [disc(24, 39, 2.2), 'gold', { w: 1.3 }],
    ],
    hat: [
      ['M8 14c2-8 10-10.5 17-9.5s14 4 14.5 8.5c-6 2-9 2-15.5 2s-11 0-16-1z', 'earth'],
      ['M33 7c4-4 8-3.5 10-1-3 0-5 1-7 3', 'paper', { w: 1.4 }],
    ],
  },
  armateur: {
    coat: 'blue',
    collar: [
      ['M19 32l5 12 5-12', 'paper'],
      ['M12 37h5M31 37h5', '', { w: 2.4, c: 'gold' }],
    ],
    hat: [
      ['M6 12c6 3 12 3.5 18 3.5S36 15 42 12c-3-1-5-2.5-7-6-6 3-16 3-22 0-2 3.5-4 5-7 6z', 'slate'],
      ['M9.5 12.3c9 3.4 20 3.4 29 0', '', { w: 1.7, c: 'gold' }],
    ],
  },
  doge: {
    coat: 'red',
    collar: [
      ['M11 36c8 4 18 4 26 0', '', { w: 5.5, c: 'paper' }],
      ['M11 36c8 4 18 4 26 0', '', { w: 1.2, dash: '.5 5' }],
    ],
    hat: [
      ['M13 15c-.5-6 2-10 8-11 5-1 9-3.5 12-2.5 2.5 1-1 4.5.5 7.5 1 2 1 4 1 6z', 'gold'],
      ['M13 15h21.5v-3.5H13.3z', 'red'],
    ],
  },
};

/** A colour of the kit; '' and undefined: as the picture's own. */
const paint = (name = ''): string | undefined => (name === '' ? undefined : `var(--k-${name})`);

const drawn = (strokes: readonly Stroke[] = []): ReactNode =>
  strokes.map(([d, fill, { w, c, dash } = {}]) => (
    <path key={d + w} d={d} fill={paint(fill)} strokeWidth={w} stroke={paint(c)} strokeDasharray={dash} />
  ));

/** The face of a bot's level. */
export function Hat({ level }: { readonly level: string }) {
  const face = FACES[level];
  return (
    <svg
      className="hat"
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M7 46c0-9 7-13.5 17-13.5S41 37 41 46z" fill={paint(face?.coat)} />
      {drawn(face?.collar)}
      <path
        d="M14 14h20v15.5q0 2-2 2H16q-2 0-2-2z"
        fill="color-mix(in srgb, var(--k-sky) 55%, var(--k-paper))"
      />
      <path d="M30.5 15h3.5v14.5q0 2-2 2h-4z" fill="#2b2116" fillOpacity=".14" stroke="none" />
      <circle cx="19.8" cy="21" r="1.9" fill="#2b2116" stroke="none" />
      <circle cx="28.2" cy="21" r="1.9" fill="#2b2116" stroke="none" />
      <path d="M19.5 26.3q4.5 2.8 9 0" strokeWidth="1.5" />
      <path d="M12.5 19.5v5M35.5 19.5v5" strokeWidth="2.6" />
      {drawn(face?.hat)}
    </svg>
  );
}
