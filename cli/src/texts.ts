// What the terminal itself says.
import type { Lang } from '@comptoir/kernel';

interface Words {
  readonly you: string;
  player(n: number): string;
  bot(n: number): string;
  ask(options: number): string;
  readonly undoHint: string;
  readonly noUndo: string;
  readonly refused: string;
  readonly allowed: string;
  readonly noSuch: string;
  readonly help: string;
  saved(path: string): string;
  readonly left: string;
  resume(path: string): string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    you: 'You',
    player: (n) => `Player ${n}`,
    bot: (n) => `Bot ${n}`,
    ask: (options) => (options === 1 ? '1, why n, save file, q' : `1–${options}, why n, save file, q`),
    undoHint: ', u to undo',
    noUndo: 'Nothing can be undone: something was revealed, or it is another player’s turn.',
    refused: 'Not possible:',
    allowed: 'This is possible: type its number.',
    noSuch: 'There is no option with that number.',
    help: 'Type the number of an option; “why 7” explains why one is not possible; “u” undoes your last move; “save file” saves the record; “q” quits.',
    saved: (path) => `Saved in ${path}.`,
    left: 'The game was not saved. Next time: --record file.',
    resume: (path) => `Continue later with --record ${path}.`,
  },
  fr: {
    you: 'Vous',
    player: (n) => `Joueur ${n}`,
    bot: (n) => `Bot ${n}`,
    ask: (options) =>
      options === 1 ? '1, pourquoi n, save fichier, q' : `1–${options}, pourquoi n, save fichier, q`,
    undoHint: ', u pour annuler',
    noUndo: 'Rien ne peut être annulé : quelque chose a été révélé, ou c’est à quelqu’un d’autre.',
    refused: 'Impossible :',
    allowed: 'C’est possible : tapez son numéro.',
    noSuch: 'Aucune option ne porte ce numéro.',
    help: 'Tapez le numéro d’une option ; « pourquoi 7 » dit pourquoi une option est impossible ; « u » annule votre dernier coup ; « save fichier » enregistre le relevé ; « q » quitte.',
    saved: (path) => `Enregistré dans ${path}.`,
    left: 'La partie n’a pas été enregistrée. La prochaine fois : --record fichier.',
    resume: (path) => `Reprenez plus tard avec --record ${path}.`,
  },
};
