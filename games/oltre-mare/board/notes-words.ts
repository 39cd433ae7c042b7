// What everything on the board is, in one or two sentences, with its rule.
import type { Lang, RuleId } from '@comptoir/kernel';
import { AMOUNTS, AWARDS, DEALS, LEAST_SEA_POWER, PURCHASES } from '../src/data/numbers.ts';

const { price, priceInDebt, most: mostBought } = PURCHASES;
const FAVOURABLE = PURCHASES.favourable.join(', ');
const [FIRST, SECOND, THIRD] = AWARDS;
const ALL_AWARDS = AWARDS.join(', ');
/** What one, two and three icons bring. */
const STEPS = AMOUNTS.ducats.slice(1, -1).join(', ');

export type Both = Readonly<Record<Lang, readonly [title: string, text: string]>> & { readonly rule: RuleId };

export const NOTES: Readonly<Record<string, Both>> = {
  deck: {
    en: [
      'Goods deck',
      `When its last card leaves, the game ends with that turn. A card bought here costs ${price} ducats.`,
    ],
    fr: [
      'Pile de biens',
      `Quand la dernière carte part, la partie finit avec ce tour. Une carte achetée ici coûte ${price} ducats.`,
    ],
    rule: 'R-7.8',
  },
  price: {
    en: [
      'Price of a card',
      `${price} ducats; ${priceInDebt} once you have 0 or less. With Favourable terms ${FAVOURABLE}. ${mostBought} purchases a turn, debt is allowed.`,
    ],
    fr: [
      'Prix d’une carte',
      `${price} ducats ; ${priceInDebt} dès 0 ou moins. Avec Circonstances favorables ${FAVOURABLE}. ${mostBought} achats par tour, la dette est permise.`,
    ],
    rule: 'R-6.2',
  },
  venice: {
    en: [
      'Venice card',
      `When it comes up, most prestige gets ${FIRST} ducats, then ${SECOND} and ${THIRD}. All prestige goes back to 0; the end pays it again.`,
    ],
    fr: [
      'Carte Venise',
      `Quand elle sort, le plus de prestige reçoit ${FIRST} ducats, puis ${SECOND} et ${THIRD}. Tout prestige revient à 0 ; la fin le paie encore.`,
    ],
    rule: 'R-7.9',
  },
  icons: {
    en: [
      'What icons are worth',
      `Ducats, pirates and market: ${STEPS} for one, two, three icons or more. Ships: one route each.`,
    ],
    fr: [
      'Valeur des icônes',
      `Ducats, pirates et marché : ${STEPS} pour une, deux, trois icônes ou plus. Navigation : une route par icône.`,
    ],
    rule: 'R-7.3',
  },
  order: {
    en: [
      'In this order',
      'Ducats, pirates, market, ships. All are mandatory; the icons of all cards played are counted together.',
    ],
    fr: [
      'Dans cet ordre',
      'Ducats, pirates, marché, navigation. Tout est obligatoire ; les icônes de toutes les cartes jouées s’additionnent.',
    ],
    rule: 'R-7.2',
  },
  pirates: {
    en: [
      'Pirate stack',
      'Face down, unseen by all. Each card costs 1 ducat at the end. While trading you can buy back the one on top.',
    ],
    fr: [
      'Pile des pirates',
      'Face cachée pour tous. Chaque carte coûte 1 ducat à la fin. Pendant le commerce, celle du dessus se rachète.',
    ],
    rule: 'R-10.5',
  },
  cargo: {
    en: [
      'Cargo pile',
      'Only the top card is seen. At the end, runs of equal goods pay the numbers printed in their bar.',
    ],
    fr: [
      'Cargaison',
      'Seule la carte du dessus est visible. À la fin, les collections d’un même bien paient les nombres de leur bandeau.',
    ],
    rule: 'R-9.2',
  },
  top: {
    en: [
      'Top cargo card',
      'It sets its owner’s next turn: the lions are the hand limit, the crate is how many cards must be played.',
    ],
    fr: [
      'Carte du dessus',
      'Elle fixe le prochain tour : les lions donnent la limite de main, la caisse le nombre de cartes à jouer.',
    ],
    rule: 'R-1.3',
  },
  seaPower: {
    en: ['Hand limit', 'At the start of your turn, cards above this number go to the pirates.'],
    fr: ['Limite de main', 'Au début de votre tour, les cartes au-delà de ce nombre vont aux pirates.'],
    rule: 'R-5.1',
  },
  load: {
    en: ['Load', 'Exactly so many cards must be played and loaded this turn.'],
    fr: ['Chargement', 'Exactement ce nombre de cartes doit être joué et chargé ce tour.'],
    rule: 'R-7.1',
  },
  hand: {
    en: ['Hand', 'Secret; everybody sees how many cards it holds.'],
    fr: ['Main', 'Secrète ; chacun voit combien de cartes elle compte.'],
    rule: 'R-11.1',
  },
  ducats: {
    en: ['Ducats', 'Money and points at once. Purchases may lead into debt, deals may not. Most ducats win.'],
    fr: [
      'Ducats',
      'Argent et points à la fois. Les achats peuvent endetter, les échanges non. Le plus de ducats gagne.',
    ],
    rule: 'R-1.2',
  },
  prestige: {
    en: [
      'Prestige',
      `${DEALS.prestige} for the first deal with the active player in a turn. ${ALL_AWARDS} ducats when Venice comes, and again at the end.`,
    ],
    fr: [
      'Prestige',
      `${DEALS.prestige} point au premier échange avec le joueur actif dans un tour. ${ALL_AWARDS} ducats quand Venise sort, et encore à la fin.`,
    ],
    rule: 'R-6.18',
  },
  offer: {
    en: [
      'Offers',
      'So many a turn, and none to a player with whom too many came to nothing: the ledger and the pips count them. What was declined is not offered again.',
    ],
    fr: [
      'Offres',
      'Un nombre limité par tour, plus aucune à qui trop ont échoué : le registre et les points comptent. Ce qui fut refusé ne s’offre plus.',
    ],
    rule: 'R-6.12',
  },
  question: {
    rule: 'R-6.27',
    en: [
      'A question',
      'About an icon or the load of a card on offer. The answer may be false or missing; asking costs nothing.',
    ],
    fr: [
      'Une question',
      'Sur une icône ou le chargement d’une carte offerte. La réponse peut être fausse ou manquer ; demander ne coûte rien.',
    ],
  },
  wave: {
    rule: 'R-6.29',
    en: ['A wave', 'Said at the end of their turn: a good of their hand they would give. It binds nobody.'],
    fr: ['Une annonce', 'Dite à la fin de son tour : un bien de sa main à céder. Elle n’engage personne.'],
  },
  failed: {
    en: ['Failed offers', 'When all pips are full, this player hears no more offers this turn.'],
    fr: ['Offres manquées', 'Quand tous les points sont pleins, ce joueur n’écoute plus d’offre ce tour.'],
    rule: 'R-6.12',
  },
  call: {
    en: [
      'Call to all',
      'Once a turn: name goods you want and have. All answer sealed; proposals stay open until you end trade.',
    ],
    fr: [
      'Appel d’offres',
      'Une fois par tour : dites ce que vous cherchez et avez. Réponses sous pli, ouvertes jusqu’à la fin du commerce.',
    ],
    rule: 'R-6.15',
  },
  proposal: {
    en: [
      'Open proposal',
      'It stays until you end trade. Take it at any time while both sides can fulfil it.',
    ],
    fr: [
      'Proposition ouverte',
      'Elle reste jusqu’à la fin du commerce. Prenez-la tant que les deux côtés peuvent la tenir.',
    ],
    rule: 'R-6.16',
  },
  slack: {
    en: [
      'Cards you can part with',
      'You must still be able to play your load, with the cards you may yet buy.',
    ],
    fr: [
      'Cartes à céder',
      'Vous devez encore pouvoir jouer votre chargement, avec les cartes que vous pouvez acheter.',
    ],
    rule: 'R-6.7',
  },
  claim: {
    en: [
      'Certain and said',
      'The good of a card is always true. What is said of its icons and load is not checked and may be false.',
    ],
    fr: [
      'Sûr et dit',
      'Le bien d’une carte est toujours vrai. Ce qu’on dit de ses icônes et de son chargement n’est pas vérifié.',
    ],
    rule: 'R-6.10',
  },
  deal: {
    en: [
      'A deal',
      `Cards and ducats change hands at once. The active player’s partner gains ${DEALS.prestige} prestige, once a turn.`,
    ],
    fr: [
      'Un échange',
      `Cartes et ducats s’échangent aussitôt. Le partenaire du joueur actif gagne ${DEALS.prestige} point de prestige, une fois par tour.`,
    ],
    rule: 'R-6.17',
  },
};

