// The worker in which a local game is played: it answers the page and lets the bots take their turns.
import type { Stop } from '@comptoir/board-kit';
import { loadGame } from '@comptoir/catalogue';
import type { LoadedGame, LogEvent, Refusal } from '@comptoir/kernel';
import { LocalGame } from './LocalGame.ts';
import { think } from './thinking.ts';
import { type Answer, type FromTable, NOTHING, type Question, type ToTable } from './worker-messages.ts';

let game: LocalGame | null = null;
let entry: LoadedGame | null = null;
let isThinking = false;

const send = (message: FromTable): void => postMessage(message);
const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function table(): LocalGame {
  if (game === null) throw new Error('table: asked before it was open');
  return game;
}

function publish(events: readonly LogEvent[]): void {
  const cover = table().cover();
  send({ say: 'moment', moment: table().moment(events), saved: table().toSave(), cover });
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
      if (!('code' in done)) publish(done.events);
    }
  } finally {
    isThinking = false;
  }
}

async function open({ saved }: Question & { ask: 'open' }): Promise<void> {
  entry = await loadGame(saved.game);
  if (entry === null) throw new Error(`table: no game called ${saved.game}`);
  game = new LocalGame(entry, saved);
  publish([]);
}

/** Shows what came of it, or hands the refusal back. */
function pick({ option }: Question & { ask: 'pick' }): Refusal | null {
  const done = table().make(table().seated() ?? -1, option);
  if ('code' in done) return done;
  publish(done.events);
  return null;
}

/** All of it at once, or as far as it goes. */
function pickAll({ options }: Question & { ask: 'pickAll' }): Stop | null {
  const { events, stop } = table().makeAll(options);
  publish(events);
  return stop;
}

function undo(): Refusal | null {
  const no = table().takeBack();
  if (no === null) publish([]);
  return no;
}

function sit({ seat }: Question & { ask: 'sit' }): void {
  table().sit(seat);
  publish([]);
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
      return { ...NOTHING, log: table().history() };
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
