// Tables that wait for players and games under way, each of which may be closed.
import type { OperatedTable } from '@comptoir/protocol';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../online/api.ts';
import { Refused } from '../online/useAction.tsx';
import { WordsForm } from '../online/WordsForm.tsx';
import { Segmented } from '../parts/controls.tsx';
import { useTitles } from '../words/index.ts';
import { useMoment } from './fields.tsx';
import { useLoaded } from './useLoaded.ts';
import { useOperateWords } from './words.ts';

type Status = 'open' | 'running';

interface CloseTableProps {
  readonly match: string;
  /** Which table, for whoever does not see the row. */
  readonly name: string;
  readonly act: (work: () => Promise<unknown>) => Promise<void>;
}

/** A button that asks why before it closes a table. */
export function CloseTable({ match, name, act }: CloseTableProps) {
  const { tables: words } = useOperateWords();
  const [isClosing, setClosing] = useState(false);
  if (isClosing)
    return (
      <WordsForm
        label={words.why}
        says={words.says}
        go={words.close}
        onSend={(why) => act(() => api.operate.closeTable({ match, why }))}
      />
    );
  return (
    <button
      type="button"
      className="btn slim quiet"
      aria-label={words.closeIt(name)}
      onClick={() => setClosing(true)}
    >
      {words.closeTable}
    </button>
  );
}

function Row({ table, act }: { readonly table: OperatedTable; readonly act: CloseTableProps['act'] }) {
  const { tables: words, reports } = useOperateWords();
  const titleOf = useTitles();
  const moment = useMoment();
  const { id, game, host, people, seats, at, isPublic, status, hostLine } = table;
  return (
    <li>
      <b>{titleOf(game)}</b> {host?.name ?? '–'}, {words.seats(people, seats)}, {moment(at)}{' '}
      {!isPublic && <span className="tag">{words.private}</span>}
      {hostLine !== '' && <q>{hostLine}</q>}
      {isPublic && status === 'running' && (
        <Link className="btn slim quiet" href={`/play/${id}?watch`}>
          {reports.at}
        </Link>
      )}
      <CloseTable match={id} name={host?.name ?? titleOf(game)} act={act} />
    </li>
  );
}

export function Tables() {
  const { tables: words } = useOperateWords();
  const [status, setStatus] = useState<Status>('open');
  const load = useCallback(() => api.operate.tables({ status }), [status]);
  const { found, no, act } = useLoaded(load);
  const shown = found?.filter((table) => table.status === status);
  return (
    <div className="one">
      <Segmented
        label={words.which}
        options={[
          ['open', words.open],
          ['running', words.running],
        ]}
        value={status}
        onChange={setStatus}
      />
      {shown?.length === 0 && <p className="muted">{words.none[status]}</p>}
      <ul className="earlier">
        {shown?.map((table) => (
          <Row key={table.id} table={table} act={act} />
        ))}
      </ul>
      <Refused no={no} />
    </div>
  );
}
