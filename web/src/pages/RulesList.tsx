import './rules.css';
import { BOXES } from '@comptoir/catalogue';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { learnHref } from '../learn/progress.ts';
import { Shell } from '../shell/Shell.tsx';
import { useTitles, useWords } from '../words/index.ts';

export default function RulesList() {
  const { rules: words, game: gameWords } = useWords();
  const titleOf = useTitles();
  return (
    <Shell place="rules" title={words.title}>
      <div className="wrap rules-front">
        <h1 className="page-title">{words.title}</h1>
        <p>{words.lead}</p>
        <ul className="rules-list">
          {BOXES.map(({ id, loadCourse }) => (
            <li key={id}>
              <Link href={`/games/${id}/rules`}>
                <Cover game={id} />
                {titleOf(id)}
              </Link>
              <p>
                <Link className="btn quiet" href={`/games/${id}/rules?form=short`}>
                  {words.inShort}
                  <span className="hidden-words"> {titleOf(id)}</span>
                </Link>
                {loadCourse === undefined ? null : (
                  <Link className="btn quiet" href={learnHref(id)}>
                    {gameWords.learn}
                    <span className="hidden-words"> {titleOf(id)}</span>
                  </Link>
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}
