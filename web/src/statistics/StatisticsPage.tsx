// The statistics of one's own play: a sheet for each game and number of players.
import type { BoardModule } from '@comptoir/board-kit';
import { loadBoard } from '@comptoir/catalogue/boards';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { useGames } from '../local/storage.ts';
import { EmptyQuay, LoadingPanel, StatePanel } from '../parts/StatePanel.tsx';
import { Trend } from '../parts/Trend.tsx';
import { useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { useTitles } from '../words/index.ts';
import { LostChances } from './LostChances.tsx';
import { ownOnline } from './own-online.ts';
import { PointSources } from './PointSources.tsx';
import './statistics.css';
import {
  type Group,
  groupsOf,
  mean,
  type OwnGame,
  ownGames,
  scoresOf,
  trendOf,
  winsIn,
} from './statistics.ts';
import { useFacts } from './useFacts.ts';
import { statisticsWords } from './words.ts';

const whole = (n: number): string => String(Math.round(n));

function useBoard(game: string): BoardModule | null {
  const [board, setBoard] = useState<BoardModule | null>(null);
  useEffect(() => {
    let isGone = false;
    void loadBoard(game).then((found) => {
      if (!isGone) setBoard(found);
    });
    return () => {
      isGone = true;
    };
  }, [game]);
  return board;
}

function HowItGoes({ group, doges }: { readonly group: Group; readonly doges: number | null }): ReactNode {
  const words = statisticsWords(useSettings().lang);
  const scores = scoresOf(group);
  const trend = trendOf(group);
  return (
    <section>
      <h3>{words.trend}</h3>
      <Trend values={scores} level={doges} label={words.graph(scores.join(', '))} />
      <p className="small muted">
        {trend === null ? words.tooFew : words.steady(whole(trend.latest), whole(trend.before))}
        {doges === null ? '' : ` ${words.dotted(whole(doges))}`}
      </p>
    </section>
  );
}

function GroupSheet({ group }: { readonly group: Group }): ReactNode {
  const words = statisticsWords(useSettings().lang);
  const title = useTitles()(group.game);
  const board = useBoard(group.game);
  if (board === null) return null;
  const { players, facts } = group;
  const doges = board.scoring.doges?.find((each) => each.players === players) ?? null;
  const made = [
    words.points(whole(mean(scoresOf(group)))),
    ...(doges === null ? [] : [words.dogesMake(whole(doges.total))]),
  ];
  return (
    <article className="st-group sheet">
      <header>
        <Cover game={group.game} />
        <div>
          <h2>{words.group(title, players)}</h2>
          <p>
            {words.result(facts.length, winsIn(group))}
            <span className="muted"> · {made.join(', ')}</span>
          </p>
        </div>
      </header>
      <div className="st-parts">
        <PointSources group={group} board={board} doges={doges} />
        <LostChances group={group} doges={doges?.lost} />
        <HowItGoes group={group} doges={doges?.total ?? null} />
      </div>
    </article>
  );
}

function Groups({ games }: { readonly games: readonly OwnGame[] }): ReactNode {
  const words = statisticsWords(useSettings().lang);
  const { facts, done, total } = useFacts(games);
  return (
    <div className="wrap statistics-page">
      <header>
        <h1 className="page-title">{words.title}</h1>
        <p>{words.lead}</p>
        <p className="small muted" role="status">
          {done < total ? words.looking(done, total) : words.counted}
        </p>
      </header>
      {groupsOf(facts).map((group) => (
        <GroupSheet key={`${group.game} ${group.players}`} group={group} />
      ))}
    </div>
  );
}

/** Of this device and online; null while they are looked for. */
function useOwnGames(): readonly OwnGame[] | null {
  const here = useGames();
  const [online, setOnline] = useState<readonly OwnGame[] | null>(null);
  useEffect(() => {
    let isGone = false;
    void ownOnline()
      .catch(() => []) // those of the device are counted all the same
      .then((found) => {
        if (!isGone) setOnline(found);
      });
    return () => {
      isGone = true;
    };
  }, []);
  return useMemo(
    () => (here === null || online === null ? null : [...ownGames(here), ...online]),
    [here, online],
  );
}

export default function StatisticsPage(): ReactNode {
  const words = statisticsWords(useSettings().lang);
  const games = useOwnGames();
  const isEmpty = games !== null && games.length === 0;
  return (
    <Shell place="mine" title={words.title}>
      {games === null ? <LoadingPanel /> : null}
      {isEmpty ? (
        <StatePanel art={<EmptyQuay />} title={words.emptyTitle} says={words.emptySays}>
          <Link className="btn go" href="/new">
            {words.play}
          </Link>
        </StatePanel>
      ) : null}
      {games === null || isEmpty ? null : <Groups games={games} />}
    </Shell>
  );
}
