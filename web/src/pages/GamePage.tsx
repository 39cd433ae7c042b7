import './game.css';
import { useMedia } from '@comptoir/board-kit';
import { boxOf } from '@comptoir/catalogue';
import type { Box } from '@comptoir/kernel';
import type { BotRecord } from '@comptoir/protocol';
import { Link } from 'wouter';
import { BoxPicture, Cover } from '../art/Cover.tsx';
import { FIRST_COVER } from '../art/first-cover.ts';
import { Hat } from '../art/Hat.tsx';
import { Icon } from '../art/Icon.tsx';
import { learnHref } from '../learn/progress.ts';
import { DEFAULT_LEVEL, LEVEL_IDS } from '../local/levels.ts';
import { isYourTurn } from '../local/saved-game.ts';
import { useGames, useGamesOrNone } from '../local/storage.ts';
import { usePlay } from '../local/usePlay.ts';
import { useBotRecords } from '../online/bots.ts';
import { useOnlineWords } from '../online/words.ts';
import { Lost } from '../parts/StatePanel.tsx';
import { useGrowing } from '../parts/useGrowing.ts';
import { useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { useBoxTexts, useFormat, useWords } from '../words/index.ts';

function PlayButtons({ box }: { readonly box: Box }) {
  const { game: words } = useWords();
  const { play, isStarting } = usePlay();
  const running = useGames()?.find((saved) => saved.game === box.id && isYourTurn(saved));
  return (
    <div className="row">
      {running !== undefined && (
        <Link className="btn go big" href={`/table/${running.id}`}>
          <Icon id="play" />
          {words.resume}
        </Link>
      )}
      <button
        type="button"
        className={running === undefined ? 'btn go big' : 'btn big'}
        disabled={isStarting}
        onClick={() => play(box.id)}
      >
        {running === undefined && <Icon id="play" />}
        {running === undefined ? words.playNow : words.another}
      </button>
      {box.loadCourse !== undefined && (
        <Link className="btn big" href={learnHref(box.id)}>
          <Icon id="learn" />
          {words.learnLong}
        </Link>
      )}
    </div>
  );
}

function Presentation({ box }: { readonly box: Box }) {
  const { game: words, nav } = useWords();
  const { title, blurb } = useBoxTexts(box);
  return (
    <div>
      <p className="crumb muted small">
        <Link href="/">{nav.games}</Link> / {title}
      </p>
      <h1>{title}</h1>
      <p className="tagline by">{words.by(box.designers, box.publisher, box.year)}</p>
      <p className="lead">{blurb}</p>
      <p className="facts large">
        <span>
          <Icon id="people" />
          {words.players(...box.players)}
        </span>
        <span>
          <Icon id="clock" />
          {words.minutes(...box.minutes)}
        </span>
        <span>
          <Icon id="bot" />
          {words.alone}
        </span>
      </p>
      <PlayButtons box={box} />
      <p className="row small more">
        <Link href={`/new/${box.id}`}>{words.newTable}</Link>
        <Link href={`/games/${box.id}/rules`}>{words.readRules}</Link>
        <Link href={`/games/${box.id}/rules?form=short`}>{words.shortRules}</Link>
        {box.loadPuzzles !== undefined && <Link href={`/puzzles#${box.id}`}>{words.puzzles}</Link>}
      </p>
    </div>
  );
}

/** Whose game it is, and which edition is played here. */
function TheBox({ box }: { readonly box: Box }) {
  const { game: words } = useWords();
  const { edition } = useBoxTexts(box);
  return (
    <div className="sheet the-box">
      <p>{words.credit(box.designers, box.publisher, box.year)}</p>
      <p>{words.edition(edition)}</p>
      <p className="muted">{words.box}</p>
    </div>
  );
}

function ThirtySeconds({ box }: { readonly box: Box }) {
  const { game: words } = useWords();
  const { steps } = useBoxTexts(box);
  return (
    <section>
      <h2>{words.thirty}</h2>
      <ol className="how">
        {steps.map(([title, says], n) => (
          <li key={title}>
            <BoxPicture game={box.id} name={box.pictures[n] ?? ''} />
            <span>
              <h3>
                {n + 1}. {title}
              </h3>
              <p>{says}</p>
            </span>
          </li>
        ))}
      </ol>
      <TheBox box={box} />
    </section>
  );
}

/** How a bot has fared at tables online. */
function Online({ record }: { readonly record: BotRecord | undefined }) {
  const { profile } = useOnlineWords();
  const { share } = useFormat();
  if (record === undefined) return null;
  return (
    <span className="muted small bot-record">{profile.botRecord(record.games, share(record.wins))}</span>
  );
}

function Ladder({ box }: { readonly box: Box }) {
  const { game: words, levels } = useWords();
  const { level: last } = useSettings();
  const { play, isStarting } = usePlay();
  const marked = last || DEFAULT_LEVEL;
  const records = useBotRecords(box.id);
  return (
    <section>
      <div className="ladder-head">
        <h2>{words.across}</h2>
        <span className="muted small">{words.ladderNote}</span>
      </div>
      <ul className="ladder">
        {[...LEVEL_IDS].reverse().map((id) => (
          <li key={id} className={id === marked ? 'rung last' : 'rung'}>
            <Hat level={id} />
            <span>
              <h3>{levels[id].name}</h3>
              <span className="muted small">{levels[id].says}</span>
              <Online record={records.find(({ level }) => level === id)} />
            </span>
            <button
              type="button"
              className={id === marked ? 'btn slim' : 'btn slim quiet'}
              disabled={isStarting}
              aria-label={words.against(levels[id].name)}
              onClick={() => play(box.id, id)}
            >
              {words.play}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function GamePage({ id }: { readonly id: string }) {
  const box = boxOf(id);
  return box === null ? <Lost /> : <GameOf box={box} />;
}

function GameOf({ box }: { readonly box: Box }) {
  const { title } = useBoxTexts(box);
  const isNarrow = useMedia('(max-width: 700px)');
  const most = useGrowing({ total: 3, first: isNarrow ? 1 : 3, more: 1 });
  if (useGamesOrNone() === null) return <Shell place="games" title={title} hasFoot={false} />;
  return (
    <Shell place="games" title={title} hasFoot={false}>
      <div className="game-page" data-game={box.id}>
        <section className="air">
          <div className="wrap halves">
            <Presentation box={box} />
            <figure className="large-cover">
              <Cover game={box.id} first={FIRST_COVER.game} />
            </figure>
          </div>
        </section>
        <div className="wrap halves lower">
          {most > 1 && <ThirtySeconds box={box} />}
          {most > 2 && <Ladder box={box} />}
        </div>
      </div>
    </Shell>
  );
}
