// The table of a match on the server: the same table as on this device, with people round it.
import './online.css';
import './table.css';
import type { BoardModule, Player } from '@comptoir/board-kit';
import { loadGame } from '@comptoir/catalogue';
import { loadBoard } from '@comptoir/catalogue/boards';
import { type LoadedGame, readRecord, type Seat } from '@comptoir/kernel';
import type { ShownMatch } from '@comptoir/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { playFrom } from '../local/create.ts';
import { download } from '../local/saved-game.ts';
import { Loading } from '../parts/StatePanel.tsx';
import { markTab } from '../shell/tab-icon.ts';
import { RemarksContext } from '../table/remarks.ts';
import { TableMenu } from '../table/TableMenu.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { useTitles } from '../words/index.ts';
import { api, ownEntropy } from './api.ts';
import { Chat, useHappened } from './Chat.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import { LeaveButton, LeaveDialog } from './LeaveDialog.tsx';
import { LowTime } from './LowTime.tsx';
import { useMe } from './me.ts';
import { NoTable } from './NoTable.tsx';
import { OnlineHost, playerAt, type TableStatus } from './OnlineHost.ts';
import { SeatBar } from './SeatBar.tsx';
import { serverNow } from './server-time.ts';
import { TableBanners } from './TableBanners.tsx';
import { troubleOf } from './trouble.ts';
import { useOnlineWords } from './words.ts';

interface Opened {
  readonly host: OnlineHost;
  readonly entry: LoadedGame;
  readonly board: BoardModule | null;
}
interface TableProps {
  readonly info: ShownMatch;
  readonly onRefresh: () => Promise<void>;
}

/** Connects, and fetches the game's drawing meanwhile. Throws where a part cannot be fetched. */
function useOnlineHost(match: string, game: string): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const host = new OnlineHost(match);
    Promise.all([loadGame(game), loadBoard(game)]).then(([entry, board]) => {
      if (entry !== null) setOpened({ host, entry, board });
    }, setFailure);
    return () => {
      host.close();
      setOpened(null);
    };
  }, [match, game]);
  if (failure !== null) throw failure;
  return opened;
}

interface PlayersTableProps extends TableProps {
  readonly opened: Opened;
  readonly status: TableStatus;
  readonly onLeave: () => void;
  readonly onRematch: () => void;
}

/** A finished match as a game on this device. */
async function playRecordFrom(
  match: string,
  players: readonly Player[],
  picks: number,
  seat: Seat,
): Promise<string> {
  const record = readRecord(await api.matches.record({ match }));
  const chairs = players.map(({ name, level }) => ({ name, level }));
  return playFrom({ ...record, chairs }, picks, seat);
}

/** The table, with what people can do there: chat, ask for a rematch, leave. */
function PlayersTable({ opened, info, status, onLeave, onRematch }: PlayersTableProps) {
  const { host } = opened;
  const { table: words } = useOnlineWords();
  const [read, setRead] = useState(() => new Date(serverNow()).toISOString());
  const me = useMe();
  const [asked, setAsked] = useState(0);
  useTurnTitle(status, info.game);
  const happened = useHappened(status);
  const remarks = status.events.map(({ after, line }) => ({
    id: line.at,
    after,
    text: happened(line) ?? '',
  }));
  const news = status.chat.filter((line) => line.at > read && line.user !== me?.id);
  const [, go] = useLocation();
  const { id } = info;
  const path = `/play/${id}`;
  const playOn = (picks: number, seat: Seat): void => {
    playRecordFrom(id, status.seats.map(playerAt), picks, seat).then(
      (next) => go(`/table/${next}`),
      (error) => host.showTrouble(troubleOf(error)),
    );
  };
  return (
    <RemarksContext value={remarks}>
      <ChatBubble host={host} status={status} line={news.at(-1)} onReply={() => setAsked(asked + 1)} />
      <TableScreen
        {...opened}
        path={path}
        menu={
          <>
            <LowTime status={status} isLive={info.clock?.kind === 'live'} />
            <TableMenu path={path} out={status.isOver ? words.outOver : words.out}>
              {status.viewer !== null && !status.isOver && <LeaveButton onLeave={onLeave} />}
            </TableMenu>
          </>
        }
        chat={{
          label: words.chat,
          news: { count: news.length, says: words.news(news.length) },
          asked,
          node: <Chat host={host} status={status} match={id} voice={info.voice} onRead={setRead} />,
        }}
        {...(info.hasCoach ? { coach: host } : {})}
        actions={{
          rematch: status.viewer === null ? null : onRematch,
          save: () => download(`/api/matches/${id}/record`, id),
          playFrom: status.isOver ? playOn : null,
          asked: info.asked,
          review: `${path}/review`,
          statistics: status.viewer === null ? null : '/statistics',
          link: path,
        }}
      />
    </RemarksContext>
  );
}

