import { lazy, Suspense } from 'react';
import { useUnreadNotes } from '../online/notes.ts';

/** Few people ever get one: its words are fetched for these alone. */
const Note = lazy(() => import('../online/Note.tsx'));

/** What the operators wrote to whoever is signed in, until it is read. */
export function Notes() {
  const notes = useUnreadNotes();
  return (
    <Suspense fallback={null}>
      {notes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </Suspense>
  );
}
