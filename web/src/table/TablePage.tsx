// The table: decision bar, board, side panel, what lies before the viewer. It knows no game.
import {
  type BoardModule,
  type BoardProps,
  light,
  type TableHost,
  TargetsContext,
} from '@comptoir/board-kit';
import type { Kinds, Lang, RuleId, Texts } from '@comptoir/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DecisionBar } from './DecisionBar.tsx';
import { Final } from './Final.tsx';
import { Guide } from './Guide.tsx';
import { choicesOf } from './Options.tsx';
import { Pages } from './Pages.tsx';
import { PopNote } from './PopNote.tsx';
import { sentenceOf, whoIn } from './prose.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { SidePanel, type Talk } from './SidePanel.tsx';
import './table.css';
import { useChoosing } from './useChoosing.ts';
import { useKeys } from './useKeys.ts';
import { useMedia } from './useMedia.ts';
import { usePointing } from './usePointing.ts';
import { useAsk, usePreview } from './usePreview.ts';
import { missedBy, useTable } from './useTable.ts';
import { useTargets } from './useTargets.ts';
import { tableWords } from './words.ts';

export interface TablePageProps {
  readonly host: TableHost;
  readonly board: BoardModule;
  readonly texts: Readonly<Record<Lang, Texts<Kinds>>>;
  readonly lang: Lang;
  /** Milliseconds for an event: 0 without motion, 320 is calm. */
  readonly pace: number;
  /** Ask before a pick that cannot be taken back. */
  readonly confirm: boolean;
  /** Whether the notes of the first game are shown. */
  readonly isGuided: boolean;
  onGuide(isOn: boolean): void;
  rulesHref(rule: RuleId | null): string;
  readonly onRematch: (() => void) | null;
  /** Ways out of the table, at the end of the decision bar. */
  readonly menu: ReactNode;
  /** A further tab of the side panel, where people can talk. */
  readonly talk?: Talk;
}

const SMALL = '(max-width: 700px)';
const linkedPick = (): number | null => {
  const found = /^#(\d+)$/.exec(location.hash)?.[1];
  return found === undefined ? null : Number(found);
};

/** Everything the parts of the table share. */
function useSeat(props: TablePageProps) {
  const { host, board, lang, pace, confirm } = props;
  const root = useRef<HTMLDivElement>(null);
  const sky = useRef<HTMLDivElement>(null);
  const [startAt] = useState(linkedPick);
  const table = useTable({ host, board, pace, root, sky, startAt });
  const { show, mode } = table;
  const { scene } = show;
  const texts = props.texts[lang];
  const isLive = mode.kind === 'live' && !show.isBehind;
  const shown = useMemo(
    () => (scene === null || isLive ? scene : { ...scene, decision: null }),
    [scene, isLive],
  );
  const ask = useAsk(host, shown);
  const choosing = useChoosing({ host, scene: shown, confirm, ask });
  const pointing = usePointing({ scene: shown, isLive, board, texts, lang, choose: choosing.choose });
  const active = choosing.draft ?? pointing.focus;
  const preview = usePreview(ask, shown, active);
  const decision = shown?.decision ?? null;
  const choices = useMemo(
    () => (scene === null || decision === null ? [] : choicesOf({ ...scene, decision }, board, texts, lang)),
    [scene, decision, board, texts, lang],
  );
  const targets = useTargets(shown, choices, active, preview);
  return { root, sky, table, scene: shown, texts, choosing, pointing, active, preview, choices, targets };
}
type SeatState = ReturnType<typeof useSeat>;

function useTableKeys({ host }: TablePageProps, seat: SeatState): void {
  const { table, choosing, pointing, choices, scene } = seat;
  const { mode, show } = table;
  const step = (by: number): void => {
    if (mode.kind === 'replay') table.goTo(Math.max(0, Math.min(mode.at + by, table.live?.at ?? 0)));
  };
  const legal = choices.filter(({ why }) => why === null);
  const numbers = legal.filter(({ face }) => face.number !== undefined);
  const digit = (n: number) => (): void => {
    const choice = numbers.length > 0 ? numbers.find(({ face }) => face.number === n) : legal[n - 1];
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
    u() {
      if (scene?.canUndo === true) void host.undo();
    },
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

function Layout(props: TablePageProps & { seat: SeatState; drawing: BoardProps }): ReactNode {
  const { host, board, lang, rulesHref, seat, drawing, menu } = props;
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
      isBehind={table.show.isBehind}
      menu={
        <>
          {toggle}
          {menu}
        </>
      }
      onUndo={() => void host.undo()}
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
      <div className="t-sidebox" data-open={isOpen}>
        {side}
      </div>
      {board.Mine === undefined ? null : (
        <section className="t-mine" aria-label={words.you}>
          <board.Mine {...drawing} />
        </section>
      )}
    </>
  );
}

export function TablePage(props: TablePageProps): ReactNode {
  const { board, lang, pace, rulesHref, onRematch, isGuided, onGuide } = props;
  const seat = useSeat(props);
  const { root, sky, table, scene, pointing, active, preview, targets } = seat;
  const [isAside, setAside] = useState(false);
  useTableKeys(props, seat);
  useLink(seat);
  const isOver =
    scene !== null && scene.result !== null && table.mode.kind === 'live' && !table.show.isBehind;
  const drawing: BoardProps | null =
    scene === null ? null : { scene, preview, focus: active, lang, page: null };
  return (
    <TargetsContext value={targets}>
      <div
        ref={root}
        className="t-table"
        data-game={scene?.game}
        data-at={scene?.at}
        data-has-mine={board.Mine !== undefined}
        {...pointing.listeners}
      >
        {drawing === null ? null : <Layout {...props} seat={seat} drawing={drawing} />}
        {isOver && !isAside && drawing !== null ? (
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
        ) : null}
        {isGuided && scene !== null && scene.decision !== null && pointing.pop === null ? (
          <Guide board={board} scene={scene} lang={lang} root={root} onLeave={() => onGuide(false)} />
        ) : null}
        {pointing.pop === null ? null : <PopNote pop={pointing.pop} rulesHref={rulesHref} />}
        <Heard seat={seat} />
        <div ref={sky} className="k-sky" aria-hidden="true" />
      </div>
    </TargetsContext>
  );
}
