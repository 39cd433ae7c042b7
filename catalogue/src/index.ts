// The games there are: what stands on their boxes at once, their rules when they are asked for.
import type { BotHints, Box, Game, Kinds, Lang, LoadedGame } from '@comptoir/kernel';
import * as games from './games.ts';

/** In the alphabet's order, however a bundler lists them. */
export const BOXES: readonly Box[] = Object.values(games).sort((a, b) => (a.id < b.id ? -1 : 1));
export const GAME_IDS: readonly string[] = BOXES.map(({ id }) => id);
/** The game a first visitor is led to. */
export const FIRST_GAME: string = (BOXES.find(({ isFirstGame }) => isFirstGame) ?? BOXES[0])?.id ?? '';

/** The box of the game of that name, or null. */
export function boxOf(id: string): Box | null {
  return BOXES.find((box) => box.id === id) ?? null;
}

/** How the game of that name is called in this language. */
export function titleOf(id: string, lang: Lang): string {
  return boxOf(id)?.texts[lang].title ?? id;
}

/** The game of that name, or null. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  return boxOf(id)?.load() ?? null;
}

/** The game of that name, which must be there. */
export async function requireGame(id: string): Promise<LoadedGame> {
  const found = await loadGame(id);
  if (found === null) throw new Error(`there is no game called ${id}`);
  return found;
}

/** The game as bots know it. */
export async function withHints({ game, loadHints }: LoadedGame): Promise<{
  readonly game: Game<Kinds>;
  readonly hints: BotHints<Kinds>;
}> {
  return { game, hints: await loadHints() };
}
