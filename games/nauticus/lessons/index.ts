// The course: its lessons in order. Each is loaded when it is opened.
import type { Course } from '@comptoir/kernel';

export const course: Course = {
  lessons: [
    {
      title: { en: 'One wheel for all', fr: 'Une roue pour tous' },
      minutes: 4,
      load: async () => (await import('./1-one-wheel.ts')).lesson,
    },
    {
      title: { en: 'Your first ship', fr: 'Votre premier navire' },
      minutes: 4,
      load: async () => (await import('./2-first-ship.ts')).lesson,
    },
    {
      title: { en: 'Workers and passing', fr: 'Ouvriers et passes' },
      minutes: 4,
      load: async () => (await import('./3-workers-and-passing.ts')).lesson,
    },
    {
      title: { en: 'Cargo and delivery', fr: 'Cargaison et livraison' },
      minutes: 5,
      load: async () => (await import('./4-cargo-and-delivery.ts')).lesson,
    },
    {
      title: { en: 'Warehouse and Transport', fr: 'Entrepôt et Transport' },
      minutes: 5,
      load: async () => (await import('./5-warehouse-and-transport.ts')).lesson,
    },
    {
      title: { en: 'Crowns and the extra', fr: 'Couronnes et action supplémentaire' },
      minutes: 5,
      load: async () => (await import('./6-crowns-and-the-extra.ts')).lesson,
    },
  ],
  round: { event: 'roundStarted', minutes: 8 },
};
