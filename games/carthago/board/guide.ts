// The first turns of the first game: short notes that point at things.
import type { GuideNote } from '@comptoir/board-kit';
import type { Asked, Carthago } from '../src/types.ts';
import { type CarthagoScene, myself } from './facts.ts';

const asks = (scene: CarthagoScene, ...steps: readonly Asked[]): boolean =>
  steps.some((step) => step === scene.decision?.at.step);
const hasMarker = (scene: CarthagoScene): boolean =>
  scene.view.actionBoard.some(({ space, hasMarker: has }) => has && space === myself(scene).space);

export const guide: readonly GuideNote<Carthago>[] = [
  {
    id: 'setup',
    when: (scene) => asks(scene, 'setupColumn'),
    target: 'house',
    title: { en: 'A head start', fr: 'Une longueur d’avance' },
    text: {
      en: 'One disc may leave your residence for a dock. The space it leaves counts at once. A good start: the left column, then a dock whose good you hold.',
      fr: 'Un disque peut quitter votre résidence pour un quai. La place quittée compte aussitôt. Un bon début : la colonne de gauche, puis un quai dont vous avez la marchandise.',
    },
  },
  {
    id: 'product',
    when: (scene) => asks(scene, 'turn'),
    target: 'ring',
    title: { en: 'Seats times ships', fr: 'Sièges fois bateaux' },
    text: {
      en: 'Your score is guild seats × ships, so keep both growing. Fifteen turns: a dock first, a delivery later, and a guild action wherever a purple marker lies.',
      fr: 'Votre score : sièges de guilde × bateaux ; faites grandir les deux. Quinze tours : d’abord un quai, puis une livraison, et une action de guilde là où se trouve un marqueur pourpre.',
    },
  },
  {
    id: 'price',
    when: (scene) => asks(scene, 'turn') && scene.view.round >= 2,
    target: 'ring',
    title: { en: 'Crowds cost cards', fr: 'La foule coûte des cartes' },
    text: {
      en: 'The number on the wall says how many cards a space takes: one, and one more for each other disc. They come back at the end of the decade.',
      fr: 'Le nombre sur le mur dit combien de cartes prend une case : une, et une de plus par autre disque. Elles reviennent en fin de décennie.',
    },
  },
  {
    id: 'card',
    when: (scene) => asks(scene, 'payAction'),
    target: 'my hand',
    title: { en: 'Three uses of a card', fr: 'Trois usages d’une carte' },
    text: {
      en: 'As an action a card only rests until the decade ends. As a good or as coins it is gone. Basic cards know actions only: play them first.',
      fr: 'Pour une action, la carte ne fait que se reposer jusqu’à la fin de la décennie. En marchandise ou en pièces, elle est perdue. Les cartes de base ne savent qu’agir : jouez-les d’abord.',
    },
  },
  {
    id: 'dock',
    when: (scene) => asks(scene, 'tradeDock'),
    target: 'quay',
    title: { en: 'Discs stay, ships move', fr: 'Le disque reste, le bateau avance' },
    text: {
      en: 'When a ship is taken, those behind it move up one dock. Your disc stays where it is: look at the ship that comes next, too.',
      fr: 'Quand un bateau est pris, ceux qui le suivent avancent d’un quai. Votre disque reste : regardez aussi le bateau suivant.',
    },
  },
  {
    id: 'delivery',
    when: (scene) => asks(scene, 'delivery'),
    target: 'quay',
    title: { en: 'A ship and money', fr: 'Un bateau et de l’argent' },
    text: {
      en: 'One card of the ship’s good brings you the ship, its coins in cards, and your disc back. A war dock sends an expedition as well.',
      fr: 'Une carte de la marchandise vous donne le bateau, ses pièces en cartes et votre disque. Un quai de guerre lance aussi une expédition.',
    },
  },
  {
    id: 'guild',
    when: (scene) => asks(scene, 'after') && hasMarker(scene) && myself(scene).supply > 0,
    target: 'hall',
    title: { en: 'The guild is open', fr: 'La guilde est ouverte' },
    text: {
      en: 'A marker lies on your space: buy a seat or a place on a tile. Paid cards give no change, so pay as exactly as you can; the best card is marked.',
      fr: 'Un marqueur est sur votre case : achetez un siège ou une place sur une tuile. On ne rend pas la monnaie ; la meilleure carte est indiquée.',
    },
  },
  {
    id: 'residence',
    when: (scene) => asks(scene, 'residenceColumn'),
    target: 'house',
    title: { en: 'Your house grows', fr: 'Votre maison grandit' },
    text: {
      en: 'Left: guild seats. Centre: strength. Right: more discs. An empty column is one more seat.',
      fr: 'À gauche : des sièges. Au centre : la force. À droite : des disques. Une colonne vide vaut un siège de plus.',
    },
  },
];
