// The best of each game; the bots have a list of their own.
import './leaders.css';
import { boxOf, GAME_IDS } from '@comptoir/catalogue';
import type { Leader, Leaders as List, Rating } from '@comptoir/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Hat } from '../art/Hat.tsx';
import { HouseMark } from '../art/HouseMark.tsx';
import { usePlay } from '../local/usePlay.ts';
import { Segmented } from '../parts/controls.tsx';
import { Lost } from '../parts/StatePanel.tsx';
import { TableHead } from '../parts/TableHead.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useFormat, useTitles, useWords } from '../words/index.ts';
import { api } from './api.ts';
import { useBotRecords } from './bots.ts';
import { useMe } from './me.ts';
import { changeText, points } from './rating.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

/** Fewer people make no ranking. */
const ENOUGH = 10;
type Family = Rating['family'];

function LeaderRow({ leader, isRanked }: { readonly leader: Leader; readonly isRanked: boolean }) {
  const { leaders } = useOnlineWords();
  const { date, share } = useFormat();
  const me = useMe();
  const { id, name, rank, rating, change, games, wins, lastAt } = leader;
  const isMe = id === me?.id;
  return (
    <tr data-mine={isMe}>
      <td className="rank">{isRanked ? rank : ''}</td>
      <th scope="row">
        <HouseMark id={id} size="l" /> <Link href={`/players/${id}`}>{name}</Link>{' '}
        {isMe && <span className="tag">{leaders.you}</span>}
      </th>
      <td className="number">{points(rating)}</td>
      <td className="number wide">{change === null ? '' : changeText(rating - change, rating)}</td>
      <td className="number wide">{games}</td>
      <td className="number">{share(wins / games)}</td>
      <td className="wide">{date(lastAt)}</td>
    </tr>
  );
}

function People({ list }: { readonly list: List }) {
  const { leaders } = useOnlineWords();
  const isRanked = list.ranked >= ENOUGH;
  if (list.items.length === 0) return <p className="muted">{leaders.none}</p>;
  const columns = [
    { title: leaders.title, isHidden: true },
    { title: leaders.player },
    { title: leaders.rating, kind: 'number' },
    { title: leaders.weeks, kind: 'number wide' },
    { title: leaders.games, kind: 'number wide' },
    { title: leaders.won, kind: 'number' },
    { title: leaders.last, kind: 'wide' },
  ] as const;
  const items = isRanked ? list.items : [...list.items].sort((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      {!isRanked && <p className="muted">{leaders.few}</p>}
      <table className="leaders">
        <TableHead columns={columns} />
        <tbody>
          {items.map((leader) => (
            <LeaderRow key={leader.id} leader={leader} isRanked={isRanked} />
          ))}
        </tbody>
        {list.own.length > 0 && (
          <tbody className="own">
            {list.own.map((leader) => (
              <LeaderRow key={leader.id} leader={leader} isRanked={isRanked} />
            ))}
          </tbody>
        )}
      </table>
    </>
  );
}

function Bots({ game }: { readonly game: string }) {
  const { leaders, profile } = useOnlineWords();
  const { levels } = useWords();
  const { share } = useFormat();
  const { play, isStarting } = usePlay();
  const records = [...useBotRecords(game)].sort((a, b) => b.wins - a.wins);
  return (
    <section className="bot-leaders">
      <h2>{leaders.bots}</h2>
      <p className="muted small">{records.length === 0 ? leaders.botsNone : leaders.botsSay}</p>
      <ol>
        {records.map(({ level, wins, games }) => {
          const name = Object.entries(levels).find(([id]) => id === level)?.[1].name ?? level;
          return (
            <li key={level}>
              <Hat level={level} />
              <span>
                <b>{name}</b>
                <span className="muted small">{profile.botRecord(games, share(wins))}</span>
              </span>
              <button
                type="button"
                className="btn slim quiet"
                disabled={isStarting}
                onClick={() => play(game, level)}
              >
                {leaders.play}
                <span className="hidden-words"> {name}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function useLeaders(game: string, family: Family) {
  const [list, setList] = useState<List | null>(null);
  const { no, run } = useAction();
  useEffect(() => {
    let isCurrent = true;
    setList(null);
    run(async () => {
      const found = await api.players.leaders({ game, family });
      if (isCurrent) setList(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [game, family, run]);
  return { list, no };
}

function Board({ game }: { readonly game: string }) {
  const { leaders, profile } = useOnlineWords();
  const titleOf = useTitles();
  const [family, setFamily] = useState<Family>('many');
  const { list, no } = useLeaders(game, family);
  return (
    <div className="wrap leaders-page">
      <header>
        <h1 className="page-title">{leaders.title}</h1>
        <nav aria-label={leaders.title}>
          {GAME_IDS.map((id) => (
            <Link key={id} href={`/leaders/${id}`} aria-current={id === game ? 'page' : undefined}>
              {titleOf(id)}
            </Link>
          ))}
        </nav>
      </header>
      <section className="people">
        <div className="row">
          <h2>{leaders.people}</h2>
          <Segmented
            label={leaders.people}
            options={[
              ['many', profile.families.many],
              ['two', profile.families.two],
            ]}
            value={family}
            onChange={setFamily}
          />
          {list !== null && <span className="muted small">{leaders.ranked(list.ranked)}</span>}
        </div>
        {list !== null && <People list={list} />}
        <Refused no={no} />
        <h2>{leaders.how}</h2>
        <p className="muted">{leaders.howSays}</p>
      </section>
      <Bots game={game} />
    </div>
  );
}

export default function Leaders({ game }: { readonly game: string }) {
  const { leaders } = useOnlineWords();
  if (boxOf(game) === null) return <Lost />;
  return (
    <Shell place="online" title={leaders.title}>
      <Board game={game} />
    </Shell>
  );
}
