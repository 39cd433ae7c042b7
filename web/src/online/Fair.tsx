// Whether a game was dealt fairly, recomputed on this device.
import './online.css';
import './fair.css';
import { letterOf } from '@comptoir/board-kit';
import { writeSeed } from '@comptoir/kernel';
import { useEffect, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { ImportFile } from '../parts/ImportFile.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useTitles, useWords } from '../words/index.ts';
import { api } from './api.ts';
import { type Checked, checkRecord, type Holds, type Unread } from './check.ts';
import { type Trouble, troubleOf } from './trouble.ts';
import { useOnlineWords } from './words.ts';

const STEP_ICONS = ['lock', 'people', 'key', 'deck'];
const short = (hex: string): string =>
  `${hex.slice(0, 4)} ${hex.slice(4, 8)} ${hex.slice(8, 12)} … ${hex.slice(-4)}`;

function Steps({ checked }: { readonly checked: Checked | null }) {
  const { fair } = useOnlineWords();
  const proof = checked?.proof ?? null;
  const facts =
    proof === null || checked === null
      ? []
      : [
          short(proof.commitment),
          proof.entropy
            .map((bytes, seat) => (bytes === '' ? '' : `${letterOf(seat)} ${bytes.slice(0, 4)}`))
            .filter((text) => text !== '')
            .join(' · '),
          short(proof.secret),
          short(writeSeed(checked.record.seed)),
        ];
  return (
    <ol className="sheet fair-steps">
      {fair.steps.map(([title, says], n) => (
        <li key={title}>
          <Icon id={STEP_ICONS[n] ?? 'lock'} size="xl" />
          <h2>
            {n + 1}. {title}
          </h2>
          <p className="muted">{says}</p>
          {facts[n] !== undefined && <code>{facts[n]}</code>}
        </li>
      ))}
    </ol>
  );
}

interface CheckRowProps {
  readonly holds: Holds;
  readonly yes: string;
  readonly no: string;
  readonly detail?: string;
}

function CheckRow({ holds, yes, no, detail = '' }: CheckRowProps) {
  const { fair } = useOnlineWords();
  const icon = { yes: 'confirm', no: 'cancel', skipped: 'pass' }[holds];
  return (
    <li data-holds={holds}>
      <Icon id={icon} />
      <b>{holds === 'no' ? no : yes}</b>
      <span className="hidden-words">{fair[holds]}</span>
      <span className="muted">{holds === 'skipped' ? fair.skipped : detail}</span>
    </li>
  );
}

function Verdict({ checked }: { readonly checked: Checked }) {
  const { fair } = useOnlineWords();
  const titleOf = useTitles();
  const { record, proof, seal, seed, picks, result, line } = checked;
  const people = proof?.entropy.filter((bytes) => bytes !== '').length ?? 0;
  return (
    <section className="sheet verdict" aria-live="polite">
      <h2>{titleOf(record.game)}</h2>
      {proof === null && <p className="muted">{fair.noProof}</p>}
      <ul>
        <CheckRow holds={seal} yes={fair.seal} no={fair.sealNo} />
        <CheckRow holds={seed} yes={fair.seed} no={fair.seedNo} detail={fair.seedOf(people)} />
        <CheckRow holds={picks} yes={fair.picks(record.picks.length)} no={fair.picksNo(line)} />
        <CheckRow
          holds={result}
          yes={fair.result(record.result?.scores.join(', ') ?? '')}
          no={fair.resultNo}
          detail={fair.announced}
        />
      </ul>
    </section>
  );
}

function useSays(): (unread: Unread) => string {
  const titleOf = useTitles();
  const { records } = useWords();
  return (unread) => {
    if (unread.no === 'broken') return records.broken(unread.line);
    if (unread.no === 'version') return records.version(titleOf(unread.game));
    return unread.no === 'unknownGame' ? records.unknownGame(unread.game) : records.foreign;
  };
}

type State =
  | { readonly kind: 'empty' | 'reading' }
  | { readonly kind: 'no'; readonly says: string }
  | { readonly kind: 'checked'; readonly checked: Checked; readonly text: string };

export default function Fair({ match }: { readonly match: string | null }) {
  const { fair, trouble } = useOnlineWords();
  const [state, setState] = useState<State>({ kind: match === null ? 'empty' : 'reading' });
  const [refused, setRefused] = useState<Trouble | null>(null);
  const says = useSays();
  const check = async (text: string): Promise<void> => {
    setState({ kind: 'reading' });
    const found = await checkRecord(text);
    setState('no' in found ? { kind: 'no', says: says(found) } : { kind: 'checked', checked: found, text });
  };
  useEffect(() => {
    if (match === null) return;
    api.matches
      .record({ match })
      .then(async (text) => {
        const found = await checkRecord(text);
        if (!('no' in found)) setState({ kind: 'checked', checked: found, text });
      })
      .catch((error) => setRefused(troubleOf(error)));
  }, [match]);
  const name = match ?? 'game';
  return (
    <Shell place={null} title={fair.title}>
      <div className="wrap fair">
        <h1 className="page-title">{fair.title}</h1>
        <p className="lead">{fair.lead}</p>
        <Steps checked={state.kind === 'checked' ? state.checked : null} />
        <div className="fair-halves">
          {state.kind === 'checked' ? (
            <Verdict checked={state.checked} />
          ) : (
            <section className="sheet verdict" aria-live="polite">
              <p>
                {refused !== null && (refused === 'notOver' ? fair.notOver : trouble[refused])}
                {refused === null && state.kind === 'no' && state.says}
                {refused === null && state.kind === 'reading' && fair.reading}
                {refused === null && state.kind === 'empty' && fair.empty}
              </p>
            </section>
          )}
          <div>
            <ImportFile
              title={fair.another}
              says={fair.drop}
              choose={fair.choose}
              onFile={(file) => {
                setRefused(null);
                void file.text().then(check);
              }}
            />
            {match !== null && state.kind === 'checked' && (
              <p className="small muted">
                <a href={`/api/matches/${match}/record`} download={`comptoir-${name}.txt`}>
                  {fair.save}
                </a>
                . {fair.onYours} <code>comptoir verify comptoir-{name}.txt</code>
              </p>
            )}
          </div>
        </div>
      </div>
    </Shell>
  );
}
