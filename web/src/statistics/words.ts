// What the statistics of one's own play say themselves; sources and questions are named by the games.
import { grammar, type Lang } from '@comptoir/kernel';
import { dogesEn, dogesFr } from '../words/doges.ts';

const english = grammar('en');
const en = {
  title: 'Your play',
  lead: 'Your finished games, on this device and online, beside what doges make.',
  counted:
    'Counted are your latest 40 games online and, of this device, games from the first move on with one person at the table; of several with the same deal the first.',
  looking: (done: number, total: number) => `${done} of ${english.many(total, 'game')} looked through`,
  emptyTitle: 'Nothing to count yet',
  emptySays:
    'Finish a game, against bots on this device or online: where your points come from stands here afterwards.',
  play: 'New table',
  group: (title: string, players: number) => `${title}, ${english.many(players, 'player')}`,
  result: (games: number, won: number) => `${english.many(games, 'game')}, ${won} won`,
  points: (n: string) => `${n} points on average`,
  dogesMake: (n: string) => `doges ${n}`,
  sources: 'Where points come from',
  you: 'You',
  ...dogesEn,
  lost: 'Where chances are lost',
  lostSays: (games: number) =>
    `In a hundred, in one game, from ${english.many(games, 'reviewed game')}: at its turning points, of which a game has four at most.`,
  dogesLost: (games: number) => `Doges: from ${english.many(games, 'reviewed game')} between them.`,
  none: 'No game turned at a move of yours.',
  notReviewed: 'None of these games has been reviewed yet. A review takes about a minute.',
  review: 'Review the latest',
  part: 'Part of the game',
  parts: ['first third', 'second third', 'last third'],
  question: 'Costly question',
  times: 'Times',
  chances: 'Lost',
  trend: 'How it goes',
  graph: (scores: string) => `Points, the oldest game first: ${scores}`,
  steady: (latest: string, before: string) => `Latest five games: ${latest} points; before: ${before}.`,
  dotted: (n: string) => `The dotted line: what doges make, ${n}.`,
  tooFew: 'From six games on, the latest five are compared with those before.',
};
export type StatisticsWords = typeof en;

const french = grammar('fr');
const fr: StatisticsWords = {
  title: 'Votre jeu',
  lead: 'Vos parties finies, sur cet appareil et en ligne, à côté de ce que font les doges.',
  counted:
    'Sont comptées vos 40 dernières parties en ligne et, sur cet appareil, les parties jouées depuis le premier coup avec une seule personne à la table ; de plusieurs avec la même donne, la première.',
  looking: (done, total) => `${done} sur ${french.many(total, 'partie')} parcourues`,
  emptyTitle: 'Rien à compter encore',
  emptySays:
    'Finissez une partie, contre des bots sur cet appareil ou en ligne : l’origine de vos points s’affichera ici.',
  play: 'Nouvelle table',
  group: (title, players) => `${title}, ${french.many(players, 'joueur')}`,
  result: (games, won) => `${french.many(games, 'partie')}, ${won} ${french.plural(won, 'gagnée')}`,
  points: (n) => `${n} points en moyenne`,
  dogesMake: (n) => `doges ${n}`,
  sources: 'D’où viennent les points',
  you: 'Vous',
  ...dogesFr,
  lost: 'Où se perdent les chances',
  lostSays: (games) =>
    games === 1
      ? 'Sur cent, dans une partie, d’après 1 partie analysée : à ses tournants, quatre au plus.'
      : `Sur cent, dans une partie, d’après ${games} parties analysées : à leurs tournants, quatre au plus par partie.`,
  dogesLost: (games) =>
    `Doges : d’après ${french.many(games, 'partie analysée', 'parties analysées')} entre eux.`,
  none: 'Aucune partie n’a tourné sur un de vos coups.',
  notReviewed: 'Aucune de ces parties n’a encore été analysée. Une analyse prend environ une minute.',
  review: 'Analyser la dernière',
  part: 'Moment de la partie',
  parts: ['premier tiers', 'deuxième tiers', 'dernier tiers'],
  question: 'Question coûteuse',
  times: 'Fois',
  chances: 'Perdu',
  trend: 'L’évolution',
  graph: (scores) => `Points, de la plus ancienne partie à la dernière : ${scores}`,
  steady: (latest, before) => `Les cinq dernières parties : ${latest} points ; avant : ${before}.`,
  dotted: (n) => `En pointillé : ce que font les doges, ${n}.`,
  tooFew: 'À partir de six parties, les cinq dernières sont comparées à celles d’avant.',
};

const WORDS: Readonly<Record<Lang, StatisticsWords>> = { en, fr };
export const statisticsWords = (lang: Lang): StatisticsWords => WORDS[lang];
