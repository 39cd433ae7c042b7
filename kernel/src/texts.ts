// The shape of a game's texts. A missing key does not compile.
import type { At, Kinds, Refusal, Seat } from './types.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Lang = (typeof LANGUAGES)[number];
/** The same words in every language. */
export type Words = Readonly<Record<Lang, string>>;
/** How a player is called: a name, or "you" where the host says so. */
export type Who = (seat: Seat) => string;
/** Method syntax on purpose: a game's texts fit where the texts of any game are wanted. */
type Say<Args extends readonly unknown[]> = { say(...args: Args): string }['say'];

interface VariantTexts {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  /** Of a switch between two readings of an open passage: what it is about, and our ruling. Such switches stand apart. */
  readonly says?: string;
}

/** `Code`: the game's refusal codes. `Asked`: the names of the steps in which a player decides. */
export interface Texts<
  G extends Kinds,
  Code extends string = string,
  Asked extends G['Step']['step'] = G['Step']['step'],
> {
  /** What the deciding player is asked. */
  readonly prompts: { readonly [K in Asked]: Say<[at: At<G, K>, view: G['View'], who: Who]> };
  /** An option in full words, as on a button or for a screen reader. */
  readonly options: {
    readonly [V in G['Option']['verb']]: Say<
      [o: Extract<G['Option'], { readonly verb: V }>, at: G['Step'], view: G['View'], who: Who]
    >;
  };
  /** Why not, in one sentence without the rule number. */
  readonly refusals: { readonly [C in Code]: Say<[o: G['Option'], at: G['Step'], view: G['View']]> };
  /** What happened, as a sentence of the log; '' where nothing needs saying. */
  readonly events: {
    readonly [E in G['Event']['kind']]: Say<[e: Extract<G['Event'], { readonly kind: E }>, who: Who]>;
  };
  /** Names of the switches and of their values. */
  readonly variants: Readonly<Record<string, VariantTexts>>;
  /** Where the game stands, in a few words: "Round 3 of 5". */
  stage(view: G['View']): string;
  /** The table as plain text, at most 100 columns, for the terminal. */
  sketch(view: G['View'], who: Who): string;
}

/** Codes the kernel itself answers with, besides the game's own. */
const KERNEL_REFUSALS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    notAsked: 'You have nothing to decide at the moment.',
    notOffered: 'This is not one of the choices here.',
    nothingToUndo: 'You have nothing to undo.',
    wouldBeFinal: 'This could not be undone.',
    laterLesson: 'A later lesson teaches this.',
  },
  fr: {
    notAsked: 'Vous n’avez rien à décider pour l’instant.',
    notOffered: 'Ce choix n’existe pas ici.',
    nothingToUndo: 'Vous n’avez rien à annuler.',
    wouldBeFinal: 'Ce coup ne pourrait pas être annulé.',
    laterLesson: 'Une leçon suivante l’explique.',
  },
};

/** The sentence for a refused option, from the game's texts or the kernel's own. */
export function whyNot<G extends Kinds>(
  texts: Texts<G>,
  lang: Lang,
  [o, refusal]: readonly [G['Option'], Refusal],
  at: G['Step'],
  view: G['View'],
): string {
  const own = KERNEL_REFUSALS[lang][refusal.code];
  if (own !== undefined) return own;
  const say = texts.refusals[refusal.code];
  if (say === undefined) throw new Error(`texts: no sentence for the refusal ${refusal.code}`);
  return say(o, at, view);
}
