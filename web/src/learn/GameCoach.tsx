// The coach at hand in a first game: silent until asked, then one move is ringed and its rule is a link away.
import { type BoardModule, nameOf, type Scene } from '@comptoir/board-kit';
import type { Lang, Option } from '@comptoir/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { LocalHost } from '../local/LocalHost.ts';
import { Keeper } from './Keeper.tsx';
import './lesson.css';
import { Ring } from './Ring.tsx';
import { learnWords } from './words.ts';

interface GameCoachProps {
  readonly host: LocalHost;
  readonly board: BoardModule;
  readonly title: string;
  readonly path: string;
  readonly lang: Lang;
}

/** The table as it stands. */
function useScene(host: LocalHost): Scene | null {
  const [scene, setScene] = useState<Scene | null>(null);
  useEffect(() => host.subscribe((moment) => setScene(moment.scene)), [host]);
  return scene;
}

/** What is advised is good for the decision it was asked at. */
type Advice = { readonly seq: number; readonly option: Option | null } | null;

export default function GameCoach({ host, board, title, path, lang }: GameCoachProps): ReactNode {
  const words = learnWords(lang);
  const scene = useScene(host);
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
  return (
    <section className="l-dock" aria-label={words.coach} aria-live="polite">
      <header className="l-top">
        <Keeper />
        <div>
          <h2>{words.firstGame}</h2>
          <small>{title}</small>
        </div>
      </header>
      <div className="l-say">
        <p>{decision === null ? words.notYours : words.firstSays}</p>
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
