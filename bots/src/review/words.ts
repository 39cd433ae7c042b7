// A review in sentences, built from what happened; the same for the page and the terminal.
import { de, figure, grammar, type Lang, type Result, type Seat } from '@comptoir/kernel';
import { type DecisionChances, lossOf, type Review } from './types.ts';

/** A chance as people say it: so many in a hundred. */
export const inHundred = (chance: number): number => Math.round(100 * chance);

const PHRASES = {
  en: {
    won: (name: string, points: string) => `${name} won with ${points} points`,
    shared: (names: string, points: string) => `${names} shared the win with ${points} points`,
    ahead: (by: string, name: string) => `, ${by} ahead of ${name}`,
    since: (stage: string) => `, and had the best chances from here on: ${stage}`,
    best: (said: string, gain: number, other: string) =>
      `Best move: ${said} It was worth ${gain} in a hundred more than the next best, “${other}”.`,
    costliest: (said: string, loss: number, other: string) =>
      `Costliest move: ${said} It cost ${loss} in a hundred; better was “${other}”.`,
    noBest: 'No single move stood out before all others.',
    noLoss: 'No single move cost much.',
    cost: (name: string, before: number, after: number, other: string) =>
      `It cost ${name} ${before - after} in a hundred: ${after} instead of ${before}. Better was “${other}”.`,
    gained: (name: string, after: number, gain: number, other: string) =>
      `It left ${name} ${after} in a hundred, ${gain} more than the next best, “${other}”.`,
    even: (name: string, after: number) =>
      `It left ${name} ${after} in a hundred; nothing else was clearly better.`,
    picked: (name: string, label: string) => `${name} chose “${label}”.`,
    rests: (deals: string) =>
      `Judged in ${deals} deals, each from what a seat could know at that time; hidden cards were dealt anew.`,
  },
  fr: {
    won: (name: string, points: string) => `${name} l’emporte avec ${points} points`,
    shared: (names: string, points: string) => `${names} se partagent la victoire avec ${points} points`,
    ahead: (by: string, name: string) => `, ${by} de plus que ${name}`,
    since: (stage: string) => ` ; ses chances étaient les meilleures depuis : ${stage}`,
    best: (said: string, gain: number, other: string) =>
      `Le meilleur coup : ${said} Il valait ${gain} sur cent de plus que le suivant, « ${other} ».`,
    costliest: (said: string, loss: number, other: string) =>
      `Le coup le plus cher : ${said} Il a coûté ${loss} sur cent ; mieux valait « ${other} ».`,
    noBest: 'Aucun coup ne s’est détaché de tous les autres.',
    noLoss: 'Aucun coup n’a coûté cher.',
    cost: (name: string, before: number, after: number, other: string) =>
      `Cela a coûté ${before - after} sur cent à ${name} : ${after} au lieu de ${before}. Mieux valait « ${other} ».`,
    gained: (name: string, after: number, gain: number, other: string) =>
      `Les chances ${de(name)} : ${after} sur cent, ${gain} de plus qu’avec le suivant, « ${other} ».`,
    even: (name: string, after: number) =>
      `Les chances ${de(name)} : ${after} sur cent ; rien n’était nettement meilleur.`,
    picked: (name: string, label: string) => `${name} choisit « ${label} ».`,
    rests: (deals: string) =>
      `Jugé sur ${deals} donnes, chacune d’après ce qu’une place pouvait savoir à ce moment ; les cartes cachées étaient redistribuées.`,
  },
} as const;
const NUMBERS = { en: new Intl.NumberFormat('en-GB'), fr: new Intl.NumberFormat('fr-FR') };

export interface Told {
  readonly review: Review;
  readonly result: Result;
  readonly names: readonly string[];
  readonly lang: Lang;
}

/** What was done, as a sentence. */
export function deedOf({ said, options, played, seat }: DecisionChances, { names, lang }: Told): string {
  const label = options[played]?.label[lang] ?? '';
  return said[lang] === '' ? PHRASES[lang].picked(names[seat] ?? '', label) : said[lang];
}

/** What it cost in a hundred, by the whole numbers that people read. */
export const costOf = ({ options, played }: DecisionChances): number =>
  inHundred(options[0]?.chance ?? 0) - inHundred(options[played]?.chance ?? 0);

/** What it was worth more than the next best, by the whole numbers that people read; 0 where it was not the best. */
const gained = ({ options, played }: DecisionChances): number =>
  played === 0 ? inHundred(options[0]?.chance ?? 0) - inHundred(options[1]?.chance ?? 0) : 0;

/** What it cost or was worth, and what else there was. */
export function worthOf(decision: DecisionChances, { names, lang }: Told): string {
  const { options, played, seat } = decision;
  const words = PHRASES[lang];
  const name = names[seat] ?? '';
  const after = inHundred(options[played]?.chance ?? 0);
  const before = inHundred(options[0]?.chance ?? 0);
  if (before > after) return words.cost(name, before, after, options[0]?.label[lang] ?? '');
  const gain = gained(decision);
  const next = options.find((_, n) => n !== played)?.label[lang] ?? '';
  return gain > 0 ? words.gained(name, after, gain, next) : words.even(name, after);
}

/** The stage from which on this seat's chances were the best. */
function leadsFrom({ turns }: Review, seat: Seat, lang: Lang): string | null {
  const isLeading = (chances: readonly number[]): boolean =>
    chances.every((chance, other) => other === seat || chance < (chances[seat] ?? 0));
  const last = turns.findLastIndex(({ chances }) => !isLeading(chances));
  const first = turns[last + 1];
  return first === undefined || last + 1 === turns.length - 1 ? null : first.stage[lang];
}

function howItWasWon({ review, result, names, lang }: Told): string {
  const { scores, ranks } = result;
  const words = PHRASES[lang];
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [winner = 0] = winners;
  const points = scores[winner] ?? 0;
  if (winners.length > 1)
    return `${words.shared(grammar(lang).listed(winners.map((seat) => names[seat] ?? '')), figure(points))}.`;
  const second = ranks.indexOf(2);
  const ahead = second < 0 ? '' : words.ahead(figure(points - (scores[second] ?? 0)), names[second] ?? '');
  const stage = leadsFrom(review, winner, lang);
  return `${words.won(names[winner] ?? '', figure(points))}${ahead}${stage === null ? '' : words.since(stage)}.`;
}

const decisionAt = ({ decisions }: Review, at: number | null): DecisionChances | null =>
  decisions.find((decision) => decision.at === at) ?? null;

/** Three sentences: how it was won, the best pick, the costliest. */
export function summaryOf(told: Told): readonly string[] {
  const { review, lang } = told;
  const words = PHRASES[lang];
  const best = decisionAt(review, review.best);
  const [costliest] = review.turningPoints
    .flatMap((at) => decisionAt(review, at) ?? [])
    .sort((a, b) => lossOf(b) - lossOf(a));
  const other = (decision: DecisionChances): string =>
    decision.options.find((_, n) => n !== decision.played)?.label[lang] ?? '';
  return [
    howItWasWon(told),
    best === null ? words.noBest : words.best(deedOf(best, told), gained(best), other(best)),
    costliest === undefined
      ? words.noLoss
      : words.costliest(deedOf(costliest, told), costOf(costliest), costliest.options[0]?.label[lang] ?? ''),
  ];
}

/** What all of it rests on. */
export function restsOn({ review, lang }: Told): string {
  return PHRASES[lang].rests(NUMBERS[lang].format(review.deals));
}
