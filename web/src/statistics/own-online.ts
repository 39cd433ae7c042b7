// One's latest finished games online, for the statistics: their records are fetched one by one.
import { readRecord } from '@comptoir/kernel';
import type { PastGame } from '@comptoir/protocol';
import { api } from '../online/api.ts';
import { signedIn } from '../online/me.ts';
import type { OwnGame } from './statistics.ts';

function namesIn({ company, players, seat }: PastGame, own: string): readonly string[] {
  const nameAt = (n: number): string => company.find((other) => other.seat === n)?.name ?? '';
  return Array.from({ length: players }, (_, n) => (n === seat ? own : nameAt(n)));
}

/** One page of the list; none where nobody is signed in, or nobody answers. Without those that were closed, or played by bots. */
export async function ownOnline(): Promise<readonly OwnGame[]> {
  const me = await signedIn();
  if (me === null) return [];
  const { items } = await api.players.games({ user: me.id });
  return items.flatMap((past) => {
    const { match, place, wasAway, seat, at } = past;
    if (match === null || place === null || wasAway) return [];
    const record = async () => readRecord(await api.matches.record({ match }));
    return [
      { seat, names: namesIn(past, me.name), when: Date.parse(at), review: `/play/${match}/review`, record },
    ];
  });
}
