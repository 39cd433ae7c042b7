// A small screen shows one page at a time; the one that matters comes up with each decision.
import { type BoardModule, type BoardProps, Icon } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { type ReactNode, useState } from 'react';
import { tableWords } from './words.ts';

export interface PagesProps {
  readonly board: BoardModule;
  readonly drawing: BoardProps;
  readonly lang: Lang;
  readonly bar: ReactNode;
  readonly side: ReactNode;
}

export function Pages({ board, drawing, lang, bar, side }: PagesProps): ReactNode {
  const { scene } = drawing;
  const wanted = board.pageFor(scene);
  const moment = `${scene.decision?.at.step ?? ''} ${wanted}`;
  const [seen, setSeen] = useState(moment);
  const [page, setPage] = useState(wanted);
  if (seen !== moment) {
    setSeen(moment);
    setPage(wanted);
  }
  const words = tableWords(lang);
  return (
    <>
      <main className="t-page" data-aside={page !== wanted}>
        {page === 'log' ? side : <board.Board {...drawing} page={page} />}
      </main>
      {bar}
      <nav className="t-pages" aria-label={words.players}>
        {[...board.pages, { id: 'log', icon: 'ui-log', label: { en: words.log, fr: words.log } }].map(
          ({ id, icon, label }) => (
            <button
              key={id}
              type="button"
              aria-current={page === id ? 'page' : undefined}
              onClick={() => setPage(id)}
            >
              <Icon name={icon} />
              <span>{label[lang]}</span>
            </button>
          ),
        )}
      </nav>
    </>
  );
}
