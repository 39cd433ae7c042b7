// The words of the callouts.
import { grammar, type Lang } from '@comptoir/kernel';
import { TILE_CAP } from '../src/data/tiles.ts';

const { many: plural } = grammar('en');
const en = {
  neutral: 'a neutral disc',
  marker: 'Guild marker here.',
  lacks: {
    disc: 'You have no disc to place.',
    docked: 'You have no disc at a dock.',
    goods: 'You cannot pay for a column now.',
  },
  score: (seats: number, ships: number, now: number) =>
    `${plural(seats, 'seat')} × ${plural(ships, 'ship')} = ${seats * ships}, now ${now}.`,
  spacePrice: (space: string, cards: number) =>
    cards === 1 ? `1 ${space} card` : `1 ${space} card and ${plural(cards - 1, 'other')}`,
  nobody: 'Nobody stands in your way.',
  there: (names: string) => `There already: ${names}.`,
  deliver: (good: string | null, coins: number, effect: string) =>
    `Pay 1 ${good ?? 'trade card'} → the ship with ${effect}, cards for ${coins} coins, disc home`,
  dockGets: (dock: number, good: string) => `Your dock ${dock} then gets ${good}.`,
  expedition: (strength: number, within: number, all: number) =>
    `Strength ${strength}: ${within} of ${all} unseen ships in reach`,
  expeditionText: 'Won: the ship face down, and its coins in cards. Lost: 1 card.',
  dock: (dock: number, good: string, coins: number) => `Dock ${dock}: the ${good} ship, ${coins} coins`,
  dockText: (good: string, effect: string) => `Deliver 1 ${good} here later; it brings ${effect}.`,
  pays: (coins: number, left: number) => `Pays ${coins}: ${left} still missing`,
  paysAll: (coins: number, over: number) =>
    over === 0 ? `Pays ${coins}, exactly` : `Pays ${coins}, ${over} too many`,
  wastes: (n: number) => `Another choice of cards would waste ${plural(n, 'coin')} less.`,
  fits: 'No choice of cards wastes less.',
  seat: (name: string) => `A guild seat: ${name}`,
  tile: (name: string, cost: number) => `${name} for ${plural(cost, 'coin')}`,
  worth: (points: number) => `As things stand it gives you ${plural(points, 'point')}, ${TILE_CAP} at most.`,
  take: (name: string) => `Take ${name}`,
  swap: (name: string) => `Swap a card for ${name}`,
  cardUses: (coins: number, good: string, space: string) =>
    `${coins} coins, or 1 × ${good}, or the action ${space}.`,
};
export type CalloutWords = typeof en;
const { many } = grammar('fr');
const manyShips = (n: number): string => many(n, 'bateau', 'bateaux');
const fr: CalloutWords = {
  neutral: 'un disque neutre',
  marker: 'Marqueur de guilde ici.',
  lacks: {
    disc: 'Vous n’avez pas de disque à poser.',
    docked: 'Vous n’avez aucun disque à quai.',
    goods: 'Vous ne pouvez payer aucune colonne.',
  },
  score: (seats, ships, now) =>
    `${many(seats, 'siège')} × ${manyShips(ships)} = ${seats * ships}, ${now} à présent.`,
  spacePrice: (space, cards) =>
    cards === 1 ? `1 carte ${space}` : `1 carte ${space} et ${many(cards - 1, 'autre')}`,
  nobody: 'Personne en travers du chemin.',
  there: (names) => `Déjà là : ${names}.`,
  deliver: (good, coins, effect) =>
    `Payez 1 ${good ?? 'carte Commerce'} → le bateau ${effect}, ${coins} pièces en cartes, votre disque`,
  dockGets: (dock, good) => `Votre quai ${dock} recevra : ${good}.`,
  expedition: (strength, within, all) =>
    `Force ${strength} : ${many(within, 'bateau caché', 'bateaux cachés')} sur ${all} à portée`,
  expeditionText: 'Réussie : le bateau face cachée et ses pièces en cartes. Manquée : 1 carte.',
  dock: (dock, good, coins) => `Quai ${dock} : ${good}, ${coins} pièces`,
  dockText: (good, effect) => `Livrez-y 1 ${good} plus tard ; il apporte ${effect}.`,
  pays: (coins, left) => `Paie ${coins} : il manque encore ${left}`,
  paysAll: (coins, over) => (over === 0 ? `Paie ${coins}, tout juste` : `Paie ${coins}, ${over} de trop`),
  wastes: (n) => `D’autres cartes perdraient ${many(n, 'pièce')} de moins.`,
  fits: 'Aucun choix de cartes ne perd moins.',
  seat: (name) => `Un siège de guilde : ${name}`,
  tile: (name, cost) => `${name} pour ${many(cost, 'pièce')}`,
  worth: (points) => `En l’état, ${many(points, 'point')} pour vous, ${TILE_CAP} au plus.`,
  take: (name) => `Prendre ${name}`,
  swap: (name) => `Échanger une carte contre ${name}`,
  cardUses: (coins, good, space) => `${coins} pièces, ou 1 × ${good}, ou l’action ${space}.`,
};
const DICTIONARIES: Readonly<Record<Lang, CalloutWords>> = { en, fr };
export const calloutWords = (lang: Lang): CalloutWords => DICTIONARIES[lang];
