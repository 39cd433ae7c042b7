// The game the figures look into: a ship of two parts is built, loaded and unloaded; then crowns are scored.
import type { FigureTable } from '@comptoir/kernel';

const PICKS = [
  '0 slot 3, 0 item stern, 0 new, 0 item bow, 0 ship 1, 0 stop, 0 end, 1 item stern, 1 new, ',
  '1 item bow, 1 ship 1, 1 stop, 1 end, 1 slot 5, 1 take fish, 1 item whale, 1 ship 1, 1 item whale, ',
  '1 ship 1, 1 stop, 1 end, 0 item lighthouse, 0 ship 1, 0 item lighthouse, 0 ship 1, 0 stop, 0 end, ',
  '0 slot 2, 0 take lighthouse, 0 item lighthouse, 0 ship 1, 0 item lighthouse, 0 ship 1, ',
  '0 reward workers3, 0 reward coins7, 0 stop, 0 end, 1 pass, 1 end, 1 slot 7, 1 pass, 1 end, ',
  '0 item fish, 0 ship 1, 0 item fish, 0 ship 1, 0 stop, 0 end, 0 slot 1, 0 take lighthouse, ',
  '0 deliver 1, 0 end, 1 pass, 1 end, 1 slot 0, 1 workers 5',
].join('');

export const TABLE: FigureTable = {
  names: ['Maren', 'Ilse'],
  version: 1,
  variants: [],
  seed: '01f6d0e81b2c1f7199d0e33fcb9219c8',
  picks: PICKS.split(', '),
};
