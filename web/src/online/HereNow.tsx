// Who is here now, and what they do.
import type { LobbyState } from '@comptoir/protocol';
import { Link } from 'wouter';
import { HouseMark } from '../art/HouseMark.tsx';
import { useTitles } from '../words/index.ts';
import { useOnlineWords } from './words.ts';

export function HereNow({ others }: Pick<LobbyState, 'others'>) {
  const { online } = useOnlineWords();
  const titleOf = useTitles();
  if (others.length === 0) return null;
  return (
    <section className="here-now">
      <h2>{online.hereNow}</h2>
      <ul>
        {others.map(({ id, name, doing, game }) => (
          <li key={id}>
            <HouseMark id={id} size="l" isHere />
            <Link href={`/players/${id}`}>{name}</Link>
            <span className="muted small">
              {online.doing[doing]}
              {game !== null && `, ${titleOf(game)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
