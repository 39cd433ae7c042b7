import './table-page.css';
import type { BoardModule } from '@comptoir/board-kit';
import type { RuleId } from '@comptoir/kernel';
import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { titleOf } from '../games.ts';
import { createGame } from '../local/create.ts';
import { type Kept, saveAsFile } from '../local/kept.ts';
import type { LocalHost, Standing } from '../local/LocalHost.ts';
import { useBell } from '../local/useBell.ts';
import { type LocalTable, useLocalTable } from '../local/useLocalTable.ts';
import { Aground, CompassRose, Loading, Lost, StatePanel } from '../parts/StatePanel.tsx';
import { type Settings, useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { TablePage as DrawnTable } from '../table/TablePage.tsx';
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

/** The rules have changed since this game was begun. */
function OldTable({ kept }: { readonly kept: Kept }) {
  const { states, records } = useWords();
  const title = titleOf(kept.game);
  return (
    <Shell place={null} title={title} hasFoot={false}>
      <StatePanel art={<CompassRose />} title={title} says={records.version(title)}>
        <button type="button" className="btn" onClick={() => saveAsFile(kept)}>
          {states.record}
        </button>
        <Link className="btn plain" href="/my-games">
          {states.mine}
        </Link>
      </StatePanel>
    </Shell>
  );
}

function AgroundTable({ standing }: { readonly standing: Standing }) {
  const { states } = useWords();
  const { kept, failed } = standing;
  return (
    <Shell place={null} title={states.errorTitle} hasFoot={false}>
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
    </Shell>
  );
}

/** Ways out of the table. */
function Ways({ kept }: { readonly kept: Kept }) {
  const { ways } = useWords();
  const { id } = kept;
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
  kept,
}: {
  readonly table: LocalTable;
  readonly board: BoardModule;
  readonly kept: Kept;
}) {
  const { host, entry } = table;
  const { lang, motion, confirm } = useSettings();
  const [, go] = useLocation();
  const [search, setSearch] = useSearchParams();
  const { id, game, chairs, variants } = kept;
  const rematch = async (): Promise<void> =>
    go(`/table/${await createGame({ game, chairs, variants, word: '' })}`);
  const rulesHref = (rule: RuleId | null): string =>
    `/games/${game}/rules?from=/table/${id}${rule === null ? '' : `#${rule}`}`;
  return (
    <DrawnTable
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
      menu={<Ways kept={kept} />}
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
  const standing = useSyncExternalStore(host.watch, host.now);
  const { sound } = useSettings();
  useBell(host, sound);
  const { kept, cover, failed } = standing;
  const title = titleOf(kept.game);
  useEffect(() => {
    document.title = `${title} · Comptoir`;
  }, [title]);
  if (kept.version !== table.entry.game.version) return <OldTable kept={kept} />;
  if (failed !== null) return <AgroundTable standing={standing} />;
  return (
    <>
      <Notice host={host} standing={standing} />
      {board === null ? (
        <Plain table={table} title={title} />
      ) : (
        <Drawn table={table} board={board} kept={kept} />
      )}
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
