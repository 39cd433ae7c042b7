// A bargain as one sentence, and whom it honours.

import type { BoardProps } from '@comptoir/board-kit';
import { grammar } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { GoodName } from '../src/names.ts';
import type { OltreMare, Terms } from '../src/types.ts';
import { nameAt } from './facts.ts';
import { goodsSaid, wordsIn } from './words.ts';

interface SaidProps extends Pick<BoardProps<OltreMare>, 'scene' | 'lang'> {
  /** From the viewer's side. */
  readonly terms: Omit<Terms, 'claims'>;
}

export function Said({ scene, terms, lang }: SaidProps): ReactNode {
  const words = wordsIn(lang);
  const { view } = scene;
  const { from, to, give, ask, ducats } = terms;
  const side = (goods: readonly GoodName[], n: number): string => {
    const parts = [
      ...(goods.length === 0 ? [] : [goodsSaid(goods, lang)]),
      ...(n > 0 ? [words.ducats(n)] : []),
    ];
    return grammar(lang).listed(parts) || words.nothing;
  };
  if (give.length + ask.length === 0) return <p className="o-said">{words.unseen}</p>;
  const partner = from === view.active ? to : from;
  const honoured = view.merchants[partner];
  const prestige = view.honoured[partner]
    ? words.noPrestige(nameAt(scene, partner))
    : partner === scene.viewer
      ? words.myPrestige
      : words.ifDeal(nameAt(scene, partner), honoured?.prestige ?? 0, honoured?.prestigeNext ?? 0);
  return (
    <p className="o-said">
      <b>{words.bargain(side(give, ducats), side(ask, 0 - ducats))}</b> <small>{prestige}</small>
    </p>
  );
}
