// The colours of the table, by day and by night. Contrasts are checked in catalogue/test.
import type { Box } from '@comptoir/kernel';

export const palette: Box['palette'] = {
  light: {
    paper: '#ece6d8',
    card: '#f8f4ea',
    edge: '#c4bba6',
    sea: '#7cc0bd',
    ink: '#12393e',
    'ink-2': '#3d5f62',
    accent: '#a5412a',
    'on-accent': '#fff4ea',
    'accent-2': '#17696c',
    glow: '#96174f',
    refused: '#7f837a',
  },
  dark: {
    paper: '#14282b',
    card: '#1c3438',
    edge: '#35565a',
    sea: '#1f5a5e',
    ink: '#e6efe6',
    'ink-2': '#a9c3c0',
    accent: '#ec8f6c',
    'on-accent': '#2a1009',
    'accent-2': '#6fc6c4',
    glow: '#ffd166',
    refused: '#6c8082',
  },
};