/** Ratings are counted a moment after the end; later than that nobody waits for them. */
const RATED_EVERY_MS = 1500;
const RATED_WITHIN_MS = 60_000;

/** What can still change about a match that is over or closed: somebody asks for a rematch, and the ratings. */
function useAfterwards(status: TableStatus, { info, onRefresh }: TableProps): void {
  const { seats } = status;
  const isOver = status.isOver || status.asked.length === 0;
  useEffect(() => {
    if (isOver && seats.length > 0) void onRefresh();
  }, [isOver, seats, onRefresh]);
  const isCounting = status.isOver && info.isRated && info.ratings.length === 0 && info.absent.length === 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => void onRefresh(), RATED_EVERY_MS);
    const end = setTimeout(() => clearInterval(timer), RATED_WITHIN_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isCounting, onRefresh]);
}

/** The tab says whose turn it is, first of all whether it is one's own. */
function useTurnTitle({ viewer, asked, seats }: TableStatus, game: string): void {
  const { absence } = useOnlineWords();
  const title = useTitles()(game);
  const isMine = viewer !== null && asked.includes(viewer);
  const other = seats.find(({ seat }) => seat === asked[0]);
  const turn = isMine
    ? absence.yourTurn(title)
    : other === undefined
      ? title
      : absence.turnOf(playerAt(other).name, title);
  useEffect(() => {
    document.title = `${turn} · Comptoir`;
    markTab(isMine);
  }, [turn, isMine]);
}

function Open({ opened, info, onRefresh }: TableProps & { readonly opened: Opened }) {
  const { host } = opened;
  const status = useSyncExternalStore(host.watch, host.now);
  const me = useMe();
  const [isLeaving, setLeaving] = useState(false);
  const [, go] = useLocation();
  const rematch = (): void => {
    api.matches.rematch({ match: info.id, entropy: ownEntropy() }).then(
      (next) => go(`/play/${next.id}`),
      (error) => host.showTrouble(troubleOf(error)),
    );
  };
  useAfterwards(status, { info, onRefresh });
  if (status.gone !== null) return <NoTable why={status.gone} />;
  if (me === null) return <Loading />;
  return (
    <div className="online-table" data-lost={status.isLost}>
      <header>
        <TableBanners host={host} status={status} info={info} me={me.id} onRematch={rematch} />
        <SeatBar status={status} info={info} me={me.id} />
      </header>
      <PlayersTable
        opened={opened}
        info={info}
        status={status}
        onRefresh={onRefresh}
        onLeave={() => setLeaving(true)}
        onRematch={rematch}
      />
      {isLeaving && <LeaveDialog info={info} onStay={() => setLeaving(false)} />}
    </div>
  );
}

export function OnlineTable({ info, onRefresh }: TableProps) {
  const opened = useOnlineHost(info.id, info.game);
  return opened === null ? <Loading /> : <Open opened={opened} info={info} onRefresh={onRefresh} />;
}
