// The first turns of the first game: short notes that point at things.
import type { GuideNote } from '@comptoir/board-kit';
import type { Porto } from '../src/types.ts';
import { type PortoScene, playerOf, type StepName, stepOf } from './facts.ts';

const asks = (scene: PortoScene, ...steps: readonly StepName[]): boolean => {
  const step = stepOf(scene);
  return step !== null && steps.includes(step);
};

export const guide: readonly GuideNote<Porto>[] = [
  {
    id: 'palace',
    when: (scene) => asks(scene, 'setupClaimOptional', 'setupClaimMandatory'),
    target: 'palace',
    title: { en: 'The palace wins', fr: 'Le palais fait gagner' },
    text: {
      en: 'Who has the most servants on this island at the end has won. A place costs talents, and trade points to be let in.',
      fr: 'Qui a le plus de serviteurs sur cette île à la fin a gagné. Une place coûte des talents, et des points de commerce pour y entrer.',
    },
  },
  {
    id: 'quay',
    when: (scene) => asks(scene, 'setupClaimOptional', 'setupClaimMandatory'),
    target: 'rows',
    title: { en: 'Ships to come', fr: 'Les navires à venir' },
    text: {
      en: 'Each people has two quays. Claim one for a ship of the first row whose good you can get; the tab on the card shows its berth.',
      fr: 'Chaque peuple a deux quais. Réclamez celui d’un navire de la première rangée dont vous aurez la marchandise ; l’onglet montre sa place.',
    },
  },
  {
    id: 'good',
    when: (scene) => asks(scene, 'setupTakeGood'),
    target: 'market',
    title: { en: 'A first good, free', fr: 'Une première marchandise' },
    text: {
      en: 'Take what the ship for your quay wants. Carried to the quay, it is loaded as soon as the ship is there.',
      fr: 'Prenez ce que demande le navire de votre quai. Portée au quai, elle est chargée dès que le navire est là.',
    },
  },
  {
    id: 'actions',
    when: (scene) => asks(scene, 'turnMain'),
    target: 'space a1',
    title: { en: 'The menu of your turn', fr: 'Le menu de votre tour' },
    text: {
      en: 'Each card is an action. Cards to the right take more servants, who come home next decade. Afterwards you may pay for the bonus under the card.',
      fr: 'Chaque carte est une action. Plus à droite, elle prend plus de serviteurs, qui rentrent à la décennie suivante. Ensuite, le bonus sous la carte peut être payé.',
    },
  },
  {
    id: 'transport',
    when: (scene) => asks(scene, 'transportDestination'),
    target: 'palace',
    title: { en: 'To the quay', fr: 'Vers le quai' },
    text: {
      en: 'At a quay with a ship that wants it, the good is loaded at once: talents, a trade point, a card, and your two servants come home.',
      fr: 'Au quai d’un navire qui la demande, la marchandise est chargée aussitôt : des talents, un point, une carte, et vos deux serviteurs rentrent.',
    },
  },
  {
    id: 'point',
    when: (scene) => asks(scene, 'tradePoint'),
    target: 'tradeHouse',
    title: { en: 'House or path', fr: 'Maison ou chemin' },
    text: {
      en: 'The trade house lets you into the palace. The path takes a servant for good, but the leaders there win places at the end.',
      fr: 'La maison de commerce ouvre le palais. Le chemin garde un serviteur, mais ceux qui y dominent gagnent des places à la fin.',
    },
  },
  {
    id: 'voyage',
    when: (scene) => asks(scene, 'turnMain') && scene.view.charter.includes(scene.viewer ?? -1),
    target: 'odds',
    title: { en: 'A voyage of your own', fr: 'Un voyage à vous' },
    text: {
      en: 'Your servant is aboard. Pray first: every servant in the temple makes one more danger safe. These bars count the deck.',
      fr: 'Votre serviteur est à bord. Priez d’abord : chaque serviteur au temple rend un danger de plus sans risque. Ces barres comptent la pioche.',
    },
  },
  {
    id: 'held',
    when: (scene) => asks(scene, 'turnMain', 'turnAfter') && (playerOf(scene)?.held.length ?? 0) > 0,
    target: 'privileges',
    title: { en: 'A privilege', fr: 'Un privilège' },
    text: {
      en: 'Loaded ships leave their card. Use it on your turn, before or after your action, when it helps most.',
      fr: 'Un navire chargé laisse sa carte. Utilisez-la à votre tour, avant ou après l’action, quand elle sert le plus.',
    },
  },
];
