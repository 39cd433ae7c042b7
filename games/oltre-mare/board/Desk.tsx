// The negotiation desk: red cloth over the chart, one sheet on top, beside it what it answers and the talks of this turn.
import { type BoardProps, Icon, SeatMark } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import './desk.css';
import './compose.css';
import './letters.css';
import './pencil.css';
import type { OltreMare } from '../src/types.ts';
import { art } from './art.ts';
import { CallSheet, ComposeCall } from './CallSheet.tsx';
import { Compose } from './Compose.tsx';
import { LetterSheet } from './Letter.tsx';
import { Needs } from './Needs.tsx';
import { Bell, Partners } from './Partners.tsx';
import { Short } from './parts.tsx';
import { talksOf } from './talks.ts';
import { wordsIn } from './words.ts';

type DeskProps = BoardProps<OltreMare>;

function Talks(props: DeskProps): ReactNode {
  const { lang } = props;
  const words = wordsIn(lang);
  const talks = talksOf(props);
  return (
    <article className="o-sheet o-talks">
      <details open>
        <summary>
          <Icon name="ui-log" />
          <h2>{words.talks}</h2>
        </summary>
        {talks.length === 0 ? <p className="o-effect">{words.noTalks}</p> : null}
        <ol>
          {talks.toReversed().map(({ key, terms, outcome }) => (
            <li key={key} data-outcome={outcome}>
              <SeatMark seat={terms.from} />
              <Short goods={terms.give} ducats={terms.ducats} lang={lang} />
              <Icon name="ui-arrow-right" />
              <SeatMark seat={terms.to} />
              <Short goods={terms.ask} ducats={-terms.ducats} lang={lang} />
              <small>{words.outcome[outcome]}</small>
            </li>
          ))}
        </ol>
      </details>
    </article>
  );
}

function Ledger({ scene, lang }: DeskProps): ReactNode {
  const { view } = scene;
  const words = wordsIn(lang);
  const active = view.merchants[view.active];
  return (
    <p className="o-ledger">
      <b>{words.ledger}</b>
      <span data-note="price">
        <Icon name="ui-deck" /> {words.purchases(view.purchases)}
      </span>
      <span data-note="offer">
        <Icon name="ui-mail" /> {words.offersMade(view.offersMade, view.mostOffers)}
      </span>
      <span data-note="call">
        <Icon name="ui-bell" /> {words.calls(view.hasCalled ? 1 : 0)}
      </span>
      <span data-note="slack">
        <Icon name={art('load')} /> {words.ledgerLoad(active?.load ?? 0, view.slack)} (R-6.7)
      </span>
    </p>
  );
}

/** The sheet on top. */
function Main(props: DeskProps): ReactNode {
  const { view } = props.scene;
  if ((view.own?.draft ?? null) !== null) return <Compose {...props} />;
  if ((view.own?.callDraft ?? null) !== null) return <ComposeCall {...props} />;
  if (view.counter !== null) return <LetterSheet {...props} kind="counter" letter={view.counter} />;
  if (view.offer !== null) return <LetterSheet {...props} kind="offer" letter={view.offer} />;
  if (view.doing === 'answerCall') return <CallSheet {...props} />;
  return <Partners {...props} />;
}

/** What the sheet on top answers. */
function Beside(props: DeskProps): ReactNode {
  const { view } = props.scene;
  const isComposing = (view.own?.draft ?? null) !== null;
  const isAnswered = view.counter !== null;
  const sealed = view.own?.sealed ?? null;
  if (view.offer !== null && (isComposing || isAnswered))
    return <LetterSheet {...props} kind="offer" letter={view.offer} />;
  if (isComposing && view.doing === 'answerCall') return <CallSheet {...props} />;
  return sealed === null ? null : <LetterSheet {...props} kind="proposal" letter={sealed} />;
}

/** For whoever weighs a bargain: the call, and what their goods are worth. */
function Aside(props: DeskProps): ReactNode {
  const { scene } = props;
  if (scene.decision === null) return null;
  return (
    <>
      {scene.decision.at.step === 'trade' ? <Bell {...props} /> : null}
      <Needs {...props} />
    </>
  );
}

export function Desk(props: DeskProps): ReactNode {
  const { view, decision } = props.scene;
  const isUnder = view.counter !== null && decision !== null; // beside it lies the offer that was countered
  return (
    <section className="o-desk" aria-label={wordsIn(props.lang).desk} data-place="desk">
      <div className="o-on-top">
        <Main {...props} />
        {isUnder ? <Needs {...props} /> : null}
      </div>
      <div className="o-beside">
        <Beside {...props} />
        {isUnder ? null : <Aside {...props} />}
        <Talks {...props} />
      </div>
      <Ledger {...props} />
    </section>
  );
}
