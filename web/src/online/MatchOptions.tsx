// How a table online is played: how fast, for what, and who finds it.
import '../pages/settings.css';
import type { ClockRule, Rest, Terms } from '@comptoir/protocol';
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

interface RatedProps extends SwitchProps {
  readonly hasBots: boolean;
  /** For a friendly table only. */
  readonly children: ReactNode;
}

function RatedField({ isOn, onChange, hasBots, children }: RatedProps) {
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
      {!isOn && children}
    </section>
  );
}

/** The host says whether players may ask the coach; everybody sees it before they sit down. */
function CoachField({ isOn, onChange }: SwitchProps) {
  const { make } = useOnlineWords();
  return (
    <ul className="lines resting">
      <li>
        <span>
          <b>{make.coach}</b>
          <span className="small muted">{make.coachSays}</span>
        </span>
        <Toggle label={make.coach} isOn={isOn} onChange={onChange} />
      </li>
    </ul>
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

type Chosen = Omit<Terms, 'variants'>;
interface MatchOptions {
  readonly chosen: Chosen;
  readonly fields: ReactNode;
}
const USUAL: Chosen = { clock: null, isRated: false, isPublic: false, isWatchable: true, hasCoach: false };

/** How a table online is played, and the fields to choose it with. */
export function useMatchOptions(hasBots: boolean, first: Chosen = USUAL): MatchOptions {
  const [clock, setClock] = useState(first.clock);
  const [wantsRated, setRated] = useState(first.isRated);
  const [isPublic, setPublic] = useState(first.isPublic);
  const [isWatchable, setWatchable] = useState(first.isWatchable);
  const [wantsCoach, setCoach] = useState(first.hasCoach);
  const isRated = wantsRated && !hasBots;
  const hasCoach = wantsCoach && !isRated;
  return {
    chosen: { clock, isRated, isPublic, isWatchable, hasCoach },
    fields: (
      <>
        <ClockField clock={clock} onChange={setClock} />
        <RatedField isOn={isRated} hasBots={hasBots} onChange={setRated}>
          <CoachField isOn={hasCoach} onChange={setCoach} />
        </RatedField>
        <VisibilityField isOn={isPublic} onChange={setPublic}>
          <WatchField isOn={isWatchable} onChange={setWatchable} />
        </VisibilityField>
      </>
    ),
  };
}
