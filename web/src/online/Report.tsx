import { type FormEvent, useState } from 'react';
import { api } from './api.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

interface ReportProps {
  readonly user: string;
  readonly name: string;
  readonly match: string | null;
  readonly onDone: () => void;
}

/** Tells the people who run the server what happened. */
export function Report({ user, name, match, onDone }: ReportProps) {
  const { reports } = useOnlineWords();
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const { no, run } = useAction();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    run(() => api.players.report({ user, match, text }).then(() => setSent(true)));
  };
  if (isSent)
    return (
      <p className="report" role="status">
        {reports.sent}
      </p>
    );
  return (
    <form className="report" onSubmit={send}>
      <label>
        <b>{reports.title(name)}</b>
        <textarea
          className="field"
          aria-label={reports.what}
          placeholder={reports.what}
          required
          maxLength={2000}
          rows={3}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <div className="row">
        <button type="submit" className="btn slim">
          {reports.send}
        </button>
        <button type="button" className="btn plain" onClick={onDone}>
          {reports.cancel}
        </button>
      </div>
      <Refused no={no} />
    </form>
  );
}
