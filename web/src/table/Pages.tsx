// A small screen shows one page at a time; the one that matters comes up with each decision.
import { type BoardModule, type BoardProps, Icon } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { type ReactNode, useState } from 'react';
import type { Sheet } from './DecisionBar.tsx';
import { type ChatTab, type CoachTab, NewsBadge, useAsked } from './SidePanel.tsx';
import { useGlowInSight } from './useGlowInSight.ts';
import { tableWords } from './words.ts';

export interface PagesProps {
  readonly board: BoardModule;
  readonly drawing: BoardProps;
  readonly lang: Lang;
  bar(sheet: Sheet): ReactNode;
  ask(sheet: Sheet): ReactNode;
  readonly side: ReactNode;
  readonly chat: ChatTab | undefined;
  readonly coach: CoachTab | undefined;
}

export function Pages({ board, drawing, lang, bar, ask, side, chat, coach }: PagesProps): ReactNode {
  const { scene } = drawing;
  const wanted = board.pageFor(scene);
  const moment = `${scene.decision?.at.step ?? ''} ${wanted}`;
  const [seen, setSeen] = useState(moment);
  const [page, setPage] = useState(wanted);
  const [isFolded, setFolded] = useState(false);
  const [isCoached, setCoached] = useState(false);
  if (seen !== moment) {
    setSeen(moment);
    setPage(wanted);
    setFolded(false);
  }
  useGlowInSight(scene.decision, page);
  useAsked(chat?.asked, () => setPage('chat'));
  useAsked(coach?.asked, () => setCoached(true));
  const words = tableWords(lang);
  const plain = (id: string, icon: string, label: string) => ({ id, icon, label: { en: label, fr: label } });
  const tabs = [
    ...board.pages,
    plain('log', 'ui-log', words.log),
    ...(chat === undefined ? [] : [plain('chat', 'ui-chat', chat.label)]),
  ];
  const about = tabs.find(({ id }) => id === wanted);
  const isAside = page !== wanted;
  const sheet: Sheet = {
    isFolded: isFolded || isAside || isCoached,
    onFold: () => (isCoached ? setCoached(false) : isAside ? setPage(wanted) : setFolded(!isFolded)),
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
      <main className="t-page">
        {page === 'log' ? side : null}
        {page === 'chat' ? chat?.node : null}
        {page === 'log' || page === 'chat' ? null : <board.Board {...drawing} page={page} />}
      </main>
      {bar(sheet)}
      {isCoached ? coach?.node(() => setCoached(false)) : null}
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
            {id === 'chat' && chat !== undefined ? <NewsBadge news={chat.news} /> : null}
          </button>
        ))}
        {coach === undefined ? null : (
          <button type="button" aria-expanded={isCoached} onClick={() => setCoached(!isCoached)}>
            <Icon name="ui-learn" />
            <span>{coach.label}</span>
          </button>
        )}
      </nav>
    </>
  );
}
