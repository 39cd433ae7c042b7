// One decision: what was picked, what it cost, and what else was there.
import { type DecisionChances, deedOf, inHundred, type Told, worthOf } from '@comptoir/bots/review';
import type { Words } from '@comptoir/kernel';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { Played } from '../local/create.ts';
import type { Helper } from './useReview.ts';
import { type ReviewWords, reviewWords } from './words.ts';

export interface DecisionProps {
  readonly told: Told;
  readonly decision: DecisionChances;
  /** All decisions of the turn. */
  readonly all: readonly DecisionChances[];
  readonly played: Played;
  readonly helper: Helper | null;
  onDecision(at: number): void;
}

/** Where it stands in the game: a turning point, or just a pick. */
function Place({ told, decision, played }: DecisionProps): ReactNode {
  const words = reviewWords(told.lang);
  const { turningPoints } = told.review;
  const point = turningPoints.indexOf(decision.at);
  return (
    <p className="rv-place">
      {point < 0 ? null : <b>{words.point(point + 1, turningPoints.length)}</b>}
      <span>{words.pickOf(decision.at + 1, played.picks.length)}</span>
    </p>
  );
}

/** What is said beside an option; of two that people read as the same chance neither is better. */
function remarkOn({ options, played }: DecisionChances, n: number, words: ReviewWords): string | null {
  const of = (at: number): number => inHundred(options[at]?.chance ?? 0);
  if (n === played) return words.played;
  return of(n) > of(played) ? words.better : null;
}

/** By option, what it would have led to; none while that is being looked at. */
function useAccount({ decision, played, helper }: DecisionProps): readonly (Words | null)[] {
  const [account, setAccount] = useState<readonly (Words | null)[]>([]);
  useEffect(() => {
    let isGone = false;
    setAccount([]);
    helper?.remote.account(played, decision).then(
      (next) => {
        if (!isGone) startTransition(() => setAccount(next));
      },
      () => undefined, // without it the chances remain
    );
    return () => {
      isGone = true;
    };
  }, [decision, played, helper]);
  return account;
}

function Options(props: DecisionProps): ReactNode {
  const { told, decision } = props;
  const account = useAccount(props);
  const words = reviewWords(told.lang);
  const { options, played, count } = decision;
  const left = count - options.length;
  return (
    <>
      <table className="rv-options">
        <caption>{words.others}</caption>
        <thead className="hidden-words">
          <tr>
            <th scope="col">{words.option}</th>
            <th scope="col">{words.chance}</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ label, chance }, n) => (
            <tr key={label.en} data-played={n === played}>
              <th scope="row">
                <span className="rv-number">{n + 1}</span> {label[told.lang]}{' '}
                <em>{remarkOn(decision, n, words)}</em>
                <small>{account[n]?.[told.lang]}</small>
              </th>
              <td>
                <span className="rv-bar" aria-hidden="true">
                  <i style={{ width: `${inHundred(chance)}%` }} />
                </span>
                <b>{inHundred(chance)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 ? <p className="muted small">{words.leftOut(left)}</p> : null}
    </>
  );
}

export function Decision(props: DecisionProps): ReactNode {
  const { told, decision, all, onDecision } = props;
  const words = reviewWords(told.lang);
  return (
    <>
      <Place {...props} />
      <h2>{deedOf(decision, told)}</h2>
      <p>{worthOf(decision, told)}</p>
      {all.length < 2 ? null : (
        <label className="rv-choose">
          {words.decisions}
          <select
            className="field"
            value={decision.at}
            onChange={(event) => onDecision(Number(event.target.value))}
          >
            {all.map((other) => (
              <option key={other.at} value={other.at}>
                {other.at + 1}. {deedOf(other, told)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Options {...props} />
    </>
  );
}
