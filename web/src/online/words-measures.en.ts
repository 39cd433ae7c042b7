// Words of what operators decide about somebody.
export const measures = {
  title: 'What the operators decided',
  kind: { mute: 'Muted', ban: 'Banned' },
  effect: {
    mute: 'You can play, and say ready phrases; nothing else you write is heard.',
    ban: 'You cannot play here. Bots play on for you.',
  },
  reason: {
    insults: 'Insults',
    threats: 'Threats',
    leaving: 'Leaving games again and again',
    collusion: 'Playing for each other',
    accounts: 'More than one account',
    name: 'Name',
  },
  until: (when: string) => `until ${when}`,
  forGood: 'for good',
  over: 'over',
  quote: (text: string) => `“${text}”`,
  appeal: 'If you think this is wrong, say why',
  appealSays: 'Once for each decision. An operator reads it and answers here.',
  send: 'Send the appeal',
  yourAppeal: 'Your appeal:',
  isRead: 'It will be read; the answer will stand here.',
  answer: 'The answer:',
  toAccount: 'Why, and how to appeal',
};
