// A new table on this device: people by name, bots by level.
import { letterOf } from '@comptoir/board-kit';
import type { Chair, LoadedGame } from '@comptoir/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Hat } from '../art/Hat.tsx';
import { Mark } from '../art/Icon.tsx';
import { chairsAgainst, createGame } from '../local/create.ts';
import { DEFAULT_LEVEL } from '../local/levels.ts';
import { botName } from '../local/names.ts';
import { LocalOrOnline } from '../online/LocalOrOnline.tsx';
import { Field } from '../parts/controls.tsx';
import { SeatCard, SitterSelect } from '../parts/SeatCard.tsx';
import { NewTableHeading, NewTablePage, TableSetup } from '../parts/TableSetup.tsx';
import { useVariants } from '../parts/VariantFields.tsx';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';

interface ChairCardProps {
  readonly seat: number;
  readonly area: string;
  readonly chair: Chair;
  readonly onChange: (chair: Chair) => void;
  readonly onRemove: (() => void) | null;
}

function ChairCard({ seat, area, chair, onChange, onRemove }: ChairCardProps) {
  const { table } = useWords();
  const { name, level } = chair;
  const letter = letterOf(seat);
  const field = (
    <Field
      label={table.nameOf(letter)}
      most={24}
      value={name}
      onChange={(called) => onChange({ ...chair, name: called })}
    />
  );
  return (
    <SeatCard
      seat={seat}
      area={area}
      icon={level === null ? <Mark seat={seat} size="l" /> : <Hat level={level} />}
      name={level === null ? field : name}
      onRemove={onRemove}
      removeLabel={table.remove(name || letter)}
    >
      <span />
      <SitterSelect
        seat={seat}
        level={level}
        person={table.person}
        onChange={(chosen) =>
          onChange({ name: chosen === null ? table.friend(letter) : botName(seat), level: chosen })
        }
      />
    </SeatCard>
  );
}

function Shuffle({ word, onChange }: { readonly word: string; readonly onChange: (word: string) => void }) {
  const { table } = useWords();
  return (
    <section>
      <h2>{table.seed}</h2>
      <Field
        label={table.seedLabel}
        placeholder={table.seedHint}
        most={60}
        value={word}
        onChange={onChange}
      />
      <p className="small muted">{table.seedSays}</p>
    </section>
  );
}

interface Seating {
  readonly chairs: readonly Chair[];
  readonly setChairs: (chairs: readonly Chair[]) => void;
  readonly add: () => void;
  readonly remove: ((seat: number) => void) | null;
}

/** Who sits where: you, and bots of the level you played last. */
function useSeating({ players: [least, most] }: LoadedGame['game']): Seating {
  const { nav } = useWords();
  const { name, level: last } = useSettings();
  const level = last || DEFAULT_LEVEL;
  const [chairs, setChairs] = useState(() =>
    chairsAgainst(level, Math.max(least, Math.min(3, most)), name || nav.guest),
  );
  return {
    chairs,
    setChairs,
    add: () => setChairs([...chairs, { name: botName(chairs.length), level }]),
    remove: chairs.length > least ? (seat) => setChairs(chairs.toSpliced(seat, 1)) : null,
  };
}

function Form({ entry }: { readonly entry: LoadedGame }) {
  const { table } = useWords();
  const [, go] = useLocation();
  const { chairs, setChairs, add, remove } = useSeating(entry.game);
  const variants = useVariants(entry);
  const [word, setWord] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { id, players } = entry.game;
  const people = chairs.filter((chair) => chair.level === null).length;
  const how = people > 1 ? table.passing : table.alone;
  const start = async (): Promise<void> => {
    setBusy(true);
    const bot = chairs.find((chair) => chair.level !== null)?.level;
    if (typeof bot === 'string') changeSettings({ level: bot });
    const named = chairs.map((chair, seat) => ({
      ...chair,
      name: chair.name.trim() || table.friend(letterOf(seat)),
    }));
    go(`/table/${await createGame({ game: id, chairs: named, variants: variants.chosen, word })}`);
  };
  return (
    <TableSetup
      heading={<NewTableHeading id={id} />}
      game={id}
      count={chairs.length}
      most={players[1]}
      card={(seat, area) => (
        <ChairCard
          seat={seat}
          area={area}
          chair={chairs[seat] ?? { name: '', level: null }}
          onChange={(changed) => setChairs(chairs.with(seat, changed))}
          onRemove={remove === null ? null : () => remove(seat)}
        />
      )}
      onAdd={add}
      ready={table.ready(people, chairs.length - people)}
      says={people === 0 ? table.needPerson : how}
      action={
        <button
          type="button"
          className="btn go"
          disabled={people === 0 || isBusy}
          onClick={() => void start()}
        >
          {table.start}
        </button>
      }
    >
      <LocalOrOnline game={id} isOnline={false} />
      {variants.fields}
      <Shuffle word={word} onChange={setWord} />
    </TableSetup>
  );
}

export default function NewTable({ id }: { readonly id: string }) {
  return <NewTablePage id={id} Form={Form} />;
}
