// A small screen shows one page at a time; the one that matters comes up with each decision.
import { type BoardModule, type BoardProps, Icon } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { type ReactNode, useState } from 'react';
import type { Sheet } from './DecisionBar.tsx';
import { tableWords } from './words.ts';

export interface PagesProps {
  readonly board: BoardModule;
  readonly drawing: BoardProps;
  readonly lang: Lang;
  bar(sheet: Sheet): ReactNode;
  ask(sheet: Sheet): ReactNode;
  readonly side: ReactNode;
}

export function Pages({ board, drawing, lang, bar, ask, side }: PagesProps): ReactNode {
  const { scene } = drawing;
  const wanted = board.pageFor(scene);
  const moment = `${scene.decision?.at.step ?? ''} ${wanted}`;
  const [seen, setSeen] = useState(moment);
  const [page, setPage] = useState(wanted);
  const [isFolded, setFolded] = useState(false);
  if (seen !== moment) {
    setSeen(moment);
    setPage(wanted);
    setFolded(false);
  }
  const words = tableWords(lang);
  const tabs = [...board.pages, { id: 'log', icon: 'ui-log', label: { en: words.log, fr: words.log } }];
  const about = tabs.find(({ id }) => id === wanted);
  const isAside = page !== wanted;
  const sheet: Sheet = {
    isFolded: isFolded || isAside,
    onFold: () => (isAside ? setPage(wanted) : setFolded(!isFolded)),
    back:
      isAside && about !== undefined
        ? { label: about.label[lang], icon: about.icon, go: () => setPage(wanted) }
        : null,
  };
  return (
    <>
      <section className="t-head" aria-label={words.asked}>
        {ask(sheet)}
      </section>
      <main className="t-page">{page === 'log' ? side : <board.Board {...drawing} page={page} />}</main>
      {bar(sheet)}
      <nav className="t-pages" aria-label={words.pages}>
        {tabs.map(({ id, icon, label }) => (
          <button
            key={id}
            type="button"
            aria-current={page === id ? 'page' : undefined}
            onClick={() => setPage(id)}
          >
            <Icon name={icon} />
            <span>{label[lang]}</span>
          </button>
        ))}
      </nav>
    </>
  );
}
