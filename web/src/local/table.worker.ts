// The worker in which a local game is played: it answers the page and lets the bots take their turns.
import type { Stop } from '@comptoir/board-kit';
import { type Entry, loadGame } from '@comptoir/catalogue';
import type { LogEvent, Refusal } from '@comptoir/kernel';
import { LocalGame } from './LocalGame.ts';
import { type Answer, type FromTable, NOTHING, type Question, type ToTable } from './letters.ts';
import { think } from './thinking.ts';

let game: LocalGame | null = null;
let entry: Entry | null = null;
let isThinking = false;

const send = (letter: FromTable): void => postMessage(letter);
const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function table(): LocalGame {
  if (game === null) throw new Error('table: asked before it was open');
  return game;
}

function show(events: readonly LogEvent[]): void {
  const cover = table().cover();
  send({ say: 'moment', moment: table().moment(events), kept: table().toKeep(), cover });
}

/** Bots play until a person has to decide. */
async function letBotsPlay(): Promise<void> {
  if (isThinking) return;
  isThinking = true;
  try {
    for (;;) {
      const thought = game?.thought() ?? null;
      if (thought === null || entry === null || game === null) return;
      const at = game;
      const option = await think(entry, thought);
      if (game !== at) continue; // another game was opened meanwhile
      const done = game.make(thought.seat, option);
      if (!('code' in done)) show(done.events);
    }
  } finally {
    isThinking = false;
  }
}

async function open({ kept }: Question & { ask: 'open' }): Promise<void> {
  entry = await loadGame(kept.game);
  if (entry === null) throw new Error(`table: no game called ${kept.game}`);
  game = new LocalGame(entry, kept);
  show([]);
}

/** Shows what came of it, or hands the refusal back. */
function pick({ option }: Question & { ask: 'pick' }): Refusal | null {
  const done = table().make(table().seated() ?? -1, option);
  if ('code' in done) return done;
  show(done.events);
  return null;
}

/** All of it at once, or as far as it goes. */
function pickAll({ options }: Question & { ask: 'pickAll' }): Stop | null {
  const { events, stop } = table().makeAll(options);
  show(events);
  return stop;
}

function undo(): Refusal | null {
  const no = table().takeBack();
  if (no === null) show([]);
  return no;
}

function sit({ seat }: Question & { ask: 'sit' }): void {
  table().sit(seat);
  show([]);
}

async function answer(question: Question): Promise<Answer> {
  switch (question.ask) {
    case 'open':
      await open(question);
      return NOTHING;
    case 'pick':
      return { ...NOTHING, refusal: pick(question) };
    case 'pickAll':
      return { ...NOTHING, stop: pickAll(question) };
    case 'undo':
      return { ...NOTHING, refusal: undo() };
    case 'sit':
      sit(question);
      return NOTHING;
    case 'preview':
      return { ...NOTHING, scene: table().preview(question.options) };
    case 'history':
      return { ...NOTHING, chapters: table().history() };
    case 'sceneAt':
      return { ...NOTHING, scene: table().sceneAt(question.at, question.viewer) };
  }
}

addEventListener('message', async (event: MessageEvent<ToTable>) => {
  try {
    send({ say: 'answer', number: event.data.number, answer: await answer(event.data) });
    await letBotsPlay();
  } catch (error) {
    send({ say: 'failed', why: whyOf(error) });
  }
});
