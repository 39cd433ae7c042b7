import type { MatchInfo } from '@comptoir/protocol';
import type { ReactNode } from 'react';
import type { Tables } from './matches.ts';
import { useOnlineWords } from './words.ts';

interface ListProps {
  readonly title: string;
  readonly tables: Tables;
  readonly row: (match: MatchInfo) => ReactNode;
  /** What is said where there is none. */
  readonly none: string;
  readonly children?: ReactNode;
}

/** Tables of one kind under a heading, page by page. */
export function ListOf({ title, tables: { items, more }, row, none, children }: ListProps) {
  const { mine } = useOnlineWords();
  return (
    <section>
      <div className="heading">
        <h2>{title}</h2>
        <span className="muted small">{items.length}</span>
      </div>
      {children}
      {items.length === 0 ? <p className="muted">{none}</p> : <ul>{items.map(row)}</ul>}
      {more !== null && (
        <button type="button" className="btn quiet" onClick={more}>
          {mine.more}
        </button>
      )}
    </section>
  );
}
