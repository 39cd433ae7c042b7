// The table: decision bar, board, side panel, what lies before the viewer. It knows no game.
import { type BoardModule, type BoardProps, SequencesContext, TargetsContext } from '@comptoir/board-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { Final } from './Final.tsx';
import { Heard, SkipLinks } from './Heard.tsx';
import { LastMoves } from './LastMoves.tsx';
import { Layout } from './Layout.tsx';
import { isGroup } from './option-cards.ts';
import { PopNote } from './PopNote.tsx';
import { PACES } from './speed.ts';
import './table.css';
import { useFocus } from './useFocus.ts';
import { useKeys } from './useKeys.ts';
import { useLegible } from './useLegible.ts';
import { useTableSounds } from './useSounds.ts';
import { type TableViewProps, type TableViewState, useTableView } from './useTableView.ts';

function useTableKeys(table: TableViewState, { sounds, onSounds }: TableViewProps): void {
  const { playback, choosing, pointing, groups } = table;
  const { mode, timeline } = playback;
  const step = (by: 1 | -1): void => {
    if (mode.kind === 'replay') playback.goTo(Math.max(0, Math.min(mode.at + by, playback.live?.seq ?? 0)));
    else if (by > 0) timeline.next();
    else timeline.back();
  };
  const { numbers } = groups.choices;
  const digit = (n: number) => (): void => {
    const entry =
      numbers.length > 0 ? numbers.find(({ button }) => button.number === n) : groups.keyed[n - 1];
    if (entry === undefined) return;
    if (isGroup(entry)) groups.toggle(entry.title, true);
    else choosing.choose(entry.option, false);
  };
  const digits = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), digit(n)]));
  const keys = {
    ...digits,
    Enter: choosing.confirm,
    Escape() {
      if (choosing.draft !== null) choosing.cancel();
      else if (pointing.pop !== null) pointing.closePop();
      else if (groups.open !== null) groups.close();
      else if (mode.kind === 'replay') playback.leaveReplay();
      else timeline.skip();
    },
    ' ': timeline.togglePause,
    s: timeline.skip,
    l: () => groups.toggle(null, true),
    u: table.undo,
    v: () => onSounds(!sounds),
    r: playback.since,
    ...(table.coach === null ? {} : { c: table.coach.ask }),
    '?': pointing.explain,
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
  };
  useKeys(keys, { hasDraft: choosing.draft !== null });
}

function useLink(table: TableViewState): void {
  const { mode } = table.playback;
  const at = mode.kind === 'replay' ? mode.at : null;
  const wasThere = useRef(false);
  useEffect(() => {
    if (at === null && !wasThere.current) return;
    wasThere.current = true;
    history.replaceState(history.state, '', at === null ? location.pathname + location.search : `#${at}`);
  }, [at]);
}

interface EndProps extends TableViewProps {
  readonly table: TableViewState;
  readonly drawing: BoardProps;
}

/** The scores are shown: the game is over, everything has been seen, and nobody has asked for the board. */
function isFinal({ playback, isScoring, scene }: TableViewState): boolean {
  return (
    scene !== null &&
    scene.result !== null &&
    playback.mode.kind === 'live' &&
    !playback.timeline.isBehind &&
    isScoring
  );
}

/** The final scores, until the player goes back to the board. */
function End({ board, lang, speed, rulesHref, actions, table, drawing }: EndProps): ReactNode {
  const { playback, setScoring } = table;
  return (
    <Final
      board={board}
      drawing={drawing}
      log={playback.log}
      lang={lang}
      pace={Math.min(PACES[speed].piece, PACES.normal.piece)}
      rulesHref={rulesHref}
      actions={actions}
      onBoard={() => setScoring(false)}
      onReplay={() => playback.goTo(0)}
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

export function TableView(props: TableViewProps): ReactNode {
  const { board, lang, rulesHref, onBehind } = props;
  const table = useTableView(props);
  const { root, sky, playback, scene, pointing, active, preview, targets, sequences, turns } = table;
  useTableKeys(table, props);
  useLink(table);
  const { mode, timeline } = playback;
  const { isBehind } = timeline;
  useEffect(() => onBehind?.(isBehind), [onBehind, isBehind]);
  const isLive = mode.kind === 'live' && !isBehind;
  useTableSounds(
    {
      host: props.host,
      isMine: scene === null || scene.decision !== null,
      isRefused: pointing.pop?.kind === 'why',
      isOver: !isLive || scene === null || scene.result !== null,
    },
    props.sounds,
  );
  useFocus(root, scene?.decision ?? mode.kind, isLive);
  useLegible(root, scene !== null);
  const drawing: BoardProps | null =
    scene === null ? null : { scene, preview, focus: active, log: playback.log, lang, page: null };
  return (
    <TargetsContext value={targets}>
      <SequencesContext value={sequences}>
        <div
          ref={root}
          className="t-table"
          data-game={scene?.game}
          data-at={scene?.seq}
          data-has-mine={board.Mine !== undefined}
          {...pointing.listeners}
        >
          <SkipLinks lang={lang} />
          {drawing === null ? (
            props.waits
          ) : (
            <Framed board={board} drawing={drawing}>
              {isFinal(table) ? (
                <End {...props} table={table} drawing={drawing} />
              ) : (
                <Layout {...props} table={table} drawing={drawing} />
              )}
            </Framed>
          )}
          {playback.mode.kind === 'live' ? <LastMoves root={root} turns={turns} board={board} /> : null}
          {pointing.pop === null ? null : <PopNote pop={pointing.pop} rulesHref={rulesHref} />}
          <Heard table={table} board={board} lang={lang} />
          <div ref={sky} className="k-sky" aria-hidden="true" />
        </div>
      </SequencesContext>
    </TargetsContext>
  );
}
