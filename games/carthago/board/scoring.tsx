// The end: seats times ships, then the tiles decade by decade, with each fleet on its water.
import { type BoardProps, category, type Scoring, seatMark, useSize } from '@comptoir/board-kit';
import { grammar, type Lang, nth, type Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { TILES } from '../src/data/tiles.ts';
import type { Carthago } from '../src/types.ts';
import type { CarthagoView } from '../src/views.ts';
import { art } from './art.ts';
import { GoodShip, PaintedShip } from './Cards.tsx';
import { merchantOf, shipOf } from './facts.ts';
import { wavesIn } from './Ground.tsx';
import './harbour.css';
import { tileName } from '../src/texts/names.ts';
import { doges } from './doges.ts';
import { roman } from './names-words.ts';
import { promptWords } from './prompts-words.ts';

interface LaneProps extends BoardProps<Carthago> {
  readonly seat: Seat;
}
/** The fleet at sea behind its flagship, which is the farther out the more it scored. */
function Fleet({ scene, seat, width, height }: LaneProps & { width: number; height: number }): ReactNode {
  const { ships } = merchantOf(scene, seat);
  const best = Math.max(1, ...(scene.result?.scores ?? []));
  const share = (scene.result?.scores[seat] ?? 0) / best;
  const flag = Math.min(2.6, (height - 26) / 48);
  const front = Math.max(8, (width - flag * 48 - 16) * share);
  const room = Math.max(0, front - 12);
  const small = Math.min(flag * 0.62, room / (Math.max(1, ships.length) * 40));
  const step = ships.length === 0 ? 0 : room / ships.length;
  const sea = height - 20;
  return (
    <>
      <path className="c-wave" d={wavesIn(8, 22, width, height)} />
      <g data-seat={seatMark(seat)}>
        <PaintedShip sail="var(--seat)" emblem="seat-mark" x={front} y={sea - flag * 42} scale={flag} />
      </g>
      {ships.map(({ ship }, n) => (
        <GoodShip
          key={ship}
          good={shipOf(ship).good}
          x={8 + n * step}
          y={sea - small * 42 - (n % 2) * 10}
          scale={Math.max(0.4, small)}
        />
      ))}
    </>
  );
}

function Lane(props: LaneProps): ReactNode {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <div className="c-lane" ref={ref}>
      {size.width === 0 ? null : (
        <svg viewBox={`0 0 ${size.width} ${size.height}`} role="presentation">
          <Fleet {...props} {...size} />
        </svg>
      )}
    </div>
  );
}

const decadeOf = (name: string): number =>
  nth(
    TILES,
    TILES.findIndex(({ tile }) => tile === name),
  ).decade;

function lines(view: CarthagoView, seat: Seat, category: string, lang: Lang): readonly string[] {
  const merchant = view.merchants[seat];
  if (merchant === undefined) return [];
  const { standing } = merchant;
  if (category === 'base') {
    const words = promptWords(lang);
    const { hall } = standing.seatsIn;
    return [words.base(standing.seats, standing.ships), words.seatsIn(hall, standing.seats - hall)];
  }
  const here = view.tiles.filter((tile) => roman(tile.decade) === category);
  const { colon } = grammar(lang);
  return here.flatMap(({ tile }) => {
    const own = standing.tiles.find((one) => one.tile === tile);
    return own === undefined ? [] : [`${tileName(tile, lang)}${colon} ${own.points ?? 0}`];
  });
}

export const scoring: Scoring<Carthago> = {
  title: { en: 'The harbour is counted', fr: 'Le port fait ses comptes' },
  categories: [
    category('base', art('ship'), { en: 'Seats × ships', fr: 'Sièges × bateaux' }, 'clay'),
    category('I', art('achievements'), { en: 'Decade I', fr: 'Décennie I' }, 'gold'),
    category('II', art('shipCards'), { en: 'Decade II', fr: 'Décennie II' }, 'leaf'),
    category('III', art('goods'), { en: 'Decade III', fr: 'Décennie III' }, 'purple'),
  ],
  added(e) {
    if (e.kind !== 'scored') return null;
    return e.category === 'base' ? e : { ...e, category: roman(decadeOf(e.category)) };
  },
  lines,
  tie({ result, players }, lang) {
    const winners = players.filter(({ seat }) => result?.ranks[seat] === 1).map(({ name }) => name);
    if (winners.length < 2) return null;
    const names = winners.join(', ');
    const text =
      lang === 'fr'
        ? `À égalité, la victoire est partagée : ${names}.`
        : `Equal totals share the victory: ${names}.`;
    return { title: '', text, rule: 'R-9.6' };
  },
  Lane,
  doges,
};
