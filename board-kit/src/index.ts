import './kit.css';

export type * from './contract.ts';
export { addSprite, Drawn, Icon, type IconProps, type SymbolProps } from './Icon.tsx';
export { useKept } from './kept.ts';
export { type Line, type Lines, LinesContext, NO_TRIAL, type Trial, useLine } from './line.ts';
export { Card, Piece, Tile, Token, Track } from './pieces.tsx';
export { letterOf, PlayerName, SeatMark, seatMark } from './seat.tsx';
export {
  NO_TARGETS,
  nameOf,
  type Target,
  type TargetState,
  type Targets,
  TargetsContext,
  useTarget,
} from './target.ts';
export { light, type Plan, type Play, play } from './timeline.ts';
export { type Size, useSize } from './useSize.ts';
export { type Box, ZoomPane } from './ZoomPane.tsx';
