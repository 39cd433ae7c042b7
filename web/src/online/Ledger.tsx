// What somebody's games have been: whom they met most often, and a few dated facts. No points, nothing to fill.
import './ledger.css';
import type { Fact, Met } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { HouseMark } from '../art/HouseMark.tsx';
import { useFormat, useTitles } from '../words/index.ts';
import { api } from './api.ts';
import { useOnlineWords } from './words.ts';

/** What a list says about somebody, as soon as it is there. Nothing to show is nothing to complain about. */
function useListOf<T>(user: string, ask: (player: { user: string }) => Promise<readonly T[]>): readonly T[] {
  const [list, setList] = useState<readonly T[]>([]);
  useEffect(() => {
    let isCurrent = true;
    ask({ user }).then(
      (found) => isCurrent && setList(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [user, ask]);
  return list;
}

interface OfPlayer {
  readonly user: string;
  readonly isMe: boolean;
}

export function OftenMet({ user, isMe }: OfPlayer) {
  const { profile, online } = useOnlineWords();
  const titleOf = useTitles();
  const people = useListOf<Met>(user, api.players.met);
  if (people.length === 0) return null;
  return (
    <section className="often-met">
      <h2>{profile.met}</h2>
      <ul>
        {people.map(({ id, name, isHere, games, ahead, behind, game }) => (
          <li key={id}>
            <HouseMark id={id} size="l" isHere={isHere} />
            <p>
              <Link href={`/players/${id}`}>{name}</Link>
              <span className="hidden-words">, {isHere ? online.isHere : online.notHere}</span>
              <span className="muted small">{titleOf(game)}</span>
            </p>
            <p className="counted">
              {profile.games(games)}
              <span className="muted small">{profile.ahead(ahead, behind)}</span>
            </p>
            {isMe && (
              <Link className="btn slim quiet" href={`/new/${game}/online?with=${id}`}>
                {profile.inviteOne}
                <span className="hidden-words"> {name}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those whose sentence does not say which game it was. */
const NEEDS_GAME: ReadonlySet<Fact['kind']> = new Set(['first', 'highest', 'largest', 'closest']);

export function Ledger({ user }: Pick<OfPlayer, 'user'>) {
  const { profile } = useOnlineWords();
  const titleOf = useTitles();
  const { date } = useFormat();
  const facts = useListOf<Fact>(user, api.players.ledger);
  if (facts.length === 0) return null;
  return (
    <section className="ledger">
      <h2>{profile.ledger}</h2>
      <ul>
        {facts.map(({ kind, game, match, n, at }) => {
          const sentence = profile.facts[kind](n ?? 0, titleOf(game));
          return (
            <li key={`${kind} ${game}`}>
              {match === null ? <b>{sentence}</b> : <Link href={`/play/${match}`}>{sentence}</Link>}
              <span className="muted small">
                {NEEDS_GAME.has(kind) && `${titleOf(game)}, `}
                <time dateTime={at}>{date(at)}</time>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
