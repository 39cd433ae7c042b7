// Where one's points come from, beside what doges make at a table of the same size.
import type { BoardModule, DogeAverages } from '@comptoir/board-kit';
import { figure } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { TableHead } from '../parts/TableHead.tsx';
import { dogesBySource } from '../review/sources.ts';
import { useSettings } from '../settings.ts';
import { type Group, mean, scoresOf, sourcesOf } from './statistics.ts';
import { statisticsWords } from './words.ts';

interface SourcesProps {
  readonly group: Group;
  readonly board: BoardModule;
  /** null: nobody has counted yet. */
  readonly doges: DogeAverages | null;
}
interface Row {
  readonly id: string;
  readonly label: string;
  readonly you: number;
  readonly doges: number | null;
}

const whole = (n: number): string => figure(Math.round(n));
/** Of the longest bar; what is lost has none. */
const widthOf = (n: number, most: number): string => `${(100 * Math.max(0, n)) / Math.max(most, 1)}%`;

function SourceRow({ row, most }: { readonly row: Row; readonly most: number }): ReactNode {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      <td className="number">{whole(row.you)}</td>
      {row.doges === null ? null : <td className="number">{whole(row.doges)}</td>}
      <td className="st-bars" aria-hidden="true">
        <i style={{ width: widthOf(row.you, most) }} />
        {row.doges === null ? null : <i style={{ width: widthOf(row.doges, most) }} />}
      </td>
    </tr>
  );
}

export function PointSources({ group, board, doges }: SourcesProps): ReactNode {
  const { lang } = useSettings();
  const words = statisticsWords(lang);
  const you = sourcesOf(group);
  const theirs = doges === null ? null : dogesBySource(board, doges);
  const rows: readonly Row[] = board.scoring.categories.map(({ id, label }, n) => ({
    id,
    label: label[lang],
    you: you[n] ?? 0,
    doges: theirs === null ? null : (theirs[n] ?? 0),
  }));
  const most = Math.max(...rows.flatMap((row) => [row.you, row.doges ?? 0]));
  const columns = [
    { title: words.source },
    { title: words.you, kind: 'number' },
    ...(doges === null ? [] : [{ title: words.doges, kind: 'number' } as const]),
  ] as const;
  return (
    <section>
      <h3>{words.sources}</h3>
      <table>
        <TableHead columns={columns} />
        <tbody>
          {rows.map((row) => (
            <SourceRow key={row.id} row={row} most={most} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td className="number">{whole(mean(scoresOf(group)))}</td>
            {doges === null ? null : <td className="number">{whole(doges.total)}</td>}
          </tr>
        </tfoot>
      </table>
      {doges === null ? null : <p className="small muted">{words.dogesSay(doges.games, doges.players)}</p>}
    </section>
  );
}
