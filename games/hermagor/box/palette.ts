// The colours of the table, by day and by night. Contrasts are checked in catalogue/test.
import type { Box } from '@comptoir/kernel';

export const palette: Box['palette'] = {
  light: {
    paper: '#e3e3bf',
    card: '#f6f3dd',
    edge: '#b4b483',
    sea: '#b9c489',
    ink: '#1f3a28',
    'ink-2': '#49604b',
    accent: '#7d5a08',
    'on-accent': '#fff7e0',
    'accent-2': '#3d6b3c',
    glow: '#b8242f',
    refused: '#7c7c5b',
  },
  dark: {
    paper: '#18241b',
    card: '#213026',
    edge: '#3d5542',
    sea: '#2f4a2c',
    ink: '#ece8d0',
    'ink-2': '#b5c0a2',
    accent: '#e9c04f',
    'on-accent': '#241a02',
    'accent-2': '#8fc48a',
    glow: '#ff9a8f',
    refused: '#6e7e6b',
  },
};
