import './home.css';
import './my-games.css';
import type { OwnMatch } from '@comptoir/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { Bollard, Cog, Harbour, Punic } from '../art/Harbour.tsx';
import { Icon } from '../art/Icon.tsx';
import { isYourTurn, type SavedGame, saveAsFile } from '../local/saved-game.ts';
import { deleteGame, useGames } from '../local/storage.ts';
import { OwnHistory, useFinished } from '../online/History.tsx';
import { useOnlineGames } from '../online/matches.ts';
import { useMe } from '../online/me.ts';
import { OnlineRow } from '../online/OnlineRows.tsx';
import { useOnlineWords } from '../online/words.ts';
import { ImportRecord } from '../parts/ImportRecord.tsx';
import { EmptyQuay, StatePanel } from '../parts/StatePanel.tsx';
import { TableRow } from '../parts/TableRow.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useTitles, useWords } from '../words/index.ts';

function RowTools({ saved }: { readonly saved: SavedGame }) {
  const { mine } = useWords();
  const [isSure, setSure] = useState(false);
  const title = useTitles()(saved.game);
  if (isSure)
    return (
      <span className="sure">
        <button
          type="button"
          className="btn slim"
          aria-label={mine.removeSure(title)}
          onClick={() => void deleteGame(saved.id)}
        >
          {mine.remove}
        </button>
        <button type="button" className="btn slim quiet" onClick={() => setSure(false)}>
          {mine.keep}
        </button>
      </span>
    );
  return (
    <span className="row-tools">
      <button
        type="button"
        className="icon-button"
        aria-label={`${mine.save}, ${title}`}
        title={mine.save}
        onClick={() => saveAsFile(saved)}
      >
        <Icon id="share" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={`${mine.remove}, ${title}`}
        title={mine.remove}
        onClick={() => setSure(true)}
      >
        <Icon id="trash" />
      </button>
    </span>
  );
}

function Rows({ title, games }: { readonly title: string; readonly games: readonly SavedGame[] }) {
  if (games.length === 0) return null;
  return (
    <section>
      <div className="heading">
        <h2>{title}</h2>
        <span className="muted small">{games.length}</span>
      </div>
      <div className="stack">
        {games.map((saved) => (
          <TableRow key={saved.id} saved={saved}>
            <RowTools saved={saved} />
          </TableRow>
        ))}
      </div>
    </section>
  );
}

function ImportGame() {
  const { mine } = useWords();
  return (
    <ImportRecord
      title={mine.import}
      says={mine.importSays}
      choose={mine.chooseFile}
      to={(game) => `/table/${game}`}
    />
  );
}

/** The tables where it is one's turn: what each plays. */
function Band({ turns }: { readonly turns: readonly { readonly game: string }[] }) {
  const { mine, home } = useWords();
  const waiting = turns.length;
  const titleOf = useTitles();
  const names = [...new Set(turns.map(({ game }) => titleOf(game)))];
  return (
    <section className="band">
      <Harbour
        height={184}
        ships={
          <>
            <Cog
              x={980}
              y={34}
              scale={0.53}
              parts={[
                ['lighthouse', 'grain'],
                ['lighthouse', 'fish'],
                ['crown', null],
              ]}
            />
            <Punic x={860} y={80} width={72} />
          </>
        }
        quay={
          <>
            <Bollard x={840} y={166} />
            <Bollard x={1150} y={166} />
            <use href="#harbour-crates" x="1180" y="126" width="44" height="44" />
          </>
        }
      />
      <div className="wrap">
        <h1>{waiting === 0 ? mine.none : home.waits(waiting)}</h1>
        {turns.length > 0 && <p>{mine.lead(names)}</p>}
      </div>
    </section>
  );
}

/** Tables of others are a place of their own. */
function FindPlayers() {
  const { online } = useOnlineWords();
  return (
    <Link className="btn" href="/online">
      <Icon id="online" />
      {online.find}
    </Link>
  );
}

interface LobbyProps {
  readonly games: readonly SavedGame[];
  readonly online: readonly OwnMatch[];
}

/** Tables on the server, above those of this device. */
function OnlineList({ online }: { readonly online: readonly OwnMatch[] }) {
  const words = useOnlineWords();
  if (online.length === 0) return null;
  return (
    <section>
      <div className="heading">
        <h2>{words.mine.title}</h2>
        <span className="muted small">{online.length}</span>
      </div>
      <div className="stack">
        {online.map((match) => (
          <OnlineRow key={match.id} match={match} />
        ))}
      </div>
    </section>
  );
}

function Lobby({ games, online }: LobbyProps) {
  const { mine } = useWords();
  const turns = games.filter(isYourTurn);
  return (
    <>
      <Band turns={[...online.filter((match) => match.isYourTurn), ...turns]} />
      <div className="wrap lobby">
        <div>
          <OnlineList online={online} />
          <Rows title={mine.yourTurn} games={turns} />
          <Rows
            title={mine.waitingFor}
            games={games.filter((saved) => saved.result === null && !isYourTurn(saved))}
          />
          <Rows title={mine.over} games={games.filter((saved) => saved.result !== null)} />
        </div>
        <aside>
          <FindPlayers />
          <Link className="btn quiet" href="/new">
            {mine.newTable}
          </Link>
          <Link className="btn quiet" href="/statistics">
            {mine.statistics}
          </Link>
          <ImportGame />
        </aside>
      </div>
    </>
  );
}

export default function MyGames() {
  const { mine, states } = useWords();
  const games = useGames();
  const online = useOnlineGames() ?? [];
  const me = useMe();
  const finished = useFinished(me?.id ?? null);
  const hasSome = online.length > 0 || finished > 0 || (games !== null && games.length > 0);
  return (
    <Shell place="mine" title={mine.title}>
      {hasSome && <Lobby games={games ?? []} online={online} />}
      {me !== null && finished > 0 && <OwnHistory user={me.id} finished={finished} />}
      {games?.length === 0 && !hasSome && (
        <>
          <StatePanel art={<EmptyQuay />} title={states.emptyTitle} says={states.emptySays}>
            <Link className="btn go" href="/new">
              {mine.newTable}
            </Link>
          </StatePanel>
          <div className="wrap lonely">
            <FindPlayers />
            <ImportGame />
          </div>
        </>
      )}
    </Shell>
  );
}
