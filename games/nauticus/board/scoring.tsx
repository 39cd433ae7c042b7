// The end: what was scored in play, then goods, ships and leftovers, with each fleet on its water.
import { type BoardProps, category, Drawn, type Scoring } from '@comptoir/board-kit';
import { grammar, type Lang, nth, type Seat, tieAtTop } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { GOODS_VP, SHIP_VP } from '../src/data/numbers.ts';
import { GOODS } from '../src/names.ts';
import type { Nauticus, NauticusView } from '../src/types.ts';
import { art } from './art.ts';
import { doges } from './doges.ts';
import { PART } from './layout.ts';
import { ShipArt } from './Ship.tsx';
import { columnsOf, pointsOf } from './ships.ts';
import { goodName, wordsIn } from './words.ts';
import { Yard } from './Yard.tsx';

function Lane({ scene, seat }: BoardProps<Nauticus> & { seat: Seat }): ReactNode {
  const ships = scene.view.players[seat]?.ships ?? [];
  return (
    <Yard
      owner={seat}
      ships={ships}
      alike={scene.view.players.map((player) => player.ships)}
      seed={seat + 1}
      yard={{ gap: 30, top: 44, quay: 0 }}
      drawShip={(ship) => <ShipArt ship={ship} />}
      over={({ berths, scale }) =>
        ships.map((ship, n) => {
          const berth = berths[n];
          if (berth === undefined || !ship.isComplete) return null;
          const medal = Math.min(30, 14 + 24 * scale);
          const x = berth.x + (columnsOf(ship) * PART.width * scale) / 2;
          return (
            <g key={ship.number}>
              <Drawn name={art('vp')} x={x - medal} y={berth.y - medal} width={medal} />
              <text
                x={x + 3}
                y={berth.y - medal * 0.28}
                className="n-title n-left"
                fontSize={medal * 0.72}
                fontWeight="800"
              >
                {pointsOf(ship)}
              </text>
            </g>
          );
        })
      }
    />
  );
}

/** The largest first. */
const SIZES = SHIP_VP.map((_, size) => size)
  .filter((size) => size > 0)
  .reverse();

function lines(view: NauticusView, seat: Seat, category: string, lang: Lang): readonly string[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const words = wordsIn(lang);
  const { colon } = grammar(lang);
  if (category === 'goods')
    return GOODS.filter((good) => player.delivered[good] > 0).map((good) => {
      const count = player.delivered[good];
      return `${count} × ${goodName(good, lang)}${colon} ${GOODS_VP[count]}`;
    });
  if (category === 'ships')
    return SIZES.flatMap((size) => {
      const done = player.ships.filter(({ isComplete, parts }) => isComplete && parts.length === size);
      const points = done.reduce((sum, ship) => sum + pointsOf(ship), 0);
      return done.length === 0 ? [] : [`${done.length} × ${words.size(size)}${colon} ${points}`];
    });
  if (category !== 'leftovers') return [words.inPlay];
  const { coins, rest } = player.standing;
  return [words.countCoins(coins), words.perPoint, words.leftOver(rest)];
}

export const scoring: Scoring<Nauticus> = {
  title: { en: 'The ships are in', fr: 'Les navires sont au port' },
  categories: [
    category('play', art('vp'), { en: 'In play', fr: 'En jeu' }, 'sky'),
    category('goods', art('delivered'), { en: 'Delivered', fr: 'Livraisons' }, 'leaf'),
    category('ships', art('shipyard'), { en: 'Ships', fr: 'Navires' }, 'wood'),
    category('leftovers', art('coin'), { en: 'Leftovers', fr: 'Restes' }, 'gold'),
  ],
  added: (e) => (e.kind === 'scored' ? e : null),
  lines,
  tie({ result, view, players }, lang) {
    const tie = result === null ? null : tieAtTop(result);
    if (tie === null) return null;
    const [one, other] = [nth(view.players, tie.winner), nth(view.players, tie.rival)];
    const [a, b] = [players[tie.winner]?.name, players[tie.rival]?.name];
    const { countCoins } = wordsIn(lang);
    const [left, right] = [countCoins(one.standing.rest), countCoins(other.standing.rest)];
    const text =
      lang === 'fr'
        ? `Égalité à ${tie.score} : après l’échange, ${a} garde ${left}, ${b} ${right}.`
        : `Tied at ${tie.score}: after the exchange ${a} has ${left} left over, ${b} ${right}.`;
    return { title: '', text, rule: 'R-10.4' };
  },
  Lane,
  doges,
};
