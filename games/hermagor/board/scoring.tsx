// The end: money in hand, then production, duchies and main road, with each player's posts on the county.
import { type BoardProps, Drawn, type Scoring } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { GOODS } from '../src/data/goods.ts';
import { DUCHIES } from '../src/data/map.ts';
import { PRICE_STEPS } from '../src/data/price-table.ts';
import type { Hermagor, HermagorView } from '../src/types.ts';
import { markOf } from './facts.ts';
import { SPOTS } from './map-shape.ts';
import { art } from './TileArt.tsx';
import { duchyName, goodName } from './words.ts';

function Lane({ scene, seat }: BoardProps<Hermagor> & { seat: Seat }): ReactNode {
  const own = scene.view.posts.filter(({ owner }) => owner === seat);
  return (
    <svg className="h-lane-map" viewBox="-10 -10 1020 1020" role="presentation">
      <Drawn name={art('land')} x={0} y={0} width={1000} />
      <Drawn name={art('roads')} x={0} y={0} width={1000} />
      {own.map(({ village }) => (
        <g key={village} data-seat={markOf(seat)}>
          <Drawn name="piece-house" x={SPOTS[village].x - 36} y={SPOTS[village].y - 36} width={72} />
        </g>
      ))}
    </svg>
  );
}

const worthOf = (price: number): number =>
  PRICE_STEPS.find((step) => step.price === price)?.buildingValue ?? 0;

function lines(view: HermagorView, seat: Seat, category: string, lang: Lang): readonly string[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const isFrench = lang === 'fr';
  if (category === 'production')
    return GOODS.filter((good) => view.discs[good].includes(seat)).map(
      (good) => `${goodName(good, lang)} ${view.prices[good]} : ${worthOf(view.prices[good])}`,
    );
  if (category === 'duchies')
    return DUCHIES.map((duchy, n) => `${duchyName(duchy, lang)} ${player.duchies[n] ?? 0}`);
  if (category === 'mainRoad')
    return [isFrench ? `${player.mainRoad} comptoirs` : `${player.mainRoad} posts`];
  return [isFrench ? 'en main' : 'in hand'];
}

/** own discs on the whole price table, nobility included. */
function discsOf(view: HermagorView, seat: Seat): number {
  const rows = GOODS.flatMap((good) => view.discs[good]);
  return [...rows, ...view.nobility].filter((owner) => owner === seat).length;
}

export const scoring: Scoring<Hermagor> = {
  title: { en: 'The county is sold out', fr: 'Le comté a tout acheté' },
  categories: [
    { id: 'play', icon: art('coin'), label: { en: 'Money', fr: 'Argent' }, tint: 'var(--k-gold)' },
    {
      id: 'production',
      icon: art('saltMine'),
      label: { en: 'Production', fr: 'Production' },
      tint: 'var(--k-leaf)',
    },
    { id: 'duchies', icon: art('duchy'), label: { en: 'Duchies', fr: 'Duchés' }, tint: 'var(--k-sky)' },
    {
      id: 'mainRoad',
      icon: art('mainRoad'),
      label: { en: 'Main road', fr: 'Route principale' },
      tint: 'var(--k-clay)',
    },
  ],
  added: (e) => (e.kind === 'scored' ? { seat: e.seat, category: e.category, points: e.points } : null),
  lines,
  tie({ result, view, players }, lang) {
    if (result === null) return null;
    const best = result.ranks.indexOf(1);
    const rival = result.scores.findIndex((score, seat) => seat !== best && score === result.scores[best]);
    if (rival < 0) return null;
    const [a, b] = [players[best]?.name ?? '', players[rival]?.name ?? ''];
    const [mine, other] = [discsOf(view, best), discsOf(view, rival)];
    const score = result.scores[best];
    const text =
      lang === 'fr'
        ? `${a} et ${b} ont ${score}. Les disques sur la table des prix départagent : ${mine} contre ${other}.`
        : `${a} and ${b} both have ${score}. Discs on the price table decide: ${mine} to ${other}.`;
    return { title: '', text, rule: 'R-8.4' };
  },
  Lane,
};
