import './home.css';
import { useMedia } from '@comptoir/board-kit';
import { BOXES, FIRST_GAME } from '@comptoir/catalogue';
import type { Box } from '@comptoir/kernel';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { FIRST_COVER } from '../art/first-cover.ts';
import { Bollard, Cog, Galley, Harbour, Punic } from '../art/Harbour.tsx';
import { Icon } from '../art/Icon.tsx';
import { Keeper } from '../learn/Keeper.tsx';
import { hasLearnt, learnHref, useProgress } from '../learn/progress.ts';
import { useSyncedProgress } from '../learn/sync.ts';
import { isYourTurn, type SavedGame } from '../local/saved-game.ts';
import { useGamesOrNone } from '../local/storage.ts';
import { usePlay } from '../local/usePlay.ts';
import { useOnlineTurns } from '../online/matches.ts';
import { useIsServed, useNoServer } from '../online/me.ts';
import { TableRow } from '../parts/TableRow.tsx';
import { useGrowing } from '../parts/useGrowing.ts';
import { useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { useBoxTexts, useWords } from '../words/index.ts';

const OnlineWaiting = lazy(() => import('../online/OnlineWaiting.tsx'));
const OnlineStrip = lazy(() => import('../online/OnlineStrip.tsx'));
const MOST_ROWS = 2;
const COG = [
  ['whale', 'fish'],
  ['crown', 'salt'],
] as const;

function WideQuay() {
  const sea = 356 - 74;
  const edge = 356 - 26;
  return (
    <Harbour
      className="wide"
      height={356}
      ships={
        <>
          <Punic x={770} y={sea - 46} width={76} />
          <Galley x={826} y={sea - 248} width={390} />
          <Cog x={596} y={sea - 150} scale={0.92} parts={COG} />
        </>
      }
      quay={
        <>
          <Bollard x={470} y={edge} />
          <Bollard x={830} y={edge} />
          <Bollard x={1230} y={edge} />
          <use href="#harbour-crates" x="1160" y={edge - 46} width="52" height="52" />
          <use href="#harbour-wine" x="1116" y={edge - 42} width="46" height="46" />
          <g className="behind">
            <use href="#harbour-barrel" x="700" y={edge - 42} width="46" height="46" />
            <use href="#harbour-cloth" x="744" y={edge - 40} width="44" height="44" />
          </g>
          <path
            d={`M610 ${edge - 54}q-36 40-126 40M1140 ${edge - 54}q34 40 92 40`}
            fill="none"
            stroke="var(--g-ink)"
            strokeWidth="1.6"
          />
        </>
      }
    />
  );
}

function NarrowQuay() {
  const edge = 416 - 26;
  return (
    <Harbour
      className="narrow"
      height={416}
      span={[1040, 400]}
      ships={<Galley x={1062} y={416 - 74 - 113} width={180} />}
      quay={
        <>
          <Bollard x={1230} y={edge} />
          <use href="#harbour-crates" x="1160" y={edge - 46} width="52" height="52" />
          <use href="#harbour-wine" x="1116" y={edge - 42} width="46" height="46" />
        </>
      }
    />
  );
}

/** Nothing was played and nothing was learnt on this device. */
function useFirstVisit(): boolean {
  useProgress();
  const { level } = useSettings();
  const games = useGamesOrNone() ?? [];
  return level === '' && games.length === 0 && !hasLearnt();
}

function Hero() {
  const { home } = useWords();
  const isFirst = useFirstVisit();
  const { play, isStarting } = usePlay();
  const isAlone = useNoServer() !== null;
  const isNarrow = useMedia('(max-width: 700px)');
  return (
    <section className="hero">
      {isNarrow ? <NarrowQuay /> : <WideQuay />}
      <div className="wrap say">
        <h1>
          {home.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p>{home.lead(BOXES.length)}</p>
        <div className="row">
          {isFirst && (
            <Link className="btn go big never" href={learnHref(FIRST_GAME)}>
              <Keeper />
              <span>
                {home.never.map((line) => (
                  <span key={line}>{line} </span>
                ))}
              </span>
            </Link>
          )}
          <button
            type="button"
            className={isFirst ? 'btn big' : 'btn go big'}
            disabled={isStarting}
            onClick={() => play(FIRST_GAME)}
          >
            <Icon id="play" />
            {home.play}
          </button>
          {!isFirst && (
            <Link className="btn big together" href={`/new/${FIRST_GAME}${isAlone ? '' : '/online'}`}>
              {home.together}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

function Greeting({ turns }: { readonly turns: number }) {
  const { home } = useWords();
  return (
    <section className="band">
      <Harbour
        height={184}
        ships={
          <>
            <Galley x={960} y={10} width={190} />
            <Cog x={800} y={40} scale={0.5} parts={COG} />
          </>
        }
      />
      <div className="wrap">
        <h1>{home.waits(turns)}</h1>
        <p>{home.orNew}</p>
      </div>
    </section>
  );
}

function GameBox({ box, isFirst: isFirstBox }: { readonly box: Box; readonly isFirst: boolean }) {
  const { game: words } = useWords();
  const { title, subtitle } = useBoxTexts(box);
  const { play, isStarting } = usePlay();
  const isFirst = useFirstVisit();
  return (
    <article className="box">
      <Link className="to-game" href={`/games/${box.id}`} aria-label={title}>
        <Cover game={box.id} first={isFirstBox ? FIRST_COVER.home : undefined} />
      </Link>
      <div className="caption">
        <p className="tagline">{subtitle}</p>
        <p className="facts">
          <span>
            <Icon id="people" size="s" />
            {box.players.join('–')}
          </span>
          <span>
            <Icon id="clock" size="s" />
            {words.minutes(...box.minutes)}
          </span>
        </p>
        <div className={isFirst ? 'acts learn-first' : 'acts'}>
          <button
            type="button"
            className={isFirst ? 'btn quiet' : 'btn'}
            disabled={isStarting}
            onClick={() => play(box.id)}
          >
            {words.play}
            <span className="hidden-words"> {title}</span>
          </button>
          {box.loadCourse !== undefined ? (
            <Link className={isFirst ? 'btn' : 'btn quiet'} href={learnHref(box.id)}>
              {words.learn}
              <span className="hidden-words"> {title}</span>
            </Link>
          ) : (
            <Link className="btn quiet" href={`/games/${box.id}/rules`}>
              {words.rules}
              <span className="hidden-words"> {title}</span>
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

function Waiting({ games }: { readonly games: readonly SavedGame[] }) {
  const { home, mine } = useWords();
  if (games.length === 0) return null;
  return (
    <>
      <h2 className="hidden-words">{mine.yourTurn}</h2>
      <div className="duo">
        {games.slice(0, MOST_ROWS).map((saved) => (
          <TableRow key={saved.id} saved={saved} />
        ))}
      </div>
      {games.length > MOST_ROWS && (
        <p className="row all-games">
          <Link className="btn slim" href="/my-games">
            {home.all(games.length)}
          </Link>
        </p>
      )}
    </>
  );
}

function Under() {
  const { home } = useWords();
  return (
    <ul className="wrap under">
      {home.cards.map(([icon = '', title, says]) => (
        <li key={icon}>
          <Icon id={icon} size="xl" />
          <span>
            <h2>{title}</h2>
            <p>{says}</p>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Home() {
  const games = useGamesOrNone();
  const online = useOnlineTurns();
  const isServed = useIsServed();
  useSyncedProgress();
  const isNarrow = useMedia('(max-width: 700px)');
  const most = useGrowing({ total: BOXES.length, first: isNarrow ? 2 : BOXES.length, more: 1 });
  if (games === null) return <Shell place="games" title="Comptoir" hasFoot={false} />;
  const isWhole = most === BOXES.length;
  const turns = games.filter(isYourTurn);
  const all = turns.length + online;
  return (
    <Shell place="games" title="Comptoir" hasFoot={isWhole}>
      <div className="quayside">
        {all > 0 ? <Greeting turns={all} /> : <Hero />}
        {isServed && (
          <Suspense>
            <OnlineStrip />
          </Suspense>
        )}
      </div>
      <section className="bench wood">
        <div className="wrap">
          {online > 0 && (
            <Suspense>
              <OnlineWaiting />
            </Suspense>
          )}
          <Waiting games={turns} />
          <div className="boxes">
            {BOXES.slice(0, most).map((box, n) => (
              <GameBox key={box.id} box={box} isFirst={n === 0} />
            ))}
          </div>
        </div>
      </section>
      {isWhole && <Under />}
    </Shell>
  );
}
