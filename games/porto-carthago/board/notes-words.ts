// The sentences of the notes: title and text in both languages, and the rule they follow.
import type { Lang, RuleId } from '@comptoir/kernel';

type Both = Readonly<Record<Lang, readonly [title: string, text: string]>> & { readonly rule: RuleId };

export const NOTES: Readonly<Record<string, Both>> = {
  quay: {
    en: [
      '',
      'Two servants claim it; then one good may lie here. A ship at the berth that wants this good loads at once.',
    ],
    fr: [
      '',
      'Deux serviteurs l’occupent ; une marchandise peut alors y attendre. Un navire à quai qui la demande la charge aussitôt.',
    ],
    rule: 'R-2.4',
  },
  palace: {
    en: [
      'The palace',
      'The most servants here win. Spaces are bought in order, each dearer than the last; the scroll is the number of trade points needed.',
    ],
    fr: [
      'Le palais',
      'Qui y a le plus de serviteurs gagne. Les places s’achètent dans l’ordre, toujours plus chères ; le rouleau dit combien de points de commerce il faut.',
    ],
    rule: 'R-8.2',
  },
  score: {
    en: ['Servants in the palace', 'This is what wins. Below: how many the path of intrigue would add now.'],
    fr: [
      'Serviteurs au palais',
      'C’est ce qui gagne. Dessous : combien le chemin de l’intrigue en ajouterait maintenant.',
    ],
    rule: 'R-11.5',
  },
  tradeHouse: {
    en: [
      'Trade house',
      'Trade points open the palace spaces and break ties. With 8 at the end of decade 4 the game is over.',
    ],
    fr: [
      'Maison de commerce',
      'Les points de commerce ouvrent les places du palais et départagent. Avec 8 à la fin de la décennie 4, la partie s’achève.',
    ],
    rule: 'R-9.4',
  },
  path: {
    en: [
      'Path of intrigue',
      'A trade point may instead send a servant here. At the end the players with most servants move 3, 2 and 1 of them into the palace, by how far the path is filled.',
    ],
    fr: [
      'Chemin de l’intrigue',
      'Un point de commerce peut envoyer ici un serviteur. À la fin, ceux qui en ont le plus en font entrer 3, 2 et 1 au palais, selon le remplissage du chemin.',
    ],
    rule: 'R-11.4',
  },
  temple: {
    en: [
      'Temple of Baal',
      'Servants who pray protect voyages: as many as the danger of the card make it a success. Each costs an offering of 1 talent, and one comes home.',
    ],
    fr: [
      'Temple de Baal',
      'Les serviteurs en prière protègent les voyages : autant que le danger de la carte, et c’est une réussite. Chacun coûte une offrande de 1 talent, et l’un d’eux rentre.',
    ],
    rule: 'R-9.2',
  },
  lighthouse: {
    en: [
      'Lighthouse',
      'At the start of a decade the one with most servants here places two ships or blocks one, the second places two, every other one.',
    ],
    fr: [
      'Phare',
      'Au début d’une décennie, qui a le plus de serviteurs ici place deux navires ou en bloque un ; le deuxième en place deux, les suivants un.',
    ],
    rule: 'R-5.1',
  },
  charter: {
    en: [
      'Chartered ships',
      'The captain puts a servant aboard. The transporter can then send a good on a voyage, if one of yours prays in the temple.',
    ],
    fr: [
      'Navires affrétés',
      'Le capitaine y place un serviteur. Le transporteur peut alors envoyer une marchandise en voyage, si l’un des vôtres prie au temple.',
    ],
    rule: 'R-7.1',
  },
  odds: {
    en: [
      'The danger of a voyage',
      'The top card of the deck decides. Success: its talents and 2 trade points; failure: half of them and 1 point. Each bar counts the cards of one danger in the deck.',
    ],
    fr: [
      'Le danger d’un voyage',
      'La première carte de la pioche décide. Réussite : ses talents et 2 points ; échec : la moitié et 1 point. Chaque barre compte les cartes d’un même danger.',
    ],
    rule: 'R-9.2',
  },
  market: {
    en: ['Market', 'The first good sold since it was filled costs 4, the second 3, every later one 2.'],
    fr: [
      'Marché',
      'La première marchandise vendue depuis le remplissage coûte 4, la deuxième 3, les suivantes 2.',
    ],
    rule: 'R-7.4',
  },
  deck: {
    en: ['Deck of ship cards', 'Which cards lie in it can be reckoned by all; their order is hidden.'],
    fr: ['Pioche des navires', 'Chacun peut déduire quelles cartes s’y trouvent ; leur ordre est caché.'],
    rule: 'R-2.3',
  },
  bag: {
    en: ['Bag of goods', 'Loaded and returned goods come back here; the market is filled from it by chance.'],
    fr: [
      'Sac de marchandises',
      'Les marchandises chargées y reviennent ; le marché en est rempli au hasard.',
    ],
    rule: 'R-2.2',
  },
  decade: {
    en: ['Decades', 'Five decades of five rounds. The game may end after the fourth.'],
    fr: ['Décennies', 'Cinq décennies de cinq tours. La partie peut finir après la quatrième.'],
    rule: 'R-1.2',
  },
  nextDecade: {
    en: [
      'When this decade ends',
      'Servants on action cards come home first. Then the fullest reserve is first player, and each servant in it brings 1 talent.',
    ],
    fr: [
      'À la fin de la décennie',
      'Les serviteurs des cartes d’action rentrent d’abord. Puis la réserve la plus nombreuse donne le premier joueur, et chaque serviteur en réserve rapporte 1 talent.',
    ],
    rule: 'R-4.2',
  },
  actions: {
    en: ['Action cards', 'They are dealt anew each decade.'],
    fr: ['Cartes d’action', 'Elles sont redistribuées à chaque décennie.'],
    rule: 'R-4.1',
  },
  talents: {
    en: ['Talents', 'Money. Yours alone to see until the end; it is the last word in a tie.'],
    fr: ['Talents', 'L’argent. Vous seul voyez le vôtre jusqu’à la fin ; il départage en dernier.'],
    rule: 'R-11.5',
  },
  reserve: {
    en: [
      'Reserve',
      'Servants in reserve pay for everything, bring 1 talent each per decade, and decide who is first player.',
    ],
    fr: [
      'Réserve',
      'Les serviteurs en réserve paient tout, rapportent 1 talent chacun par décennie et désignent le premier joueur.',
    ],
    rule: 'R-2.6',
  },
  servants: {
    en: [
      'Your eighteen servants',
      'None is ever lost: each stands somewhere. Those in the palace and on the path stay.',
    ],
    fr: [
      'Vos dix-huit serviteurs',
      'Aucun ne se perd : chacun est quelque part. Ceux du palais et du chemin y restent.',
    ],
    rule: 'R-2.1',
  },
  warehouse: {
    en: [
      'Warehouse',
      'Four spaces, two of them blocked by servants at the start. Freeing one costs 6 talents.',
    ],
    fr: [
      'Entrepôt',
      'Quatre cases, deux bloquées au début par des serviteurs. En libérer une coûte 6 talents.',
    ],
    rule: 'R-8.1',
  },
  held: {
    en: [
      'Privileges',
      'A loaded ship leaves its card. Some are used at once, these when you like on your turn.',
    ],
    fr: [
      'Privilèges',
      'Un navire chargé laisse sa carte. Certaines servent aussitôt, celles-ci quand vous voulez à votre tour.',
    ],
    rule: 'R-10.0',
  },
  takeTalents: {
    en: ['Take 3 talents', 'Instead of a card, from the bank.'],
    fr: ['Prendre 3 talents', 'Au lieu d’une carte, de la banque.'],
    rule: 'R-6.5',
  },
  refillMarket: {
    en: [
      'Refill the market',
      'All goods go back and new ones are drawn; you may then buy one for 6. No way back.',
    ],
    fr: [
      'Renouveler le marché',
      'Tout retourne au sac et d’autres sont tirées ; vous pouvez alors en acheter une à 6. Pas de retour.',
    ],
    rule: 'R-6.5',
  },
  transporter: {
    en: ['', 'Carries one of your goods: to one of your quays, back to the warehouse, or on a voyage.'],
    fr: ['', 'Porte une de vos marchandises : à l’un de vos quais, à l’entrepôt, ou en voyage.'],
    rule: 'R-7.5',
  },
  aristocrat: {
    en: ['', 'Moves up to 5 of your servants between lighthouse, temple and reserve.'],
    fr: ['', 'Déplace jusqu’à 5 de vos serviteurs entre phare, temple et réserve.'],
    rule: 'R-7.2',
  },
  captain: {
    en: ['', 'Puts one of your servants on a chartered ship.'],
    fr: ['', 'Place un de vos serviteurs sur un navire affrété.'],
    rule: 'R-7.1',
  },
  stevedore: {
    en: ['', 'Claims a quay with two servants, moves them to another, or brings them home.'],
    fr: ['', 'Réclame un quai avec deux serviteurs, les mène à un autre, ou les rappelle.'],
    rule: 'R-7.3',
  },
  merchant: {
    en: ['', 'Buys one good of the market into your warehouse.'],
    fr: ['', 'Achète une marchandise du marché pour votre entrepôt.'],
    rule: 'R-7.4',
  },
  releaseWarehouse: {
    en: ['', '6 talents: a servant that blocks your warehouse comes home, and the space is yours.'],
    fr: ['', '6 talents : un serviteur qui bloque votre entrepôt rentre, et la case est à vous.'],
    rule: 'R-8.1',
  },
  buyPalace: {
    en: ['', 'The cheapest free palace space, if you have its price, its trade points and a servant.'],
    fr: ['', 'La place libre la moins chère du palais, si vous avez son prix, ses points et un serviteur.'],
    rule: 'R-8.2',
  },
  bonusTalents: {
    en: ['', '3 more talents, at once.'],
    fr: ['', '3 talents de plus, tout de suite.'],
    rule: 'R-10.1',
  },
  bonusTradePoint: {
    en: ['', 'One more trade point, at once.'],
    fr: ['', 'Un point de commerce de plus, tout de suite.'],
    rule: 'R-10.2',
  },
  intrigueServant: {
    en: ['', 'A servant from your reserve on the path of intrigue, at once.'],
    fr: ['', 'Un serviteur de la réserve sur le chemin de l’intrigue, tout de suite.'],
    rule: 'R-10.3',
  },
  sortDeck: {
    en: ['', 'Look at the top three cards of the deck and put them back in any order.'],
    fr: ['', 'Regardez les trois premières cartes de la pioche et remettez-les dans l’ordre voulu.'],
    rule: 'R-10.4',
  },
  loadAnyGood: {
    en: ['', 'At one of your quays, any good counts as the one the ship wants.'],
    fr: ['', 'À l’un de vos quais, toute marchandise vaut celle que le navire demande.'],
    rule: 'R-10.5',
  },
  moveServants: {
    en: ['', 'Move up to three servants, anybody’s, between lighthouse and temple.'],
    fr: ['', 'Déplacez jusqu’à trois serviteurs, de n’importe qui, entre phare et temple.'],
    rule: 'R-10.6',
  },
  bringShip: {
    en: ['', 'A ship of the first row comes into port now, and loads if it can.'],
    fr: ['', 'Un navire de la première rangée entre au port, et charge s’il le peut.'],
    rule: 'R-10.7',
  },
  palaceWithoutPoints: {
    en: ['', 'Buy the next palace space without the trade points.'],
    fr: ['', 'Achetez la prochaine place du palais sans les points de commerce.'],
    rule: 'R-10.8',
  },
};
