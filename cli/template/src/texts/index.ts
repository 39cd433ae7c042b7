// The languages of the game.
import { en } from './en.ts';
import { fr } from './fr.ts';

export const texts = { en, fr };
