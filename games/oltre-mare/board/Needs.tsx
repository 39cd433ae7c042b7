// What one has, for whoever weighs an offer.
import { type BoardProps, Icon } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import type { OltreMare } from '../src/types.ts';
import { art } from './art.ts';
import { goodOfCard, runWorth } from './facts.ts';
import { goodWord, wordsIn } from './words.ts';

/** What the viewer's goods are worth as a run, and what one more would make of it. */
export function Needs({ scene, lang }: Pick<BoardProps<OltreMare>, 'scene' | 'lang'>): ReactNode {
  const words = wordsIn(lang);
  const own = scene.view.merchants[scene.viewer ?? -1];
  if (own === undefined) return null;
  const top = goodOfCard(own.top);
  const held = (own.hand ?? []).map(goodOfCard);
  const kinds = scene.view.goods.filter((good) => good === top || held.includes(good));
  return (
    <article className="o-sheet o-needs" data-note="cargo">
      <h2 className="o-head">
        {words.needs} <small>{words.needsHint}</small>
      </h2>
      <ul>
        {kinds.map((good) => {
          const count = held.filter((one) => one === good).length + (good === top ? 1 : 0);
          return (
            <li key={good} data-good={good} data-top={good === top}>
              <Icon name={art(good)} />
              <span>
                <b>
                  {count} × {goodWord(good, lang)}
                </b>
                {words.runNow(runWorth(good, count), runWorth(good, count + 1))}
              </span>
            </li>
          );
        })}
      </ul>
    </article>
  );
}
