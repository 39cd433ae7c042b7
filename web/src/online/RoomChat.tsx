// Talking while one waits: there is no game yet whose socket would bring the lines, so they are asked for.
import type { Seat } from '@comptoir/kernel';
import type { ChatLine, ShownMatch } from '@comptoir/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { randomId } from '../random-id.ts';
import { api } from './api.ts';
import { Chat } from './Chat.tsx';
import type { Talk } from './talk.ts';
import { Refused, useAction } from './useAction.tsx';
import { useOnlineWords } from './words.ts';

const ASK_EVERY_MS = 2000;

export function RoomChat({ info, viewer }: { readonly info: ShownMatch; readonly viewer: Seat }) {
  const { table } = useOnlineWords();
  const { no, run } = useAction();
  const match = info.id;
  const [chat, setChat] = useState<readonly ChatLine[]>([]);
  const load = useCallback(
    () => api.matches.chat({ match }).then(setChat, () => undefined), // asked again soon
    [match],
  );
  useEffect(() => {
    void load();
    const timer = setInterval(() => void load(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [load]);
  const talk = useMemo<Talk>(
    () => ({
      say(saying) {
        run(() => api.matches.say({ match, id: randomId(), ...saying }).finally(load));
      },
      loadChat: load,
    }),
    [match, load, run],
  );
  return (
    <section className="room-chat">
      <h2>{table.chat}</h2>
      <Chat
        host={talk}
        status={{ chat, seats: info.seats, viewer }}
        match={match}
        voice={info.voice}
        onRead={read}
      />
      <Refused no={no} />
    </section>
  );
}

/** Here every line is in sight. */
const read = (): void => undefined;
