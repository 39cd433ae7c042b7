// The first turns of the first game: short notes that point at things.
import type { GuideNote, Scene } from '@comptoir/board-kit';
import { grammar } from '@comptoir/kernel';
import { SHIP_VP } from '../src/data/numbers.ts';
import type { Nauticus, NauticusStep } from '../src/types.ts';

const SHIP_POINTS = SHIP_VP.slice(1).map(String);

const asks = (scene: Scene<Nauticus>, ...steps: readonly NauticusStep['step'][]): boolean =>
  scene.decision !== null && steps.includes(scene.decision.at.step);
const works = (scene: Scene<Nauticus>, action: string): boolean =>
  asks(scene, 'turn', 'buy', 'transport', 'withdraw', 'deliver', 'crowns') &&
  scene.view.work?.action === action;

export const guide: readonly GuideNote<Nauticus>[] = [
  {
    id: 'wheel',
    when: (scene) => asks(scene, 'chooseAction'),
    target: 'wheel',
    title: { en: 'The wheel decides', fr: 'La roue décide' },
    text: {
      en: 'You choose one tile, and everybody plays that action. You alone take the bonus beside it. A good start: Hull.',
      fr: 'Vous choisissez une tuile, et tout le monde joue cette action. Le bonus d’à côté est pour vous seul. Un bon début : Coque.',
    },
  },
  {
    id: 'workers',
    when: (scene) => asks(scene, 'turn'),
    target: 'disc',
    title: { en: 'One worker for each use', fr: 'Un ouvrier par usage' },
    text: {
      en: 'The blue workers in the middle are for everybody and go first. Your own are in your purse; keep a few for good prices.',
      fr: 'Les ouvriers bleus du centre servent à tous et partent d’abord. Les vôtres sont dans votre réserve ; gardez-en pour les bons prix.',
    },
  },
  {
    id: 'buy',
    when: (scene) => asks(scene, 'turn', 'buy') && (scene.view.work?.prices.length ?? 0) > 0,
    target: 'item stern',
    title: { en: 'Glowing things can be bought', fr: 'Ce qui luit peut être acheté' },
    text: {
      en: 'The coin on the rim is the price. What costs 0 must go to your warehouse; a tile you pay for may be built in at once.',
      fr: 'La pièce sur le bord donne le prix. Ce qui coûte 0 va à l’entrepôt ; une tuile payée peut être posée tout de suite.',
    },
  },
  {
    id: 'place',
    when: (scene) => asks(scene, 'place'),
    target: 'warehouse',
    title: { en: 'Build or store', fr: 'Poser ou ranger' },
    text: {
      en: 'Put the tile on a ship, or into the warehouse for later. Hull, then mast, then sail: the last sail completes the ship.',
      fr: 'Posez la tuile sur un navire, ou à l’entrepôt pour plus tard. Coque, mât, puis voile : la dernière voile achève le navire.',
    },
  },
  {
    id: 'pass',
    when: (scene) => asks(scene, 'turn') && scene.view.phase >= 2,
    target: 'pass',
    title: { en: 'Passing is worth something', fr: 'Passer vaut quelque chose' },
    text: {
      en: 'A pass turns your highest number into a crown. Numbers still showing at the end of the round cost points: pass three times a round.',
      fr: 'Passer change votre plus haut nombre en couronne. Les nombres encore visibles en fin de manche coûtent des points : passez trois fois par manche.',
    },
  },
  {
    id: 'transport',
    when: (scene) => works(scene, 'transport'),
    target: 'warehouse',
    title: { en: 'Out of the warehouse', fr: 'Hors de l’entrepôt' },
    text: {
      en: 'Transport is the only way to bring stored tiles to your ships. Click a tile that glows.',
      fr: 'Le transport est le seul moyen d’amener vos tuiles aux navires. Cliquez sur une tuile qui luit.',
    },
  },
  {
    id: 'reward',
    when: (scene) => asks(scene, 'chooseReward'),
    target: 'reward vp3',
    title: { en: 'A ship is complete', fr: 'Un navire est achevé' },
    text: {
      en: `One reward for each mast, at once. Its points come at the end: ${grammar('en').either(SHIP_POINTS)} by size, so long ships pay.`,
      fr: `Une récompense par mât, tout de suite. Ses points viennent à la fin : ${grammar('fr').either(SHIP_POINTS)} selon la taille, les longs navires paient.`,
    },
  },
];
