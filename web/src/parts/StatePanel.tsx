// Empty, not found, error, loading: one pattern for all. Always one way on, never a dead end.
import './state-panel.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Bollard, Harbour, Punic } from '../art/Harbour.tsx';
import { Icon } from '../art/Icon.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useWords } from '../words/index.ts';
import { loadAgain } from './load-again.ts';

interface StateProps {
  readonly art: ReactNode;
  readonly title: string;
  readonly says: string;
  readonly children?: ReactNode;
}

export function StatePanel({ art, title, says, children }: StateProps) {
  return (
    <div className="wrap">
      <article className="state">
        {art}
        <div className="words">
          <h1>{title}</h1>
          <p>{says}</p>
          <div className="row">{children}</div>
        </div>
      </article>
    </div>
  );
}

const PIECE = [760, 430] as const;

export function EmptyQuay() {
  return (
    <div className="art">
      <Harbour
        height={196}
        span={PIECE}
        quay={
          <>
            <Bollard x={880} y={178} />
            <Bollard x={1060} y={178} />
          </>
        }
      />
    </div>
  );
}

export function Aground() {
  return (
    <div className="art">
      <Harbour
        height={196}
        span={PIECE}
        ships={
          <g transform="rotate(-9 980 140)">
            <Punic x={910} y={44} width={124} />
          </g>
        }
      />
    </div>
  );
}

export function CompassRose() {
  return (
    <div className="art sand">
      <Icon id="compassRose" size="xl" />
    </div>
  );
}

function Drafting() {
  return (
    <div className="art">
      <svg
        className="drafting"
        viewBox="0 0 460 196"
        fill="none"
        stroke="var(--g-ink)"
        strokeWidth="1.5"
        strokeDasharray="4 6"
        opacity=".75"
        aria-hidden="true"
      >
        <circle cx="150" cy="98" r="58" />
        <circle cx="150" cy="98" r="36" />
        <circle cx="150" cy="98" r="14" />
        <path d="M150 40v116M92 98h116M109 57l82 82M191 57l-82 82" />
        <path d="M240 48h190v44H240zM240 106h190v44H240z" />
      </svg>
    </div>
  );
}

const PATIENCE_MS = 5000;

/** A board being laid out; after five seconds it says what it waits for. */
export function LoadingPanel() {
  const { states } = useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <StatePanel
      art={<Drafting />}
      title={states.loadingTitle}
      says={isLong ? states.loadingLong : states.loadingSays}
    >
      <span className="dots" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
    </StatePanel>
  );
}

export function Loading() {
  const { states } = useWords();
  return (
    <Shell place={null} title={states.loadingTitle} hasFoot={false}>
      <LoadingPanel />
    </Shell>
  );
}

/** Where one can always go. */
export function WaysOn() {
  const { states } = useWords();
  return (
    <>
      <Link className="btn" href="/my-games">
        {states.mine}
      </Link>
      <Link className="btn plain" href="/">
        {states.home}
      </Link>
    </>
  );
}

export function ReloadButton() {
  const { states } = useWords();
  return (
    <button type="button" className="btn go" onClick={() => void loadAgain()}>
      {states.again}
    </button>
  );
}

/** No page, or no game, at this address. */
export function Lost({ isGame = false }: { readonly isGame?: boolean }) {
  const { states } = useWords();
  const title = isGame ? states.noGameTitle : states.lostTitle;
  return (
    <Shell place={null} title={title}>
      <StatePanel art={<CompassRose />} title={title} says={isGame ? states.noGameSays : states.lostSays}>
        <WaysOn />
      </StatePanel>
    </Shell>
  );
}
