// Who is ahead, what the round still costs, who chooses next, and what is left in stock.
import { type BoardProps, Icon, SeatMark, seatMark } from '@comptoir/board-kit';
import type { Seat } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import './score.css';
import { type ActionName, CRESTS, GOODS, HULLS, type TileName } from '../src/names.ts';
import type { Nauticus, NauticusView } from '../src/types.ts';
import { art } from './art.ts';
import { tileIcon } from './TileArt.tsx';
import { wordsIn } from './words.ts';

function Row({ scene, preview, seat }: BoardProps<Nauticus> & { seat: Seat }): ReactNode {
  const player = scene.view.players[seat];
  if (player === undefined) return null;
  const after = preview?.view.players[seat]?.standing.total;
  const isChanging = after !== undefined && after !== player.standing.total;
  return (
    <tr data-seat={seatMark(seat)} data-me={seat === scene.viewer} data-turn={scene.waiting.includes(seat)}>
      <th scope="row">
        <span className="n-who">
          <SeatMark seat={seat} />
          <span>{scene.players[seat]?.name}</span>
        </span>
      </th>
      <td className="n-vp">{player.vp}</td>
      <td>
        {player.standing.total}
        {isChanging ? <b className="n-after"> → {after}</b> : null}
      </td>
      <td className="n-loss">{player.penalty === 0 ? '0' : `−${player.penalty}`}</td>
    </tr>
  );
}

/** The tile that was played in each phase; the slots know who chose, not when: the order is that of the starters. */
function playedIn(view: NauticusView, phase: number): ActionName | null {
  if (phase !== view.phase || view.slot === null) return null;
  return view.slots[view.slot]?.action ?? null;
}

function Phases({ scene, lang }: BoardProps<Nauticus>): ReactNode {
  const { view } = scene;
  return (
    <ol className="n-phases" aria-label={wordsIn(lang).phases}>
      {view.starters.map((seat, n) => {
        const phase = n + 1;
        const action = playedIn(view, phase);
        return (
          <li key={phase} data-is={phase < view.phase ? 'done' : phase === view.phase ? 'now' : 'ahead'}>
            {action === null ? <b>{phase}</b> : <Icon name={art(action)} />}
            <SeatMark seat={seat} />
          </li>
        );
      })}
    </ol>
  );
}

export function Players(props: BoardProps<Nauticus>): ReactNode {
  const { view } = props.scene;
  const words = wordsIn(props.lang);
  const total = (seat: Seat): number => view.players[seat]?.standing.total ?? 0;
  const seats = view.players.map((_, seat) => seat).sort((a, b) => total(b) - total(a));
  return (
    <div className="n-score">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.players}</th>
            <th scope="col">{words.vp}</th>
            <th scope="col">{words.now}</th>
            <th scope="col">{words.roundEnd}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <Row key={seat} {...props} seat={seat} />
          ))}
        </tbody>
      </table>
      <Phases {...props} />
    </div>
  );
}

export function Stock({ scene, lang }: BoardProps<Nauticus>): ReactNode {
  const words = wordsIn(lang);
  const groups: readonly (readonly [string, readonly TileName[]])[] = [
    [words.hulls, HULLS],
    [words.masts, CRESTS.map((crest): TileName => `${crest}-mast`)],
    [words.sails, CRESTS.map((crest): TileName => `${crest}-sail`)],
    [words.goods, GOODS],
  ];
  return (
    <div className="n-stock">
      <p>{words.stockOf}</p>
      {groups.map(([name, tiles]) => (
        <section key={name}>
          <h3>{name}</h3>
          <p>
            {tiles.map((tile) => (
              <b
                key={tile}
                className="n-chip"
                data-note={`tile ${tile}`}
                data-none={scene.view.stock[tile] === 0}
              >
                <Icon name={tileIcon(tile)} />
                {scene.view.stock[tile]}
              </b>
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}
