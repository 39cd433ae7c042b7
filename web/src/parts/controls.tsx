import './controls.css';
import { useId } from 'react';

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A choice of few, all in sight. */
export function Segmented<T extends string>({ label, options, value, onChange }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="hidden-words">{label}</legend>
      <div className="segmented">
        {options.map(([option, words]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Toggle({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span />
    </label>
  );
}
