// What people at the table say, and what one can do about it.
import type { ChatLine } from '@comptoir/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { Field } from '../parts/controls.tsx';
import { api } from './api.ts';
import { useMe } from './me.ts';
import type { OnlineHost, TableStatus } from './OnlineHost.ts';
import { Report } from './Report.tsx';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

interface ChatProps {
  readonly host: OnlineHost;
  readonly status: TableStatus;
  readonly match: string;
  /** The last line has been seen. */
  readonly onRead: (at: string) => void;
}

interface AboutProps {
  readonly line: ChatLine;
  readonly onDone: (says: string) => void;
  readonly onReport: () => void;
}

function About({ line, onDone, onReport }: AboutProps) {
  const { table } = useOnlineWords();
  const { no, run } = useAction();
  const ignore = (kind: 'mute' | 'block'): void => {
    run(() =>
      api.players.block({ user: line.user, kind, isOn: true }).then(() => onDone(table.muted(line.name))),
    );
  };
  return (
    <details className="about">
      <summary aria-label={table.about(line.name)}>
        <Icon id="more" size="s" />
      </summary>
      <div className="row">
        <Link href={`/players/${line.user}`}>{table.profile}</Link>
        <button type="button" onClick={() => ignore('mute')}>
          {table.mute}
        </button>
        <button type="button" onClick={() => ignore('block')}>
          {table.block}
        </button>
        <button type="button" onClick={onReport}>
          {table.report}
        </button>
      </div>
      <Refused no={no} />
    </details>
  );
}

function Say({ host }: { readonly host: OnlineHost }) {
  const { table } = useOnlineWords();
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    host.say(text.trim());
    setText('');
  };
  return (
    <form className="say" onSubmit={send}>
      <Field label={table.say} placeholder={table.say} most={500} value={text} onChange={setText} />
      <button type="submit" className="btn slim">
        {table.send}
      </button>
    </form>
  );
}

export function Chat({ host, status, match, onRead }: ChatProps) {
  const { table } = useOnlineWords();
  const me = useMe();
  const [said, setSaid] = useState('');
  const [reported, setReported] = useState<ChatLine | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { chat } = status;
  const count = chat.length;
  const last = chat.at(-1)?.at;
  useEffect(() => {
    if (last === undefined) return;
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
    onRead(last);
  }, [last, onRead]);
  const muted = (says: string): void => {
    setSaid(says);
    void host.loadChat();
  };
  return (
    <div className="chat">
      {count === 0 && <p className="muted">{table.silence}</p>}
      <ol ref={list} aria-live="polite">
        {chat.map((line) => (
          <li key={`${line.at} ${line.user}`}>
            <b>{line.name}</b> <span>{line.text}</span>
            {line.user !== me?.id && <About line={line} onDone={muted} onReport={() => setReported(line)} />}
          </li>
        ))}
      </ol>
      <p className="small" role="status">
        {said}
      </p>
      {reported !== null && (
        <Report user={reported.user} name={reported.name} match={match} onDone={() => setReported(null)} />
      )}
      {status.viewer !== null && <Say host={host} />}
    </div>
  );
}
