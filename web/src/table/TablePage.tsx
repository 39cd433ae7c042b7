// The table: decision bar, board, side panel, what lies before the viewer. It knows no game.
import { type BoardModule, type BoardProps, LinesContext, TargetsContext } from '@comptoir/board-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Final } from './Final.tsx';
import { Guide } from './Guide.tsx';
import { Layout } from './Layout.tsx';
import { PopNote } from './PopNote.tsx';
import { sentenceOf, whoIn } from './prose.tsx';
import './table.css';
import { useKeys } from './useKeys.ts';
import { type SeatState, type TablePageProps, useSeat } from './useSeat.ts';
import { missedBy } from './useTable.ts';

function useTableKeys(seat: SeatState): void {
  const { table, choosing, pointing, choices } = seat;
  const { mode, show } = table;
  const step = (by: number): void => {
    if (mode.kind === 'replay') table.goTo(Math.max(0, Math.min(mode.at + by, table.live?.at ?? 0)));
  };
  const legal = choices.filter(({ why }) => why === null);
  const numbers = legal.filter(({ button }) => button.number !== undefined);
  const digit = (n: number) => (): void => {
    const choice = numbers.length > 0 ? numbers.find(({ button }) => button.number === n) : legal[n - 1];
    if (choice !== undefined) choosing.choose(choice.option, false);
  };
  const digits = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), digit(n)]));
  useKeys({
    ...digits,
    Enter: choosing.confirm,
    Escape() {
      if (choosing.draft !== null) choosing.cancel();
      else if (pointing.pop !== null) pointing.closePop();
      else if (mode.kind === 'replay') table.leaveReplay();
      else show.skip();
    },
    ' ': show.skip,
    u: seat.undo,
    r: table.since,
    '?': pointing.explain,
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
  });
}

/** What others did, said aloud. */
function Heard({ seat }: { seat: SeatState }): ReactNode {
  const { scene, table, texts } = seat;
  if (scene === null) return null;
  const missed = missedBy(table.chapters, scene.viewer);
  const who = whoIn(scene);
  const said = missed.flatMap(({ events }) => events.map((event) => sentenceOf(texts, event, who)));
  return (
    <p className="t-heard" aria-live="polite">
      {said
        .filter((text) => text !== '')
        .slice(-6)
        .join(' ')}
    </p>
  );
}

function useLink(seat: SeatState): void {
  const { mode } = seat.table;
  const at = mode.kind === 'replay' ? mode.at : null;
  const wasThere = useRef(false);
  useEffect(() => {
    if (at === null && !wasThere.current) return;
    wasThere.current = true;
    history.replaceState(history.state, '', at === null ? location.pathname + location.search : `#${at}`);
  }, [at]);
}

interface EndProps extends TablePageProps {
  readonly seat: SeatState;
  readonly drawing: BoardProps;
}

/** The final scores, until the player goes back to the board. */
function End({ board, lang, pace, rulesHref, onRematch, seat, drawing }: EndProps): ReactNode {
  const [isAside, setAside] = useState(false);
  const { table } = seat;
  const isOver = drawing.scene.result !== null && table.mode.kind === 'live' && !table.show.isBehind;
  if (!isOver || isAside) return null;
  return (
    <Final
      board={board}
      drawing={drawing}
      chapters={table.chapters}
      lang={lang}
      pace={pace}
      rulesHref={rulesHref}
      onBoard={() => setAside(true)}
      onReplay={() => table.goTo(0)}
      onRematch={onRematch}
    />
  );
}

interface FramedProps {
  readonly board: BoardModule;
  readonly drawing: BoardProps;
  readonly children: ReactNode;
}

function Framed({ board, drawing, children }: FramedProps): ReactNode {
  return board.Frame === undefined ? children : <board.Frame {...drawing}>{children}</board.Frame>;
}

export function TablePage(props: TablePageProps): ReactNode {
  const { board, lang, rulesHref, isGuided, onGuide } = props;
  const seat = useSeat(props);
  const { root, sky, table, scene, pointing, active, preview, targets, lines } = seat;
  useTableKeys(seat);
  useLink(seat);
  const drawing: BoardProps | null =
    scene === null ? null : { scene, preview, focus: active, chapters: table.chapters, lang, page: null };
  return (
    <TargetsContext value={targets}>
      <LinesContext value={lines}>
        <div
          ref={root}
          className="t-table"
          data-game={scene?.game}
          data-at={scene?.at}
          data-has-mine={board.Mine !== undefined}
          {...pointing.listeners}
        >
          {drawing === null ? null : (
            <Framed board={board} drawing={drawing}>
              <Layout {...props} seat={seat} drawing={drawing} />
            </Framed>
          )}
          {drawing === null ? null : <End {...props} seat={seat} drawing={drawing} />}
          {isGuided && scene !== null && scene.decision !== null && pointing.pop === null ? (
            <Guide board={board} scene={scene} lang={lang} root={root} onLeave={() => onGuide(false)} />
          ) : null}
          {pointing.pop === null ? null : <PopNote pop={pointing.pop} rulesHref={rulesHref} />}
          <Heard seat={seat} />
          <div ref={sky} className="k-sky" aria-hidden="true" />
        </div>
      </LinesContext>
    </TargetsContext>
  );
}
