import './table-page.css';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { titleOf } from '../games.ts';
import { saveAsFile } from '../local/kept.ts';
import type { LocalHost, Standing } from '../local/LocalHost.ts';
import { type LocalTable, useLocalTable } from '../local/useLocalTable.ts';
import { Aground, Loading, Lost, StatePanel } from '../parts/StatePanel.tsx';
import { useWords } from '../words/index.ts';
import { HandOver } from './HandOver.tsx';
import { PlainTable } from './PlainTable.tsx';

interface PartProps {
  readonly host: LocalHost;
  readonly standing: Standing;
}

/** What the player should know about the keeping of this game; nothing when all is well. */
function Notice({ host, standing }: PartProps) {
  const { trouble } = useWords();
  const { shelving, wasRestarted, kept } = standing;
  if (shelving === 'kept' && !wasRestarted) return null;
  return (
    <div className="notice" role="status">
      <p>{shelving === 'kept' ? trouble.restarted : trouble[shelving]}</p>
      {shelving === 'kept' ? (
        <button type="button" className="btn plain" onClick={() => host.dismiss()}>
          {trouble.dismiss}
        </button>
      ) : (
        <button type="button" className="btn plain" onClick={() => saveAsFile(kept)}>
          {trouble.save}
        </button>
      )}
    </div>
  );
}

function AgroundTable({ standing }: { readonly standing: Standing }) {
  const { states } = useWords();
  const { kept, failed } = standing;
  return (
    <main className="page">
      <StatePanel art={<Aground />} title={states.errorTitle} says={states.errorKept(kept.picks.length)}>
        <button type="button" className="btn go" onClick={() => location.reload()}>
          {states.again}
        </button>
        <button type="button" className="btn" onClick={() => saveAsFile(kept)}>
          {states.record}
        </button>
        <Link className="btn plain" href="/my-games">
          {states.mine}
        </Link>
        <code>{failed}</code>
      </StatePanel>
    </main>
  );
}

function Open({ table }: { readonly table: LocalTable }) {
  const { host, entry } = table;
  const standing = useSyncExternalStore(host.watch, host.now);
  const { kept, cover, failed } = standing;
  useEffect(() => {
    document.title = `${titleOf(kept.game)} · Comptoir`;
  }, [kept.game]);
  if (failed !== null) return <AgroundTable standing={standing} />;
  return (
    <>
      <Notice host={host} standing={standing} />
      <PlainTable host={host} entry={entry} />
      {cover !== null && (
        <HandOver
          key={cover}
          seat={cover}
          name={kept.chairs[cover]?.name ?? ''}
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
