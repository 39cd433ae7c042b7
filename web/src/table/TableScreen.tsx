// A table as a whole page, whatever it talks to: drawn, or in words where no board is drawn yet.
import type { BoardModule, TableHost } from '@comptoir/board-kit';
import type { LoadedGame, RuleId } from '@comptoir/kernel';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { CoachTable } from '../coach/question.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { useTitles } from '../words/index.ts';
import type { GameActions } from './FinalWays.tsx';
import { PlainTable } from './PlainTable.tsx';
import { RulesBeside } from './RulesBeside.tsx';
import type { ChatTab, ExtraTab } from './SidePanel.tsx';
import { firstSpeed } from './speed.ts';
import './table-screen.css';
import { TableView } from './TableView.tsx';

export interface TableScreenProps {
  readonly host: TableHost;
  readonly entry: LoadedGame;
  /** null: the game has no drawn board yet. */
  readonly board: BoardModule | null;
  /** The table's address, to come back to. */
  readonly path: string;
  readonly menu: ReactNode;
  readonly chat?: ChatTab;
  /** Where the coach may be asked. */
  readonly coach?: CoachTable;
  /** The coach of a lesson, where there is room in the side panel; and who hears whether moves are still being shown. */
  readonly lesson?: { readonly lead: ExtraTab | null; readonly onBehind: (isBehind: boolean) => void };
  readonly actions: GameActions;
  /** Until there is something to draw. */
  readonly waits?: ReactNode;
}

export function TableScreen(props: TableScreenProps) {
  const { host, entry, board, path, menu, chat, coach, lesson, actions, waits } = props;
  const { lang, speed, confirm, forced, sounds, warns } = useSettings();
  const { id } = entry.game;
  const title = useTitles()(id);
  const first = useMemo(() => firstSpeed(id, path), [id, path]);
  useEffect(() => {
    document.title = `${title} · Comptoir`;
  }, [title]);
  const rulesHref = (rule: RuleId | null): string =>
    `/games/${id}/rules?from=${path}${rule === null ? '' : `#${rule}`}`;
  if (board === null)
    return (
      <Shell place={null} title={title} hasFoot={false}>
        <PlainTable host={host} entry={entry} />
      </Shell>
    );
  return (
    <>
      <TableView
        host={host}
        board={board}
        game={entry.game}
        texts={entry.texts}
        lang={lang}
        speed={speed ?? first}
        sounds={sounds}
        onSounds={(isOn) => changeSettings({ sounds: isOn })}
        confirm={confirm}
        warns={warns}
        playsForced={forced && lesson === undefined}
        opensScores={lesson === undefined}
        rulesHref={rulesHref}
        actions={actions}
        menu={menu}
        waits={waits}
        {...(chat === undefined ? {} : { chat })}
        {...(coach === undefined ? {} : { coach })}
        {...(lesson === undefined ? {} : { onBehind: lesson.onBehind })}
        {...(lesson === undefined || lesson.lead === null ? {} : { lead: lesson.lead })}
      />
      <RulesBeside game={id} path={path} />
    </>
  );
}
