// The coach at hand in a first game: silent until asked, then one move is ringed and its rule is a link away.
import { type BoardModule, nameOf, type Scene } from '@comptoir/board-kit';
import { type Course, isRoundOver, type Lang, type LoadedGame, type Option } from '@comptoir/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { LocalHost } from '../local/LocalHost.ts';
import { useLog } from '../table/useLog.ts';
import { Keeper } from './Keeper.tsx';
import './lesson.css';
import { roundOf, saveProgress } from './progress.ts';
import { Ring } from './Ring.tsx';
import { learnWords } from './words.ts';

export interface GameCoachProps {
  readonly host: LocalHost;
  readonly entry: LoadedGame;
  readonly board: BoardModule;
  readonly course: Course;
  readonly title: string;
  readonly path: string;
  readonly lang: Lang;
  /** A strip over the table. */
  readonly isSmall: boolean;
}

/** The table as it stands. */
function useScene(host: LocalHost): Scene | null {
  const [scene, setScene] = useState<Scene | null>(null);
  useEffect(() => host.subscribe((moment) => setScene(moment.scene)), [host]);
  return scene;
}

/** The first round is over; from then on the course counts it as done. */
function useRound({ host, entry, course }: GameCoachProps, scene: Scene | null): boolean {
  const log = useLog(host, entry.game, scene);
  const isOver = scene !== null && isRoundOver(course.round, log, scene.players.length);
  useEffect(() => {
    if (isOver) saveProgress(entry.game.id, roundOf(course), { at: 0, of: 1, isDone: true });
  }, [isOver, entry, course]);
  return isOver;
}

/** What is advised is good for the decision it was asked at. */
type Advice = { readonly seq: number; readonly option: Option | null } | null;

export default function GameCoach(props: GameCoachProps): ReactNode {
  const { host, board, title, path, lang, isSmall } = props;
  const words = learnWords(lang);
  const scene = useScene(host);
  const isOver = useRound(props, scene);
  const [advice, setAdvice] = useState<Advice>(null);
  const decision = scene?.decision ?? null;
  const now = advice !== null && advice.seq === scene?.seq ? advice : null;
  const option = now?.option ?? null;
  const ask = (): void => {
    if (scene === null) return;
    const { seq } = scene;
    setAdvice({ seq, option: null });
    void host.advice().then((found) => setAdvice(found === null ? null : { seq, option: found }));
  };
  const says = isOver ? words.roundSays : decision === null ? words.notYours : words.firstSays;
  return (
    <section
      className="l-dock"
      data-small={isSmall}
      data-round={isOver ? 'over' : 'now'}
      aria-label={words.coach}
      aria-live="polite"
    >
      <header className="l-top">
        <Keeper />
        <div>
          <h2>{isOver ? words.roundOver : words.round}</h2>
          <small>{title}</small>
        </div>
      </header>
      <div className="l-say">
        <p>{says}</p>
        {now !== null && option === null ? <p>{words.thinking}</p> : null}
        {option === null || scene === null ? null : (
          <p className="l-fine">{words.advised(board.button(option, scene, lang).title)}</p>
        )}
      </div>
      {decision === null || scene === null ? null : (
        <div className="l-acts">
          <button type="button" className="l-act" disabled={now !== null} onClick={ask}>
            {words.show}
          </button>
          <Link className="l-act" href={`/games/${scene.game}/rules?from=${path}#${decision.rule}`}>
            {words.readRule}
          </Link>
        </div>
      )}
      <Ring names={option === null ? [] : [nameOf(option)]} next={null} />
    </section>
  );
}
