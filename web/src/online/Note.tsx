// A note of the operators, on every page until it is read.
import './note.css';
import type { Measure } from '@comptoir/protocol';
import { Link } from 'wouter';
import { readNote } from './notes.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

export default function Note({ note: { id, reason, text } }: { readonly note: Measure }) {
  const { measures } = useOnlineWords();
  const { no, run } = useAction();
  return (
    <section className="note" aria-label={measures.noteTitle}>
      <h2>{measures.noteTitle}</h2>
      <p>
        {measures.reason[reason]}. {measures.quote(text)}
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={() => run(() => readNote(id))}>
          {measures.read}
        </button>
        <Link href="/account">{measures.toAccount}</Link>
      </div>
      <Refused no={no} />
    </section>
  );
}
