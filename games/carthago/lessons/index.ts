// The course: its lessons in order. Each is loaded when it is opened.
import type { Course } from '@comptoir/kernel';

export const course: Course = {
  lessons: [
    {
      title: { en: 'Seats times ships', fr: 'Sièges fois bateaux' },
      minutes: 4,
      load: async () => (await import('./1-seats-times-ships.ts')).lesson,
    },
    {
      title: { en: 'Cards are everything', fr: 'Les cartes sont tout' },
      minutes: 5,
      load: async () => (await import('./2-cards-are-everything.ts')).lesson,
    },
    {
      title: { en: 'Docks and deliveries', fr: 'Quais et livraisons' },
      minutes: 5,
      load: async () => (await import('./3-docks-and-deliveries.ts')).lesson,
    },
    {
      title: { en: 'The residence', fr: 'La résidence' },
      minutes: 4,
      load: async () => (await import('./4-the-residence.ts')).lesson,
    },
    {
      title: { en: 'Guild actions', fr: 'Actions de guilde' },
      minutes: 5,
      load: async () => (await import('./5-guild-actions.ts')).lesson,
    },
    {
      title: { en: 'Warships and tiles', fr: 'Bateaux de guerre et tuiles' },
      minutes: 5,
      load: async () => (await import('./6-warships-and-tiles.ts')).lesson,
    },
  ],
  round: { event: 'roundBegan', minutes: 5 },
};
