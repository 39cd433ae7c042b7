// The course: its lessons in order. Each is loaded when it is opened.
import type { Course } from '@comptoir/kernel';

export const course: Course = {
  lessons: [
    {
      title: { en: 'From market to village', fr: 'Du marché au village' },
      minutes: 4,
      load: async () => (await import('./1-market-to-village.ts')).lesson,
    },
    {
      title: { en: 'Four buyers', fr: 'Quatre acheteurs' },
      minutes: 4,
      load: async () => (await import('./2-four-buyers.ts')).lesson,
    },
    {
      title: { en: 'Who wins the tile', fr: 'À qui la tuile' },
      minutes: 4,
      load: async () => (await import('./3-who-wins.ts')).lesson,
    },
    {
      title: { en: 'On the road', fr: 'En route' },
      minutes: 4,
      load: async () => (await import('./4-on-the-road.ts')).lesson,
    },
    {
      title: { en: 'Closing a region', fr: 'Fermer une région' },
      minutes: 5,
      load: async () => (await import('./5-closing-a-region.ts')).lesson,
    },
    {
      title: { en: 'The last count', fr: 'Le décompte final' },
      minutes: 4,
      load: async () => (await import('./6-last-count.ts')).lesson,
    },
  ],
  round: { event: 'marketFilled', minutes: 8 },
};
