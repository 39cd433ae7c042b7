// The game the figures look into: two players, from the first disc to the last point.
import type { FigureTable } from '@comptoir/kernel';

const PICKS = [
  '1 column centre, 1 dock 1, 0 column left, 0 war 2, 0 space tradeDock, 0 card tradeDock, 0 dock 3, ',
  '0 end, 1 pass, 0 space delivery, 0 card delivery, 0 dock 3, 0 card oils-3-market, 0 war 2, ',
  '0 card glass-3-warDock, 0 tile townHall1, 0 card cedar-2-tradeDock, 0 end, 1 pass, ',
  '0 space residence, 0 card residence, 0 column left-dyes, 0 card dyes-2-delivery, ',
  '0 card dyes-5-warDock, 0 card dyes-6-warDock, 0 tile residence1, 0 card cedar-6-warDock, 0 end, ',
  '1 space market, 1 card market, 1 card market, 1 market 4, 1 decline, 1 tile residence1, ',
  '1 card jewels-4-market, 1 card glass-6-delivery, 1 end, 0 pass, 1 pass, 0 pass, 1 space delivery, ',
  '1 card delivery, 1 dock 1, 1 card dyes-3-delivery, 1 end, 0 space tradeDock, 0 card tradeDock, ',
  '0 dock 3, 0 tile victoryPoints, 0 card glass-4-market, 0 end, 1 pass, 0 pass, 1 space market, ',
  '1 card oils-4-market, 1 deck, 1 decline, 1 end, 0 space tradeDock, 0 card dyes-3-tradeDock, ',
  '0 dock 2, 0 end, 1 space delivery, 1 card jewels-6-delivery, 1 done, 1 end, 0 pass, ',
  '1 space tradeDock, 1 card tradeDock, 1 card delivery, 1 dock 1, 1 end, 0 space delivery, ',
  '0 card delivery, 0 dock 3, 0 card cedar-5-warDock, 0 end, 1 space delivery, 1 card delivery, ',
  '1 card dyes-2-market, 1 dock 1, 1 card cedar-6-market, 1 end, 1 pass, 0 pass, 1 pass, 0 pass, ',
  '1 pass, 0 pass, 1 space tradeDock, 1 card jewels-3-tradeDock, 1 waive, 1 end, 0 pass, ',
  '1 space tradeDock, 1 card tradeDock, 1 dock 3, 1 end, 0 space residence, 0 card dyes-4-residence, ',
  '0 card dyes-3-tradeDock, 0 column right, 0 card jewels-6-warDock, 0 card jewels-4-delivery, ',
  '0 tile residence2, 0 card jewels-6-residence, 0 end',
].join('');

export const TABLE: FigureTable = {
  names: ['Maren', 'Ilse'],
  version: 1,
  variants: [],
  seed: '7ab17c48e5b66b41a406a0394a0c4585',
  picks: PICKS.split(', '),
};
