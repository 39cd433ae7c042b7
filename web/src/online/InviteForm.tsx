// Asking people one knows to the table: friends, those one has played with, or anybody by the name they sign in with.
import './invitations.css';
import type { Person, Whom } from '@comptoir/protocol';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { api } from './api.ts';
import { type Trouble, troubleOf } from './trouble.ts';
import { useOnlineWords } from './words.ts';

/** As many as fit under one's eyes. */
const MOST_SHOWN = 6;

type Known = Person & { readonly isHere: boolean };

/** Friends first, and of these who is here; then those one has played with. */
async function knownPeople(): Promise<readonly Known[]> {
  const [friends, companions] = await Promise.all([api.me.friends({}), api.me.companions({})]);
  const all = friends
    .filter(({ state }) => state === 'friend')
    .map(({ id, name, doing }) => ({ id, name, isHere: doing !== null }));
  return [...all, ...companions.filter(({ id }) => all.every((friend) => friend.id !== id))];
}

function useInvite(match: string) {
  const [known, setKnown] = useState<readonly Known[]>([]);
  const [asked, setAsked] = useState<readonly Person[]>([]);
  const [no, setNo] = useState<Trouble | null>(null);
  const refresh = useCallback(async (): Promise<void> => {
    setAsked(await api.matches.invitations({ match }));
  }, [match]);
  useEffect(() => {
    const loading = Promise.all([refresh(), knownPeople().then(setKnown)]);
    loading.catch((error) => setNo(troubleOf(error)));
  }, [refresh]);
  const ask = async (whom: Whom): Promise<boolean> => {
    setNo(null);
    try {
      await api.matches.invite({ match, ...whom });
      await refresh();
      return true;
    } catch (error) {
      setNo(troubleOf(error));
      return false;
    }
  };
  return { known, asked, no, ask };
}

export function InviteForm({ match }: { readonly match: string }) {
  const { room, trouble } = useOnlineWords();
  const { known, asked, no, ask } = useInvite(match);
  const [name, setName] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void ask({ username: name.trim() }).then((isAsked) => isAsked && setName(''));
  };
  const more = known.filter(({ id }) => asked.every((one) => one.id !== id)).slice(0, MOST_SHOWN);
  return (
    <section className="invite-form">
      <h2>{room.ask}</h2>
      {more.length > 0 && (
        <div className="known">
          {more.map((one) => (
            <button
              key={one.id}
              type="button"
              className="btn slim quiet"
              aria-label={room.askWho(one.name, one.isHere)}
              onClick={() => void ask({ user: one.id })}
            >
              <i className="dot" data-here={one.isHere} aria-hidden="true" />
              {one.name}
            </button>
          ))}
        </div>
      )}
      <form onSubmit={send}>
        <input
          className="field"
          aria-label={room.askName}
          placeholder={room.askName}
          maxLength={24}
          required
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <button type="submit" className="btn slim">
          {room.askGo}
        </button>
      </form>
      <p className="small muted" role="status">
        {no === null ? '' : trouble[no]}
      </p>
      <ul className="asked" aria-label={room.askedList}>
        {asked.map((one) => (
          <li key={one.id}>
            <Icon id="hourglass" size="s" />
            {room.asked(one.name)}
          </li>
        ))}
      </ul>
    </section>
  );
}
