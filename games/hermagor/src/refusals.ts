// Every "no" of the game.
import { refusals } from '@comptoir/kernel';

export const NO = refusals({
  placeTaken: 'R-5.3',
  placeTooDear: 'R-5.3',
  noTile: 'R-5.4',
  priceAtTop: 'R-12.10',
  goodNotHeld: 'R-7.2a',
  goodNotHeldHere: 'R-7.2b',
  soldHere: 'R-7.2b',
  inCity: 'R-7.2b',
  cityNoStop: 'R-7.3',
  ownPost: 'R-7.3',
  journeyTooDear: 'R-7.3a',
  moveTooDear: 'R-7.3a',
  rowFull: 'R-7.5a',
  sharedPostThere: 'R-9.6',
  goodNotHeldForPost: 'R-9.6',
  alreadyThere: 'R-12.8',
});

export type Code = keyof typeof NO;