type TokenNote = readonly [en: string, fr: string, rule: RuleId];
export const TOKEN_NOTES: Readonly<Record<string, TokenNote>> = {
  compass: [
    'Stopping here you may spend it at once and go to any port without a compass. Kept, it only counts at the end.',
    'En s’arrêtant ici, on peut la dépenser aussitôt pour tout port sans boussole. Gardée, elle ne compte qu’à la fin.',
    'R-8.3',
  ],
  fightPirates: [
    'While active, pirate icons on your cards are not counted.',
    'Actif, il annule les icônes pirates de vos cartes.',
    'R-8.4',
  ],
  favourableTerms: [
    `While active, your purchases of a turn cost ${FAVOURABLE} ducats.`,
    `Actif, vos achats d’un tour coûtent ${FAVOURABLE} ducats.`,
    'R-6.3',
  ],
  localAuthority: [
    `While active, your turn starts with ducats: hand limit minus ${LEAST_SEA_POWER}.`,
    `Actif, votre tour commence par des ducats : limite de main moins ${LEAST_SEA_POWER}.`,
    'R-8.5',
  ],
  bigDeal: [
    'While active, one more ducat icon each turn.',
    'Actif, une icône ducats de plus à chaque tour.',
    'R-7.4',
  ],
  seafaring: [
    'While active, 1 ducat for each ship icon you play.',
    'Actif, 1 ducat par icône navigation jouée.',
    'R-7.7',
  ],
};
