// WCAG 2.5.3: who speaks to a page says what a button shows, so the full name of an option begins with the same words.
import {
  type Game,
  type Kinds,
  LANGUAGES,
  type Lang,
  Match,
  nth,
  type Option,
  random,
  rngFrom,
  type SeatScene,
  seedFrom,
  type Texts,
} from '@comptoir/kernel';
import { describe, expect, test } from 'vitest';
import { requireGame } from '../src/index.ts';

const NAMES = ['Ann', 'Bob', 'Cho', 'Dan', 'Eve'];

interface LabelledScene extends SeatScene {
  readonly game: string;
  readonly players: readonly { readonly seat: number; readonly name: string; readonly level: null }[];
}
interface Labelled {
  readonly game: Game<Kinds>;
  readonly texts: Readonly<Record<Lang, Texts<Kinds>>>;
  /** The button of an option, as the board of the game makes it. */
  button(option: Option, scene: LabelledScene, lang: Lang): { readonly title: string };
}

/** The options of a random game whose full name begins otherwise than their button, in both languages. */
function mislabelled(labelled: Labelled, players: number, seed: string): string[] {
  const { game } = labelled;
  const rng = rngFrom(seedFrom(seed));
  const wrong = new Set<string>();
  let match = Match.start(game, { players, variants: [], seed: seedFrom(seed) });
  while (match.result === null) {
    const seat = nth(match.waiting, 0);
    const scene = match.sceneFor(seat);
    for (const pair of mislabelledIn(labelled, scene)) wrong.add(pair);
    const options = scene.decision?.options ?? [];
    const next = match.pick(seat, nth(options, random(rng, options.length)));
    if ('code' in next) throw new Error(`labels: ${next.code}`);
    match = next;
  }
  return [...wrong];
}

function mislabelledIn({ game, texts, button }: Labelled, seen: SeatScene): string[] {
  const { decision } = seen;
  if (decision === null) return [];
  const players = NAMES.slice(0, game.players[1]).map((name, seat) => ({ seat, name, level: null }));
  const scene = { ...seen, game: game.id, players };
  const options = [...decision.options, ...decision.refused.map(([option]) => option)];
  const nameOf = (option: Option, lang: Lang): string =>
    texts[lang].options[option.verb]?.(option, decision.at, seen.view, (n) => nth(NAMES, n)) ?? '';
  return LANGUAGES.flatMap((lang) =>
    options.flatMap((option) => {
      const [short, full] = [button(option, scene, lang).title, nameOf(option, lang)];
      return full.startsWith(short) ? [] : [`${short} | ${full}`];
    }),
  );
}

/** Games whose words have been brought in line; their boards' buttons are plain functions that need no page. */
const GAMES = ['carthago', 'porto-carthago'];

describe('the full name of an option begins with the words on its button', () => {
  test.each(GAMES)('%s', async (id) => {
    const loaded = await requireGame(id);
    const board: Pick<Labelled, 'button'> = await import(`../../games/${id}/board/buttons.ts`);
    const labelled = { game: loaded.game, texts: loaded.texts, button: board.button };
    expect(mislabelled(labelled, loaded.game.players[0], id)).toEqual([]);
    expect(mislabelled(labelled, loaded.game.players[1], `${id} again`)).toEqual([]);
  });
});
