// The first turns of the first game: short notes that point at things.
import type { GuideNote, Scene } from '@comptoir/board-kit';
import { AMOUNTS } from '../src/data/numbers.ts';
import type { OltreMare, OltreMareStep } from '../src/types.ts';

const asks = (scene: Scene<OltreMare>, ...steps: readonly OltreMareStep['step'][]): boolean =>
  scene.decision !== null && steps.includes(scene.decision.at.step);
/** What one, two and three icons bring. */
const STEPS = AMOUNTS.ducats.slice(1, -1).join(', ');
const seatOf = (scene: Scene<OltreMare>): number => scene.viewer ?? 0;

export const guide: readonly GuideNote<OltreMare>[] = [
  {
    id: 'trade',
    when: (scene) => asks(scene, 'trade'),
    target: 'partners',
    title: { en: 'First you trade', fr: 'D’abord, négocier' },
    text: {
      en: 'Buy cards, or choose a card of your hand and a good of somebody: that is an offer. Equal goods in a row are worth most; your partner earns prestige, so even a fair swap pleases.',
      fr: 'Achetez des cartes, ou touchez une carte de votre main et un bien d’un autre : c’est une offre. Les collections d’un même bien valent le plus ; le partenaire gagne du prestige, un échange juste lui plaît déjà.',
    },
  },
  {
    id: 'give',
    when: (scene) => asks(scene, 'composeOffer') && scene.view.own?.draft?.stage === 'give',
    target: 'compose',
    title: { en: 'An offer in four parts', fr: 'Une offre en quatre temps' },
    text: {
      en: 'Choose the cards you give in your hand, then the next part: what you ask for, ducats, a word. Until it is sent nobody sees it, and you can take it all back.',
      fr: 'Touchez dans votre main les cartes à donner, puis la suite : ce que vous demandez, les ducats, un mot. Avant l’envoi nul ne le voit, et tout se reprend.',
    },
  },
  {
    id: 'answer',
    when: (scene) => asks(scene, 'answerOffer', 'answerCounter'),
    target: 'letter',
    title: { en: 'Certain, and only said', fr: 'Sûr, et seulement dit' },
    text: {
      en: 'The good of each card is certain. What stands in quotation marks is a claim, and may be false.',
      fr: 'Le bien de chaque carte est sûr. Ce qui est entre guillemets est une parole, et peut être faux.',
    },
  },
  {
    id: 'call',
    when: (scene) => asks(scene, 'answerCall') && scene.view.own?.draft === null,
    target: 'call',
    title: { en: 'A call to all', fr: 'Un appel à tous' },
    text: {
      en: 'Answer with a proposal of your own, or pass. All envelopes are opened together, so nobody can outbid you.',
      fr: 'Répondez par une proposition, ou passez. Tous les plis s’ouvrent ensemble, personne ne peut surenchérir.',
    },
  },
  {
    id: 'play',
    when: (scene) => asks(scene, 'playCard'),
    target: 'tally',
    title: { en: 'What the cards will do', fr: 'Ce que feront les cartes' },
    text: {
      en: `Icons add up over all cards played: ${STEPS}. Point at a card and see the sum: ducats, pirates, market, ships, in this order.`,
      fr: `Les icônes de toutes les cartes s’additionnent : ${STEPS}. Pointez une carte pour voir la somme : ducats, pirates, marché, navigation, dans cet ordre.`,
    },
  },
  {
    id: 'sail',
    when: (scene) => asks(scene, 'sail'),
    target: 'chart',
    title: { en: 'Exactly so many routes', fr: 'Exactement tant de routes' },
    text: {
      en: 'Ringed ports are in reach. The token you land on becomes your active one from next turn; an empty port turns the old one down.',
      fr: 'Les ports cerclés sont à portée. Le jeton trouvé devient actif au tour suivant ; un port vide retourne l’ancien.',
    },
  },
  {
    id: 'load',
    when: (scene) => asks(scene, 'load'),
    target: 'load',
    title: { en: 'The last one counts twice', fr: 'La dernière compte double' },
    text: {
      en: 'Load card by card. Keep equal goods together, and mind the last one: it sets your hand limit and load for next turn.',
      fr: 'Chargez carte par carte. Gardez les biens égaux ensemble, et songez à la dernière : elle fixe limite et chargement du tour suivant.',
    },
  },
  {
    id: 'discard',
    when: (scene) => asks(scene, 'discard') && (scene.view.merchants[seatOf(scene)]?.handSize ?? 0) > 0,
    target: 'discard',
    title: { en: 'Too many cards', fr: 'Trop de cartes' },
    text: {
      en: 'Your top cargo card limits your hand. What is over goes to the pirates and costs 1 ducat at the end; give cards away before your turn comes.',
      fr: 'La carte du dessus limite votre main. Le surplus va aux pirates et coûte 1 ducat à la fin ; cédez des cartes avant votre tour.',
    },
  },
];
