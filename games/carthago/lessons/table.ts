// The table of every lesson: two players and one deal. You hold oils, and an oils ship lies at the front.
import type { LessonPick } from '@comptoir/kernel';

export const TABLE = {
  names: ['', 'Ilse'],
  seat: 0,
  version: 1,
  variants: [],
  seed: '85f6c1fdd93b1d8178d23d53faa3301d',
} as const;

/** A disc for each at a dock, then Ilse takes another dock and a place on a tile. */
export const FIRST_TURN = [
  ...['0 column left', '0 dock 1', '1 column left', '1 dock 2', '1 space tradeDock', '1 card tradeDock'],
  ...['1 dock 3', '1 tile residence1', '1 card oils-3-market', '1 end'],
] as const;

const PAID = { en: 'Paid: the order does not matter.', fr: 'C’est payé : l’ordre n’importe pas.' } as const;
/** The cards of a payment: each is as good as the others. */
export const inAnyOrder = (...cards: readonly string[]): readonly LessonPick[] =>
  cards.map((card) => ({
    pick: `card ${card}`,
    fine: Object.fromEntries(cards.filter((one) => one !== card).map((one) => [`card ${one}`, PAID])),
  }));

const TWO_DECADES = `
0 column left; 0 dock 1; 1 column left; 1 dock 2; 1 space tradeDock; 1 card tradeDock; 1 dock 3;
1 tile residence1; 1 card oils-3-market; 1 end; 0 space market; 0 card market; 0 market 0; 0 market 4;
0 card dyes-2-tradeDock; 0 end; 1 space market; 1 card market; 1 card residence; 1 market 1; 1 market 2;
1 card glass-2-delivery; 1 end; 0 space delivery; 0 card delivery; 0 card residence; 0 dock 1;
0 card oils-5-delivery; 0 use palette; 0 tile residence1; 0 card cedar-5-warDock; 0 end; 1 pass;
0 space tradeDock; 0 card tradeDock; 0 dock 1; 0 end; 1 space delivery; 1 card delivery; 1 dock 2;
1 card cedar-6-market; 1 end; 0 space market; 0 card glass-5-market; 0 card warDock; 0 market 0;
0 market 4; 0 card dyes-6-warDock; 0 decline; 0 end; 1 space delivery; 1 card delivery; 1 dock 3;
1 card jewels-3-warDock; 1 use embargo; 1 end; 0 space delivery; 0 card delivery; 0 card dyes-4-warDock;
0 dock 1; 0 card oils-5-tradeDock; 0 end; 1 space residence; 1 card residence; 1 card market;
1 column left-glass; 1 card glass-4-residence; 1 card glass-2-tradeDock; 1 card glass-4-market; 1 end;
0 space residence; 0 card residence; 0 card market; 0 column left-dyes; 0 card dyes-5-market;
0 card dyes-6-market; 0 card dyes-4-warDock; 0 end; 1 space tradeDock; 1 card cedar-2-tradeDock;
1 card market; 1 dock 2; 1 end; 0 space market; 0 card market; 0 market 4; 0 market 2;
0 card oils-2-delivery; 0 ship oils-5; 0 end; 1 space tradeDock; 1 card tradeDock; 1 dock 3; 1 end;
0 space tradeDock; 0 card tradeDock; 0 card warDock; 0 dock 1; 0 end; 1 space delivery; 1 card delivery;
1 card warDock; 1 dock 2; 1 card jewels-4-delivery; 1 end; 0 space market; 0 card jewels-2-market;
0 card delivery; 0 use palette; 0 market 3; 0 market 3; 0 card glass-3-delivery; 0 ship oils-5; 0 seat R9;
0 card jewels-3-market; 0 card jewels-6-residence; 0 end; 1 pass; 0 use palette; 0 space tradeDock;
0 card glass-6-tradeDock; 0 dock 2; 0 end; 1 space warDock; 1 card jewels-6-warDock; 1 card delivery;
1 war 2; 1 tile goods; 1 card cedar-2-tradeDock; 1 end
`;
/** The start of the third decade: two decades and a turn as two players made them. */
export const THIRD_DECADE: readonly string[] = TWO_DECADES.trim().split(/;\s+/);
