// People one has played with, and whether they are here.
import type { Companion, Person } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { HouseMark } from '../art/HouseMark.tsx';
import { api } from './api.ts';
import { useOnlineWords } from './words.ts';

const MOST_SHOWN = 8;

export function Companions({ isShown }: { readonly isShown: (person: Person) => boolean }) {
  const { online } = useOnlineWords();
  const [people, setPeople] = useState<readonly Companion[]>([]);
  useEffect(() => {
    // Nobody to show is nothing to complain about.
    api.me.companions({}).then(setPeople, () => undefined);
  }, []);
  const shown = people.filter(isShown).slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className="here-now">
      <h2>{online.companions}</h2>
      <ul>
        {shown.map(({ id, name, isHere }) => (
          <li key={id}>
            <HouseMark id={id} size="l" isHere={isHere} />
            <Link href={`/players/${id}`}>{name}</Link>
            <span className="muted small">{isHere ? online.isHere : online.notHere}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
