import type { OnlineWords } from './words.en.ts';

export const measures: OnlineWords['measures'] = {
  title: 'Ce que les responsables ont décidé',
  kind: {
    note: 'Un mot',
    mute: 'Réduit aux phrases toutes prêtes',
    offPublic: 'Hors des tables ouvertes à tous',
    ban: 'Exclu',
  },
  effect: {
    note: 'Merci de le lire avant de continuer à jouer.',
    mute: 'Vous pouvez jouer et dire des phrases toutes prêtes ; le reste de ce que vous écrivez n’est pas transmis.',
    offPublic:
      'Vous ne pouvez ni ouvrir ni rejoindre de table ouverte à tous. Les parties privées continuent.',
    ban: 'Vous ne pouvez pas jouer ici. Des bots jouent à votre place.',
  },
  reason: {
    insults: 'Insultes',
    threats: 'Menaces',
    leaving: 'Parties quittées à répétition',
    collusion: 'Jeu de connivence',
    accounts: 'Plusieurs comptes',
    name: 'Nom',
  },
  until: (when) => `jusqu’au ${when}`,
  untilThen: (when) => `Jusqu’au ${when}.`,
  forGood: 'pour toujours',
  untilRead: 'jusqu’à ce que vous l’ayez lu',
  noteTitle: 'Un mot des responsables',
  read: 'Je l’ai lu',
  over: 'terminé',
  quote: (text) => `« ${text} »`,
  appeal: 'Si vous pensez que c’est une erreur, dites pourquoi',
  appealSays: 'Une fois par décision. Un responsable vous lit et répond ici.',
  send: 'Faire appel',
  yourAppeal: 'Votre appel :',
  isRead: 'Il sera lu ; la réponse viendra ici.',
  answer: 'La réponse :',
  toAccount: 'Pourquoi, et comment faire appel',
};
