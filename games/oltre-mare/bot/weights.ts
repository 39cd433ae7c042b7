// The numbers of the evaluation, in ducats, and what is worked out from them once.
import { ALL_CARDS, DUCATS, iconsOf, MARKET, NAVIGATION, PIRATE } from '../src/lookup.ts';
import { CARDS } from '../src/names.ts';

/*
 * How they were found, with three greedy bots a table: least squares of the seats' final leads on the terms of
 * the estimate, 90 games; won 29 of 60 against two with the guesses before (fair 20). The shares of runs and the icons
 * were then set back towards the guesses: a second fit to its own games undervalued them (5 of 60), fuller runs won
 * 22.5 of 60. `npx comptoir tune oltre-mare --looks 0 --rounds 100 --check 90 --seed om1` found nothing better
 * (31.7 % of 90, fair 33.3 %).
 */
export const weights = {
  /** A card in the own pirate stack: a ducat, less what it may bring when it is bought back. */
  pirate: 1.06,
  /** A turn still to come, beyond what the hand promises. */
  turn: 1.95,
  /** Shares of what a run in the hand would pay: of the good on top of the pile, of another, of one card more. */
  topRun: 0.85,
  run: 0.75,
  hope: 0.26,
  /** Icons on a card of the hand. */
  ducats: 1.1,
  market: 0.9,
  navigation: 0.25,
  pirateIcon: 1,
  /** A card beyond the coming limit, a card short of the coming load. */
  over: 3.62,
  under: 0.17,
  /** Per piece, and as a share of what the present place would earn. */
  prestige: 0.89,
  prestigePlace: 0.69,
  token: 0.64,
  tokenPlace: 1.14,
  /** What an active token brings in a turn. */
  fightPirates: 0.65,
  favourableTerms: 1.38,
  localAuthority: 1.58,
  bigDeal: 2.52,
  seafaring: 1.05,
};
export type OltreMareWeights = Readonly<Record<keyof typeof weights, number>>;

/** The weights with the icons of each card added up; pirates apart, as a token may fight them. */
export interface Scale {
  readonly w: OltreMareWeights;
  readonly icons: readonly number[];
  readonly pirateIcons: readonly number[];
  /** Of a card of which only the good is known. */
  readonly averageIcons: number;
}

export function scaleOf(w: OltreMareWeights): Scale {
  const icons = ALL_CARDS.map(
    (card) =>
      w.ducats * iconsOf(DUCATS, card) +
      w.market * iconsOf(MARKET, card) +
      w.navigation * iconsOf(NAVIGATION, card),
  );
  const pirateIcons = ALL_CARDS.map((card) => w.pirateIcon * iconsOf(PIRATE, card));
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  return { w, icons, pirateIcons, averageIcons: (sum(icons) - sum(pirateIcons)) / CARDS.length };
}
/** What the menu judges by. */
export const SCALE = scaleOf(weights);
