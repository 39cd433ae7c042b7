// The colours of the table, by day and by night. Contrasts are checked in catalogue/test.
import type { Box } from '@comptoir/kernel';

export const palette: Box['palette'] = {
  light: {
    paper: '#f2f2ec',
    card: '#fcfcf8',
    edge: '#c6cbd0',
    sea: '#bcd3de',
    ink: '#16294a',
    'ink-2': '#435573',
    accent: '#c1272d',
    'on-accent': '#fff6f0',
    'accent-2': '#2d5f9a',
    glow: '#a85500',
    refused: '#828a93',
  },
  dark: {
    paper: '#111c31',
    card: '#1a2842',
    edge: '#35486a',
    sea: '#1d3a55',
    ink: '#eaf0f5',
    'ink-2': '#aebcd0',
    accent: '#ff8479',
    'on-accent': '#2b0707',
    'accent-2': '#7fb2e8',
    glow: '#ffc247',
    refused: '#6b7a94',
  },
};
