import './kit.css';

export type * from './contract.ts';
export { fly } from './flights.ts';
export { addSprite, Drawn, Icon, type IconProps, type SymbolProps } from './Icon.tsx';
export { Card, Piece, Tile, Token, Track } from './pieces.tsx';
export { category } from './scoring.ts';
export { letterOf, PlayerName, SeatMark, seatMark } from './seat.tsx';
export {
  NO_TRIAL,
  type Sequence,
  type Sequences,
  SequencesContext,
  type Trial,
  useSequence,
} from './sequence.ts';
export {
  NO_TARGETS,
  nameOf,
  type Target,
  type TargetState,
  type Targets,
  TargetsContext,
  useTarget,
} from './target.ts';
export { type AnimationConfig, animate, light, type RunningAnimation } from './timeline.ts';
export { useMedia } from './useMedia.ts';
export { type Size, useSize } from './useSize.ts';
export { useDeviceState, useSessionState } from './useStoredState.ts';
export { lookHere, type Rect, ZoomPane } from './ZoomPane.tsx';
