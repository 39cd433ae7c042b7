// The table of a lesson or a puzzle: played at like any other, with somebody beside it who speaks. On a narrow screen they stand above it.
import type { BoardModule } from '@comptoir/board-kit';
import type { LoadedGame } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { saveAsFile } from '../local/saved-game.ts';
import { TableMenu } from '../table/TableMenu.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { useWords } from '../words/index.ts';
import type { LessonHost } from './LessonHost.ts';
import './lesson.css';

interface LessonTableProps {
  readonly game: string;
  readonly host: LessonHost;
  readonly entry: LoadedGame;
  readonly board: BoardModule;
  readonly path: string;
  /** What stands beside the table, and what its tab is called. */
  readonly lead: { readonly label: string; readonly node: ReactNode };
  readonly isNarrow: boolean;
  /** Something is explained before anything is asked. */
  readonly isReading: boolean;
  /** The table is being looked at as it was before. */
  onBehind(isBehind: boolean): void;
}

export function LessonTable(props: LessonTableProps): ReactNode {
  const { game, host, entry, board, path, lead, isNarrow, isReading, onBehind } = props;
  const { ways } = useWords();
  return (
    <div className="l-lesson" data-game={game} data-reading={isReading}>
      {isNarrow ? lead.node : null}
      <TableScreen
        host={host}
        entry={entry}
        board={board}
        path={path}
        menu={<TableMenu path={path} out={ways.leave} />}
        actions={{
          rematch: null,
          save: () => saveAsFile(host.saved()),
          playFrom: null,
          asked: [],
          review: null,
          statistics: null,
          link: `/games/${game}`,
        }}
        lesson={{ onBehind, lead: isNarrow ? null : lead }}
      />
    </div>
  );
}
