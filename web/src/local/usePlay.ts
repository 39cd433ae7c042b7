import { useState } from 'react';
import { useLocation } from 'wouter';
import { boxOf } from '../games.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { chairsAgainst, createGame } from './create.ts';
import { DEFAULT_LEVEL } from './levels.ts';

/** How many sit down at a click: three, where the game allows. */
const COMFORTABLE = 3;

/** Starts a game against bots at one click and goes to its table. */
export function usePlay(): { play: (game: string, level?: string) => void; isStarting: boolean } {
  const [isStarting, setStarting] = useState(false);
  const [, go] = useLocation();
  const { name, level: last } = useSettings();
  const { nav } = useWords();
  const play = (game: string, wanted?: string): void => {
    if (isStarting) return;
    const level = wanted ?? (last || DEFAULT_LEVEL);
    const [least, most] = boxOf(game)?.players ?? [COMFORTABLE, COMFORTABLE];
    const players = Math.max(least, Math.min(COMFORTABLE, most));
    setStarting(true);
    changeSettings({ level });
    createGame({ game, chairs: chairsAgainst(level, players, name || nav.guest), variants: [], word: '' })
      .then((id) => go(`/table/${id}`))
      .finally(() => setStarting(false));
  };
  return { play, isStarting };
}
