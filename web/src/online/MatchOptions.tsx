// How a table online is played: how fast, for what, and who finds it.
import '../pages/settings.css';
import type { ClockRule, Rest } from '@comptoir/protocol';
import { type ReactNode, useState } from 'react';
import { Segmented, Toggle } from '../parts/controls.tsx';
import { PRESETS, useClockText } from './time.ts';
import { useOnlineWords } from './words.ts';

interface ClockFieldProps {
  readonly clock: ClockRule | null;
  readonly onChange: (clock: ClockRule | null) => void;
}

interface RestFieldsProps {
  readonly rest: Rest | null;
  readonly onChange: (rest: Rest | null) => void;
}

/** Nights and weekends in which no time passes. */
function RestFields({ rest, onChange }: RestFieldsProps) {
  const { pace } = useOnlineWords();
  const { nights = false, weekends = false } = rest ?? {};
  const change = (part: Partial<Rest>): void => {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const next = { nights, weekends, zone, offset: -new Date().getTimezoneOffset(), ...part };
    onChange(next.nights || next.weekends ? next : null);
  };
  return (
    <ul className="lines resting">
      <li>
        <span>
          <b>{pace.nights}</b>
          <span className="small muted">{pace.nightsSays}</span>
        </span>
        <Toggle label={pace.nights} isOn={nights} onChange={(isOn) => change({ nights: isOn })} />
      </li>
      <li>
        <b>{pace.weekends}</b>
        <Toggle label={pace.weekends} isOn={weekends} onChange={(isOn) => change({ weekends: isOn })} />
      </li>
    </ul>
  );
}

function ClockField({ clock, onChange }: ClockFieldProps) {
  const { pace } = useOnlineWords();
  const { rule } = useClockText();
  const kind = clock?.kind ?? 'none';
  const presets = clock === null ? [] : PRESETS[clock.kind];
  const choose = (preset: ClockRule | undefined): void =>
    onChange(preset === undefined ? null : { ...preset, rest: clock?.rest ?? null });
  const says = { none: pace.noneSays, live: pace.liveSays, turns: pace.turnsSays };
  return (
    <section>
      <h2>{pace.title}</h2>
      <Segmented
        label={pace.title}
        options={[
          ['none', pace.none],
          ['live', pace.live],
          ['turns', pace.turns],
        ]}
        value={kind}
        onChange={(chosen) => onChange(chosen === 'none' ? null : (PRESETS[chosen][0] ?? null))}
      />
      {clock !== null && (
        <select
          className="field preset"
          aria-label={pace.preset}
          value={presets.findIndex(({ bank }) => bank === clock.bank)}
          onChange={({ currentTarget }) => choose(presets[Number(currentTarget.value)])}
        >
          {presets.map((preset, n) => (
            <option key={preset.bank} value={n}>
              {rule(preset)}
            </option>
          ))}
        </select>
      )}
      <p className="small muted">{says[kind]}</p>
      {clock?.kind === 'turns' && (
        <RestFields rest={clock.rest ?? null} onChange={(rest) => onChange({ ...clock, rest })} />
      )}
    </section>
  );
}

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function RatedField({ isOn, onChange, hasBots }: SwitchProps & { readonly hasBots: boolean }) {
  const { make } = useOnlineWords();
  return (
    <section>
      <h2>{make.stakes}</h2>
      <Segmented
        label={make.stakes}
        options={[
          ['friendly', make.friendly],
          ['rated', make.rated],
        ]}
        value={isOn ? 'rated' : 'friendly'}
        onChange={(value) => onChange(value === 'rated' && !hasBots)}
      />
      <p className="small muted">{hasBots ? make.ratedNo : isOn ? make.ratedSays : make.friendlySays}</p>
    </section>
  );
}

/** Those who have the link of a private table may watch, or only its players. */
function WatchField({ isOn, onChange }: SwitchProps) {
  const { make } = useOnlineWords();
  return (
    <ul className="lines resting">
      <li>
        <span>
          <b>{make.watch}</b>
          <span className="small muted">{make.watchSays}</span>
        </span>
        <Toggle label={make.watch} isOn={isOn} onChange={onChange} />
      </li>
    </ul>
  );
}

function VisibilityField({ isOn, onChange, children }: SwitchProps & { readonly children: ReactNode }) {
  const { make } = useOnlineWords();
  return (
    <section>
      <h2>{make.door}</h2>
      <Segmented
        label={make.door}
        options={[
          ['private', make.private],
          ['public', make.public],
        ]}
        value={isOn ? 'public' : 'private'}
        onChange={(value) => onChange(value === 'public')}
      />
      <p className="small muted">{isOn ? make.publicSays : make.privateSays}</p>
      {!isOn && children}
    </section>
  );
}

interface MatchOptions {
  readonly chosen: {
    readonly clock: ClockRule | null;
    readonly isRated: boolean;
    readonly isPublic: boolean;
    readonly isWatchable: boolean;
  };
  readonly fields: ReactNode;
}

/** How a table online is played, and the fields to choose it with. */
export function useMatchOptions(hasBots: boolean): MatchOptions {
  const [clock, setClock] = useState<ClockRule | null>(null);
  const [wantsRated, setRated] = useState(false);
  const [isPublic, setPublic] = useState(false);
  const [isWatchable, setWatchable] = useState(true);
  const isRated = wantsRated && !hasBots;
  return {
    chosen: { clock, isRated, isPublic, isWatchable },
    fields: (
      <>
        <ClockField clock={clock} onChange={setClock} />
        <RatedField isOn={isRated} hasBots={hasBots} onChange={setRated} />
        <VisibilityField isOn={isPublic} onChange={setPublic}>
          <WatchField isOn={isWatchable} onChange={setWatchable} />
        </VisibilityField>
      </>
    ),
  };
}
