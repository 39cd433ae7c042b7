import './rules.css';
import { GAME_IDS } from '@comptoir/catalogue';
import { Link } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useTitles, useWords } from '../words/index.ts';

export default function RulesList() {
  const { rules: words } = useWords();
  const titleOf = useTitles();
  return (
    <Shell place="rules" title={words.title}>
      <div className="wrap rules-front">
        <h1 className="page-title">{words.title}</h1>
        <p>{words.lead}</p>
        <ul className="rules-list">
          {GAME_IDS.map((game) => (
            <li key={game}>
              <Link href={`/games/${game}/rules`}>
                <Cover game={game} />
                {titleOf(game)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}
