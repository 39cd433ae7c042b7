// The players in turn order: what they have, what the end would bring them, and who would win what at the market.
import { type BoardProps, Icon, letterOf, SeatMark, seatMark, useTarget } from '@comptoir/board-kit';
import type { Lang, Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './players.css';
import type { Tile } from '../src/names.ts';
import { faceOf, specialOf } from '../src/texts/words.ts';
import type { Hermagor, HermagorView, PlayerView } from '../src/types.ts';
import { art } from './art.ts';
import { PieceRow } from './Cart.tsx';
import { type HermagorScene, markOf, sameMarket, seatsInOrder } from './facts.ts';
import { TileChip } from './TileArt.tsx';
import { signed, wordsIn } from './words.ts';

interface CardProps {
  readonly scene: HermagorScene;
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly lang: Lang;
}

const endOf = ({ finalIncome }: PlayerView): number =>
  finalIncome.production + finalIncome.duchies + finalIncome.mainRoad;

function CardHead({ scene, seat, player, lang }: CardProps): ReactNode {
  const words = wordsIn(lang);
  const who = scene.players[seat];
  return (
    <h2>
      <SeatMark seat={seat} />
      <span className="k-player-name">{who?.name}</span>
      <span className="k-letter">{letterOf(seat)}</span>
      {seat === scene.viewer ? <small className="h-you">{words.you}</small> : null}
      {who?.level === null ? null : <Icon name="ui-bot" />}
      {scene.view.firstPlayer === seat ? (
        <span data-piece="firstPlayer" data-note="firstPlayer">
          <Icon name={art('firstPlayer')} label={words.first} />
        </span>
      ) : null}
      {scene.waiting.includes(seat) ? <i className="h-dot" /> : null}
      {player.passed && scene.view.phase === 'market' ? <small>{words.out}</small> : null}
      {player.declared === null ? null : <small className="h-you">{words.declared(player.declared)}</small>}
    </h2>
  );
}

function CardLine({ scene, seat, player, lang }: CardProps): ReactNode {
  const words = wordsIn(lang);
  const { view } = scene;
  const isMarket = view.phase === 'market';
  return (
    <p className="h-card-line">
      <span className="h-money" data-note="money" data-place={`money ${seat}`}>
        <Icon name={art('coin')} />
        {player.money === null ? <Icon name="ui-eye-off" label={words.hidden} /> : <b>{player.money}</b>}
      </span>
      <PieceRow
        icon={isMarket ? 'piece-buyer' : 'piece-house'}
        left={isMarket ? player.buyers : player.posts}
        of={isMarket ? 4 : (view.turned.at(-1) ?? 0)}
        owner={markOf(seat)}
        label={isMarket ? words.buyersLeft(player.buyers) : words.posts(player.posts)}
      />
      <span className="h-discs" data-note="discs" data-place={`discs ${seat}`}>
        <Icon name="piece-disc-flat" />
        <b>{player.discs}</b>
      </span>
      <span className="h-end" data-note={`end ${seat}`} title={words.endNote}>
        {words.end} <b>{signed(endOf(player))}</b>
      </span>
    </p>
  );
}

function Card(props: CardProps): ReactNode {
  const { scene, seat, player, lang } = props;
  const { attributes } = useTarget(`firstPlayer ${seat}`);
  return (
    <article
      className="h-card"
      {...attributes}
      data-seat={seatMark(seat)}
      data-turn={scene.waiting.includes(seat)}
      data-place={`seat ${seat}`}
    >
      <CardHead {...props} />
      <CardLine {...props} />
      {player.tiles.length === 0 ? null : (
        <p className="h-card-tiles">
          {player.tiles.map((tile) => (
            <TileChip key={tile} tile={tile} lang={lang} />
          ))}
        </p>
      )}
    </article>
  );
}

/** The tiles a seat would win, the lowest number first. */
function tilesFor(view: HermagorView, owner: Seat): readonly Tile[] {
  const tiles = view.market.flatMap(({ tile, leader }) => (tile !== null && leader === owner ? [tile] : []));
  return tiles.sort((a, b) => numberOf(a) - numberOf(b));
}
const numberOf = (tile: Tile): number => faceOf(tile)?.number ?? 99;

function Ahead({ scene, preview, lang }: BoardProps<Hermagor>): ReactNode {
  const words = wordsIn(lang);
  const view = sameMarket(scene, preview) ?? scene.view;
  const rows = seatsInOrder(view).map((seat) => ({ seat, tiles: tilesFor(view, seat) }));
  const lowest = rows
    .flatMap(({ seat, tiles }) => tiles.map((tile) => ({ seat, number: numberOf(tile) })))
    .reduce((low, one) => (one.number < low.number ? one : low), { seat: -1, number: 99 });
  return (
    <section className="h-ahead" data-note="ahead">
      <h3>{words.ifClosed}</h3>
      <ul>
        {rows.map(({ seat, tiles }) => (
          <li key={markOf(seat)}>
            <SeatMark seat={seat} />
            <span>
              {tiles.length === 0 ? <small>{words.nothing}</small> : null}
              {tiles.map((tile) => {
                const face = faceOf(tile);
                if (face === null) return <Icon key={tile} name={art(specialOf(tile))} />;
                return <b key={tile}>{face.number}</b>;
              })}
            </span>
            <b>+{view.players[seat]?.corridorIncome ?? 0}</b>
          </li>
        ))}
      </ul>
      {lowest.seat < 0 || view.taxCollector ? null : (
        <p>{words.lowest(lowest.number, scene.players[lowest.seat]?.name ?? '')}</p>
      )}
    </section>
  );
}

export function Players(props: BoardProps<Hermagor>): ReactNode {
  const { scene, lang } = props;
  return (
    <div className="h-players">
      {seatsInOrder(scene.view).map((seat) => {
        const player = scene.view.players[seat];
        return player === undefined ? null : (
          <Card key={markOf(seat)} scene={scene} seat={seat} player={player} lang={lang} />
        );
      })}
      {scene.view.phase === 'market' && scene.view.buyers.length > 0 ? <Ahead {...props} /> : null}
    </div>
  );
}
