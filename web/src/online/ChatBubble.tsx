// What somebody says while the chat is not looked at: shown for a moment, with two answers at hand.
import './chat.css';
import { useMedia } from '@comptoir/board-kit';
import type { ChatLine, PhraseId } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { Mark } from '../art/Icon.tsx';
import { useSettings } from '../settings.ts';
import { Speaker } from '../table/sounds.ts';
import { Said, useHappened, usePhrases } from './Chat.tsx';
import type { OnlineHost, TableStatus } from './OnlineHost.ts';
import { useOnlineWords } from './words.ts';

const SHOWN_MS = 4000;
/** Whoever asks for less motion has time to reach it. */
const CALM_MS = 30_000;

const ANSWERS: Partial<Record<PhraseId, readonly PhraseId[]>> = {
  'good-game': ['likewise', 'moment'],
  again: ['fine', 'tomorrow'],
  'back-10': ['fine', 'tomorrow'],
  tomorrow: ['tomorrow', 'thanks'],
};
const USUAL: readonly PhraseId[] = ['thanks', 'moment', 'fine'];
const answersTo = ({ phrase }: ChatLine): readonly PhraseId[] =>
  (phrase === null ? undefined : ANSWERS[phrase]) ?? USUAL.filter((answer) => answer !== phrase).slice(0, 2);

/** Heard where somebody wants it, also while the page is in the background. */
function useChatSound(last: ChatLine | undefined): void {
  const { chatSound } = useSettings();
  const at = last?.at;
  useEffect(() => {
    if (at === undefined || !chatSound) return;
    const speaker = new Speaker();
    speaker.play('gain');
    const timer = setTimeout(() => speaker.close(), 1000);
    return () => clearTimeout(timer);
  }, [at, chatSound]);
}

interface BubbleProps {
  readonly host: OnlineHost;
  readonly status: TableStatus;
  /** The last line that has not been read, undefined where all were. */
  readonly line: ChatLine | undefined;
  readonly onReply: () => void;
}

/** It goes by itself, but not from under a pointer or the keyboard. */
export function ChatBubble({ host, status, line, onReply }: BubbleProps) {
  const { table } = useOnlineWords();
  const say = usePhrases(host);
  const happenedIn = useHappened(status);
  const [gone, setGone] = useState('');
  const [isHeld, setHeld] = useState(false);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  useChatSound(line);
  const at = line?.at ?? '';
  useEffect(() => {
    if (at === '' || isHeld) return;
    const timer = setTimeout(() => setGone(at), isCalm ? CALM_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [at, isHeld, isCalm]);
  if (line === undefined || gone === at) return null;
  const happened = happenedIn(line);
  const seat = status.seats.find(({ user }) => user !== null && user === line.user)?.seat;
  const answer = (phrase: PhraseId) => (): void => {
    say(phrase);
    setGone(at);
  };
  return (
    <section
      className="bubble"
      aria-label={table.chat}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status">
        {happened ?? (
          <>
            {seat !== undefined && <Mark seat={seat} size="s" />}
            <b>{line.name}</b> <Said line={line} />
          </>
        )}
      </p>
      {status.viewer !== null && happened === null && (
        <div className="row">
          {answersTo(line).map((phrase) => (
            <button key={phrase} type="button" className="chip" onClick={answer(phrase)}>
              {table.phrase[phrase]}
            </button>
          ))}
          <button type="button" className="chip" onClick={onReply}>
            {table.reply}
          </button>
        </div>
      )}
    </section>
  );
}
