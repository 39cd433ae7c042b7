/** The mark: a merchant's balance hung from a C of rope. */
export function Brand() {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M39 12.5A19 19 0 1 0 39 35.5" strokeWidth="5.4" />
      <path d="M39 12.5A19 19 0 1 0 39 35.5" stroke="var(--k-sand)" strokeWidth="1.8" strokeDasharray="1 5" />
      <path d="M27 11v25M21 36h12M15.5 17h23" />
      <path d="M15.5 17l-4.5 9h9zM38.5 17l-4.5 9h9z" strokeWidth="1.4" />
      <path
        d="M10.5 26h10c-.5 3.5-2.5 5-5 5s-4.5-1.5-5-5zM33.5 26h10c-.5 3.5-2.5 5-5 5s-4.5-1.5-5-5z"
        fill="var(--k-gold)"
        strokeWidth="1.8"
      />
    </svg>
  );
}
