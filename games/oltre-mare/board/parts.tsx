// Small things that letters and sheets are made of.
import { Icon, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import type { ReactNode } from 'react';
import type { GoodName, StatementName } from '../src/names.ts';
import { art } from './art.ts';
import { claimSaid, goodTitle, wordsIn } from './words.ts';

export interface ActProps {
  /** The option it stands for. */
  readonly name: string;
  readonly icon: string;
  readonly text: string;
  readonly isMain?: boolean;
}

/** A button that is there only while its option is. */
export function Act({ name, icon, text, isMain = false }: ActProps): ReactNode {
  const { attributes, state } = useTarget(name);
  if (state === 'idle') return null;
  return (
    <div className={isMain ? 'o-button o-go' : 'o-button'} {...attributes}>
      <Icon name={icon} />
      <b>{text}</b>
    </div>
  );
}

export interface GoodChipProps {
  readonly good: GoodName;
  readonly claim?: StatementName | null | undefined;
  readonly lang: Lang;
  /** What is said under a claim. */
  readonly under?: string;
}

/** A good that changes hands: certain; what is said of the card: not. */
export function GoodChip({ good, claim, lang, under }: GoodChipProps): ReactNode {
  return (
    <div className="o-traded">
      <span className="o-good" data-good={good}>
        <Icon name={art(good)} />
        <b>{goodTitle(good, lang)}</b>
      </span>
      {under === undefined ? null : (
        <span className="o-word" data-said={claim !== null && claim !== undefined}>
          {claim === null || claim === undefined ? (
            <small>{wordsIn(lang).nothingSaid}</small>
          ) : (
            <>
              {claimSaid(claim, lang)} <small>{under}</small>
            </>
          )}
        </span>
      )}
    </div>
  );
}

export function DucatChip({ n, lang }: { n: number; lang: Lang }): ReactNode {
  return (
    <span className="o-sum">
      <Icon name={art('ducat')} />
      <b>{n}</b>
      <small>
        {wordsIn(lang)
          .ducats(n)
          .replace(/^\d+\s/, '')}
      </small>
    </span>
  );
}

/** Goods and ducats in one short line of pictures. */
export function Short({
  goods,
  ducats,
  lang,
}: {
  goods: readonly GoodName[];
  ducats: number;
  lang: Lang;
}): ReactNode {
  const items = goods.map((good, n) => ({ good, key: `${good} ${n}` }));
  return (
    <span className="o-short">
      {items.map(({ good, key }) => (
        <Icon key={key} name={art(good)} label={goodTitle(good, lang)} />
      ))}
      {ducats > 0 ? (
        <>
          <Icon name={art('ducat')} label={wordsIn(lang).facts.ducats} />
          <b>{ducats}</b>
        </>
      ) : null}
      {goods.length === 0 && ducats <= 0 ? <i>{wordsIn(lang).nothing}</i> : null}
    </span>
  );
}
