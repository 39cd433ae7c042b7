// What the puzzles say themselves; moves are named by the games' own texts.
import { grammar, type Lang } from '@comptoir/kernel';

const english = grammar('en');
/** Half a point may decide; of many only whole ones count. */
const digits = { maximumSignificantDigits: 2 };
const ENGLISH = new Intl.NumberFormat('en-GB', digits);
const FRENCH = new Intl.NumberFormat('fr-FR', digits);
const points = (n: number): string => `${ENGLISH.format(n)} ${english.plural(n, 'point')}`;
const en = {
  title: 'Puzzles',
  lead: 'A position of a real game and one clearly best move. There is no clock.',
  ofTheDay: 'Puzzles of the day',
  newAt: 'new at midnight UTC, yesterday’s stay open',
  yesterday: 'Yesterday’s',
  tryIt: 'Try it',
  again: 'Again',
  streak: (n: number) =>
    n === 0 ? 'Solve a puzzle of the day to begin a row.' : `${english.many(n, 'day')} in a row`,
  count: (n: number, of: number) => `${n} of ${of} solved`,
  none: 'No puzzles yet.',
  grades: ['easy', 'middling', 'hard'],
  players: (n: number) => english.many(n, 'player'),
  outcomes: { solved: 'solved', shown: 'shown' },
  number: (n: number) => `Puzzle ${n}`,
  tab: 'Puzzle',
  dock: 'The puzzle',
  day: 'Puzzle of the day',
  numberOf: (n: number, of: number) => `Puzzle ${n} of ${of}`,
  leave: 'Leave',
  more: 'What is asked, and help',
  find: (n: number) => (n === 1 ? 'Find the best move' : `Find the best ${n} moves in a row`),
  stake: (gain: number) =>
    `It is worth ${gain} in a hundred more than any other. Judge by what you see: what is hidden was dealt anew many times.`,
  progress: (n: number, of: number) => `${n} of ${of} moves`,
  goOn: 'Right. And now?',
  hint: 'A hint',
  hintSays: 'It is one of these:',
  show: 'Show it',
  wrong: 'Not yet',
  thinking: 'Why? The keeper is looking…',
  lost: (label: string, after: number, before: number) =>
    `“${label}” leaves you ${after} in a hundred instead of ${before}.`,
  setAside: (label: string) => `“${label}” promised less at first sight than the moves that were weighed.`,
  own: (by: number) => `You may expect ${points(Math.abs(by))} ${by < 0 ? 'fewer' : 'more'}.`,
  rival: (name: string, by: number) =>
    `${name} may expect ${points(Math.abs(by))} ${by < 0 ? 'fewer' : 'more'}.`,
  unclear: 'No single difference stands out: over many deals another move simply did better.',
  retry: 'Try again',
  playOn: 'Play on and see',
  free: 'Your own way',
  freeSays: 'The others answer as bots do. The puzzle waits where you left it.',
  rejoin: 'Back to the puzzle',
  solved: 'Solved',
  solution: 'The solution',
  worth: (label: string, chance: number, other: string, next: number) =>
    `“${label}” leaves you ${chance} in a hundred; the next best, “${other}”, ${next}.`,
  next: 'Next puzzle',
};
export type PuzzleWords = typeof en;

const french = grammar('fr');
const pointsFr = (n: number): string => `${FRENCH.format(n)} ${french.plural(n, 'point')}`;
const fr: PuzzleWords = {
  title: 'Énigmes',
  lead: 'Une position d’une vraie partie et un coup nettement meilleur. Rien ne presse.',
  ofTheDay: 'Énigmes du jour',
  newAt: 'nouvelles à minuit UTC, celles d’hier restent ouvertes',
  yesterday: 'Celle d’hier',
  tryIt: 'Essayer',
  again: 'Encore',
  streak: (n) =>
    n === 0 ? 'Résolvez une énigme du jour pour commencer une série.' : `${french.many(n, 'jour')} de suite`,
  count: (n, of) => `${french.many(n, 'résolue')} sur ${of}`,
  none: 'Pas encore d’énigmes.',
  grades: ['facile', 'moyenne', 'difficile'],
  players: (n) => french.many(n, 'joueur'),
  outcomes: { solved: 'résolue', shown: 'montrée' },
  number: (n) => `Énigme ${n}`,
  tab: 'Énigme',
  dock: 'L’énigme',
  day: 'L’énigme du jour',
  numberOf: (n, of) => `Énigme ${n} sur ${of}`,
  leave: 'Quitter',
  more: 'Ce qui est demandé, et de l’aide',
  find: (n) => (n === 1 ? 'Trouvez le meilleur coup' : `Trouvez les ${n} meilleurs coups de suite`),
  stake: (gain) =>
    `Il vaut ${gain} sur cent de plus que tout autre. Jugez sur ce que vous voyez : ce qui est caché a été redistribué bien des fois.`,
  progress: (n, of) => `${n} sur ${french.many(of, 'coup')}`,
  goOn: 'C’est cela. Et maintenant ?',
  hint: 'Un indice',
  hintSays: 'C’est l’un de ces coups :',
  show: 'Montrer',
  wrong: 'Pas encore',
  thinking: 'Pourquoi ? Le gardien regarde…',
  lost: (label, after, before) => `« ${label} » vous laisse ${after} sur cent au lieu de ${before}.`,
  setAside: (label) => `« ${label} » promettait moins, au premier regard, que les coups qui ont été pesés.`,
  own: (by) => `Vous pouvez attendre ${pointsFr(Math.abs(by))} de ${by < 0 ? 'moins' : 'plus'}.`,
  rival: (name, by) => `${name} peut attendre ${pointsFr(Math.abs(by))} de ${by < 0 ? 'moins' : 'plus'}.`,
  unclear:
    'Aucune différence ne ressort à elle seule : sur bien des donnes, un autre coup a simplement mieux réussi.',
  retry: 'Réessayer',
  playOn: 'Continuer pour voir',
  free: 'À votre façon',
  freeSays: 'Les autres répondent comme des bots. L’énigme attend là où vous l’avez quittée.',
  rejoin: 'Revenir à l’énigme',
  solved: 'Résolue',
  solution: 'La solution',
  worth: (label, chance, other, next) =>
    `« ${label} » vous laisse ${chance} sur cent ; le suivant, « ${other} », ${next}.`,
  next: 'Énigme suivante',
};

const WORDS: Readonly<Record<Lang, PuzzleWords>> = { en, fr };
export const puzzleWords = (lang: Lang): PuzzleWords => WORDS[lang];
