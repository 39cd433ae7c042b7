// The other players' yards: purse above, ships afloat, warehouse and delivered goods on the quay.
import { type BoardProps, Icon, letterOf, SeatMark, seatMark } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import { memo, type ReactNode } from 'react';
import { WAREHOUSE_SPACES } from '../src/data/tiles.ts';
import { GOODS, TILES } from '../src/names.ts';
import type { Nauticus, PlayerView } from '../src/types.ts';
import { art } from './art.ts';
import { PassTiles } from './Desk.tsx';
import { ShipArt } from './Ship.tsx';
import { storedTiles } from './ships.ts';
import { tileIcon } from './TileArt.tsx';
import { wordsIn } from './words.ts';
import { Yard } from './Yard.tsx';

function Chip({ icon, value, place }: { icon: string; value: number; place: string }): ReactNode {
  return (
    <b className="n-chip" data-place={place} data-note={icon} data-figure="true">
      <Icon name={art(icon)} />
      {value}
    </b>
  );
}

function YardHead({ scene, seat, player, lang }: OtherProps): ReactNode {
  const words = wordsIn(lang);
  const name = scene.players[seat];
  const isOnTurn = scene.waiting.includes(seat);
  return (
    <header data-turn={isOnTurn}>
      <h2>
        <SeatMark seat={seat} />
        <span className="k-player-name">{name?.name}</span>
        <span className="k-letter">{letterOf(seat)}</span>
        {name?.level === null ? null : <Icon name="ui-bot" />}
        {scene.view.startPlayer === seat ? (
          <span data-piece="bell">
            <Icon name={art('startPlayer')} label={words.starts} />
          </span>
        ) : null}
        {isOnTurn ? <small>{words.onTurn}</small> : null}
      </h2>
      <Chip icon="worker" value={player.workers} place={`workers ${seat}`} />
      <Chip icon="coin" value={player.coins} place={`coins ${seat}`} />
      <Chip icon="vp" value={player.vp} place={`vp ${seat}`} />
      <Chip icon="crown" value={player.crowns} place={`crowns ${seat}`} />
      <span data-note="pass">
        <PassTiles flips={player.passFlips} />
      </span>
      <span className="n-extra" data-note="extra" data-used={!player.hasExtra}>
        <Icon name={art('extra-action')} label={player.hasExtra ? words.extraLeft : words.extraGone} />
      </span>
    </header>
  );
}

function YardFoot({ seat, player }: { seat: Seat; player: PlayerView }): ReactNode {
  const stored = storedTiles(player, TILES).map((tile, n) => ({ id: `${tile} ${n}`, tile }));
  return (
    <footer>
      <span className="n-stored" data-place={`warehouse ${seat}`} data-note="warehouse">
        <Icon name={art('warehouse')} />
        <b>
          {player.spaces}/{WAREHOUSE_SPACES}
        </b>
        {stored.map(({ id, tile }) => (
          <Icon key={id} name={tileIcon(tile)} />
        ))}
      </span>
      <span className="n-out" data-place={`delivered ${seat}`} data-note="delivered">
        {player.standing.goods === 0 ? null : <Icon name={art('delivered')} />}
        {GOODS.map((good) =>
          player.delivered[good] === 0 ? null : (
            <b className="n-chip" key={good}>
              <Icon name={art(good)} />
              {player.delivered[good]}
            </b>
          ),
        )}
      </span>
    </footer>
  );
}

interface OtherProps {
  readonly scene: BoardProps<Nauticus>['scene'];
  readonly lang: Lang;
  readonly seat: Seat;
  readonly player: PlayerView;
}

const OtherYard = memo(function OtherYard(props: OtherProps): ReactNode {
  const { seat, player, scene } = props;
  return (
    <article className="n-other" data-seat={seatMark(seat)} aria-label={scene.players[seat]?.name}>
      <YardHead {...props} />
      <Yard
        owner={seat}
        ships={player.ships}
        seed={seat + 1}
        yard={{ gap: 30, top: 8, quay: 0 }}
        drawShip={(ship) => <ShipArt ship={ship} />}
      />
      <YardFoot seat={seat} player={player} />
    </article>
  );
});

/** Clockwise from the viewer's left. */
export function Others({ scene, lang }: BoardProps<Nauticus>): ReactNode {
  const { players } = scene.view;
  const first = (scene.viewer ?? 0) + 1;
  const count = players.length - 1;
  const seats = Array.from({ length: count }, (_, n) => (first + n) % players.length);
  return (
    <div className="n-others" data-count={count}>
      {seats.map((seat) => {
        const player = players[seat];
        return player === undefined ? null : (
          <OtherYard key={seat} scene={scene} lang={lang} seat={seat} player={player} />
        );
      })}
    </div>
  );
}
