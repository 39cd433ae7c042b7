// Ways out of a table online: closing it costs nothing, leaving is for good and says what it means.
import type { MatchInfo } from '@comptoir/protocol';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { useWords } from '../words/index.ts';
import { api } from './api.ts';
import type { TableStatus } from './OnlineHost.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

interface TableMenuProps {
  readonly info: MatchInfo;
  readonly status: TableStatus;
  readonly onLeave: () => void;
}

export function TableMenu({ info, status, onLeave }: TableMenuProps) {
  const { ways } = useWords();
  const { table } = useOnlineWords();
  const out = status.isOver ? table.outOver : table.out;
  return (
    <nav className="table-ways" aria-label={ways.title}>
      <Link href={`/settings?from=/play/${info.id}`} aria-label={ways.settings} title={ways.settings}>
        <Icon id="settings" />
      </Link>
      {status.viewer !== null && !status.isOver && (
        <button type="button" className="way" aria-label={table.leave} title={table.leave} onClick={onLeave}>
          <Icon id="flag" />
        </button>
      )}
      <Link href="/my-games" aria-label={out} title={out}>
        <Icon id="home" />
      </Link>
    </nav>
  );
}

export function LeaveDialog({ info, onStay }: { readonly info: MatchInfo; readonly onStay: () => void }) {
  const { table } = useOnlineWords();
  const [, go] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { no, run } = useAction();
  const leave = (): void => run(() => api.matches.leave({ match: info.id }).then(() => go('/my-games')));
  return (
    <dialog ref={dialog} className="sheet leaving" aria-labelledby="leave-title" onClose={onStay}>
      <h2 id="leave-title">{table.leaveTitle}</h2>
      <p>{info.isRated ? table.leaveRated : table.leaveFriendly}</p>
      <div className="row">
        <button type="button" className="btn" onClick={onStay}>
          {table.stay}
        </button>
        <button type="button" className="btn go" onClick={leave}>
          {table.go}
        </button>
      </div>
      <Refused no={no} />
    </dialog>
  );
}
