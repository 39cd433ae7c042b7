// What somebody has done, by game and number of players.
import './history.css';
import type { GameStatistics } from '@comptoir/protocol';
import { TableHead } from '../parts/TableHead.tsx';
import { useFormat, useTitles } from '../words/index.ts';
import { useOnlineWords } from './words.ts';

function PlaceBar({ places }: Pick<GameStatistics, 'places'>) {
  const { statistics } = useOnlineWords();
  const { place } = useFormat();
  const shown = places.map((times, n) => ({ times, place: place(n + 1) })).filter(({ times }) => times > 0);
  return (
    <>
      <span className="place-bar" aria-hidden="true">
        {shown.map((one) => (
          <span key={one.place} style={{ flexGrow: one.times }} title={one.place}>
            {one.times}
          </span>
        ))}
      </span>
      <span className="hidden-words">
        {shown.map((one) => statistics.timesAt(one.times, one.place)).join(', ')}
      </span>
    </>
  );
}

export function StatisticsTable({ games }: { readonly games: readonly GameStatistics[] }) {
  const { statistics } = useOnlineWords();
  const titleOf = useTitles();
  const columns = [
    { title: statistics.game },
    { title: statistics.players },
    { title: statistics.games, kind: 'number' },
    { title: statistics.places },
    { title: statistics.average, kind: 'number wide' },
    { title: statistics.best, kind: 'number' },
  ] as const;
  return (
    <section className="statistics-box">
      <h2>{statistics.title}</h2>
      <table className="statistics">
        <TableHead columns={columns} />
        <tbody>
          {games.map((one) => (
            <tr key={`${one.game} ${one.players}`}>
              <th scope="row">{titleOf(one.game)}</th>
              <td>{one.players}</td>
              <td className="number">{one.games}</td>
              <td>
                <PlaceBar places={one.places} />
              </td>
              <td className="number wide">{Math.round(one.average)}</td>
              <td className="number">{one.best}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
