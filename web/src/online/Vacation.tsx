// Days on which one's clocks stand still wherever moves take days.
import { DAYS_A_YEAR, DAYS_AT_A_TIME, type Vacation as VacationState } from '@comptoir/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useFormat } from '../words/index.ts';
import { api } from './api.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

/** Today, or so many days later, as date fields write it. */
function dayIn(days: number): string {
  const at = new Date();
  at.setDate(at.getDate() + days);
  const part = (n: number): string => String(n).padStart(2, '0');
  return `${at.getFullYear()}-${part(at.getMonth() + 1)}-${part(at.getDate())}`;
}

interface Setting {
  readonly run: (work: () => Promise<VacationState>) => void;
}

function Days({ run }: Setting) {
  const { vacation: words } = useOnlineWords();
  const [first, setFirst] = useState(dayIn(0));
  const set = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const days = { firstDay: String(form.get('firstDay')), lastDay: String(form.get('lastDay')) };
    run(() => api.me.setVacation({ ...days, zone }));
  };
  return (
    <form className="row dates" onSubmit={set}>
      <label>
        <span className="small muted">{words.first}</span>
        <input
          className="field"
          type="date"
          name="firstDay"
          min={dayIn(0)}
          value={first}
          required
          onChange={({ currentTarget }) => setFirst(currentTarget.value)}
        />
      </label>
      <label>
        <span className="small muted">{words.last}</span>
        <input className="field" type="date" name="lastDay" min={first} defaultValue={dayIn(6)} required />
      </label>
      <button type="submit" className="btn">
        {words.set}
      </button>
    </form>
  );
}

function Present({ present, run }: Setting & { readonly present: NonNullable<VacationState['present']> }) {
  const { vacation: words } = useOnlineWords();
  const { date } = useFormat();
  const here = (day: string): string => date(`${day}T12:00`);
  const [from, to] = [here(present.firstDay), here(present.lastDay)];
  return (
    <div className="row">
      <p>{present.hasBegun ? words.until(to) : words.planned(from, to)}</p>
      <button type="button" className="btn quiet" onClick={() => run(() => api.me.endVacation({}))}>
        {present.hasBegun ? words.end : words.callOff}
      </button>
    </div>
  );
}

export function Vacation() {
  const { vacation: words } = useOnlineWords();
  const [state, setState] = useState<VacationState | null>(null);
  useEffect(() => {
    api.me.vacation({}).then(setState, () => undefined); // the other parts of the page say why
  }, []);
  const { no, run } = useAction();
  const change: Setting['run'] = (work) => run(() => work().then(setState));
  if (state === null) return null;
  return (
    <section id="vacation">
      <h2>{words.title}</h2>
      <p>
        <b>{words.left(state.left, DAYS_A_YEAR, state.year)}</b>{' '}
        <span className="small muted">{words.atATime(DAYS_AT_A_TIME)}</span>
      </p>
      {state.present === null ? <Days run={change} /> : <Present present={state.present} run={change} />}
      <Refused no={no} />
      <p className="muted small">{words.says}</p>
    </section>
  );
}
