// Where in the rules something stands: by words, by number.
import type { Block } from './markdown.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rules that hold these words, whatever their accents. */
export function findRules(blocks: readonly Block[], sought: string): readonly Block[] {
  const wanted = plain(sought.trim());
  return blocks.filter(
    (block) => block.kind === 'rule' && plain(`${block.id} ${block.text}`).includes(wanted),
  );
}

/** Where a reader of this number is led: its paragraph, the first one below it, or its chapter. */
export function anchorOf(blocks: readonly Block[], rule: string): string {
  const ids = blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
  const found = ids.find((id) => id === rule) ?? ids.find((id) => id.startsWith(`${rule}.`));
  if (found !== undefined) return found;
  const [, chapter] = /^R-(\d+)/.exec(rule) ?? [];
  return chapter === undefined ? rule : `c-${chapter}`;
}
