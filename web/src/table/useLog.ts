// What was told at a table so far. Moments carry their own entries; the whole is asked for only where one does not.
import type { Moment, TableHost } from '@comptoir/board-kit';
import { faded, type Game, type Kinds, type LogEntry, withoutUndone } from '@comptoir/kernel';
import { useEffect, useMemo, useState } from 'react';

/** Gathers what moments tell; `show` is called with everything known. Returns what ends it. */
export function gatherLog(host: TableHost, show: (log: readonly LogEntry[]) => void): () => void {
  const known = new Map<number, LogEntry>();
  let isWhole = false;
  let asked = 0;
  const add = (entries: readonly LogEntry[]): void => {
    for (const entry of entries) known.set(entry.seq, entry);
    show(withoutUndone([...known.values()]));
  };
  const askForAll = async (): Promise<void> => {
    asked += 1;
    const question = asked;
    const all = await host.history().catch(() => null);
    if (all === null || question !== asked) return; // the next moment asks again, or has asked already
    isWhole = true;
    add(all.filter(({ seq }) => !known.has(seq)));
  };
  const leave = host.subscribe(({ told }) => {
    if (told === null) {
      known.clear();
      isWhole = false;
      show([]);
    } else add(told);
    if (!isWhole) void askForAll();
  });
  return () => {
    asked += 1;
    leave();
  };
}

/** The log as the viewer of this moment may read it. */
export function useLog(
  host: TableHost,
  game: Pick<Game<Kinds>, 'fade'>,
  now: Moment['scene'] | null,
): readonly LogEntry[] {
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  useEffect(() => gatherLog(host, setLog), [host]);
  const view = now === null || now.result !== null ? null : now.view;
  return useMemo(() => (view === null ? log : faded(game, log, view)), [game, log, view]);
}
