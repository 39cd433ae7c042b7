import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { useWords } from '../words/index.ts';

interface TableMenuProps {
  /** The table's address, to come back to. */
  readonly path: string;
  /** What it means to close the table. */
  readonly out: string;
  readonly children?: ReactNode;
}

/** Ways out of the table. */
export function TableMenu({ path, out, children }: TableMenuProps) {
  const { ways } = useWords();
  return (
    <nav className="table-ways" aria-label={ways.title}>
      <Link
        className="icon-button"
        href={`/settings?from=${path}`}
        aria-label={ways.settings}
        title={ways.settings}
      >
        <Icon id="settings" />
      </Link>
      {children}
      <Link className="icon-button" href="/my-games" aria-label={out} title={out}>
        <Icon id="home" />
      </Link>
    </nav>
  );
}
