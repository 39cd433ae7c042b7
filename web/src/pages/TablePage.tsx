// A table on this device.
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { createGame } from '../local/create.ts';
import type { LocalHost, LocalStatus } from '../local/LocalHost.ts';
import { type SavedGame, saveAsFile } from '../local/saved-game.ts';
import { type LocalTable, useLocalTable } from '../local/useLocalTable.ts';
import { Aground, CompassRose, Loading, Lost, StatePanel } from '../parts/StatePanel.tsx';
import { Shell } from '../shell/Shell.tsx';
import { TableMenu } from '../table/TableMenu.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { useTitles, useWords } from '../words/index.ts';
import { HandOver } from './HandOver.tsx';

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

function Open({ table }: { readonly table: LocalTable }) {
  const { host } = table;
  const status = useSyncExternalStore(host.watch, host.now);
  const [, go] = useLocation();
  const { ways } = useWords();
  const { saved, cover, failed } = status;
  const { id, game, chairs, variants } = saved;
  const path = `/table/${id}`;
  const rematch = async (): Promise<void> =>
    go(`/table/${await createGame({ game, chairs, variants, word: '' })}`);
  if (saved.version !== table.entry.game.version) return <OldTable saved={saved} />;
  if (failed !== null) return <AgroundTable status={status} />;
  return (
    <>
      <Notice host={host} status={status} />
      <TableScreen
        {...table}
        path={path}
        menu={<TableMenu path={path} out={ways.leave} />}
        onRematch={() => void rematch()}
      />
      {cover !== null && (
        <HandOver
          key={cover}
          seat={cover}
          name={chairs[cover]?.name ?? ''}
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
