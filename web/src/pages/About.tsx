import './about.css';
import { BOXES } from '@comptoir/catalogue';
import { Link } from 'wouter';
import { Shell } from '../shell/Shell.tsx';
import { useTitles, useWords } from '../words/index.ts';

export default function About() {
  const { about, game: words } = useWords();
  const titleOf = useTitles();
  return (
    <Shell place={null} title={about.title}>
      <div className="wrap about">
        <h1 className="page-title">{about.title}</h1>
        <p className="about-lead">{about.lead(BOXES.length)}</p>
        <h2>{about.gamesTitle}</h2>
        <p>{about.gamesSays}</p>
        <ul>
          {BOXES.map((box) => (
            <li key={box.id}>
              <Link href={`/games/${box.id}`}>{titleOf(box.id)}</Link>
              <span>{words.credit(box.designers, box.publisher, box.year)}</span>
            </li>
          ))}
        </ul>
        <h2>{about.code}</h2>
        <p>{about.codeSays}</p>
        <h2>{about.fonts}</h2>
        <p>{about.fontsSays}</p>
        <h2>{about.privacy}</h2>
        <p>{about.privacySays}</p>
      </div>
    </Shell>
  );
}
