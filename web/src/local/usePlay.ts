import { boxOf } from '@comptoir/catalogue';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { changeSettings, useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { chairsAgainst, createGame } from './create.ts';
import { DEFAULT_LEVEL } from './levels.ts';

/** How many sit down at a click: three, where the game allows. */
const COMFORTABLE = 3;

export interface Play {
  readonly isStarting: boolean;
  play(game: string, level?: string): void;
}

/** Starts a game against bots at one click and goes to its table. */
export function usePlay(): Play {
  const [isStarting, setStarting] = useState(false);
  const [, go] = useLocation();
  const { name, level: last } = useSettings();
  const { nav } = useWords();
  const start = (game: string, level: string): void => {
    if (isStarting) return;
    const [least, most] = boxOf(game)?.players ?? [COMFORTABLE, COMFORTABLE];
    const players = Math.max(least, Math.min(COMFORTABLE, most));
    setStarting(true);
    const chairs = chairsAgainst(level, players, name || nav.guest);
    createGame({ game, chairs, variants: null, word: '' })
      .then((id) => go(`/table/${id}`))
      .finally(() => setStarting(false));
  };
  const play = (game: string, wanted?: string): void => {
    const level = wanted ?? (last || DEFAULT_LEVEL);
    changeSettings({ level });
    start(game, level);
  };
  return { play, isStarting };
}
