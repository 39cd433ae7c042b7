import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { Menu } from '../parts/Menu.tsx';
import { useWords } from '../words/index.ts';

interface TableMenuProps {
  /** The table's address, to come back to. */
  readonly path: string;
  /** What it means to close the table. */
  readonly out: string;
  readonly children?: ReactNode;
}

/** Ways out of the table, in words. */
export function TableMenu({ path, out, children }: TableMenuProps) {
  const { ways } = useWords();
  return (
    <Menu className="table-menu" label={ways.title} button={<Icon id="menu" />}>
      <nav aria-label={ways.title}>
        <Link href={`/settings?from=${path}`}>
          <Icon id="settings" /> {ways.settings}
        </Link>
        {children}
        <Link href="/my-games">
          <Icon id="home" /> {out}
        </Link>
      </nav>
    </Menu>
  );
}
