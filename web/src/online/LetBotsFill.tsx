// Whoever has waited alone for a minute may have bots fill the seats.

import type { LevelId } from '@comptoir/bots';
import { Icon } from '../art/Icon.tsx';
import { DEFAULT_LEVEL, LEVEL_IDS } from '../local/levels.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { useWaited } from './Since.tsx';
import { useOnlineWords } from './words.ts';

const OFFERED_AFTER_MS = 60_000;

interface FillProps {
  /** Milliseconds since the epoch: since when one waits. */
  readonly since: number;
  readonly isBusy: boolean;
  readonly onFill: () => void;
}

/** Of the bots one played against last. */
export function useOwnLevel(): LevelId {
  const { level } = useSettings();
  return LEVEL_IDS.find((id) => id === level) ?? DEFAULT_LEVEL;
}

export function LetBotsFill({ since, isBusy, onFill }: FillProps) {
  const { quick } = useOnlineWords();
  const level = useOwnLevel();
  const { levels } = useWords();
  if (useWaited(since) < OFFERED_AFTER_MS) return null;
  return (
    <div className="bots-fill">
      <p className="small muted">{quick.fillSays(levels[level].name)}</p>
      <button type="button" className="btn quiet" disabled={isBusy} onClick={onFill}>
        <Icon id="play" />
        {quick.fill}
      </button>
    </div>
  );
}
