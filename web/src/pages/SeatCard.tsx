import { letterOf } from '@comptoir/board-kit';
import { Hat } from '../art/Hat.tsx';
import { Icon, Mark } from '../art/Icon.tsx';
import { LEVEL_IDS } from '../local/levels.ts';
import { botName } from '../local/names.ts';
import type { Chair } from '../local/saved-game.ts';
import { useWords } from '../words/index.ts';

interface SeatCardProps {
  readonly seat: number;
  readonly area: string;
  readonly chair: Chair;
  readonly onChange: (chair: Chair) => void;
  /** null where the game needs this many. */
  readonly onRemove: (() => void) | null;
}

const PERSON = 'person';

/** One seat of a new table: a person by name, or a bot by level. */
export function SeatCard({ seat, area, chair, onChange, onRemove }: SeatCardProps) {
  const { table, levels } = useWords();
  const letter = letterOf(seat);
  const choose = (value: string): void =>
    onChange(
      value === PERSON ? { name: table.friend(letter), level: null } : { name: botName(seat), level: value },
    );
  const { level } = chair;
  return (
    <li className="seat-card" data-seat={seat + 1} data-area={area}>
      {level === null ? <Mark seat={seat} size="l" /> : <Hat level={level} />}
      <span className="title">
        <span className="letter">{letter}</span>
        {level === null ? (
          <input
            className="field"
            aria-label={table.nameOf(letter)}
            maxLength={24}
            value={chair.name}
            onChange={(event) => onChange({ ...chair, name: event.currentTarget.value })}
          />
        ) : (
          chair.name
        )}
      </span>
      <span />
      <select
        className="field"
        aria-label={table.who(letter)}
        value={level ?? PERSON}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value={PERSON}>{table.person}</option>
        {LEVEL_IDS.map((id) => (
          <option key={id} value={id}>
            {levels[id].name}
          </option>
        ))}
      </select>
      {onRemove !== null && (
        <button
          type="button"
          className="remove"
          aria-label={table.remove(chair.name || letter)}
          onClick={onRemove}
        >
          <span>
            <Icon id="close" size="s" />
          </span>
        </button>
      )}
    </li>
  );
}
