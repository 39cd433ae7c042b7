// The other parts of the operators' page: appeals, people, the log.
import type { AuditEntry, Person } from '@comptoir/protocol';
import { type FormEvent, useCallback, useState } from 'react';
import { api } from '../online/api.ts';
import { Refused, useAction } from '../online/useAction.tsx';
import { WordsForm } from '../online/WordsForm.tsx';
import { useOnlineWords } from '../online/words.ts';
import { Field } from '../parts/controls.tsx';
import { MoreButton, useMoment } from './fields.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { useLoaded, usePages } from './useLoaded.ts';
import { useOperateWords } from './words.ts';

const loadAppeals = () => api.operate.appeals({});

export function Appeals() {
  const { appeals: words, nothing } = useOperateWords();
  const { measures } = useOnlineWords();
  const moment = useMoment();
  const { found, no, act } = useLoaded(loadAppeals);
  return (
    <div className="one">
      {found?.length === 0 && <p className="muted">{nothing}</p>}
      <ul className="earlier">
        {found?.map(({ person, measure: { id, kind, reason, text, until, appeal } }) => (
          <li key={id}>
            <h2>{person.name}</h2>
            <p className="muted">
              {measures.kind[kind]}, {until === null ? measures.forGood : measures.until(moment(until))}.{' '}
              {measures.reason[reason]}. {measures.quote(text)}
            </p>
            <blockquote>{appeal}</blockquote>
            <WordsForm
              label={words.answer}
              onSend={(said, button) =>
                act(() => api.operate.answer({ measure: id, text: said, isLifted: button === 'lift' }))
              }
            >
              <button type="submit" value="stands" className="btn">
                {words.stands}
              </button>
              <button type="submit" value="lift" className="btn quiet">
                {words.lift}
              </button>
            </WordsForm>
          </li>
        ))}
      </ul>
      <Refused no={no} />
    </div>
  );
}

function Somebody({ id }: { readonly id: string }) {
  const load = useCallback(() => api.operate.person({ user: id }), [id]);
  const { found, no, act } = useLoaded(load);
  return (
    <div>
      {found !== null && <PersonPanel person={found} act={act} />}
      <Refused no={no} />
    </div>
  );
}

export function People() {
  const { person: words } = useOperateWords();
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly Person[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { no, run } = useAction();
  const search = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') run(async () => setFound(await api.operate.people({ name: name.trim() })));
  };
  return (
    <div className="two">
      <div>
        <form className="row" onSubmit={search}>
          <Field label={words.find} placeholder={words.find} most={24} value={name} onChange={setName} />
          <button type="submit" className="btn">
            {words.search}
          </button>
        </form>
        {found?.length === 0 && <p className="muted">{words.nobody}</p>}
        <ul className="report-list">
          {found?.map((person) => (
            <li key={person.id}>
              <button type="button" aria-pressed={person.id === chosen} onClick={() => setChosen(person.id)}>
                <b>{person.name}</b>
              </button>
            </li>
          ))}
        </ul>
        <Refused no={no} />
      </div>
      {chosen !== null && <Somebody key={chosen} id={chosen} />}
    </div>
  );
}

function Deed({
  entry: { at, by, isCommandLine, isByItself, deed, about, subject, why },
}: {
  readonly entry: AuditEntry;
}) {
  const { log } = useOperateWords();
  const moment = useMoment();
  const nobody = isByItself ? log.byItself : isCommandLine ? log.commandLine : log.left;
  const who = by?.name ?? nobody;
  return (
    <tr>
      <td>
        <time dateTime={at}>{moment(at)}</time>
      </td>
      <th scope="row">{who}</th>
      <td>
        {log.deed[deed]} {about?.name ?? '–'} {subject !== '' && <span className="muted">{subject}</span>}
      </td>
      <td>{why}</td>
    </tr>
  );
}

const loadLog = (cursor?: string) => api.operate.audit({ cursor });

export function Log() {
  const { nothing } = useOperateWords();
  const { items, no, further } = usePages(loadLog);
  return (
    <div className="one">
      {items?.length === 0 && <p className="muted">{nothing}</p>}
      <table className="log">
        <tbody>
          {items?.map((entry) => (
            <Deed key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
      <MoreButton further={further} />
      <Refused no={no} />
    </div>
  );
}
