// Where chances are lost: in which part of the game, and at which questions, as far as games have been reviewed.
import type { DogeAverages } from '@comptoir/board-kit';
import { inHundred } from '@comptoir/bots/review';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TableHead } from '../parts/TableHead.tsx';
import { useSettings } from '../settings.ts';
import { type Group, type Lost, lostIn } from './statistics.ts';
import { statisticsWords } from './words.ts';

/** More would be a list that nobody reads. */
const MOST_QUESTIONS = 4;

interface PartsProps extends Pick<Lost, 'parts'> {
  readonly doges: DogeAverages['lost'];
}
function Parts({ parts, doges }: PartsProps): ReactNode {
  const words = statisticsWords(useSettings().lang);
  const columns = [
    { title: words.part },
    { title: words.you, kind: 'number' },
    ...(doges === undefined ? [] : [{ title: words.doges, kind: 'number' } as const]),
  ] as const;
  return (
    <table>
      <TableHead columns={columns} />
      <tbody>
        {words.parts.map((name, n) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="number">{inHundred(parts[n] ?? 0)}</td>
            {doges === undefined ? null : <td className="number">{inHundred(doges.parts[n] ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Questions({ questions }: Pick<Lost, 'questions'>): ReactNode {
  const { lang } = useSettings();
  const words = statisticsWords(lang);
  const columns = [
    { title: words.question },
    { title: words.times, kind: 'number' },
    { title: words.chances, kind: 'number' },
  ] as const;
  return (
    <table>
      <TableHead columns={columns} />
      <tbody>
        {questions.slice(0, MOST_QUESTIONS).map(({ worst, times, loss }) => (
          <tr key={worst.step}>
            <th scope="row">
              <Link href={worst.at}>{worst.prompt[lang]}</Link>
            </th>
            <td className="number">{times}</td>
            <td className="number">{inHundred(loss)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LostProps {
  readonly group: Group;
  readonly doges: DogeAverages['lost'];
}
export function LostChances({ group, doges }: LostProps): ReactNode {
  const words = statisticsWords(useSettings().lang);
  const { reviewed, parts, questions } = lostIn(group);
  const latest = group.facts.at(-1);
  return (
    <section className="st-lost">
      <h3>{words.lost}</h3>
      {reviewed === 0 ? (
        <>
          <p>{words.notReviewed}</p>
          {latest === undefined ? null : (
            <Link className="btn quiet" href={latest.review}>
              {words.review}
            </Link>
          )}
        </>
      ) : (
        <>
          <Parts parts={parts} doges={doges} />
          {questions.length === 0 ? <p>{words.none}</p> : <Questions questions={questions} />}
          <p className="small muted">
            {words.lostSays(reviewed)}
            {doges === undefined ? '' : ` ${words.dogesLost(doges.games)}`}
          </p>
        </>
      )}
    </section>
  );
}
