// What people at the table say, and what one can do about it.
import './chat.css';
import {
  type ChatLine,
  type MatchSeat,
  PHRASE_IDS,
  type PhraseId,
  REACTION_IDS,
  type ShownMatch,
} from '@comptoir/protocol';
import { type FormEvent, Fragment, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon, Mark } from '../art/Icon.tsx';
import { Reaction } from '../art/Reaction.tsx';
import { Field } from '../parts/controls.tsx';
import { changeSettings, useSettings } from '../settings.ts';
import { useFormat } from '../words/index.ts';
import { api } from './api.ts';
import { useMe } from './me.ts';
import type { TableStatus } from './OnlineHost.ts';
import { Report } from './Report.tsx';
import type { Talk } from './talk.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

interface Seated {
  readonly seats: readonly MatchSeat[];
}
interface ChatProps {
  readonly host: Talk;
  readonly status: Pick<TableStatus, 'chat' | 'viewer'> & Seated;
  readonly match: string;
  /** How one may talk here. */
  readonly voice: ShownMatch['voice'];
  /** The last line has been seen. */
  readonly onRead: (at: string) => void;
}

interface AboutProps {
  readonly line: ChatLine;
  readonly onDone: (says: string) => void;
  readonly onReport: () => void;
}

function About({ user, line, onDone, onReport }: AboutProps & { readonly user: string }) {
  const { table } = useOnlineWords();
  const { no, run } = useAction();
  const ignore = (kind: 'mute' | 'block'): void => {
    run(() => api.players.block({ user, kind, isOn: true }).then(() => onDone(table.muted(line.name))));
  };
  return (
    <details className="about">
      <summary aria-label={table.about(line.name)}>
        <Icon id="more" size="s" />
      </summary>
      <div className="row">
        <Link href={`/players/${user}`}>{table.profile}</Link>
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

/** A line as its reader reads it: ready phrases in their own language. */
export function Said({ line: { text, phrase, reaction } }: { readonly line: ChatLine }) {
  const { table } = useOnlineWords();
  if (reaction !== null)
    return (
      <span className="said reaction">
        <Reaction id={reaction} /> {table.reaction[reaction]}
      </span>
    );
  if (phrase === null) return <span className="said">{text}</span>;
  const own = table.phrase[phrase];
  return (
    <span className="said phrase" title={own === text ? undefined : table.original(text)}>
      {own}
    </span>
  );
}

/** What became of a seat, in the reader's language; null where somebody speaks. */
export function useHappened({ seats }: Seated): (line: ChatLine) => string | null {
  const { absence } = useOnlineWords();
  return ({ event, about, name, text }) => {
    const concerned = seats.find(({ seat, user }) => seat === about && user !== null)?.name ?? '';
    return event === null ? null : absence.events[event](name, concerned, text);
  };
}

/** Says a ready phrase. */
export function usePhrases(host: Talk): (phrase: PhraseId) => void {
  const { table } = useOnlineWords();
  return (phrase) => host.say({ text: table.phrase[phrase], phrase });
}

function Phrases({ host, isOpen }: { readonly host: Talk; readonly isOpen: boolean }) {
  const { table } = useOnlineWords();
  const say = usePhrases(host);
  return (
    <details className="phrases" open={isOpen}>
      <summary>
        <Icon id="language" size="s" />
        {table.phrases}
      </summary>
      <p className="small muted">{table.phrasesSay}</p>
      <div>
        {PHRASE_IDS.map((phrase) => (
          <button key={phrase} type="button" className="chip" onClick={() => say(phrase)}>
            {table.phrase[phrase]}
          </button>
        ))}
      </div>
    </details>
  );
}

/** One press each: they stand for no words. */
function Reactions({ host }: { readonly host: Talk }) {
  const { table } = useOnlineWords();
  return (
    <fieldset className="reactions">
      <legend className="hidden-words">{table.reactions}</legend>
      {REACTION_IDS.map((id) => (
        <button
          key={id}
          type="button"
          aria-label={table.reaction[id]}
          title={table.reaction[id]}
          onClick={() => host.say({ text: table.reaction[id], reaction: id })}
        >
          <Reaction id={id} />
        </button>
      ))}
    </fieldset>
  );
}

function SoundSwitch() {
  const { table } = useOnlineWords();
  const { chatSound } = useSettings();
  return (
    <button
      type="button"
      className="btn slim quiet"
      aria-pressed={chatSound}
      aria-label={table.chatSound}
      title={table.chatSound}
      onClick={() => changeSettings({ chatSound: !chatSound })}
    >
      <Icon id={chatSound ? 'sound' : 'mute'} />
    </button>
  );
}

interface SayProps {
  readonly host: Talk;
  /** Only the other spectators read it while the game runs. */
  readonly isAside: boolean;
}

function Say({ host, isAside }: SayProps) {
  const { table } = useOnlineWords();
  const label = isAside ? table.sayAside : table.say;
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    host.say({ text: text.trim() });
    setText('');
  };
  return (
    <form className="say" onSubmit={send}>
      <Field label={label} placeholder={label} most={500} value={text} onChange={setText} />
      <button type="submit" className="btn slim">
        {table.send}
      </button>
      <SoundSwitch />
    </form>
  );
}

interface LineProps extends AboutProps {
  readonly seat: number | null;
  readonly isMine: boolean;
  /** What became of a seat; null where somebody speaks. */
  readonly happened: string | null;
}

function Line({ line, seat, isMine, happened, ...about }: LineProps) {
  const { table } = useOnlineWords();
  const { time } = useFormat();
  if (happened !== null)
    return (
      <li className="happened">
        {happened} <time dateTime={line.at}>{time(line.at)}</time>
      </li>
    );
  return (
    <li data-mine={isMine}>
      {seat !== null && <Mark seat={seat} size="s" />}
      <b>{isMine ? table.you : line.name}</b> <time dateTime={line.at}>{time(line.at)}</time>
      {line.isAside && <span> {table.aside}</span>}
      {!isMine && line.user !== null && <About user={line.user} line={line} {...about} />}
      <p>
        <Said line={line} />
      </p>
    </li>
  );
}

/** The days on which something was said, where there is more than today. */
function useDays(chat: readonly ChatLine[]): (n: number) => string | null {
  const { date } = useFormat();
  const days = chat.map(({ at }) => date(at));
  const isToday = days.every((day) => day === date(Date.now()));
  return (n) => (isToday || days[n] === days[n - 1] ? null : (days[n] ?? null));
}

export function Chat({ host, status, match, voice, onRead }: ChatProps) {
  const { table } = useOnlineWords();
  const me = useMe();
  const [said, setSaid] = useState('');
  const [reported, setReported] = useState<ChatLine | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { chat, seats } = status;
  const dayBefore = useDays(chat);
  const happened = useHappened(status);
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
      {chat.length === 0 && <p className="muted">{table.silence}</p>}
      <ol ref={list} aria-live="polite">
        {chat.map((line, n) => (
          <Fragment key={line.id}>
            {dayBefore(n) !== null && <li className="day">{dayBefore(n)}</li>}
            <Line
              line={line}
              seat={seats.find(({ user }) => user !== null && user === line.user)?.seat ?? null}
              happened={happened(line)}
              isMine={line.user === me?.id}
              onDone={muted}
              onReport={() => setReported(line)}
            />
          </Fragment>
        ))}
      </ol>
      <p className="small" role="status">
        {said}
      </p>
      {reported !== null && reported.user !== null && (
        <Report
          key={reported.id}
          user={reported.user}
          name={reported.name}
          match={match}
          line={reported.id}
          onDone={() => setReported(null)}
        />
      )}
      {voice === 'free' ? (
        <Say host={host} isAside={status.viewer === null} />
      ) : (
        <p className="quiet-voice small">{table.quiet[voice]}</p>
      )}
      <div className="ready">
        <Phrases host={host} isOpen={voice !== 'free'} />
        <Reactions host={host} />
      </div>
    </div>
  );
}
