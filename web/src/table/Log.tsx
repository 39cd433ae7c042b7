// The log is prose: hovering a sentence lights what it is about, clicking it shows the board at that moment.
import { type BoardModule, type Chapter, Icon, type Scene } from '@comptoir/board-kit';
import type { Kinds, Lang, LogEvent, Texts } from '@comptoir/kernel';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import './log.css';
import { Prose, sentenceOf, whoIn } from './prose.tsx';
import { tableWords } from './words.ts';

interface Line {
  readonly id: string;
  readonly at: number;
  readonly event: LogEvent;
  readonly text: string;
  readonly heading: string | null;
}

function linesOf({ chapters, texts, board, scene, lang }: LogProps): readonly Line[] {
  const who = whoIn(scene);
  return chapters.flatMap(({ at, events }) =>
    events.flatMap((event, n) => {
      const text = sentenceOf(texts, event, who);
      const heading = board.log.heading(event, who, lang);
      return text === '' && heading === null ? [] : [{ id: `${at} ${n}`, at, event, text, heading }];
    }),
  );
}

export interface LogProps {
  readonly chapters: readonly Chapter[];
  readonly scene: Scene;
  readonly board: BoardModule;
  readonly texts: Texts<Kinds>;
  readonly lang: Lang;
  /** The pick that is shown, where the board stands in the past. */
  readonly at: number | null;
  onShow(at: number): void;
  onPoint(names: readonly string[]): void;
}

/** Oldest first; the end is in view. */
export const Log = memo(function Log(props: LogProps): ReactNode {
  const { board, scene, lang, at, onShow, onPoint } = props;
  const lines = linesOf(props);
  const list = useRef<HTMLOListElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count > 0 && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return (
    <ol className="t-log" ref={list}>
      {lines.map((line) => {
        const icon = board.log.icon(line.event);
        const about = board.log.about(line.event);
        return (
          <li key={line.id}>
            {line.heading === null ? null : <h3>{line.heading}</h3>}
            {line.text === '' ? null : (
              <button
                type="button"
                data-now={at === line.at}
                title={tableWords(lang).showMoment}
                onClick={() => onShow(line.at)}
                onPointerEnter={() => onPoint(about)}
                onPointerLeave={() => onPoint([])}
                onFocus={() => onPoint(about)}
                onBlur={() => onPoint([])}
              >
                {icon === null ? null : <Icon name={icon} />}
                <span>
                  <Prose text={line.text} scene={scene} />
                </span>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
});
