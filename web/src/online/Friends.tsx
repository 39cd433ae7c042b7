// Friends: who of them is here and what they do, and who asks to be one.
import type { Friend } from '@comptoir/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { HouseMark } from '../art/HouseMark.tsx';
import { useTitles } from '../words/index.ts';
import { api } from './api.ts';
import { useMe } from './me.ts';
import type { Trouble } from './trouble.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

export interface Friends {
  readonly list: readonly Friend[];
  readonly no: Trouble | null;
  /** Asks or says yes, or parts with somebody. */
  readonly change: (user: string, isFriend: boolean) => void;
}

/** One's friends, those who ask and those who were asked; fetched anew when there is news. */
export function useFriends(news: unknown = null): Friends {
  const [list, setList] = useState<readonly Friend[]>([]);
  const refresh = useCallback(async (): Promise<void> => {
    setList(await api.me.friends({}));
  }, []);
  const isSignedIn = useMe() !== null;
  useEffect(() => {
    void news;
    if (isSignedIn) refresh().catch(() => undefined); // it is asked again soon
  }, [refresh, news, isSignedIn]);
  const { no, run } = useAction();
  const change = (user: string, isFriend: boolean): void =>
    run(() => (isFriend ? api.players.befriend({ user }) : api.players.unfriend({ user })).then(refresh));
  return { list, no, change };
}

function FriendLine({ friend, change }: { readonly friend: Friend } & Pick<Friends, 'change'>) {
  const { online, friends } = useOnlineWords();
  const titleOf = useTitles();
  const { id, name, state, doing, game } = friend;
  const does = doing === null ? online.notHere : online.doing[doing];
  return (
    <li>
      <HouseMark id={id} size="l" isHere={doing !== null} />
      <Link href={`/players/${id}`}>{name}</Link>
      <span className="muted small">
        {state === 'friend' ? does : friends.states[state]}
        {game !== null && `, ${titleOf(game)}`}
      </span>
      {state === 'asks' && (
        <span className="row">
          <button type="button" className="btn slim" onClick={() => change(id, true)}>
            {friends.accept}
            <span className="hidden-words"> {name}</span>
          </button>
          <button type="button" className="btn slim plain" onClick={() => change(id, false)}>
            {friends.decline}
            <span className="hidden-words"> {name}</span>
          </button>
        </span>
      )}
    </li>
  );
}

export function FriendList({ list, no, change }: Friends) {
  const { friends } = useOnlineWords();
  if (list.length === 0) return null;
  return (
    <section className="here-now friends">
      <h2>{friends.title}</h2>
      <ul>
        {list.map((friend) => (
          <FriendLine key={friend.id} friend={friend} change={change} />
        ))}
      </ul>
      <Refused no={no} />
    </section>
  );
}

/** On somebody's profile: ask them, answer them, or part. */
export function FriendButtons({ user }: { readonly user: string }) {
  const { friends } = useOnlineWords();
  const { list, no, change } = useFriends();
  const state = list.find(({ id }) => id === user)?.state ?? 'none';
  return (
    <>
      {(state === 'none' || state === 'asks') && (
        <button type="button" className="btn" onClick={() => change(user, true)}>
          {state === 'none' ? friends.add : friends.accept}
        </button>
      )}
      {state !== 'none' && (
        <button type="button" className="btn plain" onClick={() => change(user, false)}>
          {friends.part[state]}
        </button>
      )}
      <span className="muted small" role="status">
        {friends.states[state]}
      </span>
      <Refused no={no} />
    </>
  );
}
