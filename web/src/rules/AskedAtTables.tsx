// Questions that come up at tables, answered by the paragraph that decides them.
import type { Question } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import { useSettings } from '../settings.ts';
import type { Block } from './markdown.ts';
import { Prose } from './Prose.tsx';
import { rulesWords } from './words.ts';

interface AskedProps {
  readonly asked: readonly Question[];
  readonly blocks: readonly Block[];
}

export function AskedAtTables({ asked, blocks }: AskedProps): ReactNode {
  const { lang } = useSettings();
  const textOf = (rule: string): string =>
    blocks.flatMap((block) => (block.kind === 'rule' && block.id === rule ? [block.text] : []))[0] ?? '';
  return (
    <section className="sheet asked-at-tables">
      <h2>{rulesWords(lang).asked}</h2>
      <dl>
        {asked.map(({ question, rule }) => (
          <div key={question.en}>
            <dt>{question[lang]}</dt>
            <dd>
              <Prose text={`${textOf(rule)} ${rule}`} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
