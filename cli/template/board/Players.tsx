// Who is ahead, who has bid, who wins a tie.
import { type BoardProps, Icon, SeatMark, seatMark } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './players.css';
import type { NightMarket } from '../src/types.ts';
import { wordsIn } from './words.ts';

function Row({ scene, lang, seat }: BoardProps<NightMarket> & { seat: Seat }): ReactNode {
  const { view, players, waiting, decision } = scene;
  const merchant = view.merchants[seat];
  if (merchant === undefined) return null;
  const words = wordsIn(lang);
  const isBidding = merchant.hasBid || (decision?.at.step !== 'take' && waiting.includes(seat));
  return (
    <tr data-seat={seatMark(seat)} data-me={seat === scene.viewer} data-turn={waiting.includes(seat)}>
      <th scope="row">
        <span>
          <SeatMark seat={seat} />
          {players[seat]?.name}
          {seat === view.starter ? <Icon name="ui-star" label={words.starter} /> : null}
        </span>
      </th>
      <td>{merchant.coins}</td>
      <td>{merchant.points}</td>
      <td>{isBidding ? (merchant.hasBid ? words.hasBid : words.thinks) : ''}</td>
    </tr>
  );
}

export function Players(props: BoardProps<NightMarket>): ReactNode {
  const words = wordsIn(props.lang);
  return (
    <table className="night-market-players">
      <thead>
        <tr>
          <th scope="col">{words.merchant}</th>
          <th scope="col">
            <Icon name="ui-coin" label={words.coins} />
          </th>
          <th scope="col">
            <Icon name="ui-vp" label={words.pointsNow} />
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {props.scene.view.merchants.map((_, seat) => (
          <Row key={props.scene.players[seat]?.name ?? seat} {...props} seat={seat} />
        ))}
      </tbody>
    </table>
  );
}
