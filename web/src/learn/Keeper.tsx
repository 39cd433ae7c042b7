/** The keeper of the lighthouse, who coaches. */
export function Keeper() {
  return (
    <svg className="l-keeper" viewBox="0 0 48 48" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="24" cy="24" r="22" fill="var(--k-sky)" />
        <g color="var(--k-spot)">
          <path
            d="M9 40.3c1.8-6 7.5-8.8 15-8.800s13.2 2.8 15 8.800A22 22 0 0 1 24 46a22 22 0 0 1-15-5.700z"
            fill="var(--k-blue)"
          />
          <path
            d="M14 21.500c-1 10 3 17.5 10 17.500s11-7.5 10-17.500c-3 4-17 4-20 0z"
            fill="var(--k-paper)"
          />
          <path
            d="M14.5 17.500h19c1 5-.5 8.5-3 9.5-2 .8-4.5-1-6.5-1s-4.5 1.8-6.5 1c-2.5-1-4-4.5-3-9.500z"
            fill="color-mix(in srgb, var(--k-rose) 55%, var(--k-paper))"
          />
          <path
            d="M12.5 17.500C12 9.5 17 5.5 24 5.500s12 4 11.5 12c-6-2.6-17-2.6-23 0z"
            fill="var(--k-slate)"
          />
          <path d="M10.5 18.200c7.5-4 19.5-4 27 0" strokeWidth="3" />
          <circle cx="24" cy="10.5" r="2.6" fill="var(--k-gold)" strokeWidth="1.4" />
          <circle cx="19.5" cy="21" r="1.1" fill="currentColor" stroke="none" />
          <circle cx="28.5" cy="21" r="1.1" fill="currentColor" stroke="none" />
          <path
            d="M20.5 30.500q3.5 2.2 7 0M18 35l1.5 1.200M24 36.500v1.300M30 35l-1.5 1.2"
            strokeWidth="1.250"
          />
        </g>
        <circle cx="24" cy="24" r="22" />
      </g>
    </svg>
  );
}
