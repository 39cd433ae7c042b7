// What a player has done: ratings with their way there, and the last results.
import { FIRST_GAME } from '@comptoir/catalogue';
import './online.css';
import './profile.css';
import type { Player, PlayerResult, Rating } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { Mark } from '../art/Icon.tsx';
import { LoadingPanel } from '../parts/StatePanel.tsx';
import { useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { useFormat, useTitles } from '../words/index.ts';
import { api } from './api.ts';
import { useBlocks } from './BlockedPlayers.tsx';
import { useMe } from './me.ts';
import { NoTable } from './NoTable.tsx';
import { Report } from './Report.tsx';
import { type Trouble, troubleOf } from './trouble.ts';
import { Refused } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

const SETTLED = 10;
const [WIDE, HIGH, EDGE] = [320, 84, 10];
/** Ratings are kept on a scale, where everybody starts near 0; people read whole hundreds. */
const points = (rating: number): number => Math.round(1200 + rating * 20);

function Curve({
  values,
  isProvisional,
  label,
}: {
  readonly values: readonly number[];
  readonly isProvisional: boolean;
  readonly label: string;
}) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (n: number): number => EDGE + (n * (WIDE - 2 * EDGE)) / Math.max(1, values.length - 1);
  const y = (value: number): number =>
    high === low ? HIGH / 2 : HIGH - EDGE - ((value - low) * (HIGH - 2 * EDGE)) / (high - low);
  const dots = values.map((value, n) => [x(n), y(value)] as const);
  return (
    <svg className="curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      <polyline
        points={dots.map((dot) => dot.join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={isProvisional ? '5 5' : undefined}
      />
      {dots.map(([cx, cy], n) => (
        <circle
          key={`${cx}`}
          cx={cx}
          cy={cy}
          r={n === dots.length - 1 ? 5 : 3}
          fill={n === dots.length - 1 ? 'var(--g-accent)' : 'var(--g-card)'}
          stroke="currentColor"
          strokeWidth="1.6"
        />
      ))}
    </svg>
  );
}

function RatingRow({
  rating,
  results,
}: {
  readonly rating: Rating;
  readonly results: readonly PlayerResult[];
}) {
  const { profile } = useOnlineWords();
  const { game, family, games, isProvisional } = rating;
  const isSmall = family === 'two';
  const values = results
    .filter((one) => one.game === game && one.rating !== null && (one.players === 2) === isSmall)
    .map((one) => points(one.rating ?? 0))
    .reverse();
  const title = useTitles()(game);
  return (
    <li data-game={game}>
      <div>
        <h3>{title}</h3>
        <p>
          {profile.games(games)}, {profile.families[family]}
        </p>
      </div>
      <Curve
        values={values.length === 0 ? [points(rating.rating)] : values}
        isProvisional={isProvisional}
        label={profile.graph(title, values.join(', '))}
      />
      <div className="now">
        <b>
          {points(rating.rating)}
          {isProvisional ? '?' : ''}
        </b>
        <p>{isProvisional ? profile.provisional(Math.max(1, SETTLED - games)) : ''}</p>
      </div>
    </li>
  );
}

function Results({ results }: { readonly results: readonly PlayerResult[] }) {
  const titleOf = useTitles();
  const { profile } = useOnlineWords();
  const { date, place } = useFormat();
  if (results.length === 0) return <p className="muted nothing">{profile.nothing}</p>;
  return (
    <ul className="results">
      {results.slice(0, 20).map((one) => (
        <li key={one.at}>
          <Cover game={one.game} />
          <div>
            <h3>
              {titleOf(one.game)} <span className="muted">{one.score}</span>
            </h3>
            <p className="muted small">
              {place(one.place)}, {date(one.at)}
            </p>
          </div>
          {one.match !== null && (
            <div className="ways">
              <Link href={`/play/${one.match}`}>
                {profile.look}
                <span className="hidden-words"> {titleOf(one.game)}</span>
              </Link>
              <Link href={`/fair/${one.match}`}>{profile.check}</Link>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What one can do about somebody else. */
function Others({ player }: { readonly player: Player }) {
  const { profile, table } = useOnlineWords();
  const [isReporting, setReporting] = useState(false);
  const { list, change, no } = useBlocks();
  const isBlocked = list.some(({ id, kind }) => id === player.id && kind === 'block');
  return (
    <>
      <div className="row">
        {!isBlocked && (
          <Link
            className="btn"
            href={`/new/${player.results[0]?.game ?? FIRST_GAME}/online?with=${player.id}`}
          >
            {profile.invite}
          </Link>
        )}
        <button type="button" className="btn plain" onClick={() => change(player.id, 'block', !isBlocked)}>
          {isBlocked ? profile.unblock : table.block}
        </button>
        <button type="button" className="btn plain" onClick={() => setReporting(true)}>
          {table.report}
        </button>
      </div>
      <p role="status">{isBlocked ? profile.blocked : ''}</p>
      <Refused no={no} />
      {isReporting && (
        <Report user={player.id} name={player.name} match={null} onDone={() => setReporting(false)} />
      )}
    </>
  );
}

function Page({ player }: { readonly player: Player }) {
  const { profile } = useOnlineWords();
  const { mark } = useSettings();
  const { month } = useFormat();
  const me = useMe();
  const isMe = me?.id === player.id;
  return (
    <div className="wrap profile">
      <div>
        <header>
          <Mark seat={isMe ? mark - 1 : 0} size="xl" />
          <div>
            <h1 className="page-title">{player.name}</h1>
            <p className="muted">{profile.since(month(player.createdAt))}</p>
          </div>
        </header>
        <dl className="counts">
          <div>
            <dt>{profile.finished}</dt>
            <dd>{player.results.length}</dd>
          </div>
          <div>
            <dt>{profile.won}</dt>
            <dd>{player.results.filter(({ place }) => place === 1).length}</dd>
          </div>
        </dl>
        <h2>{profile.lately}</h2>
        <Results results={player.results} />
        {isMe ? (
          <Link className="btn" href="/account">
            {profile.settings}
          </Link>
        ) : (
          <Others player={player} />
        )}
      </div>
      <section>
        <div className="heading">
          <h2>{profile.ratings}</h2>
          <span className="muted small">{profile.ratingsSays}</span>
        </div>
        {player.ratings.length === 0 ? (
          <p className="muted">{profile.noRatings}</p>
        ) : (
          <ul className="ratings">
            {player.ratings.map((rating) => (
              <RatingRow key={`${rating.game} ${rating.family}`} rating={rating} results={player.results} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

export default function Profile({ user }: { readonly user: string }) {
  const [player, setPlayer] = useState<Player | null>(null);
  const [no, setNo] = useState<Trouble | null>(null);
  useEffect(() => {
    api.players.get({ user }).then(setPlayer, (error) => setNo(troubleOf(error)));
  }, [user]);
  if (no !== null) return <NoTable why={no} />;
  return (
    <Shell place={null} title={player?.name ?? 'Comptoir'}>
      {player === null ? <LoadingPanel /> : <Page player={player} />}
    </Shell>
  );
}
