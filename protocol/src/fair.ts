// Fair shuffles: the server binds itself to a secret before anybody sits down, every player adds bytes of their own, and
// when the game is over everybody can recompute the seed.
import { type GameRecord, readSeed, redealsIn, type Seed, sha256, writeSeed } from '@comptoir/kernel';

export interface Proof {
  readonly match: string;
  /** SHA-256 of the secret, published when the table is opened. */
  readonly commitment: string;
  /** 256 bits in hexadecimal, published when the game is over. */
  readonly secret: string;
  /** What the people at the table added, by seat; '' for a bot. */
  readonly entropy: readonly string[];
}

export const commitmentOf = (secret: string): string => sha256(secret);

/** SHA-256(secret ‖ seats' bytes ‖ match id), cut to the 128 bits a game starts from. */
export function fairSeed({ match, secret, entropy }: Omit<Proof, 'commitment'>): Seed {
  return readSeed(sha256([secret, ...entropy, match].join('|')).slice(0, 32));
}

/** The remarks that carry a proof inside a record. */
export function proofRemarks({ match, commitment, secret, entropy }: Proof): readonly string[] {
  return [
    `proof match ${match}`,
    `proof commitment ${commitment}`,
    `proof secret ${secret}`,
    ...entropy.map((bytes, seat) => `proof seat ${seat} ${bytes || '-'}`),
  ];
}

/** The proof a record carries, or null when it carries none. What was dealt anew on the way is no longer what the server shuffled. */
export function proofOf(record: GameRecord): Proof | null {
  if (redealsIn(record).length > 0) return null;
  const found = new Map<string, string>();
  for (const { text } of record.remarks) {
    const [, key, value] = /^proof (match|commitment|secret|seat \d+) (\S+)$/.exec(text) ?? [];
    if (key !== undefined && value !== undefined) found.set(key, value);
  }
  const [match, commitment, secret] = ['match', 'commitment', 'secret'].map((key) => found.get(key));
  if (match === undefined || commitment === undefined || secret === undefined) return null;
  const entropy = Array.from({ length: record.players }, (_, seat) => {
    const bytes = found.get(`seat ${seat}`) ?? '-';
    return bytes === '-' ? '' : bytes;
  });
  return { match, commitment, secret, entropy };
}

export type ProofFault = 'commitment' | 'seed';

/** Which step of the proof does not hold; null when all do. Whether the picks are true is for `verify` of the kernel. */
export function checkProof(proof: Proof, seed: Seed): ProofFault | null {
  if (commitmentOf(proof.secret) !== proof.commitment) return 'commitment';
  return writeSeed(fairSeed(proof)) === writeSeed(seed) ? null : 'seed';
}
