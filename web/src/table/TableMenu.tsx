import { type ReactNode, useEffect, useRef } from 'react';
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

/** Ways out of the table, in words. A press elsewhere or Esc closes it. */
export function TableMenu({ path, out, children }: TableMenuProps) {
  const { ways } = useWords();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = ({ target }: Event): void => {
      const isInside = target instanceof Node && menu.current?.contains(target) === true;
      if (menu.current !== null && !isInside) menu.current.open = false;
    };
    window.addEventListener('pointerdown', close);
    window.addEventListener('focusin', close);
    return () => {
      window.removeEventListener('pointerdown', close);
      window.removeEventListener('focusin', close);
    };
  }, []);
  return (
    <details
      ref={menu}
      className="table-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || menu.current?.open !== true) return;
        event.stopPropagation();
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary aria-label={ways.title} title={ways.title}>
        <Icon id="menu" />
      </summary>
      <nav aria-label={ways.title}>
        <Link href={`/settings?from=${path}`}>
          <Icon id="settings" /> {ways.settings}
        </Link>
        {children}
        <Link href="/my-games">
          <Icon id="home" /> {out}
        </Link>
      </nav>
    </details>
  );
}
