// The viewer's shipyard: where tiles are placed, ships delivered and rewards chosen.
import { type BoardProps, Drawn, nameOf, type Size, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { REWARDS, type RewardName, TILES } from '../src/names.ts';
import type { Nauticus, NauticusStep, PlayerView, ShipView } from '../src/types.ts';
import { type Moorings, PART } from './layout.ts';
import { OwnShip } from './Ship.tsx';
import {
  type Added,
  addedTo,
  columnsOf,
  mastsMissing,
  pictureOf,
  pointsOf,
  sailsMissing,
  type TilePicture,
} from './ships.ts';
import { PartArt, rewardIcon } from './TileArt.tsx';
import { wordsIn } from './words.ts';
import { Yard } from './Yard.tsx';

/** The tile that waits for its place. */
function tileOf(step: NauticusStep | undefined): TilePicture | null {
  if (step?.step !== 'place') return null;
  const tile = TILES[step.tile];
  return tile === undefined ? null : pictureOf(tile);
}

function Berth({ tile, lang, added }: { tile: TilePicture | null; lang: Lang; added: boolean }): ReactNode {
  const { attributes, state } = useTarget('new');
  return (
    <g {...attributes}>
      <rect className="n-landing" data-state={state} x="8" y="96" width="118" height="88" rx="10" />
      {tile === null ? null : (
        <g opacity={added || state === 'focus' ? 0.9 : 0.35}>
          <PartArt picture={tile} x={19} />
        </g>
      )}
      <text x="67" y="86" className="n-mid" fontSize="17" fontWeight="600">
        {wordsIn(lang).newShip}
      </text>
    </g>
  );
}

export function captionOf(ship: ShipView, lang: Lang): string {
  const words = wordsIn(lang);
  if (ship.isComplete) return `${words.complete} · ${words.points(pointsOf(ship))}`;
  const [masts, sails] = [mastsMissing(ship), sailsMissing(ship)];
  if (!ship.isClosed) return words.openHull;
  return words.needs(masts, sails);
}

function Captions({
  ships,
  moorings,
  lang,
}: {
  ships: readonly ShipView[];
  moorings: Moorings;
  lang: Lang;
}): ReactNode {
  const { berths, scale, rowHeight } = moorings;
  return ships.map((ship, n) => {
    const berth = berths[n];
    if (berth === undefined) return null;
    const wide = columnsOf(ship) * PART.width * scale;
    const x = berth.x + wide / 2;
    return (
      <text key={ship.number} x={x} y={rowHeight * (berth.row + 1) + 21} className="n-mid" fontSize="13.5">
        <tspan fontWeight="700">{wordsIn(lang).ship(ship.number)}</tspan>
        {wide > 190 ? <tspan dx="6">{captionOf(ship, lang)}</tspan> : null}
      </text>
    );
  });
}

function RewardMedal({
  reward,
  x,
  y,
  r,
}: {
  reward: RewardName;
  x: number;
  y: number;
  r: number;
}): ReactNode {
  const { attributes, state } = useTarget(`reward ${reward}`);
  return (
    <g {...attributes}>
      <circle className="n-medal" data-state={state} cx={x} cy={y} r={r} />
      <g className={state === 'refused' ? 'k-refused' : ''}>
        <Drawn name={rewardIcon(reward)} x={x - r * 0.7} y={y - r * 0.7} width={r * 1.4} />
      </g>
    </g>
  );
}

interface RewardsProps {
  readonly ship: number;
  readonly ships: readonly ShipView[];
  readonly moorings: Moorings;
  readonly size: Size;
}

/** The rewards over the finished ship. */
function Rewards({ ship, ships, moorings, size }: RewardsProps): ReactNode {
  const n = ships.findIndex(({ number }) => number === ship);
  const [berth, done] = [moorings.berths[n], ships[n]];
  if (berth === undefined || done === undefined) return null;
  const step = Math.min(48, (size.width - 24) / REWARDS.length);
  const wide = step * REWARDS.length;
  const middle = berth.x + (columnsOf(done) * PART.width * moorings.scale) / 2;
  const left = Math.min(Math.max(middle, wide / 2 + 8), size.width - wide / 2 - 8) - wide / 2;
  return REWARDS.map((reward, i) => (
    <RewardMedal key={reward} reward={reward} x={left + step * (i + 0.5)} y={28} r={step / 2 - 3} />
  ));
}

export interface DockProps extends BoardProps<Nauticus> {
  readonly seat: Seat;
  readonly player: PlayerView;
}

const QUAY = 32;

export function Dock({ scene, preview, lang, seat, player, page }: DockProps): ReactNode {
  const { decision } = scene;
  const after = preview?.view.players[seat];
  const tile = tileOf(decision?.at) ?? tileOf(preview?.decision?.at);
  const next = [...(decision?.options ?? []), ...(preview?.decision?.options ?? [])].map(nameOf);
  const hasBerth = next.includes('new') || player.ships.length === 0;
  const ships = player.ships;
  const addedOn = (ship: ShipView): Added | null =>
    addedTo(
      ship,
      after?.ships.find(({ number }) => number === ship.number),
    );
  const reward = decision?.at.step === 'chooseReward' ? decision.at.ship : null;
  return (
    <section className="n-dock" aria-label={wordsIn(lang).yard}>
      <Yard
        owner={seat}
        ships={ships}
        seed={seat + 1}
        yard={{ gap: 26, top: reward !== null ? 60 : page === null ? 40 : 12, quay: QUAY }}
        hasBerth={hasBerth}
        berth={<Berth tile={tile} lang={lang} added={(after?.ships.length ?? 0) > ships.length} />}
        drawShip={(ship) => <OwnShip ship={ship} tile={tile} added={addedOn(ship)} />}
        over={(moorings, size) => (
          <>
            <rect className="n-plank" x={-2} y={size.height - QUAY} width={size.width + 4} height={QUAY} />
            <path className="n-edge" d={`M0 ${size.height - QUAY}H${size.width}`} />
            <Captions ships={ships} moorings={moorings} lang={lang} />
            {reward === null ? null : <Rewards ship={reward} ships={ships} moorings={moorings} size={size} />}
          </>
        )}
      />
    </section>
  );
}
