import { useState } from 'react';
import { api } from './api.ts';
import { WordsForm } from './WordsForm.tsx';
import { useOnlineWords } from './words.ts';

interface ReportProps {
  readonly user: string;
  readonly name: string;
  readonly match: string | null;
  /** The line of the chat it is about. */
  readonly line?: number;
  readonly onDone: () => void;
}

/** Tells the people who run the server what happened. */
export function Report({ user, name, match, line, onDone }: ReportProps) {
  const { reports } = useOnlineWords();
  const [isSent, setSent] = useState(false);
  const send = (text: string): Promise<void> =>
    api.players.report({ user, match, line: line ?? null, text }).then(() => setSent(true));
  if (isSent) return <p role="status">{reports.sent}</p>;
  return (
    <WordsForm
      label={reports.title(name)}
      placeholder={reports.what}
      most={2000}
      go={reports.send}
      onSend={send}
    >
      <button type="button" className="btn plain" onClick={onDone}>
        {reports.cancel}
      </button>
    </WordsForm>
  );
}
