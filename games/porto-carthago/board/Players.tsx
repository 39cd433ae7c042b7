// The players in turn order.
import { type BoardProps, Icon, letterOf, SeatMark, seatMark } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './players.css';
import { GOODS } from '../src/names.ts';
import { capital, goodName, privilegeName } from '../src/texts/names.ts';
import { printed } from '../src/texts/words.ts';
import type { Porto } from '../src/types.ts';
import { Figure, PawnIcon } from './Art.tsx';
import { art } from './art.ts';
import { NextDecade } from './Decade.tsx';
import { wordsIn } from './words.ts';

interface RowProps extends BoardProps<Porto> {
  readonly seat: Seat;
}

function Holdings({ scene, preview, seat, lang }: RowProps): ReactNode {
  const player = scene.view.players[seat];
  const after = preview?.view.players[seat];
  const words = wordsIn(lang);
  if (player === undefined) return null;
  return (
    <p className="pc-holds">
      <span data-place={`house ${seat}`} data-note="tradeHouse">
        <Icon name={art('tradePoint')} label={words.points(player.tradePoints)} />
        <Figure value={player.tradePoints} after={after?.tradePoints} />
      </span>
      <span data-place={`reserve ${seat}`} data-note="reserve">
        <PawnIcon seat={seat} label={words.home} />
        <Figure value={player.reserve} after={after?.reserve} />
      </span>
      <span data-place={`talents ${seat}`} data-note="talents">
        <Icon name={art('talent')} label={words.talents} />
        {player.talents === null ? (
          <small>{words.hidden}</small>
        ) : (
          <Figure value={player.talents} after={after?.talents ?? undefined} />
        )}
      </span>
      <span className="pc-few" data-place={`warehouse ${seat}`}>
        {GOODS.flatMap((good) =>
          player.warehouse
            .filter((one) => one === good)
            .map((_, n) => (
              <Icon key={`${good} ${n + 1}`} name={art(good)} label={capital(goodName(good, lang))} />
            )),
        )}
      </span>
      <span className="pc-few" data-place={`held ${seat}`}>
        {player.held.map((card) => {
          const { privilege } = printed(card);
          return (
            <span key={card} data-note={`privilege ${privilege}`}>
              <Icon name={art(privilege)} label={capital(privilegeName(privilege, lang))} />
            </span>
          );
        })}
      </span>
    </p>
  );
}

function Row(props: RowProps): ReactNode {
  const { scene, preview, seat, lang } = props;
  const { view } = scene;
  const words = wordsIn(lang);
  const who = scene.players[seat];
  const award = view.result === null ? (view.awards[seat] ?? 0) : 0;
  return (
    <li data-seat={seatMark(seat)} data-turn={scene.waiting.includes(seat)}>
      <SeatMark seat={seat} />
      <div>
        <p className="pc-called">
          <b>{who?.name}</b> <span className="k-letter">{letterOf(seat)}</span>
          {seat === scene.viewer ? <small>{words.you}</small> : null}
          {who?.level === null ? null : <Icon name="ui-bot" />}
          {view.firstPlayer === seat ? (
            <span data-piece="first">
              <Icon name={art('firstPlayer')} label={words.first} />
            </span>
          ) : null}
        </p>
        <Holdings {...props} />
      </div>
      <p className="pc-score" data-place={`palace ${seat}`} data-note="score">
        <b>
          <Figure value={view.players[seat]?.palace ?? 0} after={preview?.view.players[seat]?.palace} />
        </b>
        <small>{award > 0 ? words.fromPath(award) : words.palace}</small>
      </p>
    </li>
  );
}

export function Players(props: BoardProps<Porto>): ReactNode {
  const { view } = props.scene;
  const count = view.players.length;
  const seats = Array.from({ length: count }, (_, n) => (view.firstPlayer + n) % count);
  return (
    <>
      <h2 className="pc-unseen">{wordsIn(props.lang).players}</h2>
      <ol className="pc-players" data-count={count}>
        {seats.map((seat) => (
          <Row key={seat} {...props} seat={seat} />
        ))}
      </ol>
      <NextDecade scene={props.scene} lang={props.lang} />
    </>
  );
}
