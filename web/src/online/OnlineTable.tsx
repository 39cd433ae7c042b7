// The table of a match on the server: the same table as on this device, with people round it.
import '../pages/table-page.css';
import './online.css';
import './table.css';
import type { BoardModule } from '@comptoir/board-kit';
import { loadGame } from '@comptoir/catalogue';
import { loadBoard } from '@comptoir/catalogue/boards';
import type { LoadedGame, RuleId } from '@comptoir/kernel';
import type { MatchInfo } from '@comptoir/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useBell } from '../local/useBell.ts';
import { PlainTable } from '../pages/PlainTable.tsx';
import { paceOf } from '../pages/TablePage.tsx';
import { Loading } from '../parts/StatePanel.tsx';
import { useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { TableView } from '../table/TableView.tsx';
import { useTitles } from '../words/index.ts';
import { api, ownEntropy } from './api.ts';
import { Chat } from './Chat.tsx';
import { LeaveDialog, TableMenu } from './LeaveDialog.tsx';
import { useMe } from './me.ts';
import { NoTable } from './NoTable.tsx';
import { OnlineHost, type TableStatus } from './OnlineHost.ts';
import { SeatBar } from './SeatBar.tsx';
import { TableBanners } from './TableBanners.tsx';
import { troubleOf } from './trouble.ts';
import { useOnlineWords } from './words.ts';

interface Opened {
  readonly host: OnlineHost;
  readonly entry: LoadedGame;
  readonly board: BoardModule | null;
}
interface TableProps {
  readonly info: MatchInfo;
  readonly onLook: () => Promise<void>;
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

interface DrawnProps extends TableProps {
  readonly opened: Opened;
  readonly board: BoardModule;
  readonly status: TableStatus;
  readonly onLeave: () => void;
}

function Drawn({ opened, board, info, status, onLeave }: DrawnProps) {
  const { host, entry } = opened;
  const { lang, motion, confirm } = useSettings();
  const { table: words } = useOnlineWords();
  const [read, setRead] = useState(() => new Date().toISOString());
  const me = useMe();
  const news = status.chat.filter((line) => line.at > read && line.user !== me?.id).length;
  const [, go] = useLocation();
  const [search, setSearch] = useSearchParams();
  const { id, game } = info;
  const rulesHref = (rule: RuleId | null): string =>
    `/games/${game}/rules?from=/play/${id}${rule === null ? '' : `#${rule}`}`;
  const rematch = async (): Promise<void> => {
    const next = await api.matches.rematch({ match: id, entropy: ownEntropy() });
    go(`/play/${next.id}`);
  };
  return (
    <TableView
      host={host}
      board={board}
      texts={entry.texts}
      lang={lang}
      pace={paceOf(motion)}
      confirm={confirm}
      isGuided={search.has('guide')}
      onGuide={(isOn) => setSearch(isOn ? { guide: '1' } : {}, { replace: true })}
      rulesHref={rulesHref}
      onRematch={
        status.viewer === null
          ? null
          : () => void rematch().catch((error) => host.showTrouble(troubleOf(error)))
      }
      menu={<TableMenu info={info} status={status} onLeave={onLeave} />}
      chat={{
        label: news === 0 ? words.chat : `${words.chat} (${news})`,
        node: <Chat host={host} status={status} match={id} onRead={setRead} />,
      }}
    />
  );
}

/** What can still change about a match that is over: somebody asks for a rematch. */
function useAfterwards(status: TableStatus, onLook: () => Promise<void>): void {
  const { isOver, seats } = status;
  useEffect(() => {
    if (isOver && seats.length > 0) void onLook();
  }, [isOver, seats, onLook]);
}

function Open({ opened, info, onLook }: TableProps & { readonly opened: Opened }) {
  const { host, board, entry } = opened;
  const status = useSyncExternalStore(host.watch, host.now);
  const { sound } = useSettings();
  const me = useMe();
  const [isLeaving, setLeaving] = useState(false);
  useBell(host, sound);
  useAfterwards(status, onLook);
  const title = useTitles()(info.game);
  useEffect(() => {
    document.title = `${title} · Comptoir`;
  }, [title]);
  if (status.gone !== null) return <NoTable why={status.gone} />;
  if (me === null) return <Loading />;
  return (
    <div className="online-table" data-lost={status.isLost}>
      <header>
        <TableBanners host={host} status={status} info={info} me={me.id} />
        <SeatBar status={status} info={info} me={me.id} />
      </header>
      {board === null ? (
        <Shell place={null} title={title} hasFoot={false}>
          <PlainTable host={host} entry={entry} />
        </Shell>
      ) : (
        <Drawn
          opened={opened}
          board={board}
          info={info}
          status={status}
          onLook={onLook}
          onLeave={() => setLeaving(true)}
        />
      )}
      {isLeaving && <LeaveDialog info={info} onStay={() => setLeaving(false)} />}
    </div>
  );
}

export function OnlineTable({ info, onLook }: TableProps) {
  const opened = useOnlineHost(info.id, info.game);
  return opened === null ? <Loading /> : <Open opened={opened} info={info} onLook={onLook} />;
}
