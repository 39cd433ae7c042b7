// The parts of a table and where they stand, on a desk and on a phone.
import { type BoardProps, light } from '@comptoir/board-kit';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { DecisionBar } from './DecisionBar.tsx';
import { Pages } from './Pages.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useMedia } from './useMedia.ts';
import type { SeatState, TablePageProps } from './useSeat.ts';
import { missedBy } from './useTable.ts';
import { tableWords } from './words.ts';

const SMALL = '(max-width: 700px)';

interface LayoutProps extends TablePageProps {
  readonly seat: SeatState;
  readonly drawing: BoardProps;
}

/** What is asked; in the past, the way through it instead. */
function Top({ board, lang, seat, drawing, menu }: LayoutProps): ReactNode {
  const { table, choosing, pointing, choices, texts, stopped } = seat;
  const { scene, preview } = drawing;
  if (table.mode.kind === 'replay')
    return (
      <ReplayBar
        at={table.mode.at}
        last={table.live?.at ?? table.mode.at}
        eyes={table.mode.eyes}
        scene={scene}
        lang={lang}
        goTo={table.goTo}
        onLeave={table.leaveReplay}
      />
    );
  return (
    <DecisionBar
      scene={scene}
      board={board}
      texts={texts}
      lang={lang}
      chapters={table.chapters}
      choices={choices}
      focus={pointing.focus}
      draft={choosing.draft}
      preview={preview}
      stopped={stopped}
      isBehind={table.show.isBehind}
      menu={menu}
      onUndo={seat.undo}
      onConfirm={choosing.confirm}
      onCancel={choosing.cancel}
      onSkip={table.show.skip}
    />
  );
}

/** Players, log and whatever the board adds. */
function Side({ board, lang, seat, drawing, rulesHref, onGuide, talk }: LayoutProps): ReactNode {
  const { table, texts, root } = seat;
  const { scene } = drawing;
  const at = table.mode.kind === 'replay' ? table.mode.at : null;
  const dim = useRef<() => void>(() => {});
  const point = useCallback(
    (names: readonly string[]): void => {
      dim.current();
      if (root.current !== null) dim.current = light(root.current, names);
    },
    [root],
  );
  const { chapters } = table;
  return (
    <SidePanel
      log={{ chapters, scene, board, texts, lang, at, onShow: table.goTo, onPoint: point }}
      drawing={drawing}
      rulesHref={rulesHref(null)}
      canSince={missedBy(chapters, scene.viewer).length > 0}
      onSince={table.since}
      onReplay={() => table.goTo(at ?? scene.at)}
      onGuide={() => onGuide(true)}
      {...(talk === undefined ? {} : { talk })}
    />
  );
}

export function Layout(props: LayoutProps): ReactNode {
  const { board, lang, drawing, menu } = props;
  const isSmall = useMedia(SMALL);
  const [isOpen, setOpen] = useState(false);
  const words = tableWords(lang);
  const drawer = (
    <>
      <button type="button" className="t-drawer" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.log}
      </button>
      {menu}
    </>
  );
  const top = <Top {...props} menu={drawer} />;
  const side = <Side {...props} />;
  if (isSmall) return <Pages board={board} drawing={drawing} lang={lang} bar={top} side={side} />;
  return (
    <>
      {top}
      <main className="t-board">
        <board.Board {...drawing} />
      </main>
      {board.Mine === undefined ? null : (
        <section className="t-mine" aria-label={words.you}>
          <board.Mine {...drawing} />
        </section>
      )}
      <div className="t-sidebox" data-open={isOpen}>
        {side}
      </div>
    </>
  );
}
