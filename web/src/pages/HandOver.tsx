import type { Seat } from '@comptoir/kernel';
import { useEffect, useRef } from 'react';
import { Mark } from '../art/Icon.tsx';
import { useWords } from '../words/index.ts';

interface HandOverProps {
  readonly seat: Seat;
  readonly name: string;
  readonly onReady: () => void;
}

/** Covers the table until the person whose turn it is has the device. */
export function HandOver({ seat, name, onReady }: HandOverProps) {
  const { pass } = useWords();
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), []);
  return (
    <div className="hand-over wood" role="dialog" aria-modal="true" aria-labelledby="hand-over">
      <div className="sheet">
        <Mark seat={seat} size="xl" />
        <h1 id="hand-over">{pass.title(name)}</h1>
        <p>{pass.says(name)}</p>
        <button type="button" className="btn go big" ref={ready} onClick={onReady}>
          {pass.ready(name)}
        </button>
      </div>
    </div>
  );
}
