// What an element of the table stands for: an option, something refused, something that has a note.
import { type BoardModule, type Note, nameOf, type Scene } from '@comptoir/board-kit';
import { type Kinds, type Lang, type Option, type Texts, whyNot } from '@comptoir/kernel';
import { whoIn } from './sentences.tsx';

/** What is shown, and the words for it. */
export interface Surroundings {
  readonly scene: Scene | null;
  readonly isLive: boolean;
  readonly board: BoardModule;
  readonly texts: Texts<Kinds>;
  readonly lang: Lang;
}
/** An explanation, and the thing it is about. */
export interface Explanation {
  readonly kind: 'why' | 'note';
  readonly note: Note;
  readonly rect: DOMRect;
}

/** From the inside out: the names of the things the element is part of. */
function* thingsAround(element: Element | null): Generator<readonly [thing: Element, name: string]> {
  let thing = element?.closest('[data-target]') ?? null;
  while (thing !== null) {
    yield [thing, thing.getAttribute('data-target') ?? ''];
    thing = thing.parentElement?.closest('[data-target]') ?? null;
  }
}

/** The innermost thing around the element that can be chosen. */
export function optionAt({ scene, isLive }: Surroundings, element: Element | null): Option | null {
  const options = isLive ? (scene?.decision?.options ?? []) : [];
  for (const [, name] of thingsAround(element)) {
    const option = options.find((one) => nameOf(one) === name);
    if (option !== undefined) return option;
  }
  return null;
}

/** Why the thing of this name cannot be chosen, or null. */
function whyOf({ scene, texts, lang }: Surroundings, name: string): Note | null {
  const decision = scene?.decision ?? null;
  const refused = decision?.refused.find(([option]) => nameOf(option) === name);
  if (scene === null || decision === null || refused === undefined) return null;
  const [option, { rule }] = refused;
  const title = texts.options[option.verb]?.(option, decision.at, scene.view, whoIn(scene)) ?? '';
  return { title, text: whyNot(texts, lang, refused, decision.at, scene.view), rule };
}

/** Why the innermost refused thing around the element cannot be chosen. */
export function refusalAt(around: Surroundings, element: Element | null): Explanation | null {
  if (!around.isLive) return null;
  for (const [thing, name] of thingsAround(element)) {
    const note = whyOf(around, name);
    if (note !== null) return { kind: 'why', note, rect: thing.getBoundingClientRect() };
  }
  return null;
}

/** What the thing around the element is. */
export function noteAt({ scene, board, lang }: Surroundings, element: Element | null): Explanation | null {
  const holder = element?.closest('[data-note]') ?? null;
  if (holder === null || scene === null) return null;
  const note = board.note(holder.getAttribute('data-note') ?? '', scene, lang);
  return note === null ? null : { kind: 'note', note, rect: holder.getBoundingClientRect() };
}
