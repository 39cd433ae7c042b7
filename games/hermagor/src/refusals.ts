import type { Refusal } from '@comptoir/kernel';

export const NO = {
  placeTaken: { rule: 'R-5.3', code: 'placeTaken' },
  placeTooDear: { rule: 'R-5.3', code: 'placeTooDear' },
  noTile: { rule: 'R-5.4', code: 'noTile' },
  priceAtTop: { rule: 'R-12.10', code: 'priceAtTop' },
  goodNotHeld: { rule: 'R-7.2a', code: 'goodNotHeld' },
  goodNotHeldHere: { rule: 'R-7.2b', code: 'goodNotHeldHere' },
  soldHere: { rule: 'R-7.2b', code: 'soldHere' },
  inCity: { rule: 'R-7.2b', code: 'inCity' },
  cityNoStop: { rule: 'R-7.3', code: 'cityNoStop' },
  ownPost: { rule: 'R-7.3', code: 'ownPost' },
  journeyTooDear: { rule: 'R-7.3a', code: 'journeyTooDear' },
  moveTooDear: { rule: 'R-7.3a', code: 'moveTooDear' },
  rowFull: { rule: 'R-7.5a', code: 'rowFull' },
  noOwnBuyerAfter: { rule: 'R-9.4', code: 'noOwnBuyerAfter' },
  sharedPostThere: { rule: 'R-9.6', code: 'sharedPostThere' },
  goodNotHeldForPost: { rule: 'R-9.6', code: 'goodNotHeldForPost' },
  alreadyThere: { rule: 'R-12.8', code: 'alreadyThere' },
} as const satisfies Record<string, Refusal>;
export type Code = keyof typeof NO;
