// The course: its lessons in order. Each is loaded when it is opened.
import type { Course } from '@comptoir/kernel';

export const course: Course = {
  lessons: [
    {
      title: { en: 'Two numbers on top', fr: 'Deux nombres sur le dessus' },
      minutes: 4,
      load: async () => (await import('./1-two-numbers.ts')).lesson,
    },
    {
      title: { en: 'Play, sail, load', fr: 'Jouer, voguer, charger' },
      minutes: 5,
      load: async () => (await import('./2-play-sail-load.ts')).lesson,
    },
    {
      title: { en: 'A deal at the desk', fr: 'Un échange au comptoir' },
      minutes: 5,
      load: async () => (await import('./3-a-deal.ts')).lesson,
    },
    {
      title: { en: 'Runs in the hold', fr: 'Les collections en cale' },
      minutes: 5,
      load: async () => (await import('./4-runs.ts')).lesson,
    },
    {
      title: { en: 'Ports and tokens', fr: 'Ports et jetons' },
      minutes: 5,
      load: async () => (await import('./5-ports-and-tokens.ts')).lesson,
    },
    {
      title: { en: 'Pirates and prestige', fr: 'Pirates et prestige' },
      minutes: 5,
      load: async () => (await import('./6-pirates-and-prestige.ts')).lesson,
    },
  ],
  round: { event: 'turnStarted', isEachSeat: true, minutes: 5 },
};
