// The rules with their figures, on the page and in the drawer.
import type { Figure } from '@comptoir/kernel';
import { memo, type ReactNode, useMemo } from 'react';
import { FigureOf } from './FigureOf.tsx';
import type { IllustratedRules } from './files.ts';
import type { Block } from './markdown.ts';
import { BlockOf } from './Prose.tsx';

interface Numbered {
  readonly figure: Figure;
  readonly number: number;
}
type Item = { readonly block: Block } | Numbered;

/** Figures are numbered in the order of their rules, whatever part of them is shown. */
function numbered({ long, figures }: IllustratedRules): readonly Numbered[] {
  const ids = long.flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
  return [...(figures?.figures ?? [])]
    .sort((a, b) => ids.indexOf(a.rule) - ids.indexOf(b.rule))
    .map((figure, n) => ({ figure, number: n + 1 }));
}

const isNext = (block: Block | undefined): boolean =>
  block === undefined || block.kind === 'rule' || block.kind === 'chapter' || block.kind === 'section';

/** Each figure behind its rule and what belongs to it. */
function withFigures(blocks: readonly Block[], figures: readonly Numbered[]): readonly Item[] {
  let rule = '';
  return blocks.flatMap((block, n): readonly Item[] => {
    if (block.kind === 'rule') rule = block.id;
    const due = isNext(blocks[n + 1]) ? figures.filter(({ figure }) => figure.rule === rule) : [];
    if (due.length > 0) rule = '';
    return [{ block }, ...due];
  });
}

interface TextProps {
  readonly game: string;
  readonly book: IllustratedRules;
  /** What of the rules is shown. */
  readonly blocks: readonly Block[];
  readonly hot: string;
  /** So many blocks and figures, if not all. */
  readonly most?: number;
}

const OneFigure = memo(FigureOf);
const OneBlock = memo(BlockOf);

export function RulesText({ game, book, blocks, hot, most }: TextProps): ReactNode {
  const items = useMemo(() => withFigures(blocks, numbered(book)), [blocks, book]);
  return items
    .slice(0, most)
    .map((item, n) =>
      'figure' in item ? (
        <OneFigure key={item.figure.name} game={game} figure={item.figure} number={item.number} />
      ) : (
        <OneBlock
          key={`${n} ${item.block.kind}`}
          block={item.block}
          isHot={item.block.kind === 'rule' && item.block.id === hot}
        />
      ),
    );
}
