// The first turns of a first game: one short note at a time, pointing at its thing; it can be left at any time.
import type { BoardModule, GuideNote, Scene } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { Popover } from './Popover.tsx';
import { tableWords } from './words.ts';

export interface GuideProps {
  readonly board: BoardModule;
  readonly scene: Scene;
  readonly lang: Lang;
  readonly root: RefObject<HTMLElement | null>;
  onLeave(): void;
}

function useRect(root: RefObject<HTMLElement | null>, note: GuideNote | null): DOMRect | null {
  const [rect, setRect] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    if (note === null) return;
    const name = CSS.escape(note.target);
    const find = (): void => {
      const found = root.current?.querySelector(
        `[data-place="${name}"], svg [data-target="${name}"], [data-target="${name}"]`,
      );
      setRect(found?.getBoundingClientRect() ?? null);
    };
    find();
    window.addEventListener('resize', find);
    return () => window.removeEventListener('resize', find);
  }, [root, note]);
  return note === null ? null : rect;
}

export function Guide({ board, scene, lang, root, onLeave }: GuideProps): ReactNode {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const note = board.guide.find((one) => !seen.has(one.id) && one.when(scene)) ?? null;
  const rect = useRect(root, note);
  if (note === null || rect === null) return null;
  const words = tableWords(lang);
  return (
    <Popover key={note.id} kind="guide" rect={rect}>
      <b className="t-pop-title">{note.title[lang]}</b>
      <p>{note.text[lang]}</p>
      <footer>
        <button type="button" className="t-go" onClick={() => setSeen(new Set([...seen, note.id]))}>
          <b>{words.guideNext}</b>
        </button>
        <button type="button" className="t-quiet" onClick={onLeave}>
          {words.guideLeave}
        </button>
      </footer>
    </Popover>
  );
}
