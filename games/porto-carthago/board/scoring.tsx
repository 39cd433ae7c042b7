// The end: each player's wing of the palace, a niche for every servant, told apart by how they came in.
import { type BoardProps, category, type Scoring, seatMark } from '@comptoir/board-kit';
import { grammar, type Lang, nth, type Seat, tieAtTop } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './scoring.css';
import { LARGE_SPACE } from '../src/data/palace.ts';
import { talentsIn } from '../src/texts/names.ts';
import type { Porto } from '../src/types.ts';
import type { PortoView } from '../src/views.ts';
import { Pawn } from './Art.tsx';
import { art } from './art.ts';
import { doges } from './doges.ts';
import { wordsIn } from './words.ts';

interface Ways {
  readonly single: number;
  readonly large: number;
  readonly path: number;
}
/** How the servants of a seat came into the palace. */
function waysOf(view: PortoView, seat: Seat): Ways {
  const path = view.awards[seat] ?? 0;
  return {
    single: view.palace.filter((owner) => owner === seat).length,
    large: (view.large[seat] ?? 0) - path,
    path,
  };
}

const NICHE = 58;
const WALL = { top: 30, height: 150, merlon: 26 } as const;

function wallPath(width: number): string {
  const teeth = Math.floor(width / (WALL.merlon * 2));
  const step = width / (teeth * 2 + 1);
  const top = Array.from({ length: teeth * 2 + 1 }, (_, n) => {
    const x = (n + 1) * step;
    const y = n % 2 === 0 ? WALL.top - 14 : WALL.top;
    return `V${y}H${x.toFixed(1)}`;
  });
  return `M0 ${WALL.height}${top.join('')}V${WALL.height}Z`;
}

function Niche({ x, kind, seat }: { x: number; kind: keyof Ways; seat: Seat }): ReactNode {
  return (
    <g className="pc-niche" data-kind={kind}>
      <path d={`M${x} 132V80a23 23 0 0 1 46 0V132Z`} />
      <rect x={x - 4} y="132" width="54" height="8" />
      <Pawn x={x + 23} y={105} seat={seat} size={46} />
    </g>
  );
}

function Lane({ scene, seat }: BoardProps<Porto> & { seat: Seat }): ReactNode {
  const { single, large, path } = waysOf(scene.view, seat);
  const most = Math.max(...scene.view.players.map(({ palace }) => palace), 6);
  const width = most * NICHE + 30;
  const kinds: readonly (keyof Ways)[] = [
    ...Array.from({ length: single }, () => 'single' as const),
    ...Array.from({ length: large }, () => 'large' as const),
    ...Array.from({ length: path }, () => 'path' as const),
  ];
  return (
    <div className="pc-lane" data-seat={seatMark(seat)}>
      <svg viewBox={`-14 0 ${width + 28} 176`} aria-hidden="true">
        <path
          d="M-400 158q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V400H-400Z"
          className="pc-deep"
        />
        <path d={`M-8 ${WALL.height}h${width + 16}l-12 18H4Z`} className="pc-plinth" />
        <path d={wallPath(width)} className="pc-wall" />
        {kinds.map((kind, n) => (
          <Niche key={15 + n * NICHE} x={15 + n * NICHE + 6} kind={kind} seat={seat} />
        ))}
      </svg>
    </div>
  );
}

const { many } = grammar('fr');
const SAID = {
  en: {
    singleSpaces: (n: number, points: number) => [
      n === 0 ? 'none bought' : `${n} bought in play`,
      wordsIn('en').points(points),
    ],
    largeSpace: (n: number, talents: number) => [
      n === 0 ? 'none on the large space' : `large space, ${talentsIn(LARGE_SPACE.price, 'en')}`,
      `${talentsIn(talents, 'en')} left`,
    ],
    path: (n: number, on: number) => [n === 0 ? 'no award' : `${n} moved in`, `${on} on the path`],
  },
  fr: {
    singleSpaces: (n: number, points: number) => [
      n === 0 ? 'aucune achetée' : `${many(n, 'achetée')} en jeu`,
      wordsIn('fr').points(points),
    ],
    largeSpace: (n: number, talents: number) => [
      n === 0 ? 'personne sur la grande place' : `grande place, ${talentsIn(LARGE_SPACE.price, 'fr')}`,
      `il reste ${talentsIn(talents, 'fr')}`,
    ],
    path: (n: number, on: number) => [n === 0 ? 'rien' : many(n, 'entré'), `${on} sur le chemin`],
  },
} as const;

function lines(view: PortoView, seat: Seat, category: string, lang: Lang): readonly string[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const { single, large, path } = waysOf(view, seat);
  const said = SAID[lang];
  if (category === 'singleSpaces') return said.singleSpaces(single, player.tradePoints);
  if (category === 'largeSpace') return said.largeSpace(large, player.talents ?? 0);
  const left = view.path.filter((owner) => owner === seat).length;
  return said.path(path, left + path);
}

/** in a sentence. */
function tieText(names: readonly [string, string], one: Figures, other: Figures, lang: Lang): string {
  const [a, b] = names;
  const isPoints = one.tradePoints !== other.tradePoints;
  const [left, right] = isPoints
    ? [one.tradePoints, other.tradePoints]
    : [one.talents ?? 0, other.talents ?? 0];
  const isShared = !isPoints && left === right;
  if (lang === 'fr') {
    if (isShared) return `${one.palace} chacun, mêmes points, mêmes talents : la victoire est partagée.`;
    const what = isPoints ? 'les points de commerce décident' : 'points égaux aussi, les talents décident';
    return `${one.palace} chacun, ${what} : ${a} ${left}, ${b} ${right}.`;
  }
  if (isShared) return `${one.palace} each, equal points, equal talents: the win is shared.`;
  const what = isPoints ? 'trade points decide' : 'points equal too, talents decide';
  return `${one.palace} each, ${what}: ${a} ${left}, ${b} ${right}.`;
}
type Figures = PortoView['players'][number];

export const scoring: Scoring<Porto> = {
  title: { en: 'The palace of Carthage', fr: 'Le palais de Carthage' },
  categories: [
    category('singleSpaces', art('palace'), { en: 'Bought in play', fr: 'Achetées en jeu' }, 'bone'),
    category('largeSpace', art('talent'), { en: 'Large space', fr: 'Grande place' }, 'gold'),
    category('path', art('pathOfIntrigue'), { en: 'Path of intrigue', fr: 'Chemin de l’intrigue' }, 'purple'),
  ],
  added: (e) => (e.kind === 'scored' ? e : null),
  lines,
  tie({ result, view, players }, lang) {
    const tie = result === null ? null : tieAtTop(result);
    if (tie === null) return null;
    const names = [players[tie.winner]?.name ?? '', players[tie.rival]?.name ?? ''] as const;
    const [one, other] = [nth(view.players, tie.winner), nth(view.players, tie.rival)];
    return { title: '', text: tieText(names, one, other, lang), rule: 'R-11.5' };
  },
  Lane,
  doges,
};
