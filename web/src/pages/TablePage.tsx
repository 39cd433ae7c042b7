import './table-page.css';
import type { BoardModule } from '@comptoir/board-kit';
import type { RuleId } from '@comptoir/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { createGame } from '../local/create.ts';
import type { LocalHost, LocalStatus } from '../local/LocalHost.ts';
import { type SavedGame, saveAsFile } from '../local/saved-game.ts';
import { useBell } from '../local/useBell.ts';
import { type LocalTable, useLocalTable } from '../local/useLocalTable.ts';
import { Aground, CompassRose, Loading, Lost, StatePanel } from '../parts/StatePanel.tsx';
import { type Settings, useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { TableView } from '../table/TableView.tsx';
import { useTitles, useWords } from '../words/index.ts';
import { HandOver } from './HandOver.tsx';
import { PlainTable } from './PlainTable.tsx';

interface PartProps {
  readonly host: LocalHost;
  readonly status: LocalStatus;
}

/** What the player should know about the keeping of this game; nothing when all is well. */
function Notice({ host, status }: PartProps) {
  const { trouble } = useWords();
  const { storage, wasRestarted, saved } = status;
  if (storage === 'saved' && !wasRestarted) return null;
  return (
    <div className="notice" role="status">
      <p>{storage === 'saved' ? trouble.restarted : trouble[storage]}</p>
      {storage === 'saved' ? (
        <button type="button" className="btn plain" onClick={() => host.dismiss()}>
          {trouble.dismiss}
        </button>
      ) : (
        <button type="button" className="btn plain" onClick={() => saveAsFile(saved)}>
          {trouble.save}
        </button>
      )}
    </div>
  );
}

/** The rules have changed since this game was begun. */
function OldTable({ saved }: { readonly saved: SavedGame }) {
  const { states, records } = useWords();
  const title = useTitles()(saved.game);
  return (
    <Shell place={null} title={title} hasFoot={false}>
      <StatePanel art={<CompassRose />} title={title} says={records.version(title)}>
        <button type="button" className="btn" onClick={() => saveAsFile(saved)}>
          {states.record}
        </button>
        <Link className="btn plain" href="/my-games">
          {states.mine}
        </Link>
      </StatePanel>
    </Shell>
  );
}

function AgroundTable({ status }: { readonly status: LocalStatus }) {
  const { states } = useWords();
  const { saved, failed } = status;
  return (
    <Shell place={null} title={states.errorTitle} hasFoot={false}>
      <StatePanel art={<Aground />} title={states.errorTitle} says={states.errorKept(saved.picks.length)}>
        <button type="button" className="btn go" onClick={() => location.reload()}>
          {states.again}
        </button>
        <button type="button" className="btn" onClick={() => saveAsFile(saved)}>
          {states.record}
        </button>
        <Link className="btn plain" href="/my-games">
          {states.mine}
        </Link>
        <code>{failed}</code>
      </StatePanel>
    </Shell>
  );
}

/** Ways out of the table. */
function TableMenu({ saved }: { readonly saved: SavedGame }) {
  const { ways } = useWords();
  const { id } = saved;
  return (
    <nav className="table-ways" aria-label={ways.title}>
      <Link href={`/settings?from=/table/${id}`} aria-label={ways.settings} title={ways.settings}>
        <Icon id="settings" />
      </Link>
      <Link href="/my-games" aria-label={ways.leave} title={ways.leave}>
        <Icon id="home" />
      </Link>
    </nav>
  );
}

/** Milliseconds for an event. */
const PACES: Readonly<Record<Settings['motion'], number>> = { yes: 320, fast: 150, no: 0 };

export function paceOf(motion: Settings['motion']): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACES[motion];
}

function Drawn({
  table,
  board,
  saved,
}: {
  readonly table: LocalTable;
  readonly board: BoardModule;
  readonly saved: SavedGame;
}) {
  const { host, entry } = table;
  const { lang, motion, confirm } = useSettings();
  const [, go] = useLocation();
  const [search, setSearch] = useSearchParams();
  const { id, game, chairs, variants } = saved;
  const rematch = async (): Promise<void> =>
    go(`/table/${await createGame({ game, chairs, variants, word: '' })}`);
  const rulesHref = (rule: RuleId | null): string =>
    `/games/${game}/rules?from=/table/${id}${rule === null ? '' : `#${rule}`}`;
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
      onRematch={() => void rematch()}
      menu={<TableMenu saved={saved} />}
    />
  );
}

function Plain({ table, title }: { readonly table: LocalTable; readonly title: string }) {
  return (
    <Shell place={null} title={title} hasFoot={false}>
      <PlainTable host={table.host} entry={table.entry} />
    </Shell>
  );
}

function Open({ table }: { readonly table: LocalTable }) {
  const { host, board } = table;
  const status = useSyncExternalStore(host.watch, host.now);
  const { sound } = useSettings();
  useBell(host, sound);
  const { saved, cover, failed } = status;
  const title = useTitles()(saved.game);
  useEffect(() => {
    document.title = `${title} · Comptoir`;
  }, [title]);
  if (saved.version !== table.entry.game.version) return <OldTable saved={saved} />;
  if (failed !== null) return <AgroundTable status={status} />;
  return (
    <>
      <Notice host={host} status={status} />
      {board === null ? (
        <Plain table={table} title={title} />
      ) : (
        <Drawn table={table} board={board} saved={saved} />
      )}
      {cover !== null && (
        <HandOver
          key={cover}
          seat={cover}
          name={saved.chairs[cover]?.name ?? ''}
          onReady={() => void host.sit(cover)}
        />
      )}
    </>
  );
}

export default function TablePage({ id }: { readonly id: string }) {
  const table = useLocalTable(id);
  if (table === undefined) return <Loading />;
  if (table === null) return <Lost isGame />;
  return <Open table={table} />;
}
