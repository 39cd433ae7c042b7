// What is said around the coach; what it advises is said by the games' own texts.
import { grammar, type Lang } from '@comptoir/kernel';

const english = grammar('en');
const en = {
  tab: 'Coach',
  title: 'What would the Doge do?',
  says: 'chance to win, in a hundred, from what you may know',
  ask: 'Ask the coach',
  askSays: 'Three options, their chances and why. How often you ask is told at the end.',
  notYours: 'The coach can be asked when you have to decide.',
  thinking: 'The coach is thinking…',
  nothing: 'There is nothing to choose here.',
  failed: 'The coach gave no answer. Ask again.',
  refined: (deals: number) => `Each tried in ${deals} deals; hidden cards were dealt anew.`,
  close: 'Close',
  chance: (n: number) => `${n} in a hundred`,
  asked: (name: string, times: number) =>
    times === 1 ? `${name} asked the coach once.` : `${name} asked the coach ${times} times.`,
  costs: (n: number) =>
    `This may cost about ${english.many(n, 'chance')} in a hundred against the best move. Again, and it is played.`,
};
export type CoachWords = typeof en;
const fr: CoachWords = {
  tab: 'Coach',
  title: 'Que ferait le Doge ?',
  says: 'chances de victoire sur cent, d’après ce que vous pouvez savoir',
  ask: 'Demander au coach',
  askSays: 'Trois options, leurs chances et pourquoi. À la fin, on voit combien de fois vous avez demandé.',
  notYours: 'On peut demander au coach quand on doit décider.',
  thinking: 'Le coach réfléchit…',
  nothing: 'Il n’y a rien à choisir ici.',
  failed: 'Le coach n’a pas répondu. Demandez encore.',
  refined: (deals) => `Chacune essayée sur ${deals} donnes ; les cartes cachées étaient redistribuées.`,
  close: 'Fermer',
  chance: (n) => `${n} sur cent`,
  asked: (name, times) => `${name} a demandé ${times} fois au coach.`,
  costs: (n) =>
    `Cela peut coûter environ ${n} ${n === 1 ? 'chance' : 'chances'} sur cent face au meilleur coup. Encore une fois, et c’est joué.`,
};
const WORDS: Readonly<Record<Lang, CoachWords>> = { en, fr };
export const coachWords = (lang: Lang): CoachWords => WORDS[lang];
