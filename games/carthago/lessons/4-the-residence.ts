// Lesson 4: three columns, the lowest freed space counts, and a column emptied is a seat more.
import type { Lesson } from '@comptoir/kernel';
import { inAnyOrder, TABLE, THIRD_DECADE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'The residence', fr: 'La résidence' },
  goal: {
    en: 'Empty a column: two seats more. Then free a disc.',
    fr: 'Videz une colonne : deux sièges de plus. Puis libérez un disque.',
  },
  pieces: ['carthago-residence', 'carthago-seat', 'carthago-influenceDisc'],
  opening: THIRD_DECADE,
  later: { 'space warDock': 6, seat: 5, tile: 5, use: 5 },
  moments: [
    {
      title: { en: 'Seats in your house', fr: 'Des sièges chez vous' },
      text: {
        en: 'Not all seats stand in the town hall. Of your three seats, two come from your own house.',
        fr: 'Tous les sièges ne sont pas à l’hôtel de ville. De vos trois sièges, deux viennent de votre maison.',
      },
      rule: 'R-9.2',
      ring: ['residence 0'],
      page: 'mine',
    },
    {
      title: { en: 'Three columns', fr: 'Trois colonnes' },
      text: {
        en: 'Left: seats, 0, 2, 3. Centre: strength, 3, 5. Right: discs. Freed from the top; only the lowest freed space counts.',
        fr: 'Gauche : sièges, 0, 2, 3. Centre : force, 3, 5. Droite : disques. On libère par le haut ; seule la place libre la plus basse compte.',
      },
      rule: 'R-2.4',
      ring: ['column left', 'column centre', 'column right'],
      page: 'mine',
    },
    {
      title: { en: 'Choose Residence', fr: 'Choisissez Résidence' },
      text: {
        en: 'A grey disc lies there: two cards. Play the basic Residence card, then Warship dock.',
        fr: 'Un disque gris y est : deux cartes. Jouez la carte de base Résidence, puis Quai de guerre.',
      },
      rule: 'R-4.3',
      picks: ['space residence', 'card residence', 'card warDock'],
      others: {
        space: {
          title: { en: 'Another action', fr: 'Une autre action' },
          text: {
            en: 'A ship would make 3 × 3 = 9. The house makes 5 × 2 = 10 this turn.',
            fr: 'Un bateau ferait 3 × 3 = 9. La maison fait 5 × 2 = 10 ce tour.',
          },
          yours: { en: '9 points at most', fr: '9 points au plus' },
          ours: { en: '5 × 2 = 10', fr: '5 × 2 = 10' },
        },
        card: {
          title: { en: 'A card with a good', fr: 'Une carte à marchandise' },
          text: {
            en: 'It works. But the house is paid in goods, and a basic card has none.',
            fr: 'Cela marche. Mais la maison se paie en marchandises, et une carte de base n’en a pas.',
          },
          yours: { en: 'a good less', fr: 'une marchandise de moins' },
          ours: { en: 'all goods kept', fr: 'toutes les marchandises' },
        },
        '*': {
          title: { en: 'A card for nothing', fr: 'Une carte, et c’est tout' },
          text: {
            en: 'A pass draws one card. There are five turns left, this one included.',
            fr: 'Passer pioche une carte. Il reste cinq tours, celui-ci compris.',
          },
          yours: { en: '1 card', fr: '1 carte' },
          ours: { en: 'two seats more', fr: 'deux sièges de plus' },
        },
      },
    },
    {
      title: { en: 'Three of one good', fr: 'Trois pareilles' },
      text: {
        en: 'The left column costs three cards of one good: dyes, oils or glass. You hold three glass. Free its last space.',
        fr: 'La colonne de gauche coûte trois cartes d’une marchandise : teintures, huiles ou verre. Vous avez trois verres. Libérez sa dernière place.',
      },
      why: {
        en: 'Cards paid here are goods: they are gone. The ship effect Opulence lets one of them be any other good.',
        fr: 'Payées comme marchandises, ces cartes sont perdues. L’effet Opulence permet que l’une soit d’une autre sorte.',
      },
      rule: 'R-5.2.1',
      reached: 1,
      picks: ['column left-glass', ...inAnyOrder('glass-5-warDock', 'glass-5-market', 'glass-6-tradeDock')],
      others: {
        'column right': {
          title: { en: 'A disc for two jewels', fr: 'Un disque pour deux bijoux' },
          text: {
            en: 'Cheaper: one disc more. The left column brings a disc too, and two seats.',
            fr: 'Moins cher : un disque. La gauche en rend un aussi, et deux sièges.',
          },
          yours: { en: '2 jewels: 1 disc', fr: '2 bijoux : 1 disque' },
          ours: { en: '3 glass: 1 disc, 2 seats', fr: '3 verres : 1 disque, 2 sièges' },
        },
        'column centre': {
          title: { en: 'Strength for two cedar', fr: 'De la force pour deux cèdres' },
          text: {
            en: 'Strength 3 helps at sea. In the last decade seats count at once.',
            fr: 'Force 3 aide en mer. Dans la dernière décennie, un siège compte tout de suite.',
          },
          yours: { en: '2 cedar: strength 3', fr: '2 cèdres : force 3' },
          ours: { en: '3 glass: 2 seats', fr: '3 verres : 2 sièges' },
        },
        '*': {
          title: { en: 'Nothing freed', fr: 'Rien de libéré' },
          text: {
            en: 'You may give it up, but two cards are played.',
            fr: 'C’est permis, mais deux cartes sont jouées.',
          },
          yours: { en: '3 × 2 = 6', fr: '3 × 2 = 6' },
          ours: { en: '5 × 2 = 10', fr: '5 × 2 = 10' },
        },
      },
    },
    {
      title: { en: 'Emptied: one seat more', fr: 'Vidée : un siège de plus' },
      text: {
        en: 'The space is worth 3 seats instead of 2, and an empty column adds one: 3 + 1. With the town hall 5 × 2 = 10.',
        fr: 'La place vaut 3 sièges au lieu de 2, et une colonne vide en ajoute un : 3 + 1. Avec l’hôtel de ville, 5 × 2 = 10.',
      },
      rule: 'R-9.2',
      ring: ['score'],
      page: 'mine',
      reached: 2,
    },
    {
      title: { en: 'The disc is yours', fr: 'Le disque est à vous' },
      text: {
        en: 'The freed disc lies in your supply, ready for a dock, a seat or a tile. End your turn.',
        fr: 'Le disque libéré est dans votre réserve, prêt pour un quai, un siège ou une tuile. Finissez le tour.',
      },
      rule: 'R-5.2.3',
      reached: 2,
      picks: ['end'],
      replies: ['1 space market', '1 card market', '1 market 1', '1 decline', '1 decline', '1 end'],
    },
    {
      title: { en: 'Residence again', fr: 'Encore la Résidence' },
      text: {
        en: 'Your own disc lies there: one card. Two jewels free a disc on the right, but two of your cards show Residence. Which one acts?',
        fr: 'Votre disque y est : une carte. Deux bijoux libèrent un disque à droite, mais deux de vos cartes montrent Résidence. Laquelle agit ?',
      },
      why: {
        en: 'The jewels card is one of the two jewels you need. Let the cedar act.',
        fr: 'La carte de bijoux est l’un des deux bijoux qu’il faut. Que le cèdre agisse.',
      },
      rule: 'R-11.25',
      isAlone: true,
      reached: 2,
      picks: ['space residence', 'card cedar-6-residence'],
      others: {
        card: {
          title: { en: 'One jewel too few', fr: 'Un bijou de moins' },
          text: {
            en: 'Then the right column cannot be paid. Two cedar still free the centre: strength 3.',
            fr: 'La droite ne peut plus être payée. Deux cèdres libèrent encore le centre : force 3.',
          },
          yours: { en: 'strength 3', fr: 'force 3' },
          ours: { en: 'a disc more', fr: 'un disque de plus' },
        },
        '*': {
          title: { en: 'Another action', fr: 'Une autre action' },
          text: {
            en: 'Ships raise the smaller number: a good plan too. First see the right column.',
            fr: 'Les bateaux augmentent le plus petit nombre : bon plan aussi. Voyez d’abord la droite.',
          },
          yours: { en: 'another plan', fr: 'un autre plan' },
          ours: { en: 'a disc for two jewels', fr: 'un disque pour deux bijoux' },
        },
      },
    },
    {
      title: { en: 'Two jewels, one disc', fr: 'Deux bijoux, un disque' },
      text: {
        en: 'Free the right column. Its next space gives two discs at once, and then the column is empty: a seat.',
        fr: 'Libérez la colonne de droite. La place suivante rend deux disques, et la colonne vide vaut un siège.',
      },
      rule: 'R-2.4',
      reached: 2,
      picks: ['column right', ...inAnyOrder('jewels-2-market', 'jewels-5-residence')],
      others: {
        '*': {
          title: { en: 'Given up', fr: 'Renoncé' },
          text: {
            en: 'You may, and keep the jewels. The card for the action is played.',
            fr: 'C’est permis, et les bijoux restent. La carte d’action est jouée.',
          },
          yours: { en: '2 jewels kept', fr: '2 bijoux gardés' },
          ours: { en: '1 disc more', fr: '1 disque de plus' },
        },
      },
    },
    {
      title: { en: 'A house that pays', fr: 'Une maison qui paie' },
      text: {
        en: 'Five seats, and discs enough for docks.',
        fr: 'Cinq sièges, et assez de disques pour les quais.',
      },
      reached: 3,
      known: [
        { text: { en: 'Left: 0, 2, 3 seats.', fr: 'Gauche : 0, 2, 3 sièges.' }, rule: 'R-2.4' },
        { text: { en: 'A column emptied: one seat.', fr: 'Une colonne vidée : un siège.' }, rule: 'R-9.2' },
        {
          text: { en: 'Centre strength, right discs.', fr: 'Centre : force. Droite : disques.' },
          rule: 'R-5.2.1',
        },
      ],
    },
  ],
};
