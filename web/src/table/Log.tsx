// The log is prose: hovering a sentence lights what it is about, clicking it shows the board at that moment.
import { type BoardModule, Icon, type Scene, seatMark } from '@comptoir/board-kit';
import type { Kinds, Lang, LogEntry, LogEvent, Texts } from '@comptoir/kernel';
import { Fragment, memo, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import './log.css';
import type { Turn } from './deeds.ts';
import { type Remark, RemarksContext } from './remarks.ts';
import { Prose, sentenceOf, whoIn } from './sentences.tsx';
import { tableWords } from './words.ts';

/** Pixels. */
const NEAR_END = 8;

interface LogRow {
  readonly id: string;
  readonly at: number;
  readonly event: LogEvent;
  readonly text: string;
  readonly heading: string | null;
}

function rowsOf({ log, texts, board, scene, lang }: LogProps): readonly LogRow[] {
  const who = whoIn(scene);
  return log.flatMap(({ seq, events }) =>
    events.flatMap((event, n) => {
      const heading = board.log.heading(event, who, lang);
      const said = sentenceOf(texts, event, who);
      const text = said === `${heading}.` ? '' : said; // once is enough
      return text === '' && heading === null ? [] : [{ id: `${seq} ${n}`, at: seq, event, text, heading }];
    }),
  );
}

/** Remarks that stand before this row, or at the end. */
function Remarks({ remarks }: { readonly remarks: readonly Remark[] }): ReactNode {
  return remarks.map(({ id, text }) => (
    <li key={id} className="t-remark">
      {text}
    </li>
  ));
}

export interface LogProps {
  readonly log: readonly LogEntry[];
  readonly scene: Scene;
  readonly board: BoardModule;
  readonly texts: Texts<Kinds>;
  readonly lang: Lang;
  /** The pick that is shown, where the board stands in the past. */
  readonly at: number | null;
  /** What others did last, numbered as on the board. */
  readonly turns: readonly Turn[];
  /** The picks the table made for the viewer. */
  readonly forced: ReadonlySet<number>;
  onShow(at: number): void;
  onPoint(names: readonly string[]): void;
}

/** The room of the log changes with what stands above it: who read the last line still sees it whole. */
function useEnd(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    let isAtEnd = true;
    const onScroll = (): void => {
      isAtEnd = box.scrollTop + box.clientHeight > box.scrollHeight - NEAR_END;
    };
    const size = new ResizeObserver(() => {
      if (isAtEnd) box.scrollTop = box.scrollHeight;
    });
    size.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      size.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [list]);
}

/** Oldest first; the end is in view. */
export const Log = memo(function Log(props: LogProps): ReactNode {
  const { board, scene, lang, at, turns, forced, onShow, onPoint } = props;
  const rows = rowsOf(props);
  const now = at === null ? null : rows.findLast((row) => row.at <= at)?.at;
  const turnOf = new Map(turns.flatMap((turn) => turn.entries.map(({ seq }) => [seq, turn])));
  const list = useRef<HTMLOListElement>(null);
  const remarks = use(RemarksContext);
  const count = rows.length + remarks.length;
  const between = (from: number, to: number): readonly Remark[] =>
    remarks.filter(({ after }) => after >= from && after < to);
  useEffect(() => {
    const box = list.current;
    if (box === null || count === 0) return;
    const shown = at === null ? [] : [...box.querySelectorAll<HTMLElement>('[data-now="true"]')];
    const [first, last] = [shown[0], shown.at(-1)];
    if (first === undefined || last === undefined) box.scrollTop = box.scrollHeight;
    else {
      const room = box.clientHeight - (last.offsetTop + last.offsetHeight - first.offsetTop);
      box.scrollTop = first.offsetTop - box.offsetTop - Math.max(0, room / 2);
    }
  }, [count, at]);
  useEnd(list);
  return (
    <ol className="t-log" ref={list}>
      {rows.map((row, n) => {
        const icon = board.log.icon(row.event);
        const about = board.log.about(row.event);
        const turn = turnOf.get(row.at);
        return (
          <Fragment key={row.id}>
            <Remarks remarks={between(rows[n - 1]?.at ?? -1, row.at)} />
            <li>
              {row.heading === null ? null : <h2>{row.heading}</h2>}
              {row.text === '' ? null : (
                <button
                  type="button"
                  data-now={now === row.at}
                  data-later={at !== null && row.at > at}
                  title={tableWords(lang).showMoment}
                  onClick={() => onShow(row.at)}
                  onPointerEnter={() => onPoint(about)}
                  onPointerLeave={() => onPoint([])}
                  onFocus={() => onPoint(about)}
                  onBlur={() => onPoint([])}
                >
                  {turn === undefined ? null : (
                    <span className="t-number" data-seat={seatMark(turn.seat)}>
                      {turn.n}
                    </span>
                  )}
                  {icon === null ? null : <Icon name={icon} />}
                  <span>
                    <Prose text={row.text} scene={scene} />
                    {forced.has(row.at) ? <small> ({tableWords(lang).playedForYou})</small> : null}
                  </span>
                </button>
              )}
            </li>
          </Fragment>
        );
      })}
      <Remarks remarks={between(rows.at(-1)?.at ?? -1, Number.POSITIVE_INFINITY)} />
    </ol>
  );
});
