// Which symbol a thing has; tints are in cards.css, by `data-good` and `data-token`.
import type { ActionName, GoodName, TokenName } from '../src/names.ts';

type Symbol =
  | GoodName
  | TokenName
  | ActionName
  | 'cargo'
  | 'ducat'
  | 'handshake'
  | 'load'
  | 'pirateStack'
  | 'port'
  | 'prestige'
  | 'rose'
  | 'chart'
  | 'seaPower'
  | 'venice';
export const art = (name: Symbol): string => `oltre-mare-${name}`;
export const CARD_BACK = 'back-oltre-mare';
export const CARD_FRAME = 'frame-oltre-mare-goods';
