// Tables that wait for players, those one asks for. What one asks for stands in the address.
import { GAME_IDS } from '@comptoir/catalogue';
import type { MatchInfo } from '@comptoir/protocol';
import { useSearchParams } from 'wouter';
import { Segmented } from '../parts/controls.tsx';
import { useTitles } from '../words/index.ts';
import { ListOf } from './ListOf.tsx';
import type { Tables } from './matches.ts';
import { OpenRow } from './OnlineRows.tsx';
import { useOnlineWords } from './words.ts';

/** With fewer one sees at a glance what fits. */
const FILTERED_FROM = 4;
const PACES = ['any', 'live', 'turns'] as const;
const STAKES = ['any', 'friendly', 'rated'] as const;
const oneOf = <T extends string>(list: readonly [T, ...T[]], value: string | null): T =>
  list.find((item) => item === value) ?? list[0];

function useFilter() {
  const [search, setSearch] = useSearchParams();
  const game = GAME_IDS.find((id) => id === search.get('game')) ?? 'any';
  const pace = oneOf(PACES, search.get('pace'));
  const stakes = oneOf(STAKES, search.get('stakes'));
  const set = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === 'any') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const fits = (match: MatchInfo): boolean =>
    (game === 'any' || match.game === game) &&
    (pace === 'any' || (match.clock?.kind ?? 'none') === pace) &&
    (stakes === 'any' || match.isRated === (stakes === 'rated'));
  return { game, pace, stakes, set, fits, isOn: game !== 'any' || pace !== 'any' || stakes !== 'any' };
}

function Filters({ filter }: { readonly filter: ReturnType<typeof useFilter> }) {
  const { online, mine, pace, make, quick } = useOnlineWords();
  const titleOf = useTitles();
  return (
    <fieldset className="table-filters">
      <legend className="hidden-words">{online.filter}</legend>
      <select
        className="field"
        aria-label={mine.game}
        value={filter.game}
        onChange={({ currentTarget }) => filter.set('game', currentTarget.value)}
      >
        <option value="any">{online.anyGame}</option>
        {GAME_IDS.map((id) => (
          <option key={id} value={id}>
            {titleOf(id)}
          </option>
        ))}
      </select>
      <Segmented
        label={quick.pace}
        options={[
          ['any', online.anyPace],
          ['live', pace.live],
          ['turns', pace.turns],
        ]}
        value={filter.pace}
        onChange={(value) => filter.set('pace', value)}
      />
      <Segmented
        label={make.stakes}
        options={[
          ['any', online.anyStakes],
          ['friendly', make.friendly],
          ['rated', make.rated],
        ]}
        value={filter.stakes}
        onChange={(value) => filter.set('stakes', value)}
      />
    </fieldset>
  );
}

export function OpenTables({ tables }: { readonly tables: Tables }) {
  const { mine, online } = useOnlineWords();
  const filter = useFilter();
  const items = tables.items.filter(filter.fits);
  if (tables.items.length === 0) return null;
  const hasFilters = filter.isOn || tables.items.length >= FILTERED_FROM;
  return (
    <ListOf
      title={mine.open}
      tables={{ ...tables, items }}
      row={(match) => <OpenRow key={match.id} match={match} />}
      none={online.noneFits}
    >
      {hasFilters && <Filters filter={filter} />}
    </ListOf>
  );
}
