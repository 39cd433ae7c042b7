// One friendly machine in five hats: the bots' levels.
import type { ReactNode } from 'react';

const COATS: Readonly<Record<string, string>> = {
  mousse: 'var(--k-paper)',
  matelot: 'var(--k-paper)',
  negociant: 'var(--k-clay)',
  armateur: 'var(--k-blue)',
  doge: 'var(--k-red)',
};

const HATS: Readonly<Record<string, ReactNode>> = {
  mousse: (
    <>
      <path d="M14 15c0-6 4-9 10-9s10 3 10 9z" fill="var(--k-sky)" />
      <path d="M12 15h24" strokeWidth="2.6" />
    </>
  ),
  matelot: (
    <>
      <path d="M13.5 15c0-7 4-10 10.5-10s10.5 3 10.5 10z" fill="var(--k-blue)" />
      <path d="M13 15h22v-3.5H13z" fill="var(--k-paper)" />
      <circle cx="24" cy="4.5" r="2.6" fill="var(--k-red)" />
    </>
  ),
  negociant: (
    <>
      <path d="M8 14c2-8 10-10.5 17-9.5s14 4 14.5 8.5c-6 2-9 2-15.5 2s-11 0-16-1z" fill="var(--k-earth)" />
      <path d="M33 7c4-4 8-3.5 10-1-3 0-5 1-7 3" fill="var(--k-paper)" strokeWidth="1.4" />
    </>
  ),
  armateur: (
    <>
      <path
        d="M6 12c6 3 12 3.5 18 3.5S36 15 42 12c-3-1-5-2.5-7-6-6 3-16 3-22 0-2 3.5-4 5-7 6z"
        fill="var(--k-slate)"
      />
      <path d="M9.5 12.3c9 3.4 20 3.4 29 0" stroke="var(--k-gold)" strokeWidth="1.7" />
    </>
  ),
  doge: (
    <>
      <path d="M13 15c-.5-6 2-10 8-11 5-1 9-3.5 12-2.5 2.5 1-1 4.5.5 7.5 1 2 1 4 1 6z" fill="var(--k-gold)" />
      <path d="M13 15h21.5v-3.5H13.3z" fill="var(--k-red)" />
    </>
  ),
};

const COLLARS: Readonly<Record<string, ReactNode>> = {
  mousse: (
    <>
      <path d="M16 33l8 5 8-5" />
      <path d="M21 36.5l3 6 3-6z" fill="var(--k-red)" />
    </>
  ),
  matelot: <path d="M11 38h26M9.5 41.5h29M13 34.8h22" stroke="var(--k-blue)" strokeWidth="1.6" />,
  negociant: (
    <>
      <path d="M17 33l7 11 7-11" fill="var(--k-bone)" />
      <circle cx="24" cy="39" r="2.2" fill="var(--k-gold)" strokeWidth="1.3" />
    </>
  ),
  armateur: (
    <>
      <path d="M19 32l5 12 5-12" fill="var(--k-paper)" />
      <path d="M12 37h5M31 37h5" stroke="var(--k-gold)" strokeWidth="2.4" />
    </>
  ),
  doge: (
    <>
      <path d="M11 36c8 4 18 4 26 0" strokeWidth="5.5" stroke="var(--k-paper)" />
      <path d="M11 36c8 4 18 4 26 0" strokeWidth="1.2" strokeDasharray=".5 5" />
    </>
  ),
};

/** The face of a bot's level. */
export function Hat({ level }: { readonly level: string }) {
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
      <path d="M7 46c0-9 7-13.5 17-13.5S41 37 41 46z" fill={COATS[level]} />
      {COLLARS[level]}
      <path
        d="M14 14h20v15.5q0 2-2 2H16q-2 0-2-2z"
        fill="color-mix(in srgb, var(--k-sky) 55%, var(--k-paper))"
      />
      <path d="M30.5 15h3.5v14.5q0 2-2 2h-4z" fill="#2b2116" fillOpacity=".14" stroke="none" />
      <circle cx="19.8" cy="21" r="1.9" fill="#2b2116" stroke="none" />
      <circle cx="28.2" cy="21" r="1.9" fill="#2b2116" stroke="none" />
      <path d="M19.5 26.3q4.5 2.8 9 0" strokeWidth="1.5" />
      <path d="M12.5 19.5v5M35.5 19.5v5" strokeWidth="2.6" />
      {HATS[level]}
    </svg>
  );
}
