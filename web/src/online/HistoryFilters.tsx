// Which finished games are shown.
import { BOXES, GAME_IDS } from '@comptoir/catalogue';
import type { Person } from '@comptoir/protocol';
import { useFormat, useTitles } from '../words/index.ts';
import { useOnlineWords } from './words.ts';

const PLAYERS = [...new Set(BOXES.flatMap(({ players: [least, most] }) => [least, most]))];
const [FEWEST, MOST] = [Math.min(...PLAYERS), Math.max(...PLAYERS)];
const numbers = (from: number): readonly string[] =>
  Array.from({ length: MOST - from + 1 }, (_, n) => String(from + n));
const DAYS = ['30', '365'];

type FilterName = 'game' | 'players' | 'place' | 'stakes' | 'days' | 'with' | 'putAside';
export type Filter = Readonly<Partial<Record<FilterName, string>>>;

interface ChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

function Choice({ label, any, options, value, onChange }: ChoiceProps) {
  return (
    <select
      className="field"
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    >
      <option value="">{any}</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface FiltersProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly companions: readonly Person[];
  readonly isOwn: boolean;
}

export function Filters({ filter, onFilter, companions, isOwn }: FiltersProps) {
  const { history, mine, make } = useOnlineWords();
  const titleOf = useTitles();
  const { place } = useFormat();
  const choice = (name: FilterName, label: string, any: string, options: ChoiceProps['options']) => (
    <Choice
      {...{ label, any, options }}
      value={filter[name]}
      onChange={(value) => {
        const { [name]: _, ...rest } = filter;
        onFilter(value === undefined ? rest : { ...rest, [name]: value });
      }}
    />
  );
  return (
    <fieldset className="history-filters">
      <legend className="hidden-words">{history.filter}</legend>
      {choice(
        'game',
        mine.game,
        history.anyGame,
        GAME_IDS.map((id) => [id, titleOf(id)]),
      )}
      {choice(
        'players',
        mine.players,
        history.anyPlayers,
        numbers(FEWEST).map((n) => [n, mine.playersN(Number(n))]),
      )}
      {choice(
        'place',
        history.place,
        history.anyPlace,
        numbers(1).map((n) => [n, place(Number(n))]),
      )}
      {choice('stakes', make.stakes, history.anyStakes, [
        ['rated', make.rated],
        ['friendly', make.friendly],
      ])}
      {choice(
        'days',
        history.time,
        history.anyTime,
        DAYS.map((n) => [n, history.days(Number(n))]),
      )}
      {companions.length > 0 &&
        choice(
          'with',
          history.opponent,
          history.anyone,
          companions.map(({ id, name }) => [id, history.with(name)]),
        )}
      {isOwn && choice('putAside', history.archive, history.withoutArchive, [['only', history.archive]])}
    </fieldset>
  );
}
