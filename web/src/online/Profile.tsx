// What a player has done: ratings with their way there, and the last results.
import { FIRST_GAME } from '@comptoir/catalogue';
import './online.css';
import './profile.css';
import type { Player, PlayerResult, Rating, Statistics } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { HouseMark } from '../art/HouseMark.tsx';
import { LoadingPanel } from '../parts/StatePanel.tsx';
import { Trend } from '../parts/Trend.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useFormat, useTitles } from '../words/index.ts';
import { api } from './api.ts';
import { useBlocks } from './BlockedPlayers.tsx';
import { FriendButtons } from './Friends.tsx';
import { History } from './History.tsx';
import { Ledger, OftenMet } from './Ledger.tsx';
import { useMe } from './me.ts';
import { NoTable } from './NoTable.tsx';
import { Report } from './Report.tsx';
import { points } from './rating.ts';
import { StatisticsTable } from './Statistics.tsx';
import { type Trouble, troubleOf } from './trouble.ts';
import { Refused } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

const SETTLED = 10;

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
      <Trend
        values={values.length === 0 ? [points(rating.rating)] : values}
        isDashed={isProvisional}
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
        {!isBlocked && <FriendButtons user={player.id} />}
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

interface Known {
  readonly player: Player;
  readonly statistics: Statistics;
}

function Page({ player, statistics }: Known) {
  const { profile } = useOnlineWords();
  const { month } = useFormat();
  const me = useMe();
  const isMe = me?.id === player.id;
  return (
    <div className="wrap profile">
      <div>
        <header>
          <HouseMark id={player.id} size="xl" />
          <div>
            <h1 className="page-title">{player.name}</h1>
            <p className="muted">{profile.since(month(player.createdAt))}</p>
          </div>
        </header>
        <dl className="counts">
          <div>
            <dt>{profile.finished}</dt>
            <dd>{statistics.finished}</dd>
          </div>
          <div>
            <dt>{profile.won}</dt>
            <dd>{statistics.won}</dd>
          </div>
        </dl>
        {isMe ? (
          <Link className="btn" href="/account">
            {profile.settings}
          </Link>
        ) : (
          <Others player={player} />
        )}
        <OftenMet user={player.id} isMe={isMe} />
        <Ledger user={player.id} />
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
        {statistics.games.length > 0 && <StatisticsTable games={statistics.games} />}
      </section>
      <section className="past">
        <h2>{profile.lately}</h2>
        <History user={player.id} />
      </section>
    </div>
  );
}

export default function Profile({ user }: { readonly user: string }) {
  const [known, setKnown] = useState<Known | null>(null);
  const [no, setNo] = useState<Trouble | null>(null);
  useEffect(() => {
    Promise.all([api.players.get({ user }), api.players.statistics({ user })]).then(
      ([player, statistics]) => setKnown({ player, statistics }),
      (error) => setNo(troubleOf(error)),
    );
  }, [user]);
  if (no !== null) return <NoTable why={no} />;
  return (
    <Shell place={null} title={known?.player.name ?? 'Comptoir'}>
      {known === null ? <LoadingPanel /> : <Page {...known} />}
    </Shell>
  );
}
