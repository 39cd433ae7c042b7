import './new-table.css';
import { letterOf } from '@comptoir/board-kit';
import { GAME_IDS, loadGame } from '@comptoir/catalogue';
import type { LoadedGame } from '@comptoir/kernel';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Cover } from '../art/Cover.tsx';
import { chairsAgainst, createGame } from '../local/create.ts';
import { DEFAULT_LEVEL } from '../local/levels.ts';
import { botName } from '../local/names.ts';
import type { Chair } from '../local/saved-game.ts';
import { LocalOrOnline } from '../online/LocalOrOnline.tsx';
import { LoadingPanel, Lost } from '../parts/StatePanel.tsx';
import { changeSettings, useSettings } from '../settings.ts';
import { Shell } from '../shell/Shell.tsx';
import { useTitles, useWords } from '../words/index.ts';
import { SeatCard } from './SeatCard.tsx';

/** Where seats stand round the table, clockwise from the near side: up to four, and five. */
export const AREAS = { four: ['a', 'e', 'b', 'f'], five: ['a', 'e', 'c', 'd', 'f'] };

export function GamePicks({ id, suffix = '' }: { readonly id: string; readonly suffix?: string }) {
  const { table } = useWords();
  const titleOf = useTitles();
  return (
    <nav className="game-picks" aria-label={table.choose}>
      {GAME_IDS.map((game) => (
        <Link key={game} href={`/new/${game}${suffix}`} aria-current={game === id ? 'true' : undefined}>
          <Cover game={game} />
          {titleOf(game)}
        </Link>
      ))}
    </nav>
  );
}

interface SeatsProps {
  readonly game: LoadedGame['game'];
  readonly chairs: readonly Chair[];
  readonly onChange: (chairs: readonly Chair[]) => void;
}

function Seats({ game, chairs, onChange }: SeatsProps) {
  const { table } = useWords();
  const { level } = useSettings();
  const [least, most] = game.players;
  const areas = most > 4 ? AREAS.five : AREAS.four;
  const add = (): void =>
    onChange([...chairs, { name: botName(chairs.length), level: level || DEFAULT_LEVEL }]);
  return (
    <ul className="tabletop" aria-label={table.seats}>
      <li className="middle" aria-hidden="true">
        <Cover game={game.id} />
      </li>
      {chairs.map((chair, seat) => (
        <SeatCard
          key={letterOf(seat)}
          seat={seat}
          area={areas[seat] ?? 'a'}
          chair={chair}
          onChange={(changed) => onChange(chairs.with(seat, changed))}
          onRemove={chairs.length > least ? () => onChange(chairs.toSpliced(seat, 1)) : null}
        />
      ))}
      {chairs.length < most && (
        <li className="ghost-seat" data-area={areas[chairs.length]}>
          <button type="button" className="seat-card ghost" onClick={add}>
            <span className="plus" aria-hidden="true">
              +
            </span>
            <span className="title">{table.addSeat}</span>
            <span className="small">{table.upTo(most)}</span>
          </button>
        </li>
      )}
    </ul>
  );
}

interface VariantsProps {
  readonly entry: LoadedGame;
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChange: (name: string, value: string) => void;
}

export function Variants({ entry, chosen, onChange }: VariantsProps) {
  const { table } = useWords();
  const { lang } = useSettings();
  const names = Object.entries(entry.game.variants);
  const texts = entry.texts[lang].variants;
  if (names.length === 0)
    return (
      <section>
        <h2>{table.variants}</h2>
        <p className="muted">{table.noVariants}</p>
      </section>
    );
  return names.map(([name, values]) => (
    <fieldset key={name}>
      <legend>{texts[name]?.name ?? name}</legend>
      <div className="choices">
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={(chosen[name] ?? values[0]) === value}
              onChange={() => onChange(name, value)}
            />
            {texts[name]?.values[value] ?? value}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}

function Shuffle({ word, onChange }: { readonly word: string; readonly onChange: (word: string) => void }) {
  const { table } = useWords();
  return (
    <section>
      <h2>{table.seed}</h2>
      <input
        className="field"
        aria-label={table.seedLabel}
        placeholder={table.seedHint}
        maxLength={60}
        value={word}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className="small muted">{table.seedSays}</p>
    </section>
  );
}

interface GoBarProps {
  readonly chairs: readonly Chair[];
  readonly isBusy: boolean;
  readonly onStart: () => void;
}

function GoBar({ chairs, isBusy, onStart }: GoBarProps) {
  const { table } = useWords();
  const people = chairs.filter((chair) => chair.level === null).length;
  const how = people > 1 ? table.passing : table.alone;
  return (
    <div className="go-bar">
      <div>
        <b>{table.ready(people, chairs.length - people)}</b>
        <span className="muted small">{people === 0 ? table.needPerson : how}</span>
      </div>
      <button type="button" className="btn go" disabled={people === 0 || isBusy} onClick={onStart}>
        {table.start}
      </button>
    </div>
  );
}

function Form({ entry }: { readonly entry: LoadedGame }) {
  const { table, nav } = useWords();
  const { name, level } = useSettings();
  const [, go] = useLocation();
  const [least, most] = entry.game.players;
  const [chairs, setChairs] = useState(() =>
    chairsAgainst(level || DEFAULT_LEVEL, Math.max(least, Math.min(3, most)), name || nav.guest),
  );
  const [variants, setVariants] = useState<Readonly<Record<string, string>>>({});
  const [word, setWord] = useState('');
  const [isBusy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    const bot = chairs.find((chair) => chair.level !== null)?.level;
    if (typeof bot === 'string') changeSettings({ level: bot });
    const named = chairs.map((chair, seat) => ({
      ...chair,
      name: chair.name.trim() || table.friend(letterOf(seat)),
    }));
    const chosen = Object.entries(variants).map((pair) => pair.join(':'));
    go(`/table/${await createGame({ game: entry.game.id, chairs: named, variants: chosen, word })}`);
  };
  return (
    <>
      <div className="new-table">
        <section className="wood floor">
          <div className="floor-head">
            <h1 className="page-title">{table.title}</h1>
            <GamePicks id={entry.game.id} />
          </div>
          <Seats game={entry.game} chairs={chairs} onChange={setChairs} />
        </section>
        <div className="new-side">
          <LocalOrOnline game={entry.game.id} isOnline={false} />
          <Variants
            entry={entry}
            chosen={variants}
            onChange={(key, value) => setVariants({ ...variants, [key]: value })}
          />
          <Shuffle word={word} onChange={setWord} />
        </div>
      </div>
      <GoBar chairs={chairs} isBusy={isBusy} onStart={() => void start()} />
    </>
  );
}

export default function NewTable({ id }: { readonly id: string }) {
  const { table } = useWords();
  const [entry, setEntry] = useState<LoadedGame | null>(null);
  useEffect(() => {
    void loadGame(id).then(setEntry);
  }, [id]);
  if (!GAME_IDS.includes(id)) return <Lost />;
  return (
    <Shell place="games" title={table.title} hasFoot={false}>
      {entry === null ? <LoadingPanel /> : <Form entry={entry} />}
    </Shell>
  );
}
