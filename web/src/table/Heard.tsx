// What a screen reader hears: what happened, sentence by sentence; what is asked, and what the option in focus would do.
import type { BoardModule } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { type ReactNode, useRef } from 'react';
import { sentenceOf, whoIn } from './sentences.tsx';
import type { TableViewState } from './useTableView.ts';
import { tableWords } from './words.ts';

/** As many sentences as stay to be read again. */
const KEPT = 40;

interface HeardProps {
  readonly table: TableViewState;
  readonly board: BoardModule;
  readonly lang: Lang;
}

/** Sentences are only added: nothing is said twice. What happened before the table was opened is in the log. */
function HeardLog({ table }: Omit<HeardProps, 'board'>): ReactNode {
  const { scene, playback, texts } = table;
  const start = useRef<number | null>(null);
  if (start.current === null && scene !== null) start.current = scene.seq;
  const first = start.current;
  if (scene === null || first === null) return null;
  const said = playback.log
    .filter(({ seq, seat }) => seq > first && seat !== scene.viewer)
    .flatMap(({ seq, events }) =>
      events.map((event, n) => ({ key: `${seq}.${n}`, text: sentenceOf(texts, event, whoIn(scene)) })),
    )
    .filter(({ text }) => text !== '');
  return (
    <div className="t-heard" role="log">
      {said.slice(-KEPT).map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

function promptOf({ table, board, lang }: HeardProps): string {
  const { scene, cards, active, preview, pointing } = table;
  if (scene === null || scene.decision === null) return '';
  if (pointing.pop !== null) return `${pointing.pop.note.title}. ${pointing.pop.note.text}`;
  if (active !== null && preview !== null) return board.consequence(active, scene, preview, lang);
  const count = cards.filter(({ why }) => why === null).length;
  return `${board.ask(scene, lang)}. ${tableWords(lang).optionCount(count)}`;
}

export function Heard(props: HeardProps): ReactNode {
  return (
    <>
      <HeardLog table={props.table} lang={props.lang} />
      <p className="t-heard" role="status">
        {promptOf(props)}
      </p>
    </>
  );
}

/** Past what stands between the keyboard and the parts of the table. */
export function SkipLinks({ lang }: { readonly lang: Lang }): ReactNode {
  const words = tableWords(lang);
  const to = (selector: string) => (): void => {
    const found = document.querySelector<HTMLElement | SVGElement>(selector);
    found?.focus();
  };
  return (
    <nav className="t-skips" aria-label={words.skips}>
      <button type="button" className="t-quiet" onClick={to('.t-options [tabindex="0"], .t-bar h1')}>
        {words.toDecision}
      </button>
      <button
        type="button"
        className="t-quiet"
        onClick={to(':is(.t-board, .t-page, .t-mine) [data-target][tabindex="0"]')}
      >
        {words.toBoard}
      </button>
      <button type="button" className="t-quiet" onClick={to('.t-log [tabindex="0"]')}>
        {words.log}
      </button>
    </nav>
  );
}
