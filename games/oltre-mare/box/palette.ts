// The colours of the table, by day and by night. Contrasts are checked in catalogue/test.
import type { Box } from '@comptoir/kernel';

export const palette: Box['palette'] = {
  light: {
    paper: '#efe5c6',
    card: '#faf4e0',
    edge: '#c6b384',
    sea: '#cfdcc9',
    ink: '#3d2a1a',
    'ink-2': '#6a5038',
    accent: '#9c2a2a',
    'on-accent': '#fff3e2',
    'accent-2': '#775407',
    glow: '#0a6e86',
    refused: '#87765c',
  },
  dark: {
    paper: '#261c16',
    card: '#32261d',
    edge: '#57442f',
    sea: '#2d3833',
    ink: '#f2e2c2',
    'ink-2': '#c8b08a',
    accent: '#e88a7c',
    'on-accent': '#2d0d0a',
    'accent-2': '#e2b84f',
    glow: '#62c9e0',
    refused: '#837463',
  },
};
