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
    undoHint: ', u to take back',
    noUndo: 'Nothing can be taken back: something was revealed, or the turn has passed on.',
    refused: 'Not now:',
    allowed: 'That is allowed: type its number.',
    noSuch: 'There is nothing under that number.',
    help: 'Type the number of an option; “why 7” explains a refused one; “u” takes back; “save file” writes the record; “q” leaves.',
    saved: (path) => `Saved in ${path}.`,
    left: 'The game was not saved. Next time: --record file.',
    resume: (path) => `Go on later with --record ${path}.`,
  },
  fr: {
    you: 'Vous',
    player: (n) => `Joueur ${n}`,
    bot: (n) => `Robot ${n}`,
    ask: (options) =>
      options === 1 ? '1, pourquoi n, save fichier, q' : `1–${options}, pourquoi n, save fichier, q`,
    undoHint: ', u pour reprendre',
    noUndo: 'Rien ne peut être repris : quelque chose a été révélé, ou la main est passée.',
    refused: 'Pas maintenant :',
    allowed: 'C’est permis : tapez son numéro.',
    noSuch: 'Il n’y a rien sous ce numéro.',
    help: 'Tapez le numéro d’un choix ; « pourquoi 7 » explique un refus ; « u » reprend ; « save fichier » écrit la partie ; « q » quitte.',
    saved: (path) => `Enregistré dans ${path}.`,
    left: 'La partie n’a pas été enregistrée. La prochaine fois : --record fichier.',
    resume: (path) => `Reprenez plus tard avec --record ${path}.`,
  },
};
