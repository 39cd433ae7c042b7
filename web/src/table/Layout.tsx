// The parts of a table and where they stand, on a desk and on a phone.
import { type BoardModule, type BoardProps, Icon, light, nameOf, useMedia } from '@comptoir/board-kit';
import type { Lang, LogEntry, LogEvent } from '@comptoir/kernel';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { Coach } from '../coach/useCoach.ts';
import { coachWords } from '../coach/words.ts';
import { Ask, type BarProps, DecisionBar, type Sheet } from './DecisionBar.tsx';
import { FollowBar } from './FollowBar.tsx';
import { OptionList } from './OptionList.tsx';
import { Pages } from './Pages.tsx';
import { type Part, ReplayBar } from './ReplayBar.tsx';
import { type CoachTab, SidePanel, useAsked } from './SidePanel.tsx';
import { sentenceOf, whoIn } from './sentences.tsx';
import { missedBy, type Playback } from './usePlayback.ts';
import type { TableViewProps, TableViewState } from './useTableView.ts';
import { tableWords } from './words.ts';

/** A phone, upright or on its side; also a desk at 200 %. The style sheets ask the same. */
const SMALL = '(max-width: 700px), (max-height: 499px)';

const CoachPanel = lazy(() => import('../coach/CoachPanel.tsx'));

interface LayoutProps extends TableViewProps {
  readonly table: TableViewState;
  readonly drawing: BoardProps;
}
interface SideProps extends LayoutProps {
  readonly isSmall: boolean;
}

function barProps({ board, lang, table, drawing, menu }: LayoutProps, sheet: Sheet | null): BarProps {
  const { playback, choosing, pointing, cards, groups, forced, texts, stopped, turns } = table;
  return {
    scene: drawing.scene,
    preview: drawing.preview,
    ...{ board, texts, lang, cards, groups, stopped, menu, sheet, turns },
    log: playback.log,
    focus: pointing.focus,
    draft: choosing.draft,
    cost: choosing.cost,
    forced: forced.said,
    isForced: forced.isComing,
    onUndo: table.undo,
    onConfirm: choosing.confirm,
    onCancel: choosing.cancel,
    onSince: playback.since,
  };
}

/** What happened last, up to this pick; '' at the beginning. */
function captionAt(log: readonly LogEntry[], at: number, say: (event: LogEvent) => string): string {
  const said = log
    .filter(({ seq }) => seq > 0 && seq <= at)
    .map(({ events }) => events.map(say).filter((text) => text !== ''));
  return said.findLast((texts) => texts.length > 0)?.join(' ') ?? '';
}

/** Where the parts of the game begin. */
function partsOf(log: readonly LogEntry[], board: BoardModule, lang: Lang): readonly Part[] {
  return log.flatMap(({ seq, events }) =>
    events.flatMap((event) => {
      const title = board.log.part?.(event, lang) ?? null;
      return title === null ? [] : [{ at: seq, title }];
    }),
  );
}

/** What is asked; in the past, the way through it instead. */
function Top({ sheet, ...props }: LayoutProps & { readonly sheet: Sheet | null }): ReactNode {
  const { playback, texts } = props.table;
  const { lang, actions, board } = props;
  const { scene } = props.drawing;
  if (playback.mode.kind === 'replay') {
    const { at } = playback.mode;
    const { playFrom } = actions;
    const isLast = at >= (playback.live?.seq ?? at);
    const picks = playback.log.filter(({ seq }) => seq > 0 && seq <= at).length;
    return (
      <ReplayBar
        at={at}
        last={playback.live?.seq ?? at}
        eyes={playback.mode.eyes}
        scene={scene}
        lang={lang}
        caption={captionAt(playback.log, at, (event) => sentenceOf(texts, event, whoIn(scene)))}
        parts={partsOf(playback.log, board, lang)}
        onPlayOn={isLast || playFrom === null ? null : () => playFrom(picks, playback.live?.viewer ?? 0)}
        goTo={playback.goTo}
        onLeave={playback.leaveReplay}
      />
    );
  }
  const { timeline } = playback;
  if (timeline.deed !== null && scene.decision === null && (timeline.isBehind || scene.result === null))
    return (
      <FollowBar
        scene={scene}
        deed={timeline.deed}
        timeline={timeline}
        lang={lang}
        menu={props.menu}
        sheet={sheet}
        isAgain={playback.mode.kind === 'since'}
        turns={props.table.turns}
        texts={texts}
      />
    );
  return <DecisionBar {...barProps(props, sheet)} />;
}

