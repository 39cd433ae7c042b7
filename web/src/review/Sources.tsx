// Where everybody's points came from, beside what doges make at a table of this size.
import { figure } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { FinalScoreProps } from '../table/FinalSummary.tsx';
import './sources.css';
import { dogesBySource } from './sources.ts';
import { reviewWords } from './words.ts';

export default function Sources({ board, players, tally, result, lang }: FinalScoreProps): ReactNode {
  const words = reviewWords(lang);
  const doges = board.scoring.doges?.find((each) => each.players === players.length) ?? null;
  const rows = board.scoring.categories.map(({ id, label }, n) => ({
    id,
    label: label[lang],
    points: tally.map((row) => row[n] ?? 0),
    doges: doges === null ? null : (dogesBySource(board, doges)[n] ?? 0),
  }));
  const total = { id: 'total', label: words.total, points: result.scores, doges: doges?.total ?? null };
  return (
    <details className="rv-sources">
      <summary>{words.sources}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.source}</th>
            {players.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
            {doges === null ? null : <th scope="col">{words.doges}</th>}
          </tr>
        </thead>
        <tbody>
          {[...rows, total].map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {players.map(({ seat }) => (
                <td key={seat}>{figure(row.points[seat] ?? 0)}</td>
              ))}
              {row.doges === null ? null : <td>{figure(Math.round(row.doges))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {doges === null ? null : <p className="small muted">{words.dogesSay(doges.games, players.length)}</p>}
    </details>
  );
}
