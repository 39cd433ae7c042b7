// Somebody, and what is decided about them.
import {
  type Measure,
  type MeasureStep,
  type PersonInQuestion,
  REASONS,
  type Report,
  STEPS,
} from '@comptoir/protocol';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../online/api.ts';
import { WordsForm } from '../online/WordsForm.tsx';
import { useOnlineWords } from '../online/words.ts';
import { useFormat } from '../words/index.ts';
import { Choice, useMoment } from './fields.tsx';
import { useOperateWords } from './words.ts';

type Act = (work: () => Promise<unknown>) => Promise<void>;

function OneMeasure({ measure, act }: { readonly measure: Measure; readonly act: Act }) {
  const { person: words } = useOperateWords();
  const { measures } = useOnlineWords();
  const moment = useMoment();
  const { date } = useFormat();
  const [isLifting, setLifting] = useState(false);
  const { id, kind, reason, text, at, until, isStanding, appeal, answer } = measure;
  const open = kind === 'note' ? words.untilRead : measures.forGood;
  const end = until === null ? open : measures.until(moment(until));
  return (
    <li>
      <b>{date(at)}</b> {measures.kind[kind]}, {isStanding ? end : measures.over}. {measures.reason[reason]}.{' '}
      {measures.quote(text)}
      {appeal !== null && <p className="muted">{measures.quote(appeal)}</p>}
      {answer !== null && (
        <p>
          {measures.answer} {measures.quote(answer)}
        </p>
      )}
      {isStanding && !isLifting && (
        <button type="button" className="btn slim quiet" onClick={() => setLifting(true)}>
          {words.lift}
        </button>
      )}
      {isLifting && (
        <WordsForm
          label={words.liftWhy}
          go={words.lift}
          onSend={(why) => act(() => api.operate.lift({ measure: id, why })).then(() => setLifting(false))}
        />
      )}
    </li>
  );
}

const HOURS = [24, 168, 720, 0] as const;
type Step = (typeof STEPS)[number];

interface StepsProps {
  readonly suggested: Step;
  readonly value: Step;
  readonly onChange: (step: Step) => void;
}

/** The ladder of measures; the one that comes next is marked. */
function Steps({ suggested, value, onChange }: StepsProps) {
  const { person: words } = useOperateWords();
  const name = useId();
  return (
    <fieldset className="steps">
      <legend>{words.kind}</legend>
      {STEPS.map((step) => (
        <label key={`${step.kind} ${step.hours}`} data-chosen={step === value}>
          <input type="radio" name={name} checked={step === value} onChange={() => onChange(step)} />
          <span>
            <b>
              {words.kinds[step.kind]}
              {step.hours !== null && ` ${words.hours[step.hours]}`}
            </b>
            <span className="muted small">
              {words.effect[step.kind]}
              {step === suggested && ` · ${words.suggested}`}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface MeasureFormProps {
  readonly person: PersonInQuestion;
  readonly report: string | null;
  readonly act: Act;
}

const stepLike = ({ kind, hours }: MeasureStep): Step =>
  STEPS.find((step) => step.kind === kind && step.hours === hours) ?? STEPS[0];

function MeasureForm({ person: { id, isOperator, suggested }, report, act }: MeasureFormProps) {
  const { person: words } = useOperateWords();
  const { measures } = useOnlineWords();
  const next = stepLike(suggested);
  const [reason, setReason] = useState<string>(REASONS[0]);
  const [step, setStep] = useState(next);
  const [hours, setHours] = useState(String(next.hours ?? 0));
  if (isOperator) return <p className="muted">{words.isOperator}</p>;
  const { kind } = step;
  const take = async (text: string): Promise<void> => {
    const why = REASONS.find((each) => each === reason);
    if (why === undefined) return;
    const length = Number(hours) === 0 ? null : Number(hours);
    await act(() => api.operate.takeMeasure({ user: id, kind, reason: why, text, hours: length, report }));
  };
  const choose = (chosen: Step): void => {
    setStep(chosen);
    setHours(String(chosen.hours ?? 0));
  };
  return (
    <div className="measure-form">
      <Steps suggested={next} value={step} onChange={choose} />
      <Choice
        label={words.reason}
        options={REASONS.map((each) => [each, measures.reason[each]])}
        value={reason}
        onChange={setReason}
      />
      {kind !== 'note' && (
        <Choice
          label={words.length}
          options={HOURS.map((each) => [String(each), words.hours[each]])}
          value={hours}
          onChange={setHours}
        />
      )}
      <WordsForm label={words.text} onSend={take}>
        <button type="submit" className={kind === 'ban' ? 'btn go' : 'btn'}>
          {words.take[kind]}
        </button>
      </WordsForm>
    </div>
  );
}

function Earlier({ title, reports }: { readonly title: string; readonly reports: readonly Report[] }) {
  const { date } = useFormat();
  if (reports.length === 0) return null;
  return (
    <details>
      <summary>
        {title} ({reports.length})
      </summary>
      <ul className="earlier">
        {reports.map(({ id, at, by, about, text, note }) => (
          <li key={id}>
            <b>{date(at)}</b> {by?.name ?? '–'} → {about.name}: {text}
            {note !== null && <span className="muted"> {note}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PanelProps {
  readonly person: PersonInQuestion;
  /** The report that is being read. */
  readonly report?: string;
  readonly act: Act;
}

export function PersonPanel({ person, report, act }: PanelProps) {
  const { person: words } = useOperateWords();
  const { month } = useFormat();
  const { id, name, createdAt, games, left, isGuest, isOperator, measures } = person;
  return (
    <aside className="person" aria-label={name}>
      <header>
        <h2>{name}</h2>
        {isGuest && <span className="tag">{words.guest}</span>}
        {isOperator && <span className="tag">{words.operator}</span>}
        <Link href={`/players/${id}`}>{words.profile}</Link>
      </header>
      <p className="muted small">{words.about(month(createdAt), games, left)}</p>
      <h3>{words.measures}</h3>
      {measures.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <ul className="earlier">
          {measures.map((measure) => (
            <OneMeasure key={measure.id} measure={measure} act={act} />
          ))}
        </ul>
      )}
      <Earlier title={words.reportsAbout} reports={person.reportsAbout} />
      <Earlier title={words.reportsBy} reports={person.reportsBy} />
      <h3>{words.now}</h3>
      <MeasureForm
        key={`${report ?? id} ${measures.length}`}
        person={person}
        report={report ?? null}
        act={act}
      />
    </aside>
  );
}
