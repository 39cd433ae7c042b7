// The rules beside the board: whatever leads to them from a table opens a drawer there. It is fetched when it is wanted.
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Asked } from '../rules/RulesDrawer.tsx';
import { useKeys } from './useKeys.ts';

const load = () => import('../rules/RulesDrawer.tsx');
const RulesDrawer = lazy(load);

/** What the note says in which the link stands. */
function noteAround(link: Element): Asked['note'] {
  const note = link.closest('.t-pop');
  const title = note?.querySelector('.t-pop-title')?.textContent ?? '';
  const said = note?.querySelector('p')?.cloneNode(true);
  if (!(said instanceof Element)) return null;
  for (const rule of said.querySelectorAll('a')) rule.remove();
  return { title, text: said.textContent.trim() };
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

export function RulesBeside({ game, path }: { readonly game: string; readonly path: string }): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null);
  const page = `/games/${game}/rules`;
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest(`a[href^="${page}"]`) : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlain(event) || link.dataset.leaves !== undefined)
        return;
      event.preventDefault();
      const rule = decodeURIComponent(link.hash.slice(1));
      const open = (): void => setAsked({ rule, note: noteAround(link), isSought: false, opener: link });
      load().then(open, () => location.assign(link.href)); // a page that cannot be fetched says so itself
    };
    document.addEventListener('click', onClick, true); // before the board, and before other links
    return () => document.removeEventListener('click', onClick, true);
  }, [page]);
  useKeys({
    '/'() {
      const opener = document.activeElement;
      const open = (): void => setAsked({ rule: '', note: null, isSought: true, opener });
      load().then(open, () => location.assign(`${page}?from=${path}`));
    },
  });
  if (asked === null) return null;
  return (
    <Suspense fallback={null}>
      <RulesDrawer game={game} path={path} asked={asked} onClose={() => setAsked(null)} />
    </Suspense>
  );
}
