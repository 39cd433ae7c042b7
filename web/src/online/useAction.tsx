// Something to be done at the server: what it refuses is said beside the button.
import { useCallback, useState } from 'react';
import { InTheWay } from './InTheWay.tsx';
import { type Trouble, troubleOf } from './trouble.ts';
import { useOnlineWords } from './words.ts';

interface Action {
  /** What was refused, last. */
  readonly no: Trouble | null;
  readonly run: (work: () => Promise<unknown>) => void;
}

export function useAction(): Action {
  const [no, setNo] = useState<Trouble | null>(null);
  const run = useCallback((work: () => Promise<unknown>): void => {
    setNo(null);
    work().catch((error) => setNo(troubleOf(error)));
  }, []);
  return { no, run };
}

interface RefusedProps {
  readonly no: Trouble | null;
  /** What it means here that sign-in said no in its own way. */
  readonly refused?: string;
}

export function Refused({ no, refused }: RefusedProps) {
  const { trouble } = useOnlineWords();
  const says = no === null ? '' : trouble[no];
  return (
    <p className="small refused" role="alert">
      {no === 'refused' ? (refused ?? says) : says} {no === 'offPublic' && <InTheWay kind="offPublic" />}
      {no === 'noteUnread' && <InTheWay kind="note" />}
    </p>
  );
}
