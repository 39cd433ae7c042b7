// Reports: the list, and the one that is read, in its context.
import type { Report, ReportedLine, ReportInContext } from '@comptoir/protocol';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../online/api.ts';
import { Refused } from '../online/useAction.tsx';
import { WordsForm } from '../online/WordsForm.tsx';
import { useOnlineWords } from '../online/words.ts';
import { Segmented } from '../parts/controls.tsx';
import { useFormat, useTitles } from '../words/index.ts';
import { MoreButton, useMoment } from './fields.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { CloseTable } from './Tables.tsx';
import { useLoaded, usePages } from './useLoaded.ts';
import { useOperateWords } from './words.ts';

type Status = 'open' | 'done';

function Line({ line, isReported }: { readonly line: ReportedLine; readonly isReported: boolean }) {
  const { reports } = useOperateWords();
  const { table } = useOnlineWords();
  const { time } = useFormat();
  const { name, at, text, phrase } = line;
  return (
    <li data-reported={isReported}>
      <b>{name}</b> <time dateTime={at}>{time(at)}</time>{' '}
      {isReported && <span className="tag">{reports.reported}</span>}
      <p>{phrase === null ? text : table.phrase[phrase]}</p>
    </li>
  );
}

interface ContextProps {
  readonly found: ReportInContext;
  readonly act: (work: () => Promise<unknown>) => Promise<void>;
}

function Context({ found: { report, lines }, act }: ContextProps) {
  const { reports } = useOperateWords();
  const titleOf = useTitles();
  const moment = useMoment();
  const { about, by, at, text, match, line, hostLine, handledAt, note } = report;
  return (
    <section className="context">
      <header className="row">
        <h2>{reports.heading(about.name)}</h2>
        {match?.isPublic === true && (
          <Link className="btn slim quiet" href={`/play/${match.id}?watch`}>
            {reports.at}
          </Link>
        )}
        {match !== null && match.status !== 'over' && (
          <CloseTable match={match.id} name={titleOf(match.game)} act={act} />
        )}
      </header>
      <p className="muted small">
        {moment(at)}, {reports.by(by?.name ?? null)}
        {match !== null && ` · ${titleOf(match.game)}`}
      </p>
      <blockquote>{text}</blockquote>
      {hostLine !== '' && (
        <p>
          {reports.atDoor} <q>{hostLine}</q>
        </p>
      )}
      {lines.length === 0 ? (
        <p className="muted">{reports.silent}</p>
      ) : (
        <ol className="lines-around">
          {lines.map((each) => (
            <Line key={each.id} line={each} isReported={each.id === line} />
          ))}
        </ol>
      )}
      <p className="muted small">{reports.kept}</p>
      {handledAt !== null && (
        <p>
          {reports.handled(moment(handledAt))} {note}
        </p>
      )}
    </section>
  );
}

interface OneProps {
  readonly id: string;
  readonly onDone: () => void;
}

function OneReport({ id, onDone }: OneProps) {
  const { reports } = useOperateWords();
  const load = useCallback(() => api.operate.report({ report: id }), [id]);
  const { found, no, act } = useLoaded(load);
  const done = (work: () => Promise<unknown>): Promise<void> => act(() => work().then(onDone));
  return (
    <>
      <div>
        {found !== null && <Context found={found} act={act} />}
        {found?.report.handledAt === null && (
          <WordsForm
            label={reports.note}
            go={reports.close}
            onSend={(note) => done(() => api.operate.closeReport({ report: id, note }))}
          />
        )}
        <Refused no={no} />
      </div>
      {found !== null && <PersonPanel person={found.person} report={id} act={done} />}
    </>
  );
}

interface RowProps {
  readonly report: Report;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Row({ report: { about, by, at, match, text }, isChosen, onChoose }: RowProps) {
  const { reports } = useOperateWords();
  const titleOf = useTitles();
  const { date } = useFormat();
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        <b>{about.name}</b> <span className="muted small">{date(at)}</span>
        <span className="said">{text}</span>
        <span className="muted small">
          {reports.by(by?.name ?? null)}
          {match !== null && ` · ${titleOf(match.game)}`}
        </span>
      </button>
    </li>
  );
}

export function Reports() {
  const { reports: words, nothing } = useOperateWords();
  const [status, setStatus] = useState<Status>('open');
  const [chosen, setChosen] = useState<string | null>(null);
  const load = useCallback((cursor?: string) => api.operate.reports({ status, cursor }), [status]);
  const { items, no, reload, further } = usePages(load);
  return (
    <div className="three">
      <div>
        <Segmented
          label={words.open}
          options={[
            ['open', words.open],
            ['done', words.done],
          ]}
          value={status}
          onChange={setStatus}
        />
        {items?.length === 0 && <p className="muted">{nothing}</p>}
        <ul className="report-list">
          {items?.map((report) => (
            <Row
              key={report.id}
              report={report}
              isChosen={report.id === chosen}
              onChoose={() => setChosen(report.id)}
            />
          ))}
        </ul>
        <MoreButton further={further} />
        <Refused no={no} />
      </div>
      {chosen === null ? (
        <p className="muted">{words.choose}</p>
      ) : (
        <OneReport key={chosen} id={chosen} onDone={reload} />
      )}
    </div>
  );
}
