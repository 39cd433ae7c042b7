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

export function Layout(props: TablePageProps & { seat: SeatState; drawing: BoardProps }): ReactNode {
  const { board, lang, rulesHref, seat, drawing, menu } = props;
  const { table, choosing, pointing, choices, texts, root } = seat;
  const { scene } = drawing;
  const isSmall = useMedia(SMALL);
  const [isOpen, setOpen] = useState(false);
  const dim = useRef<() => void>(() => {});
  const words = tableWords(lang);
  const { mode } = table;
  const replay = mode.kind === 'replay' ? mode : null;
  const point = useCallback(
    (names: readonly string[]): void => {
      dim.current();
      if (root.current !== null) dim.current = light(root.current, names);
    },
    [root],
  );
  const toggle = (
    <button type="button" className="t-drawer" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {words.log}
    </button>
  );
  const bar = (
    <DecisionBar
      scene={scene}
      board={board}
      texts={texts}
      lang={lang}
      chapters={table.chapters}
      choices={choices}
      focus={pointing.focus}
      draft={choosing.draft}
      preview={drawing.preview}
      stopped={seat.stopped}
      isBehind={table.show.isBehind}
      menu={
        <>
          {toggle}
          {menu}
        </>
      }
      onUndo={seat.undo}
      onConfirm={choosing.confirm}
      onCancel={choosing.cancel}
      onSkip={table.show.skip}
    />
  );
  const side = (
    <SidePanel
      log={{
        chapters: table.chapters,
        scene,
        board,
        texts,
        lang,
        at: replay?.at ?? null,
        onShow: table.goTo,
        onPoint: point,
      }}
      drawing={drawing}
      rulesHref={rulesHref(null)}
      canSince={missedBy(table.chapters, scene.viewer).length > 0}
      onSince={table.since}
      onReplay={() => table.goTo(replay?.at ?? scene.at)}
      onGuide={() => props.onGuide(true)}
      {...(props.talk === undefined ? {} : { talk: props.talk })}
    />
  );
  const strip =
    replay === null ? null : (
      <ReplayBar
        at={replay.at}
        last={table.live?.at ?? replay.at}
        eyes={replay.eyes}
        scene={scene}
        lang={lang}
        goTo={table.goTo}
        onLeave={table.leaveReplay}
      />
    );
  if (isSmall) return <Pages board={board} drawing={drawing} lang={lang} bar={strip ?? bar} side={side} />;
  return (
    <>
      {strip ?? bar}
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
