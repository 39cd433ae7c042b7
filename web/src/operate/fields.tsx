// Fields and times that several parts of the page share.
import { useId } from 'react';
import { useFormat } from '../words/index.ts';
import { useOperateWords } from './words.ts';

/** A moment to the minute. */
export function useMoment(): (at: string) => string {
  const { date, time } = useFormat();
  return (at) => `${date(at)}, ${time(at)}`;
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function Choice({ label, options, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <span className="choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The next page of a list; nothing where there is none. */
export function MoreButton({ further }: { readonly further: (() => void) | null }) {
  const { more } = useOperateWords();
  if (further === null) return null;
  return (
    <button type="button" className="btn quiet" onClick={further}>
      {more}
    </button>
  );
}
