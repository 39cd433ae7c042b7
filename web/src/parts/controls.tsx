import './controls.css';
import { useId } from 'react';

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: T, name: string])[];
  /** null: nothing is chosen yet. */
  readonly value: T | null;
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
              className="whole-label"
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

interface FieldProps {
  readonly label: string;
  readonly placeholder?: string;
  /** Characters at most. */
  readonly most: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A line of text. */
export function Field({ label, placeholder, most, value, onChange }: FieldProps) {
  return (
    <input
      className="field"
      aria-label={label}
      placeholder={placeholder}
      maxLength={most}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
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
        className="whole-label"
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span />
    </label>
  );
}
