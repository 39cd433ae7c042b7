// Which symbol a thing has; tints are in cards.css, by `data-good` and `data-token`.
import type { ActionName, GoodName, PortName, TokenName } from '../src/names.ts';
import type { OltreMareView } from '../src/views.ts';

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

export const tokenAt = (view: OltreMareView, port: PortName): TokenName | null =>
  view.ports.find((one) => one.port === port)?.token ?? null;
