// How the game will be played: everybody reads it, the host changes it until the start.
import './waiting-room.css';
import type { LoadedGame } from '@comptoir/kernel';
import { type ShownMatch, type Terms, termsOf } from '@comptoir/protocol';
import { useState } from 'react';
import { useVariants } from '../parts/VariantFields.tsx';
import { api } from './api.ts';
import { HostQuote, useHostLine } from './HostLine.tsx';
import { useMatchOptions } from './MatchOptions.tsx';
import { MatchTerms, useLoadedGame } from './MatchTerms.tsx';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

interface RoomTermsProps {
  readonly info: ShownMatch;
  readonly isHost: boolean;
  readonly onChange: () => void;
}

interface FormProps {
  readonly info: ShownMatch;
  readonly entry: LoadedGame;
  readonly onDone: () => void;
}

function TermsForm({ info, entry, onDone }: FormProps) {
  const { room } = useOnlineWords();
  const hasBots = info.seats.some(({ user, level }) => user === null && level !== null);
  const options = useMatchOptions(hasBots, info);
  const variants = useVariants(entry, info.variants);
  const line = useHostLine(info.hostLine);
  const { no, run } = useAction();
  const others = info.seats.filter(({ user }) => user !== null && user !== info.host).length;
  const save = (): void => {
    const terms: Terms = { ...options.chosen, variants: variants.chosen };
    run(async () => {
      if (line.hostLine !== info.hostLine)
        await api.matches.setHostLine({ match: info.id, hostLine: line.hostLine });
      await api.matches.setTerms({ match: info.id, ...terms });
      onDone();
    });
  };
  return (
    <form
      className="terms-form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {options.fields}
      {variants.fields}
      {line.field}
      {others > 0 && <p className="small muted">{room.changeSays}</p>}
      <div className="row">
        <button type="submit" className="btn">
          {room.changeGo}
        </button>
        <button type="button" className="btn quiet" onClick={onDone}>
          {room.changeNo}
        </button>
      </div>
      <Refused no={no} />
    </form>
  );
}

export function RoomTerms({ info, isHost, onChange }: RoomTermsProps) {
  const { room } = useOnlineWords();
  const [isChanging, setChanging] = useState(false);
  const entry = useLoadedGame(info.game);
  const done = (): void => {
    setChanging(false);
    onChange();
  };
  return (
    <section className="room-terms">
      <h2>{room.terms}</h2>
      {isChanging && isHost && entry !== null ? (
        <TermsForm info={info} entry={entry} onDone={done} />
      ) : (
        <>
          <HostQuote info={info} />
          <MatchTerms terms={info} game={info.game} was={info.agreed} />
          {isHost && (
            <button type="button" className="btn slim quiet" onClick={() => setChanging(true)}>
              {room.change}
            </button>
          )}
        </>
      )}
    </section>
  );
}

/** What somebody says yes to: what they are shown. */
export const agreeTo = (info: ShownMatch): Promise<unknown> =>
  api.matches.agree({ match: info.id, ...termsOf(info) });
