// How a table online is played: how fast, for what, and who finds it.
import { Segmented } from '../parts/controls.tsx';
import type { ClockRule } from './api.ts';
import { clockSays, PRESETS } from './time.ts';
import { useOnlineWords } from './words.ts';

interface PaceProps {
  readonly clock: ClockRule | null;
  readonly onChange: (clock: ClockRule | null) => void;
}

export function Pace({ clock, onChange }: PaceProps) {
  const words = useOnlineWords();
  const { pace } = words;
  const kind = clock?.kind ?? 'none';
  const presets = clock === null ? [] : PRESETS[clock.kind];
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
          value={presets.indexOf(clock)}
          onChange={({ currentTarget }) => onChange(presets[Number(currentTarget.value)] ?? null)}
        >
          {presets.map((preset, n) => (
            <option key={preset.bank} value={n}>
              {clockSays(preset, words)}
            </option>
          ))}
        </select>
      )}
      <p className="small muted">{says[kind]}</p>
    </section>
  );
}

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Stakes({ isOn, onChange, hasBots }: SwitchProps & { readonly hasBots: boolean }) {
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

export function Door({ isOn, onChange }: SwitchProps) {
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
    </section>
  );
}
