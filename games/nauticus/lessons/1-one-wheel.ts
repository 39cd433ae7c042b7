// Lesson 1: a phase. One player chooses an action and takes its bonus, everybody performs it.
import type { Lesson } from '@comptoir/kernel';
import { TABLE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'One wheel for all', fr: 'Une roue pour tous' },
  goal: {
    en: 'Choose once, follow Ilse once, and begin a ship.',
    fr: 'Choisissez une fois, suivez Ilse une fois, commencez un navire.',
  },
  pieces: ['nauticus-hull-stern', 'nauticus-hull-bow', 'nauticus-coin'],
  opening: [],
  later: { extra: 6, pass: 3 },
  moments: [
    {
      title: { en: 'Ships are points', fr: 'Les navires font les points' },
      text: {
        en: 'After four rounds the most points win. A finished ship pays by its length: 2, 8, 20 or 35 points for one to four parts.',
        fr: 'Après quatre manches, le plus de points gagne. Un navire achevé paie selon sa longueur : 2, 8, 20 ou 35 points pour une à quatre parties.',
      },
      rule: 'R-10.2',
      ring: ['vp 0'],
      page: 'yard',
    },
    {
      title: { en: 'The table in one look', fr: 'La table en un coup d’œil' },
      text: {
        en: 'The wheel: eight actions. Beside it Ilse’s harbour. Below, your warehouse and your shipyard.',
        fr: 'La roue : huit actions. À côté, le port d’Ilse. En bas, votre entrepôt et votre chantier.',
      },
      ring: ['wheel'],
    },
    {
      title: { en: 'One chooses, all act', fr: 'Un choisit, tous agissent' },
      text: {
        en: 'In each phase one player chooses an action, and everybody performs it. The bonus beside it is the chooser’s alone. Choose Hull: 2 points for you.',
        fr: 'À chaque phase, un joueur choisit une action et tous la font. Le bonus d’à côté est pour lui seul. Choisissez Coque : 2 points pour vous.',
      },
      why: {
        en: 'A tile that was chosen is turned down. Seven phases make a round, and the choice passes on after each.',
        fr: 'Une tuile choisie est retournée. Sept phases font une manche, et le choix passe au suivant après chacune.',
      },
      rule: 'R-1.1',
      picks: ['slot 3'],
      others: {
        'slot 5': {
          title: { en: 'Masts before a hull', fr: 'Des mâts avant la coque' },
          text: {
            en: 'Everybody would buy masts now, and yours would have no hull to stand on.',
            fr: 'Tous achèteraient des mâts, et les vôtres n’auraient pas de coque.',
          },
          yours: { en: '1 worker, 1 good; masts in store', fr: '1 ouvrier, 1 marchandise ; mâts rangés' },
          ours: { en: '2 points; a hull at sea', fr: '2 points ; une coque à l’eau' },
        },
        '*': {
          title: { en: 'A ship begins with its hull', fr: 'Un navire commence par sa coque' },
          text: {
            en: 'This is allowed, and everybody would perform it. Your shipyard stays empty for now.',
            fr: 'C’est permis, et tous feraient cette action. Votre chantier reste vide pour l’instant.',
          },
          yours: { en: 'another bonus, no hull', fr: 'un autre bonus, pas de coque' },
          ours: { en: '2 points, then a hull', fr: '2 points, puis une coque' },
        },
      },
    },
    {
      title: { en: 'A part for a coin', fr: 'Une partie pour une pièce' },
      text: {
        en: 'One worker buys one part; the wheel lends you two blue ones. The rim shows the price. Take the stern for 1 coin and begin a new ship.',
        fr: 'Un ouvrier achète une partie ; la roue vous en prête deux bleus. Le bord donne le prix. Prenez la poupe pour 1 pièce et commencez un navire.',
      },
      why: {
        en: 'Blue workers serve everybody in this phase and are used first. What a use costs besides is on the rim.',
        fr: 'Les ouvriers bleus servent à tous pendant la phase et partent d’abord. Le prix est sur le bord.',
      },
      rule: 'R-7.1',
      next: 'new',
      picks: ['item stern', 'new'],
      others: {
        'item single': {
          title: { en: 'Free, but it waits ashore', fr: 'Gratuite, mais elle reste à terre' },
          text: {
            en: 'What costs 0 is stored in the warehouse. And a ship of one part is worth 2 points only.',
            fr: 'Ce qui coûte 0 va à l’entrepôt. Et un navire d’une partie ne vaut que 2 points.',
          },
          yours: { en: '0 coins, stored', fr: '0 pièce, rangée' },
          ours: { en: '1 coin, at sea now', fr: '1 pièce, à l’eau' },
        },
        warehouse: {
          title: { en: 'Stored, not built', fr: 'Rangée, pas posée' },
          text: {
            en: 'It may wait, but only the action Transport brings it out again, for one worker.',
            fr: 'Elle peut attendre, mais seul le Transport l’en sort, pour un ouvrier.',
          },
          yours: { en: 'one worker more, later', fr: 'un ouvrier de plus, plus tard' },
          ours: { en: 'begins ship 1 now', fr: 'commence le navire 1' },
        },
        '*': {
          title: { en: 'A dearer beginning', fr: 'Un début plus cher' },
          text: {
            en: 'A ship may begin with any part. The stern is the cheapest one today.',
            fr: 'Un navire peut commencer par n’importe quelle partie. La poupe est la moins chère ici.',
          },
          yours: { en: '2 or 3 coins', fr: '2 ou 3 pièces' },
          ours: { en: '1 coin', fr: '1 pièce' },
        },
      },
    },
    {
      title: { en: 'Close the hull', fr: 'Fermez la coque' },
      text: {
        en: 'Add the bow to ship 1, for 3 coins and your second blue worker. Two parts: 8 points once masts and sails stand.',
        fr: 'Ajoutez la proue au navire 1, pour 3 pièces et votre second ouvrier bleu. Deux parties : 8 points une fois mâtées et voilées.',
      },
      why: {
        en: 'Stern and bow close a hull. Up to two middle parts may stand between them.',
        fr: 'Poupe et proue ferment la coque. Jusqu’à deux parties centrales tiennent entre elles.',
      },
      rule: 'R-6.4',
      reached: 1,
      picks: [
        {
          pick: 'item bow',
          fine: {
            'item middle': {
              en: 'Fine too: a longer ship, 20 points once it has its bow.',
              fr: 'Bien aussi : un navire plus long, 20 points avec sa proue.',
            },
          },
        },
        'ship 1',
      ],
      others: {
        stop: {
          title: { en: 'A blue worker is left', fr: 'Il reste un ouvrier bleu' },
          text: {
            en: 'Blue workers that nobody uses are lost. Your ship stays open until the next hull parts.',
            fr: 'Un ouvrier bleu non utilisé est perdu. Votre navire reste ouvert jusqu’aux prochaines coques.',
          },
          yours: { en: 'one part, open', fr: 'une partie, ouverte' },
          ours: { en: '3 coins, hull closed', fr: '3 pièces, coque fermée' },
        },
        '*': {
          title: { en: 'It does not close the ship', fr: 'Cela ne ferme pas le navire' },
          text: {
            en: 'Only a bow closes a hull that begins with a stern.',
            fr: 'Seule une proue ferme une coque qui commence par la poupe.',
          },
          yours: { en: 'ship 1 stays open', fr: 'le navire 1 reste ouvert' },
          ours: { en: '3 coins, hull closed', fr: '3 pièces, coque fermée' },
        },
      },
    },
    {
      title: { en: 'Keep your own workers', fr: 'Gardez vos ouvriers' },
      text: {
        en: 'Both blue workers are used. Your own four could work too, but come back only as bonus or reward. Stop, and end your turn.',
        fr: 'Les deux bleus ont servi. Vos quatre ouvriers pourraient travailler aussi, mais ne reviennent que par bonus ou récompense. Arrêtez-vous et finissez le tour.',
      },
      rule: 'R-5.2',
      reached: 2,
      picks: ['stop', 'end'],
      others: {
        '*': {
          title: { en: 'With a worker of your own', fr: 'Avec un ouvrier à vous' },
          text: {
            en: 'Allowed, as often as you like. Own workers come back only as bonus or reward.',
            fr: 'Permis, autant que vous voulez. Vos ouvriers ne reviennent que par bonus ou récompense.',
          },
          yours: { en: '1 of your 4 workers', fr: '1 de vos 4 ouvriers' },
          ours: { en: 'all 4 stay', fr: 'les 4 restent' },
        },
      },
      replies: [
        ...['1 item stern', '1 new', '1 item bow', '1 ship 1', '1 stop', '1 end'],
        ...['1 slot 4', '1 workers 2', '1 end'],
      ],
    },
    {
      title: { en: 'Her choice, your turn', fr: 'Son choix, votre tour' },
      text: {
        en: 'Ilse bought, then chose money and took the bonus, 2 workers. You perform it too: 2 coins a worker. Send one, the blue one.',
        fr: 'Ilse a acheté, puis choisi l’argent et pris le bonus, 2 ouvriers. À vous aussi : 2 pièces par ouvrier. Envoyez-en un, le bleu.',
      },
      why: {
        en: 'Everybody has all of the wheel’s blue workers, whatever others used.',
        fr: 'Chacun dispose de tous les ouvriers bleus de la roue, quoi qu’aient fait les autres.',
      },
      rule: 'R-5.2',
      reached: 2,
      picks: ['workers 1', 'end'],
      others: {
        '*': {
          title: { en: 'Own workers are dear', fr: 'Vos ouvriers sont précieux' },
          text: {
            en: 'Each of yours brings 2 coins here once; on a good price it saves more.',
            fr: 'Chacun des vôtres rapporte ici 2 pièces ; sur un bon prix, il vaut plus.',
          },
          yours: { en: 'more coins, fewer workers', fr: 'plus de pièces, moins d’ouvriers' },
          ours: { en: '2 coins, all 4 stay', fr: '2 pièces, les 4 restent' },
        },
      },
    },
    {
      title: { en: 'Now you choose alone', fr: 'Choisissez, sans aide' },
      text: {
        en: 'The choice is yours again, and six tiles are left. Take any: weigh its bonus, and what Ilse would do with it.',
        fr: 'Le choix vous revient, et six tuiles restent. Prenez-en une : pesez son bonus, et ce qu’Ilse en ferait.',
      },
      isAlone: true,
      reached: 3,
      picks: [
        {
          pick: 'slot 5',
          fine: {
            slot: {
              en: 'Chosen: first you, then Ilse.',
              fr: 'C’est choisi : vous d’abord, puis Ilse.',
            },
          },
        },
      ],
    },
    {
      title: { en: 'That is a phase', fr: 'Voilà une phase' },
      text: {
        en: 'Next come masts and sails for your hull.',
        fr: 'Viennent ensuite les mâts et les voiles de votre coque.',
      },
      reached: 3,
      known: [
        { text: { en: 'One chooses, everybody acts.', fr: 'Un choisit, tous agissent.' }, rule: 'R-1.1' },
        { text: { en: 'The bonus is the chooser’s.', fr: 'Le bonus est à qui choisit.' }, rule: 'R-5' },
        {
          text: { en: 'Blue workers go first, own ones stay.', fr: 'Les bleus d’abord, les vôtres restent.' },
          rule: 'R-5.2',
        },
      ],
    },
  ],
};
