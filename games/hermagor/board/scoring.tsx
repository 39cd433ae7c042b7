// The end: money in hand, then production, duchies and main road, with each player's posts on the county.
import { type BoardProps, category, Drawn, Icon, type Scoring } from '@comptoir/board-kit';
import { grammar, type Lang, type Seat, tieAtTop } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './end.css';
import { PRICE_STEPS } from '../src/data/price-table.ts';
import { GOODS } from '../src/names.ts';
import { NAMES } from '../src/texts/names.ts';
import type { Hermagor, HermagorView } from '../src/types.ts';
import { art } from './art.ts';
import { doges } from './doges.ts';
import { markOf } from './facts.ts';
import { SPOTS } from './map-shape.ts';
import { BUILDING_ART } from './pictures.ts';
import { goodName, wordsIn } from './words.ts';

const worthOf = (price: number): number =>
  PRICE_STEPS.find((step) => step.price === price)?.buildingValue ?? 0;

/** What the seat has on the price table: rows with their worth, and discs among the nobility. */
function Holdings({ view, seat, lang }: { view: HermagorView; seat: Seat; lang: Lang }): ReactNode {
  const noble = view.nobility.filter((owner) => owner === seat).length;
  return (
    <ul>
      {GOODS.filter((good) => view.discs[good].includes(seat)).map((good) => (
        <li key={good}>
          <Icon name={BUILDING_ART[good]} label={goodName(good, lang)} />+{worthOf(view.prices[good])}
        </li>
      ))}
      {noble === 0 ? null : (
        <li>
          <Icon name={art('nobility')} label={wordsIn(lang).nobility} />×{noble}
        </li>
      )}
    </ul>
  );
}

function Lane({ scene, seat, lang }: BoardProps<Hermagor> & { seat: Seat }): ReactNode {
  const own = scene.view.posts.filter(({ owner }) => owner === seat);
  return (
    <div className="h-lane">
      <div>
        <svg className="h-lane-map" viewBox="-10 -10 1020 1020" role="presentation">
          <Drawn name={art('land')} x={0} y={0} width={1000} />
          <Drawn name={art('roads')} x={0} y={0} width={1000} />
          {own.map(({ village }) => (
            <g key={village} data-seat={markOf(seat)}>
              <Drawn name="piece-house" x={SPOTS[village].x - 36} y={SPOTS[village].y - 36} width={72} />
            </g>
          ))}
        </svg>
        <Holdings view={scene.view} seat={seat} lang={lang} />
      </div>
    </div>
  );
}

const LINES = {
  en: {
    row: 'row',
    rows: 'rows',
    post: 'post',
    posts: 'posts',
    smallest: 'the smallest counts',
    hand: 'in hand',
  },
  fr: {
    row: 'ligne',
    rows: 'lignes',
    post: 'comptoir',
    posts: 'comptoirs',
    smallest: 'le plus petit compte',
    hand: 'en main',
  },
} as const;

function lines(view: HermagorView, seat: Seat, category: string, lang: Lang): readonly string[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const words = LINES[lang];
  const rows = GOODS.filter((good) => view.discs[good].includes(seat)).length;
  if (category === 'production') return [grammar(lang).many(rows, words.row, words.rows)];
  if (category === 'duchies') return [player.duchies.join(' · '), words.smallest];
  if (category === 'mainRoad') return [grammar(lang).many(player.mainRoad, words.post, words.posts)];
  return [words.hand];
}

/** own discs on the whole price table, nobility included. */
function discsOf(view: HermagorView, seat: Seat): number {
  const rows = GOODS.flatMap((good) => view.discs[good]);
  return [...rows, ...view.nobility].filter((owner) => owner === seat).length;
}

export const scoring: Scoring<Hermagor> = {
  title: { en: 'The county is sold out', fr: 'Le comté a tout acheté' },
  categories: [
    category('play', art('coin'), { en: 'Money', fr: 'Argent' }, 'gold'),
    category('production', art('saltMine'), { en: 'Production', fr: 'Production' }, 'leaf'),
    category('duchies', art('duchy'), { en: 'Duchies', fr: 'Duchés' }, 'sky'),
    category('mainRoad', art('mainRoad'), { en: 'Main road', fr: 'Route principale' }, 'clay'),
  ],
  added: (e) => (e.kind === 'scored' ? e : null),
  lines,
  tie({ result, view, players }, lang) {
    const tie = result === null ? null : tieAtTop(result);
    if (tie === null) return null;
    const { score, winner, rival } = tie;
    const { coins } = NAMES[lang];
    const [a, b] = [players[winner]?.name, players[rival]?.name];
    const [mine, other] = [discsOf(view, winner), discsOf(view, rival)];
    const text =
      lang === 'fr'
        ? `${a} et ${b} ont ${coins(score)}. Les disques sur la table des prix départagent : ${mine} contre ${other}.`
        : `${a} and ${b} both have ${coins(score)}. Discs on the price table decide: ${mine} to ${other}.`;
    return { title: '', text, rule: 'R-8.4' };
  },
  Lane,
  doges,
};
