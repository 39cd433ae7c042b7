// What a table is made of before it is laid out: the scene, what is chosen, pointed at, previewed, tried.
import type { BoardModule, TableHost } from '@comptoir/board-kit';
import type { Game, Kinds, Lang, RuleId, Texts } from '@comptoir/kernel';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { CoachTable } from '../coach/question.ts';
import { useCoach } from '../coach/useCoach.ts';
import { lastTurns, type Teller, type Turn } from './deeds.ts';
import type { GameActions } from './FinalWays.tsx';
import { optionCards } from './option-cards.ts';
import type { ChatTab, ExtraTab } from './SidePanel.tsx';
import { sentenceOf, whoIn } from './sentences.tsx';
import type { Speed } from './speed.ts';
import { useChoosing } from './useChoosing.ts';
import { useForced } from './useForced.ts';
import { useGroups } from './useGroups.ts';
import { type Playback, usePlayback } from './usePlayback.ts';
import { usePointing } from './usePointing.ts';
import { useAsk, usePreview } from './usePreview.ts';
import { useSequences } from './useSequences.ts';
import { useStepSounds } from './useSounds.ts';
import { useTargets } from './useTargets.ts';
import { tableWords } from './words.ts';

export interface TableViewProps {
  readonly host: TableHost;
  readonly board: BoardModule;
  readonly game: Game<Kinds>;
  readonly texts: Readonly<Record<Lang, Texts<Kinds>>>;
  readonly lang: Lang;
  /** How fast the moves of others are shown. */
  readonly speed: Speed;
  /** Whether the table is heard. */
  readonly sounds: boolean;
  onSounds(isOn: boolean): void;
  /** Ask before a pick that cannot be taken back. */
  readonly confirm: boolean;
  /** Play what leaves no choice. */
  readonly playsForced: boolean;
  /** The scores of a finished game take the place of the table; else whoever likes opens them. */
  readonly opensScores: boolean;
  rulesHref(rule: RuleId | null): string;
  readonly actions: GameActions;
  /** Until there is something to draw. */
  readonly waits: ReactNode;
  /** Ways out of the table, at the end of the decision bar. */
  readonly menu: ReactNode;
  /** The first tab of the side panel, where somebody is taught. */
  readonly lead?: ExtraTab;
  /** Hears whether the moves of others are still being shown. */
  readonly onBehind?: (isBehind: boolean) => void;
  /** A further tab of the side panel, where people chat. */
  readonly chat?: ChatTab;
  /** Where the coach may be asked. */
  readonly coach?: CoachTable;
  /** Warn before a pick that costs much, where there is a coach. */
  readonly warns: boolean;
}

const linkedPick = (): number | null => {
  const found = /^#(\d+)$/.exec(location.hash)?.[1];
  return found === undefined ? null : Number(found);
};

/** What others did last, while there is a game. */
function useLastTurns({ log, timeline: { scene } }: Playback): readonly Turn[] {
  const isOver = scene === null || scene.result !== null;
  const viewer = scene?.viewer ?? null;
  return useMemo(() => (isOver ? [] : lastTurns(log, viewer)), [log, isOver, viewer]);
}

/** Everything the parts of the table share. */
export function useTableView(props: TableViewProps) {
  const { host, board, game, lang, speed, confirm } = props;
  const root = useRef<HTMLDivElement>(null);
  const sky = useRef<HTMLDivElement>(null);
  const [startAt] = useState(linkedPick);
  const texts = props.texts[lang];
  const say: Teller['say'] = (event, told) => sentenceOf(texts, event, whoIn(told));
  const onShow = useStepSounds(board, props.sounds);
  const playback = usePlayback({ host, board, game, speed, say, onShow, root, sky, startAt });
  const { timeline, mode } = playback;
  const { scene } = timeline;
  const isLive = mode.kind === 'live' && !timeline.isBehind;
  const shown = useMemo(
    () => (scene === null || isLive ? scene : { ...scene, decision: null }),
    [scene, isLive],
  );
  const ask = useAsk(host, shown);
  const cards = useMemo(
    () => (shown === null ? [] : optionCards(shown, board, texts, lang)),
    [shown, board, texts, lang],
  );
  const groups = useGroups(cards, shown?.decision ?? null, tableWords(lang));
  const { sequences, stopped, undoes } = useSequences({ host, scene: shown, texts, lang });
  const turns = useLastTurns(playback);
  const forced = useForced({ host, scene: shown, cards, isOn: props.playsForced, undoes });
  const end = groups.choices.end?.option ?? null;
  const coach = useCoach(props.coach ?? null, shown, props.warns);
  const choosing = useChoosing({ host, scene: shown, confirm, end, coach, onPick: forced.release });
  const pointing = usePointing({
    ...{ scene: shown, isLive, board, texts, lang },
    hasDraft: choosing.draft !== null,
    choose: choosing.choose,
  });
  const active = choosing.draft ?? pointing.focus;
  const preview = usePreview(ask, shown, active);
  const targets = useTargets(shown, cards, active, preview, groups);
  const [isScoring, setScoring] = useState(props.opensScores);
  const undo = (): void => {
    if (shown?.canUndo !== true || sequences.isBusy) return;
    forced.hold();
    void host.undo(forced.undoes);
  };
  return {
    root,
    sky,
    playback,
    scene: shown,
    texts,
    coach,
    choosing,
    pointing,
    active,
    preview,
    cards,
    groups,
    forced,
    targets,
    sequences,
    stopped,
    turns,
    isScoring,
    setScoring,
    undo,
  };
}
export type TableViewState = ReturnType<typeof useTableView>;
