// What operators have decided about oneself: why, until when, and the one appeal there is.
import type { Measure } from '@comptoir/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useFormat } from '../words/index.ts';
import { api } from './api.ts';
import { readNote } from './notes.ts';
import { useAction } from './useAction.tsx';
import { WordsForm } from './WordsForm.tsx';
import { useOnlineWords } from './words.ts';

interface AppealProps {
  readonly measure: Measure;
  readonly onSent: () => Promise<void>;
}

function Appeal({ measure: { id }, onSent }: AppealProps) {
  const { measures } = useOnlineWords();
  return (
    <WordsForm
      label={measures.appeal}
      says={measures.appealSays}
      most={2000}
      go={measures.send}
      onSend={(text) => api.me.appeal({ measure: id, text }).then(onSent)}
    />
  );
}

function OneMeasure({ measure, onSent }: AppealProps) {
  const { measures } = useOnlineWords();
  const { date, time } = useFormat();
  const { run } = useAction();
  const { id, kind, reason, text, until, isStanding, appeal, answer } = measure;
  const open = kind === 'note' ? measures.untilRead : measures.forGood;
  const end = until === null ? open : measures.until(`${date(until)}, ${time(until)}`);
  return (
    <li className="measure">
      <p>
        <b>{measures.kind[kind]}</b> · {isStanding ? end : measures.over}
      </p>
      <p>{measures.effect[kind]}</p>
      <p>
        {measures.reason[reason]}. {measures.quote(text)}
      </p>
      {kind === 'note' && isStanding && (
        <button type="button" className="btn" onClick={() => run(() => readNote(id).then(onSent))}>
          {measures.read}
        </button>
      )}
      {appeal !== null && (
        <p className="muted">
          {measures.yourAppeal} {measures.quote(appeal)}
        </p>
      )}
      {answer !== null && (
        <p>
          {measures.answer} {measures.quote(answer)}
        </p>
      )}
      {appeal !== null && answer === null && <p className="muted">{measures.isRead}</p>}
      {appeal === null && isStanding && <Appeal measure={measure} onSent={onSent} />}
    </li>
  );
}

/** Nothing, where nothing stands against oneself. */
export function Measures() {
  const { measures: words } = useOnlineWords();
  const [list, setList] = useState<readonly Measure[]>([]);
  const load = useCallback(async () => setList((await api.me.get({})).measures), []);
  const { run } = useAction();
  useEffect(() => run(load), [run, load]);
  if (list.length === 0) return null;
  return (
    <section className="measures">
      <h2>{words.title}</h2>
      <ul>
        {list.map((measure) => (
          <OneMeasure key={measure.id} measure={measure} onSent={load} />
        ))}
      </ul>
    </section>
  );
}
