// The course: its lessons in order. Each is loaded when it is opened.
import type { Course } from '@comptoir/kernel';

export const course: Course = {
  lessons: [
    {
      title: { en: 'Way into the palace', fr: 'Le chemin du palais' },
      minutes: 4,
      load: async () => (await import('./1-into-the-palace.ts')).lesson,
    },
    {
      title: { en: 'Quays, goods, ships', fr: 'Quais, marchandises, navires' },
      minutes: 5,
      load: async () => (await import('./2-quays-goods-ships.ts')).lesson,
    },
    {
      title: { en: 'Six action cards', fr: 'Six cartes d’action' },
      minutes: 5,
      load: async () => (await import('./3-six-cards.ts')).lesson,
    },
    {
      title: { en: 'The lighthouse', fr: 'Le phare' },
      minutes: 4,
      load: async () => (await import('./4-lighthouse.ts')).lesson,
    },
    {
      title: { en: 'Temple and voyages', fr: 'Temple et voyages' },
      minutes: 4,
      load: async () => (await import('./5-voyages.ts')).lesson,
    },
    {
      title: { en: 'Point or intrigue', fr: 'Point ou intrigue' },
      minutes: 4,
      load: async () => (await import('./6-point-or-intrigue.ts')).lesson,
    },
    {
      title: { en: 'Privileges', fr: 'Privilèges' },
      minutes: 3,
      load: async () => (await import('./7-privileges.ts')).lesson,
    },
  ],
  round: { event: 'roundBegan', minutes: 5 },
};
