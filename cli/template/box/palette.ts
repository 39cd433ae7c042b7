// The colours of the table, by day and by night. Contrasts are checked in catalogue/test.
import type { Box } from '@comptoir/kernel';

export const palette: Box['palette'] = {
  light: {
    paper: '#e6e1ee',
    card: '#f8f5fb',
    edge: '#bdb2cf',
    sea: '#cbc4e2',
    ink: '#2a2146',
    'ink-2': '#554a77',
    accent: '#8a2f5c',
    'on-accent': '#fff2f7',
    'accent-2': '#3f4f9a',
    glow: '#9a4300',
    refused: '#7f7892',
  },
  dark: {
    paper: '#181430',
    card: '#221d40',
    edge: '#443c6b',
    sea: '#2a2a5c',
    ink: '#efe9f7',
    'ink-2': '#b9afd4',
    accent: '#f09ac0',
    'on-accent': '#2b0a1b',
    'accent-2': '#a9b4f5',
    glow: '#ffc65c',
    refused: '#7f7899',
  },
};
