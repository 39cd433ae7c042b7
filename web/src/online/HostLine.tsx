// What the host says at the door: one line, for whoever comes.
import './host-line.css';
import { type MatchInfo, MOST_HOST_LINE } from '@comptoir/protocol';
import { type ReactNode, useState } from 'react';
import { Field } from '../parts/controls.tsx';
import { useMe } from './me.ts';
import { Report } from './Report.tsx';
import { useOnlineWords } from './words.ts';

interface InfoProps {
  readonly info: MatchInfo;
}

/** The line alone, where there is one. */
export function HostQuote({ info: { hostLine } }: InfoProps) {
  const { door } = useOnlineWords();
  return hostLine === '' ? null : <q className="host-line">{door.quote(hostLine)}</q>;
}

/** With whose it is, and a way to tell those who run the server. */
export function HostLine({ info }: InfoProps) {
  const { table } = useOnlineWords();
  const me = useMe();
  const [isReporting, setReporting] = useState(false);
  const { host, hostLine } = info;
  if (hostLine === '' || host === null) return null;
  const name = info.seats.find(({ user }) => user === host)?.name ?? '';
  return (
    <div className="door-line">
      <p>
        <HostQuote info={info} />
      </p>
      <p className="muted small">
        {name}
        {me !== null && me.id !== host && !isReporting && (
          <button type="button" className="btn slim plain" onClick={() => setReporting(true)}>
            {table.report}
          </button>
        )}
      </p>
      {isReporting && <Report user={host} name={name} match={info.id} onDone={() => setReporting(false)} />}
    </div>
  );
}

/** The line and the field to write it in. */
export function useHostLine(first = ''): { readonly hostLine: string; readonly field: ReactNode } {
  const { make } = useOnlineWords();
  const [hostLine, setLine] = useState(first);
  return {
    hostLine: hostLine.trim(),
    field: (
      <section>
        <h2>{make.hostLine}</h2>
        <Field label={make.hostLine} most={MOST_HOST_LINE} value={hostLine} onChange={setLine} />
        <p className="small muted">{make.hostLineSays}</p>
      </section>
    ),
  };
}
