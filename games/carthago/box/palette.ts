// The colours of the table, by day and by night. Contrasts are checked in catalogue/test.
import type { Box } from '@comptoir/kernel';

export const palette: Box['palette'] = {
  light: {
    paper: '#edd1a3',
    card: '#faecd0',
    edge: '#c9a873',
    sea: '#d9b67c',
    ink: '#35211a',
    'ink-2': '#5c4132',
    accent: '#6d2e5b',
    'on-accent': '#fdf3e0',
    'accent-2': '#8c3c1d',
    glow: '#08645f',
    refused: '#7c6a50',
  },
  dark: {
    paper: '#2a1f1b',
    card: '#362823',
    edge: '#57423a',
    sea: '#3d2f22',
    ink: '#f3e4c6',
    'ink-2': '#c9b394',
    accent: '#cf8fc0',
    'on-accent': '#2a1420',
    'accent-2': '#e29063',
    glow: '#52cfc2',
    refused: '#85756a',
  },
};
