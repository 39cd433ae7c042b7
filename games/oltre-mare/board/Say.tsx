// A word about a given card: two of four icons and a load, any of which may stay open. It need not be true.
import { Icon, useTarget } from '@comptoir/board-kit';
import type { Lang } from '@comptoir/kernel';
import { type ReactNode, useState } from 'react';
import { ACTIONS, type ActionName, type CardName, LOADS, type StatementName } from '../src/names.ts';
import { isTrue, rowOf } from '../src/texts/words.ts';
import type { DraftView } from '../src/views.ts';
import { art } from './art.ts';
import { goodOfCard, iconStatement, statementOf } from './facts.ts';
import { actionWord, claimSaid, goodTitle, wordsIn } from './words.ts';

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  onToggle(): void;
  readonly children: ReactNode;
}

function Toggle({ label, isOn, onToggle, children }: ToggleProps): ReactNode {
  return (
    <button type="button" className="o-toggle" aria-pressed={isOn} aria-label={label} onClick={onToggle}>
      {children}
    </button>
  );
}

/** One icon that is not there says it all; one that is there may stand alone at a table that talks. */
function spoken(
  actions: readonly ActionName[],
  load: number | null,
  lacking: ActionName | null,
  isFree: boolean,
): StatementName | null {
  if (lacking !== null) return iconStatement(lacking, false);
  const [only] = actions;
  if (isFree && actions.length === 1 && only !== undefined && load === null) return iconStatement(only, true);
  return statementOf(actions, load);
}

/** At first the truth stands there; the last two icons that were touched count. */
function Speech({ card, lang, isFree }: { card: CardName; lang: Lang; isFree: boolean }): ReactNode {
  const words = wordsIn(lang);
  const row = rowOf(card);
  const [actions, setActions] = useState<readonly ActionName[]>(row.actions);
  const [load, setLoad] = useState<number | null>(null);
  const [lacking, setLacking] = useState<ActionName | null>(null);
  const statement = spoken(actions, load, lacking, isFree);
  const { attributes } = useTarget(`state ${statement ?? ''}`);
  const touch = (action: ActionName): void =>
    setActions(
      actions.includes(action) ? actions.filter((one) => one !== action) : [...actions.slice(-1), action],
    );
  const truth = statement === null ? words.openWord : isTrue(card, statement) ? words.isTrue : words.notTrue;
  return (
    <div className="o-speech">
      <p>
        <span>{words.itShows}</span>
        {ACTIONS.map((action) => (
          <Toggle
            key={action}
            label={actionWord(action, lang)}
            isOn={actions.includes(action)}
            onToggle={() => touch(action)}
          >
            <Icon name={art(action)} />
          </Toggle>
        ))}
      </p>
      {isFree ? (
        <p>
          <span>{words.itLacks}</span>
          {ACTIONS.map((action) => (
            <Toggle
              key={action}
              label={words.lacks(actionWord(action, lang))}
              isOn={lacking === action}
              onToggle={() => setLacking(lacking === action ? null : action)}
            >
              <Icon name={art(action)} />
            </Toggle>
          ))}
        </p>
      ) : null}
      <p>
        <span>{words.itsLoad}</span>
        {LOADS.map((n) => (
          <Toggle
            key={n}
            label={`${words.loadWord} ${n}`}
            isOn={load === n}
            onToggle={() => setLoad(load === n ? null : n)}
          >
            {n}
          </Toggle>
        ))}
      </p>
      <p className="o-truth" data-true={statement !== null && isTrue(card, statement)} aria-live="polite">
        <Icon name="ui-eye-off" /> {truth} R-6.10
      </p>
      {statement === null ? null : (
        <div className="o-button" {...attributes}>
          <Icon name="ui-chat" />
          <b>
            {words.say} {claimSaid(statement, lang)}
          </b>
        </div>
      )}
    </div>
  );
}

function Spoken({
  card,
  claim,
  lang,
}: {
  card: CardName;
  claim: DraftView['claims'][number];
  lang: Lang;
}): ReactNode {
  const { attributes, isLegal } = useTarget(`claim ${card}`);
  const words = wordsIn(lang);
  const good = goodOfCard(card);
  return (
    <div {...attributes} className="o-spoken" data-good={good}>
      <Icon name={art(good)} label={goodTitle(good, lang)} />
      {claim === null ? (
        <small>{isLegal ? words.speakOf : words.unsaid}</small>
      ) : (
        <q>{claimSaid(claim, lang)}</q>
      )}
    </div>
  );
}

export function Say({ draft, lang, isFree }: { draft: DraftView; lang: Lang; isFree: boolean }): ReactNode {
  const words = wordsIn(lang);
  const isNow = draft.stage === 'word' || draft.stage === 'state';
  return (
    <section className="o-part o-say" data-is={isNow ? 'now' : 'later'} data-note="claim">
      <h3 className="o-head">
        <b>4</b> {words.youSay} <small>{words.seenIs}</small>
      </h3>
      {draft.stage === 'state' && draft.about !== null ? (
        <Speech key={draft.about} card={draft.about} lang={lang} isFree={isFree} />
      ) : (
        <div className="o-speeches">
          {draft.cards.map((card, n) => (
            <Spoken key={card} card={card} claim={draft.claims[n] ?? null} lang={lang} />
          ))}
        </div>
      )}
    </section>
  );
}
