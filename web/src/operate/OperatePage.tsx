// The page of those who run the server. What it may show, the server decides with every request.
import '../online/online.css';
import './operate.css';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { api } from '../online/api.ts';
import { useSignInState } from '../online/me.ts';
import { useOnlineWords } from '../online/words.ts';
import { LoadingPanel, Lost } from '../parts/StatePanel.tsx';
import { Shell } from '../shell/Shell.tsx';
import { Appeals, Log, People } from './parts.tsx';
import { Reports } from './Reports.tsx';
import { Server } from './Server.tsx';
import { Tables } from './Tables.tsx';
import { useLoaded } from './useLoaded.ts';
import { useOperateWords } from './words.ts';

const PARTS = ['reports', 'appeals', 'people', 'tables', 'server', 'log'] as const;
type Part = (typeof PARTS)[number];
const SHOWN: Readonly<Record<Part, ComponentType>> = {
  reports: Reports,
  appeals: Appeals,
  people: People,
  tables: Tables,
  server: Server,
  log: Log,
};
const loadMe = () => api.me.get({});

function Desk({ part }: { readonly part: Part }) {
  const words = useOperateWords();
  const { trouble } = useOnlineWords();
  const { found, no } = useLoaded(loadMe);
  const Shown = SHOWN[part];
  if (no !== null) return <p className="wrap">{trouble[no]}</p>;
  if (found === null) return <LoadingPanel />;
  if (!found.isOperator) return <p className="wrap">{trouble.notOperator}</p>;
  return (
    <>
      <div className="operate-bar">
        <div className="wrap">
          <h1>{words.title}</h1>
          <nav aria-label={words.title}>
            {PARTS.map((each) => (
              <Link
                key={each}
                href={each === 'reports' ? '/operate' : `/operate/${each}`}
                aria-current={each === part ? 'page' : undefined}
              >
                {words.parts[each]}
              </Link>
            ))}
          </nav>
          <span className="small">{words.as(found.name)}</span>
        </div>
      </div>
      <div className="wrap operate">
        <Shown />
      </div>
    </>
  );
}

export default function OperatePage({ part = 'reports' }: { readonly part?: string | undefined }) {
  const words = useOperateWords();
  const { trouble } = useOnlineWords();
  const { kind } = useSignInState();
  const found = PARTS.find((each) => each === part);
  if (found === undefined) return <Lost />;
  return (
    <Shell place={null} title={words.title}>
      {kind === 'asking' && <LoadingPanel />}
      {kind === 'someone' && <Desk part={found} />}
      {(kind === 'nobody' || kind === 'none') && <p className="wrap">{trouble.notSignedIn}</p>}
    </Shell>
  );
}