/** The pick that is shown, where it is not the present. */
function shownAt({ mode, timeline }: Playback): number | null {
  if (mode.kind === 'replay') return mode.at;
  return timeline.isBehind ? (timeline.deed?.seq ?? null) : null;
}

/** The coach as a tab of the side panel, or as a sheet that can be closed; undefined: there is none. */
function coachTab(coach: Coach | null, lang: Lang): CoachTab | undefined {
  if (coach === null) return undefined;
  const node = (onClose?: () => void): ReactNode => (
    <Suspense>
      <CoachPanel coach={coach} lang={lang} {...(onClose === undefined ? {} : { onClose })} />
    </Suspense>
  );
  return { label: coachWords(lang).tab, asked: coach.asked, node };
}

/** Players, log and whatever the board adds. */
function Side({ board, lang, table, drawing, rulesHref, chat, lead, isSmall }: SideProps): ReactNode {
  const { playback, texts, root, turns, forced } = table;
  const { scene } = drawing;
  const at = shownAt(playback);
  const dim = useRef<() => void>(() => {});
  const point = useCallback(
    (names: readonly string[]): void => {
      dim.current();
      if (root.current !== null) dim.current = light(root.current, names);
    },
    [root],
  );
  const { log } = playback;
  const coach = isSmall ? undefined : coachTab(table.coach, lang);
  return (
    <SidePanel
      log={{
        log,
        scene,
        board,
        texts,
        lang,
        at,
        turns,
        forced: forced.picks,
        onShow: playback.goTo,
        onPoint: point,
      }}
      drawing={drawing}
      rulesHref={rulesHref(null)}
      canSince={missedBy(log, scene.viewer).length > 0}
      onSince={playback.since}
      onReplay={() => playback.goTo(at ?? scene.seq)}
      {...(chat === undefined || isSmall ? {} : { chat })}
      {...(coach === undefined ? {} : { coach })}
      {...(lead === undefined ? {} : { lead })}
    />
  );
}

export function Layout(props: LayoutProps): ReactNode {
  const { board, lang, drawing } = props;
  const isSmall = useMedia(SMALL);
  const [isOpen, setOpen] = useState(false);
  const words = tableWords(lang);
  const menu = (
    <>
      {drawing.scene.result === null ? null : (
        <button type="button" className="t-quiet" onClick={() => props.table.setScoring(true)}>
          <Icon name="ui-trophy" /> <b>{words.toScores}</b>
        </button>
      )}
      {props.menu}
    </>
  );
  const { chat, table } = props;
  useAsked(chat?.asked, () => setOpen(true));
  useAsked(table.coach?.asked, () => setOpen(true));
  // On a phone the chat has a page of its own, and the coach a sheet.
  const side = <Side {...props} isSmall={isSmall} />;
  if (isSmall)
    return (
      <Pages
        board={board}
        drawing={drawing}
        lang={lang}
        bar={(sheet) => <Top {...props} menu={menu} sheet={sheet} />}
        ask={(sheet) => <Ask {...barProps(props, sheet)} />}
        side={side}
        chat={chat}
        coach={coachTab(table.coach, lang)}
      />
    );
  const drawer = (
    <>
      <button type="button" className="t-drawer" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.log}
      </button>
      {menu}
    </>
  );
  const { active, groups } = props.table;
  return (
    <>
      <Top {...props} menu={drawer} sheet={null} />
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
      <OptionList groups={groups} focus={active === null ? null : nameOf(active)} lang={lang} />
    </>
  );
}
