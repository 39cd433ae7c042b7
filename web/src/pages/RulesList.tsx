import './rules.css';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { BOXES } from '../games.ts';
import { hasRules } from '../rules/files.ts';
import { Shell } from '../shell/Shell.tsx';
import { useWords } from '../words/index.ts';

export default function RulesList() {
  const { rules: words } = useWords();
  return (
    <Shell place="rules" title={words.title}>
      <div className="wrap rules-front">
        <h1 className="page-title">{words.title}</h1>
        <p>{words.lead}</p>
        <ul className="rules-list">
          {BOXES.filter((box) => hasRules(box.id)).map((box) => (
            <li key={box.id}>
              <Link href={`/games/${box.id}/rules`}>
                <Cover game={box.id} />
                {box.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}
