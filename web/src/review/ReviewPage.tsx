// Where a finished game was won: the curve, the turning points, what else there was, and another try.
import { restsOn, summaryOf, type Told } from '@comptoir/bots/review';
import type { Seat } from '@comptoir/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../art/Icon.tsx';
import { retryFrom } from '../local/create.ts';
import { NoTable } from '../online/NoTable.tsx';
import { ImportRecord } from '../parts/ImportRecord.tsx';
import { CompassRose, Loading, Lost, StatePanel, WaysOn } from '../parts/StatePanel.tsx';
import { useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { useKeys } from '../table/useKeys.ts';
import { useTitles } from '../words/index.ts';
import { Curve } from './Curve.tsx';
import { Decision } from './Decision.tsx';
import { Picture } from './Picture.tsx';
import './review.css';
import './review-phone.css';
import { ShareReview } from './ShareReview.tsx';
import { localSubject, type NoSubject, onlineSubject, type Subject } from './subject.ts';
import { beginOf } from './turns.ts';
import { useLooked } from './useLooked.ts';
import { type ReviewState, useHelper, useReview } from './useReview.ts';
import { reviewWords } from './words.ts';

interface HeadProps {
  readonly subject: Subject;
  readonly told: Told | null;
  readonly isWhole: boolean;
}

function Head({ subject, told, isWhole }: HeadProps): ReactNode {
  const { lang } = useSettings();
  const titleOf = useTitles();
  const words = reviewWords(lang);
  const { played, result, path } = subject;
  const scores = played.chairs.map(({ name }, seat) => `${name} ${result.scores[seat] ?? 0}`).join(' · ');
  return (
    <header className="rv-head">
      <div>
        <h1 className="page-title">{words.title}</h1>
        <p className="muted">
          {titleOf(played.game)}. {scores}
        </p>
      </div>
      <div className="row">
        <ShareReview path={path} />
        <Link className="btn quiet" href={path}>
          {words.toTable}
        </Link>
      </div>
      {told === null || !isWhole ? null : (
        <ul className="rv-summary">
          {summaryOf(told).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </header>
  );
}

function Progress({ state }: { readonly state: ReviewState }): ReactNode {
  const { lang } = useSettings();
  const words = reviewWords(lang);
  if (state.isWhole) return null;
  if (state.hasFailed) return <p role="alert">{words.failed}</p>;
  return (
    <div className="rv-progress">
      <label htmlFor="rv-progress">{words.looking}</label>
      <progress id="rv-progress" max={state.total} value={state.done} />
      <span className="muted small">{words.progress(state.done, state.total)}</span>
    </div>
  );
}

interface EyesProps {
  readonly names: readonly string[];
  readonly eyes: Seat | null;
  onEyes(eyes: Seat | null): void;
}

function Eyes({ names, eyes, onEyes }: EyesProps): ReactNode {
  const words = reviewWords(useSettings().lang);
  return (
    <label className="rv-choose">
      {words.judgedBy}
      <select
        className="field"
        value={eyes ?? ''}
        onChange={({ target }) => onEyes(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{words.everybody}</option>
        {names.map((name, seat) => (
          <option key={name + String(seat)} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TurningPointProps {
  readonly icon: 'arrow-left' | 'arrow-right';
  readonly label: string;
  /** undefined: there is none on this side. */
  readonly to: number | undefined;
  onPoint(at: number): void;
}

/** To the next turning point on one side. */
function TurningPoint({ icon, label, to, onPoint }: TurningPointProps): ReactNode {
  return (
    <button
      type="button"
      className="btn quiet"
      aria-label={label}
      title={label}
      aria-disabled={to === undefined} // a button that is disabled loses the focus of whoever has just pressed it
      onClick={() => to !== undefined && onPoint(to)}
    >
      <Icon id={icon} />
    </button>
  );
}

interface WaysProps {
  readonly subject: Subject;
  readonly points: readonly number[];
  /** The pick that is looked at. */
  readonly at: number;
  /** How many picks led to the beginning of its turn, and whose it is; null: nobody can try it again. */
  readonly retry: { readonly from: number; readonly seat: Seat } | null;
  onPoint(at: number): void;
}

function Ways({ subject, points, at, retry, onPoint }: WaysProps): ReactNode {
  const words = reviewWords(useSettings().lang);
  const [, go] = useLocation();
  const before = points.findLast((point) => point < at);
  const after = points.find((point) => point > at);
  const again = (): void => {
    if (retry !== null)
      void retryFrom(subject.played, retry.from, retry.seat).then((id) => go(`/table/${id}`));
  };
  return (
    <div className="rv-ways">
      <div className="row">
        <TurningPoint icon="arrow-left" label={words.before} to={before} onPoint={onPoint} />
        <button type="button" className="btn go" disabled={retry === null} onClick={again}>
          <Icon id="undo" /> {words.retry}
        </button>
        <TurningPoint icon="arrow-right" label={words.after} to={after} onPoint={onPoint} />
      </div>
      <Link className="btn plain" href={`${subject.path}#${at}`}>
        {words.board}
      </Link>
      <p className="muted small">{words.retrySays}</p>
    </div>
  );
}

interface OpenProps {
  readonly subject: Subject;
  readonly told: Told;
  readonly isWhole: boolean;
}

function Open(props: OpenProps): ReactNode {
  const { subject, told, isWhole } = props;
  const { review, names, lang } = told;
  const words = reviewWords(lang);
  const [eyes, setEyes] = useState<Seat | null>(null);
  const helper = useHelper();
  const { turn, all, decision, toTurn, toDecision } = useLooked(review, isWhole);
  const points = isWhole ? review.turningPoints : [];
  useKeys(Object.fromEntries(points.map((point, n) => [String(n + 1), () => toDecision(point)])));
  const begin = beginOf(review, turn);
  const seat = review.turns[turn]?.seat ?? null;
  const at = decision?.at ?? begin;
  return (
    <>
      <div className="rv-halves">
        <section className="rv-decision" aria-live="polite">
          {decision === null ? (
            <p>{isWhole ? words.nothing : words.notYet}</p>
          ) : (
            <Decision {...{ told, decision, all, helper }} played={subject.played} onDecision={toDecision} />
          )}
          <Ways
            subject={subject}
            points={points}
            at={at}
            retry={seat === null ? null : { from: begin, seat }}
            onPoint={toDecision}
          />
        </section>
        <Picture subject={subject} helper={helper} at={at} eyes={eyes ?? seat} decision={decision} />
      </div>
      <Curve {...{ review, names, lang, eyes, turn, isWhole }} onTurn={toTurn} onPoint={toDecision}>
        <Eyes names={names} eyes={eyes} onEyes={setEyes} />
      </Curve>
      <p className="muted small">{restsOn(told)}</p>
    </>
  );
}

function Found({ subject }: { readonly subject: Subject }): ReactNode {
  const { lang } = useSettings();
  const state = useReview(subject);
  const { review, isWhole } = state;
  const names = subject.played.chairs.map(({ name }) => name);
  const told: Told | null = review === null ? null : { review, result: subject.result, names, lang };
  return (
    <Shell place="mine" title={reviewWords(lang).title}>
      <div className="wrap review">
        <Head subject={subject} told={told} isWhole={isWhole} />
        <Progress state={state} />
        {told === null ? null : <Open subject={subject} told={told} isWhole={isWhole} />}
      </div>
    </Shell>
  );
}

/** `path`: the address of the table that was asked for. */
function Nothing({ no, path }: { readonly no: NoSubject; readonly path: string }): ReactNode {
  const words = reviewWords(useSettings().lang);
  if (no === 'lost') return <Lost isGame />;
  if (no !== 'notOver') return <NoTable why={no} />;
  return (
    <Shell place={null} title={words.title}>
      <StatePanel art={<CompassRose />} title={words.title} says={words.notOver}>
        <Link className="btn go" href={path}>
          {words.toTable}
        </Link>
        <WaysOn />
      </StatePanel>
    </Shell>
  );
}

/** A record from a file becomes a game of this device, and is reviewed as such. */
function FromFile(): ReactNode {
  const words = reviewWords(useSettings().lang);
  return (
    <Shell place="mine" title={words.title}>
      <div className="wrap review">
        <h1 className="page-title">{words.title}</h1>
        <ImportRecord
          title={words.file}
          says={words.fileSays}
          choose={words.choose}
          to={(game) => `/table/${game}/review`}
        />
      </div>
    </Shell>
  );
}

function useSubject(table: string | null, match: string | null): Subject | NoSubject | null {
  const [subject, setSubject] = useState<Subject | NoSubject | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const found =
        table !== null ? await localSubject(table) : match !== null ? await onlineSubject(match) : null;
      if (!isGone) setSubject(found);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [table, match]);
  return subject;
}

interface PageProps {
  readonly table?: string;
  readonly match?: string;
}

export default function ReviewPage({ table = '', match = '' }: PageProps): ReactNode {
  const subject = useSubject(table || null, match || null);
  if (table === '' && match === '') return <FromFile />;
  if (subject === null) return <Loading />;
  if (typeof subject !== 'string') return <Found subject={subject} />;
  return <Nothing no={subject} path={table === '' ? `/play/${match}` : `/table/${table}`} />;
}
