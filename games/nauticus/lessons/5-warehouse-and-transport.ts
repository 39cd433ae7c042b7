// Lesson 5: what is free goes ashore, a fifth tile for all four, twelve lofts, and Transport.
import type { Lesson } from '@comptoir/kernel';
import { STORED_HULLS, TABLE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Warehouse and Transport', fr: 'Entrepôt et Transport' },
  goal: {
    en: 'Fill the warehouse, then bring its tiles out.',
    fr: 'Remplissez l’entrepôt, puis sortez-en les tuiles.',
  },
  pieces: ['nauticus-warehouse', 'nauticus-transport', 'nauticus-mast'],
  opening: STORED_HULLS,
  later: { extra: 6 },
  moments: [
    {
      title: { en: 'What waits ashore', fr: 'Ce qui attend à terre' },
      text: {
        en: 'Stored tiles build ships later. Left in store at the end they count as coins: three for 1 point.',
        fr: 'Les tuiles rangées feront des navires. Encore rangées à la fin, elles valent des pièces : trois pour 1 point.',
      },
      rule: 'R-10.3',
      ring: ['warehouse 0'],
      page: 'yard',
    },
    {
      title: { en: 'Twelve lofts', fr: 'Douze cases' },
      text: {
        en: 'You hold three hull parts: 3 of 12 lofts. A mast takes two lofts, any other tile one.',
        fr: 'Trois parties de coque : 3 cases sur 12. Un mât prend deux cases, toute autre tuile une seule.',
      },
      rule: 'R-6.2',
      ring: ['warehouse 0'],
      page: 'yard',
    },
    {
      title: { en: 'Free goes ashore', fr: 'Gratuit, à terre' },
      text: {
        en: 'Ilse chose masts. The ship’s wheel costs 0, so it can only be stored. Take it.',
        fr: 'Ilse a choisi les mâts. Le blason Roue coûte 0 : il ne peut qu’être rangé. Prenez-le.',
      },
      why: {
        en: 'A worker is no payment: only a coin puts a tile straight aboard.',
        fr: 'Un ouvrier n’est pas un paiement : seule une pièce met la tuile droit à bord.',
      },
      rule: 'R-6',
      next: 'warehouse 0',
      picks: ['item helm'],
      others: {
        pass: {
          title: { en: 'Three blue workers unused', fr: 'Trois ouvriers bleus perdus' },
          text: {
            en: 'A pass saves 3 points. But masts are sold once a round, and three workers are lent to you now.',
            fr: 'Passer sauve 3 points. Mais les mâts ne se vendent qu’une fois par manche, et trois ouvriers vous sont prêtés.',
          },
          yours: { en: '3 points saved, no mast', fr: '3 points sauvés, pas de mât' },
          ours: { en: '0 coins, a mast in store', fr: '0 pièce, un mât rangé' },
        },
        '*': {
          title: { en: 'A mast for coins', fr: 'Un mât contre pièces' },
          text: {
            en: 'Good as well, and it may go aboard. The free one is still there for the next worker.',
            fr: 'Bien aussi, et il peut aller à bord. Le mât gratuit attend l’ouvrier suivant.',
          },
          yours: { en: '1 to 3 coins', fr: '1 à 3 pièces' },
          ours: { en: '0 coins, stored', fr: '0 pièce, rangé' },
        },
      },
    },
    {
      title: { en: 'All four: a fifth free', fr: 'Les quatre : une cinquième offerte' },
      text: {
        en: 'Who buys all four kinds gets one more tile. Whale aboard ship 1, then anchor and lighthouse; take a second whale as the gift. It is stored.',
        fr: 'Qui achète les quatre sortes en reçoit une de plus. Baleine sur le navire 1, puis ancre et phare ; en cadeau, une seconde baleine. Elle est rangée.',
      },
      why: {
        en: 'It comes once in an action, costs no worker, and counts for hulls, masts, sails and goods alike.',
        fr: 'Une fois par action, sans ouvrier, pour les coques, mâts, voiles et marchandises.',
      },
      rule: 'R-7.1.4',
      reached: 0,
      picks: ['item whale', 'ship 1', 'item ship-anchor', 'item lighthouse', 'take whale'],
      others: {
        take: {
          title: { en: 'A gift for another ship', fr: 'Un cadeau pour un autre navire' },
          text: {
            en: 'Any of the four will do. Ship 1 bears the whale, and its second part has no mast yet.',
            fr: 'Les quatre conviennent. Mais le navire 1 porte la baleine, et sa seconde partie attend un mât.',
          },
          yours: { en: 'a mast for a later ship', fr: 'un mât pour plus tard' },
          ours: { en: 'the second mast of ship 1', fr: 'le second mât du navire 1' },
        },
        stop: {
          title: { en: 'Blue workers are left', fr: 'Il reste des ouvriers bleus' },
          text: {
            en: 'You may stop. The gift comes only with the fourth kind.',
            fr: 'C’est permis. Le cadeau ne vient qu’avec la quatrième sorte.',
          },
          yours: { en: 'coins kept, no gift', fr: 'pièces gardées, pas de cadeau' },
          ours: { en: '6 coins, four masts more', fr: '6 pièces, quatre mâts de plus' },
        },
        warehouse: {
          title: { en: 'Stored, though you paid', fr: 'Rangé, bien que payé' },
          text: {
            en: 'It may wait, but takes two lofts and a worker to come out.',
            fr: 'Il peut attendre, mais prend deux cases, et un ouvrier pour sortir.',
          },
          yours: { en: 'two lofts, 1 worker later', fr: 'deux cases, 1 ouvrier plus tard' },
          ours: { en: 'aboard now', fr: 'à bord tout de suite' },
        },
        '*': {
          title: { en: 'Another order', fr: 'Un autre ordre' },
          text: {
            en: 'Any order brings the gift. Buying one kind twice costs 4 and does not count.',
            fr: 'Tout ordre mène au cadeau. Deux fois la même sorte coûte 4 et ne compte pas.',
          },
          yours: { en: 'another mast first', fr: 'un autre mât d’abord' },
          ours: { en: 'whale aboard ship 1', fr: 'la baleine sur le navire 1' },
        },
      },
    },
    {
      title: { en: 'Eleven of twelve', fr: 'Onze sur douze' },
      text: {
        en: 'End your turn. Then choose Sails: the bonus sail is free and takes your last loft. Take a whale.',
        fr: 'Finissez le tour. Puis choisissez Voiles : la voile du bonus est gratuite et prend la dernière case. Prenez une baleine.',
      },
      rule: 'R-5.1',
      next: 'warehouse 0',
      reached: 0,
      picks: ['end', 'slot 2', 'take whale'],
      others: {
        take: {
          title: { en: 'A sail of another crest', fr: 'Une voile d’un autre blason' },
          text: {
            en: 'It takes the last loft too, and waits for a ship of its crest.',
            fr: 'Elle prend aussi la dernière case, et attend un navire de son blason.',
          },
          yours: { en: 'a sail for later', fr: 'une voile pour plus tard' },
          ours: { en: 'a sail for ship 1', fr: 'une voile pour le navire 1' },
        },
        '*': {
          title: { en: 'Another action', fr: 'Une autre action' },
          text: {
            en: 'Allowed. With Sails you see what a full warehouse does.',
            fr: 'Permis. Avec Voiles, vous verrez ce que fait un entrepôt plein.',
          },
          yours: { en: 'another bonus', fr: 'un autre bonus' },
          ours: { en: 'a sail, the last loft', fr: 'une voile, la dernière case' },
        },
      },
    },
    {
      title: { en: 'Full: a free sail is refused', fr: 'Plein : une voile gratuite est refusée' },
      text: {
        en: 'The whale sail costs 0 and finds no loft: nobody can buy without room. A bonus without room would be lost. Pass, and turn your 3.',
        fr: 'La voile baleine coûte 0 et ne trouve pas de case : sans place, pas d’achat. Un bonus sans place serait perdu. Passez, et retournez votre 3.',
      },
      rule: 'R-7.1.3',
      reached: 1,
      picks: ['pass', 'end'],
      replies: ['1 pass', '1 end', '1 slot 6', '1 move fish', '1 end'],
    },
    {
      title: { en: 'Transport: a worker a tile', fr: 'Transport : un ouvrier par tuile' },
      text: {
        en: 'Ilse chose Transport. Each worker brings one stored tile to the yard, a mast too. Bring the whale mast aboard ship 1.',
        fr: 'Ilse a choisi Transport. Chaque ouvrier mène une tuile au chantier, un mât aussi. Menez le mât baleine au navire 1.',
      },
      rule: 'R-7.2',
      next: 'ship 0/1',
      reached: 1,
      picks: ['move whale-mast'],
      others: {
        pass: {
          title: { en: 'Two points saved', fr: 'Deux points sauvés' },
          text: {
            en: 'A pass turns your 2. But your twelve lofts stay full until the next Transport.',
            fr: 'Passer retourne votre 2. Mais vos douze cases restent pleines jusqu’au prochain Transport.',
          },
          yours: { en: '2 points, lofts full', fr: '2 points, cases pleines' },
          ours: { en: 'a mast aboard, 2 lofts free', fr: 'un mât à bord, 2 cases libres' },
        },
        'move whale-sail': {
          title: { en: 'A sail first', fr: 'Une voile d’abord' },
          text: {
            en: 'It goes on the mast that stands. The second mast would then wait.',
            fr: 'Elle va sur le mât debout. Le second mât attendrait alors.',
          },
          yours: { en: '1 loft free', fr: '1 case libre' },
          ours: { en: '2 lofts free, both masts stand', fr: '2 cases libres, deux mâts debout' },
        },
        '*': {
          title: { en: 'Another ship first', fr: 'Un autre navire d’abord' },
          text: {
            en: 'It leaves the warehouse as well. Ship 1 is nearer to its end.',
            fr: 'La tuile sort aussi. Mais le navire 1 est plus près d’être achevé.',
          },
          yours: { en: '1 worker, a ship begun', fr: '1 ouvrier, un navire commencé' },
          ours: { en: '1 worker, both masts stand', fr: '1 ouvrier, deux mâts debout' },
        },
      },
    },
    {
      title: { en: 'The second worker, on your own', fr: 'Le second ouvrier, sans aide' },
      text: {
        en: 'One blue worker is left. Ship 1 has masts: what may go on them now?',
        fr: 'Il reste un ouvrier bleu. Le navire 1 a ses mâts : qu’y mettre maintenant ?',
      },
      isAlone: true,
      reached: 2,
      picks: ['move whale-sail'],
      others: {
        move: {
          title: { en: 'Out of the warehouse', fr: 'Sortie de l’entrepôt' },
          text: {
            en: 'A good move too: room is made. A sail on ship 1 brings it nearer to its rewards.',
            fr: 'Bien joué aussi : cela fait de la place. Une voile rapproche le navire 1 de ses récompenses.',
          },
          yours: { en: 'room for more', fr: 'de la place' },
          ours: { en: 'one sail from finished', fr: 'à une voile de la fin' },
        },
        '*': {
          title: { en: 'A blue worker is lost', fr: 'Un ouvrier bleu perdu' },
          text: {
            en: 'You may stop, but the worker costs nothing.',
            fr: 'C’est permis, mais cet ouvrier ne coûte rien.',
          },
          yours: { en: 'nothing more moved', fr: 'rien de plus' },
          ours: { en: 'a sail set on ship 1', fr: 'une voile sur le navire 1' },
        },
      },
    },
    {
      title: { en: 'Room again', fr: 'De la place' },
      text: {
        en: 'One whale sail more and ship 1 is finished: 8 points.',
        fr: 'Encore une voile baleine, et le navire 1 est achevé : 8 points.',
      },
      reached: 3,
      known: [
        {
          text: { en: 'Free tiles are stored: twelve lofts.', fr: 'Gratuit, donc rangé : douze cases.' },
          rule: 'R-6',
        },
        {
          text: { en: 'All four kinds: a fifth free.', fr: 'Les quatre sortes : une cinquième offerte.' },
          rule: 'R-7.1.4',
        },
        {
          text: { en: 'Transport: a worker a tile.', fr: 'Transport : un ouvrier par tuile.' },
          rule: 'R-7.2',
        },
      ],
    },
  ],
};
