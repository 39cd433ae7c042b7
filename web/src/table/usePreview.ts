import { nameOf, type Scene, type TableHost } from '@comptoir/board-kit';
import type { Option } from '@comptoir/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';

export type Ask = (option: Option) => Promise<Scene | null>;

/** What an option would do, asked once for each position. */
export function useAsk(host: TableHost, scene: Scene | null): Ask {
  const known = useRef(new Map<string, Promise<Scene | null>>());
  const decision = scene?.decision;
  const position = useRef(decision);
  if (position.current !== decision) {
    position.current = decision;
    known.current = new Map();
  }
  return useCallback(
    (option) => {
      const name = nameOf(option);
      const asked = known.current.get(name) ?? host.preview([option]);
      known.current.set(name, asked);
      return asked;
    },
    [host],
  );
}

/** A hand that only passes over things asks for nothing. */
const HOVER_MS = 70;

/** The table after this option; null while it is not known, or may not be. */
export function usePreview(ask: Ask, scene: Scene | null, option: Option | null): Scene | null {
  const [found, setFound] = useState<{ readonly key: string; readonly scene: Scene | null } | null>(null);
  const key = option === null ? null : `${scene?.seq} ${scene?.decision?.at.step} ${nameOf(option)}`;
  useEffect(() => {
    if (option === null || key === null) return;
    let isStale = false;
    const timer = setTimeout(() => {
      ask(option).then((answer) => {
        if (!isStale) setFound({ key, scene: answer });
      });
    }, HOVER_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [ask, key, option]);
  return found !== null && found.key === key ? found.scene : null;
}
