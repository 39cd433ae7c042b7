import { Link } from 'wouter';
import { useNoServer } from './me.ts';
import './online.css';
import { useOnlineWords } from './words.ts';

/** A new table stands on this device, or online where there is a server. */
export function LocalOrOnline({ game, isOnline }: { readonly game: string; readonly isOnline: boolean }) {
  const { where, trouble } = useOnlineWords();
  const why = useNoServer();
  return (
    <section>
      <h2>{where.label}</h2>
      <nav className="segmented where" aria-label={where.label}>
        <Link href={`/new/${game}`} aria-current={isOnline ? undefined : 'page'}>
          {where.here}
        </Link>
        {why === null || isOnline ? (
          <Link href={`/new/${game}/online`} aria-current={isOnline ? 'page' : undefined}>
            {where.online}
          </Link>
        ) : (
          <span className="off">{where.online}</span>
        )}
      </nav>
      {why !== null && <p className="small muted">{trouble[why]}</p>}
    </section>
  );
}
