// Lesson 6: visible crowns, the extra action, and what still pays in the last round.
import type { Lesson } from '@comptoir/kernel';
import { LAST_ROUND, TABLE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  ...LAST_ROUND,
  title: { en: 'Crowns and the extra', fr: 'Couronnes et action supplémentaire' },
  goal: {
    en: 'Turn your last workers into points.',
    fr: 'Changez vos derniers ouvriers en points.',
  },
  pieces: ['nauticus-crowns', 'nauticus-extra-action', 'nauticus-shipyard'],
  later: {},
  moments: [
    {
      title: { en: 'The last round', fr: 'La dernière manche' },
      text: {
        en: 'The game ends after this round. Then workers, stored tiles and coins pay little: three for 1 point. Crowns make more of them.',
        fr: 'La partie finit avec cette manche. Ouvriers, tuiles rangées et pièces valent alors peu : trois pour 1 point. Les couronnes en tirent plus.',
      },
      rule: 'R-10.3',
      ring: ['vp 0'],
      page: 'yard',
    },
    {
      title: { en: 'Three crowns show', fr: 'Trois couronnes visibles' },
      text: {
        en: 'A crown mast and a crown sail in your warehouse, and one turned pass tile: three visible crowns.',
        fr: 'Un mât et une voile à couronne dans l’entrepôt, et une tuile de passe retournée : trois couronnes visibles.',
      },
      rule: 'R-7.5',
      ring: ['warehouse 0'],
      page: 'yard',
    },
    {
      title: { en: 'Choose Crowns', fr: 'Choisissez Couronnes' },
      text: {
        en: 'Its bonus is 3 workers: then you have six. Each sent will pay 3 points.',
        fr: 'Son bonus est de 3 ouvriers : vous en aurez six. Chacun rapportera 3 points.',
      },
      rule: 'R-7.5',
      picks: ['slot 0'],
      others: {
        extra: {
          title: { en: 'The extra, too early', fr: 'L’action supplémentaire, trop tôt' },
          text: {
            en: 'It may be used now. After one more pass a fourth crown shows, and it pays more.',
            fr: 'C’est permis. Après une passe, une quatrième couronne paraîtra, et elle paiera mieux.',
          },
          yours: { en: '3 points a worker', fr: '3 points par ouvrier' },
          ours: { en: 'later, 4 points a worker', fr: 'plus tard, 4 points par ouvrier' },
        },
        '*': {
          title: { en: 'Ilse may take the crowns', fr: 'Ilse peut prendre les couronnes' },
          text: {
            en: 'Allowed. If she chooses Crowns you score too, but her 3 workers would be yours now.',
            fr: 'Permis. Si elle choisit Couronnes, vous marquerez aussi, mais sans les 3 ouvriers.',
          },
          yours: { en: 'another bonus', fr: 'un autre bonus' },
          ours: { en: '3 workers, worth 9 points', fr: '3 ouvriers, soit 9 points' },
        },
      },
    },
    {
      title: { en: 'Three times five', fr: 'Trois fois cinq' },
      text: {
        en: '3 crowns × 5 workers = 15 points, the most at one time. Send five; the crowns stay.',
        fr: '3 couronnes × 5 ouvriers = 15 points, le plus en une fois. Envoyez-en cinq ; les couronnes restent.',
      },
      rule: 'R-7.5',
      picks: ['workers 5', 'end'],
      others: {
        pass: {
          title: { en: 'A crown more, and nothing scored', fr: 'Une couronne de plus, rien de marqué' },
          text: {
            en: 'A pass saves 2 points. Crowns would have paid 15.',
            fr: 'Passer sauve 2 points. Les couronnes en auraient payé 15.',
          },
          yours: { en: '2 points saved', fr: '2 points sauvés' },
          ours: { en: '15 points', fr: '15 points' },
        },
        workers: {
          title: { en: 'A worker kept', fr: 'Un ouvrier gardé' },
          text: {
            en: 'In the last round a kept worker is worth a third of a point, here 3.',
            fr: 'Gardé, un ouvrier vaut un tiers de point à la fin ; ici, il en vaut 3.',
          },
          yours: { en: '3 points for each sent', fr: '3 points par ouvrier envoyé' },
          ours: { en: '15 points for five', fr: '15 points pour cinq' },
        },
        '*': {
          title: { en: 'The extra would pay more later', fr: 'Elle paierait plus tard' },
          text: {
            en: 'It may be used now. After a pass four crowns show.',
            fr: 'C’est permis. Après une passe, quatre couronnes seront visibles.',
          },
          yours: { en: '3 points a worker', fr: '3 points par ouvrier' },
          ours: { en: '4 points a worker', fr: '4 points par ouvrier' },
        },
      },
      replies: [
        ...['1 workers 2', '1 end', '1 slot 2', '1 take whale'],
        ...['1 item lighthouse', '1 ship 2', '1 reward vp3', '1 stop', '1 end'],
      ],
    },
    {
      title: { en: 'A pass is a crown', fr: 'Une passe, une couronne' },
      text: {
        en: 'Ilse chose sails and finished a ship. Without coins you gain more by a pass: 2 points saved, a fourth crown.',
        fr: 'Ilse a choisi les voiles et achevé un navire. Sans pièces, passez plutôt : 2 points sauvés, une quatrième couronne.',
      },
      rule: 'R-5.4',
      reached: 1,
      picks: ['pass'],
      others: {
        'item whale': {
          title: { en: 'A sail for a third of a point', fr: 'Une voile pour un tiers de point' },
          text: {
            en: 'Free, but no ship waits for it any more.',
            fr: 'Gratuite, mais aucun navire ne l’attend plus.',
          },
          yours: { en: 'a stored sail: 1 coin at the end', fr: 'une voile rangée : 1 pièce à la fin' },
          ours: { en: '2 points, a crown more', fr: '2 points, une couronne de plus' },
        },
        '*': {
          title: { en: 'Pass first', fr: 'Passez d’abord' },
          text: {
            en: 'The extra may come before or after your turn. After a pass one crown more counts.',
            fr: 'Elle se joue avant ou après le tour. Après une passe, une couronne de plus compte.',
          },
          yours: { en: '3 crowns count', fr: '3 couronnes comptent' },
          ours: { en: '4 crowns count', fr: '4 couronnes comptent' },
        },
      },
    },
    {
      title: { en: 'The extra, once a game', fr: 'L’action supplémentaire, une fois' },
      text: {
        en: 'Use it: 2 workers, then any action, turned down or not, without bonus or blue workers. A tile would cost 2. Name Crowns again.',
        fr: 'Jouez-la : 2 ouvriers, puis toute action, même retournée, sans bonus ni ouvriers bleus. Une tuile coûterait 2. Nommez encore Couronnes.',
      },
      why: {
        en: 'Unused, it is worth nothing. It does not take your turn: you have it besides.',
        fr: 'Inutilisée, elle ne vaut rien. Elle s’ajoute à votre tour.',
      },
      rule: 'R-9.1',
      reached: 1,
      picks: ['extra', 'action crowns'],
      others: {
        end: {
          title: { en: 'Kept for the next phase', fr: 'Gardée pour la suite' },
          text: {
            en: 'There are two phases left. Do not forget it: unused it is worth nothing.',
            fr: 'Il reste deux phases. Ne l’oubliez pas : inutilisée, elle ne vaut rien.',
          },
          yours: { en: 'no points yet', fr: 'pas encore de points' },
          ours: { en: '12 points now', fr: '12 points maintenant' },
        },
        '*': {
          title: { en: 'Another action', fr: 'Une autre action' },
          text: {
            en: 'Any of the eight may be named. None pays 12 points now.',
            fr: 'On peut nommer les huit. Aucune autre ne paie 12 points ici.',
          },
          yours: { en: '2 workers and that action', fr: '2 ouvriers et cette action' },
          ours: { en: '12 points', fr: '12 points' },
        },
      },
    },
    {
      title: { en: 'Count them yourself', fr: 'Comptez vous-même' },
      text: {
        en: 'Four crowns, three workers: how many do you send?',
        fr: 'Quatre couronnes, trois ouvriers : combien en envoyez-vous ?',
      },
      isAlone: true,
      rule: 'R-9.4',
      reached: 1,
      picks: ['workers 3'],
      others: {
        '*': {
          title: { en: 'Workers left over', fr: 'Des ouvriers de reste' },
          text: {
            en: 'Each is worth 4 points here, and a third of a point at the end. Fifteen would be the most.',
            fr: 'Chacun vaut 4 points ici, un tiers de point à la fin. Quinze serait le plus.',
          },
          yours: { en: '4 points less for each', fr: '4 points de moins chacun' },
          ours: { en: '4 × 3 = 12 points', fr: '4 × 3 = 12 points' },
        },
      },
    },
    {
      title: { en: 'Finish a ship, alone', fr: 'Un navire à achever, sans aide' },
      text: {
        en: 'Ship 2 lacks one sail, and it lies in your warehouse. Choose the action that brings it out, and a reward that pays now. Then stop.',
        fr: 'Il manque une voile au navire 2, et elle est dans l’entrepôt. Choisissez l’action qui l’en sort, puis une récompense qui paie. Arrêtez-vous ensuite.',
      },
      isAlone: true,
      rule: 'R-8.1',
      reached: 2,
      picks: [
        'slot 1',
        {
          pick: 'take lighthouse',
          fine: { take: { en: 'Fine too.', fr: 'Bien aussi.' } },
        },
        'move lighthouse-sail',
        {
          pick: 'reward vp3',
          fine: {
            'reward coins7': {
              en: 'Fine too: 7 coins make 2 points.',
              fr: 'Bien aussi : 7 pièces font 2 points.',
            },
          },
        },
        'stop',
      ],
      others: {
        slot: {
          title: { en: 'The sail stays in store', fr: 'La voile reste rangée' },
          text: {
            en: 'Only Transport brings a stored tile aboard, and one phase is left after this.',
            fr: 'Seul le Transport sort une tuile, et il ne reste qu’une phase ensuite.',
          },
          yours: { en: 'ship 2 unfinished', fr: 'navire 2 inachevé' },
          ours: { en: '2 points and a reward', fr: '2 points et une récompense' },
        },
        reward: {
          title: { en: 'Good early, little now', fr: 'Bon plus tôt, peu ici' },
          text: {
            en: 'At the end it counts as one to three coins, a point at most.',
            fr: 'À la fin, cela compte une à trois pièces, un point au plus.',
          },
          yours: { en: '1 point at most', fr: '1 point au plus' },
          ours: { en: '3 points', fr: '3 points' },
        },
        '*': {
          title: { en: 'The sail first', fr: 'La voile d’abord' },
          text: {
            en: 'Allowed. Two blue workers stand ready; the sail finishes a ship.',
            fr: 'Permis. Deux ouvriers bleus attendent ; la voile achève un navire.',
          },
          yours: { en: 'ship 2 waits', fr: 'le navire 2 attend' },
          ours: { en: '2 points and a reward', fr: '2 points et une récompense' },
        },
      },
      replies: [
        ...['1 move whale-sail', '1 reward vp3', '1 reward vp3', '1 reward coins7', '1 stop', '1 end'],
        ...['1 slot 7', '1 pass', '1 end'],
      ],
    },
    {
      title: { en: 'One phase is yours', fr: 'Une phase à vous' },
      text: {
        en: 'Play on: pass, turn your last tile, and see the count. Then a whole game.',
        fr: 'Jouez encore : passez, retournez la dernière tuile, voyez le décompte. Puis une vraie partie.',
      },
      reached: 3,
      known: [
        {
          text: { en: 'Crowns × workers, at most 15.', fr: 'Couronnes × ouvriers, 15 au plus.' },
          rule: 'R-7.5',
        },
        {
          text: {
            en: 'The extra: 2 workers, any action, once.',
            fr: 'Action supplémentaire : 2 ouvriers, une fois.',
          },
          rule: 'R-9.1',
        },
        {
          text: { en: 'At the end three coins are 1 point.', fr: 'À la fin, trois pièces font 1 point.' },
          rule: 'R-10.3',
        },
      ],
    },
  ],
};
