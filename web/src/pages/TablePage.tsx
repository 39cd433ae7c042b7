// A table on this device.
import { useMedia } from '@comptoir/board-kit';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { NARROW, useGameCoach } from '../learn/useGameCoach.tsx';
import { learnWords } from '../learn/words.ts';
import { createGame, playFrom } from '../local/create.ts';
import type { LocalHost, LocalStatus } from '../local/LocalHost.ts';
import { type SavedGame, saveAsFile } from '../local/saved-game.ts';
import { knownGame } from '../local/storage.ts';
import { type LocalTable, useLocalTable } from '../local/useLocalTable.ts';
import { Aground, CompassRose, Loading, Lost, ReloadButton, StatePanel } from '../parts/StatePanel.tsx';
import { TableWaits } from '../parts/TableWaits.tsx';
import { useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import type { GameActions } from '../table/FinalWays.tsx';
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

interface StrandedProps {
  readonly saved: SavedGame;
  readonly art: ReactNode;
  readonly title: string;
  readonly says: string;
  /** For the report. */
  readonly why?: string;
}

/** A game that cannot go on: its record can still be saved. */
function Stranded({ saved, art, title, says, why }: StrandedProps) {
  const { states } = useWords();
  return (
    <Shell place={null} title={title} hasFoot={false}>
      <StatePanel art={art} title={title} says={says}>
        {why !== undefined && <ReloadButton />}
        <button type="button" className="btn" onClick={() => saveAsFile(saved)}>
          {states.record}
        </button>
        <Link className="btn plain" href="/my-games">
          {states.mine}
        </Link>
        {why !== undefined && <code>{why}</code>}
      </StatePanel>
    </Shell>
  );
}

/** The rules have changed since this game was begun. */
function OldTable({ saved }: { readonly saved: SavedGame }) {
  const { records } = useWords();
  const title = useTitles()(saved.game);
  return <Stranded saved={saved} art={<CompassRose />} title={title} says={records.version(title)} />;
}

function AgroundTable({ saved, why }: { readonly saved: SavedGame; readonly why: string }) {
  const { states } = useWords();
  const says = states.errorKept(saved.picks.length);
  return <Stranded saved={saved} art={<Aground />} title={states.errorTitle} says={says} why={why} />;
}

const nothing = (): void => undefined;

interface CoachedProps {
  readonly table: LocalTable;
  readonly saved: SavedGame;
  readonly actions: GameActions;
}

/** With the coach beside the board, or over the table where there is no room beside it. */
function Coached({ table, saved, actions }: CoachedProps): ReactNode {
  const { ways } = useWords();
  const { lang } = useSettings();
  const coach = useGameCoach(table, saved);
  const isNarrow = useMedia(NARROW);
  const path = `/table/${saved.id}`;
  const lead = isNarrow ? null : { label: learnWords(lang).coach, node: coach };
  return (
    <div className={coach === null ? 't-whole' : 'l-lesson'}>
      {isNarrow ? coach : null}
      <TableScreen
        {...table}
        path={path}
        menu={<TableMenu path={path} out={ways.leave} />}
        {...(coach === null ? { coach: table.host } : { lesson: { lead, onBehind: nothing } })}
        actions={actions}
        waits={<TableWaits saved={saved} />}
      />
    </div>
  );
}

function Open({ table }: { readonly table: LocalTable }) {
  const { host } = table;
  const status = useSyncExternalStore(host.watch, host.now);
  const [, go] = useLocation();
  const { saved, cover, failed } = status;
  const { game, chairs, variants } = saved;
  const rematch = async (): Promise<void> =>
    go(`/table/${await createGame({ game, chairs, variants, word: '' })}`);
  if (saved.version !== table.entry.game.version) return <OldTable saved={saved} />;
  if (failed !== null) return <AgroundTable saved={saved} why={failed} />;
  return (
    <>
      <Notice host={host} status={status} />
      <Coached
        table={table}
        saved={saved}
        actions={{
          rematch: () => void rematch(),
          save: () => saveAsFile(saved),
          playFrom: (picks, seat) => void playFrom(saved, picks, seat).then((next) => go(`/table/${next}`)),
          asked: saved.asked ?? [],
          review: `/table/${saved.id}/review`,
          statistics: '/statistics',
          link: `/games/${game}`,
        }}
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
  const saved = knownGame(id);
  if (table === undefined) return saved === null ? <Loading /> : <TableWaits saved={saved} />;
  if (table === null) return <Lost isGame />;
  return <Open table={table} />;
}
