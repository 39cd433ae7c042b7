// What is said in the log besides the game: who left, who is back.
import { createContext } from 'react';

export interface Remark {
  readonly id: string;
  /** The table it was said at. */
  readonly after: number;
  readonly text: string;
}

export const RemarksContext = createContext<readonly Remark[]>([]);
