// Leaving a match for good, and what that means.
import type { MatchInfo } from '@comptoir/protocol';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { api } from './api.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

export function LeaveButton({ onLeave }: { readonly onLeave: () => void }) {
  const { table } = useOnlineWords();
  return (
    <button type="button" onClick={onLeave}>
      <Icon id="flag" /> {table.leave}
    </button>
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
