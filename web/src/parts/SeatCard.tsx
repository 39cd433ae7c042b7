import { letterOf } from '@comptoir/board-kit';
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { LEVEL_IDS } from '../local/levels.ts';
import { useWords } from '../words/index.ts';

interface SeatCardProps {
  readonly seat: number;
  readonly area: string;
  readonly icon: ReactNode;
  /** Beside the seat's letter. */
  readonly name: ReactNode;
  readonly isOpen?: boolean;
  /** Below the name. */
  readonly children: ReactNode;
  /** null where the seat has to stay. */
  readonly onRemove?: (() => void) | null;
  readonly removeLabel?: string;
}

/** One seat of a table that is being set up. */
export function SeatCard(props: SeatCardProps) {
  const { seat, area, icon, name, isOpen = false, children, onRemove = null, removeLabel } = props;
  return (
    <li
      className="seat-card"
      data-seat={seat + 1}
      data-area={area}
      data-open={isOpen}
      style={{ gridArea: area }}
    >
      {icon}
      <span className="title">
        <span className="letter">{letterOf(seat)}</span>
        {name}
      </span>
      {children}
      {onRemove !== null && (
        <button type="button" className="icon-button remove" aria-label={removeLabel} onClick={onRemove}>
          <span>
            <Icon id="close" size="s" />
          </span>
        </button>
      )}
    </li>
  );
}

interface SitterSelectProps {
  readonly seat: number;
  /** A bot's level; null: whoever else may sit here. */
  readonly level: string | null;
  /** Who else may sit here. */
  readonly person: string;
  readonly onChange: (level: string | null) => void;
}
const PERSON = 'person';

/** Who sits there: a person, or a bot of some level. */
export function SitterSelect({ seat, level, person, onChange }: SitterSelectProps) {
  const { table, levels } = useWords();
  return (
    <select
      className="field"
      aria-label={table.who(letterOf(seat))}
      value={level ?? PERSON}
      onChange={({ currentTarget: { value } }) => onChange(value === PERSON ? null : value)}
    >
      <option value={PERSON}>{person}</option>
      {LEVEL_IDS.map((id) => (
        <option key={id} value={id}>
          {levels[id].name}
        </option>
      ))}
    </select>
  );
}
