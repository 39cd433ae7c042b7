// Lesson 5: where a guild marker lies one may buy a tile or a seat; Intrigue brings the marker.
import type { Lesson } from '@comptoir/kernel';
import { inAnyOrder, TABLE, THIRD_DECADE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Guild actions', fr: 'Actions de guilde' },
  goal: {
    en: 'Buy a tile, then bring a marker to you.',
    fr: 'Achetez une tuile, puis attirez un marqueur.',
  },
  pieces: ['carthago-achievements', 'carthago-guildMarker', 'carthago-seat'],
  opening: [
    ...THIRD_DECADE,
    ...['0 space delivery', '0 card delivery', '0 card warDock', '0 dock 2', '0 card cedar-2-market'],
  ],
  later: { 'space warDock': 6 },
  moments: [
    {
      title: { en: 'Bought after the action', fr: 'Acheté après l’action' },
      text: {
        en: 'You have delivered at dock 2. The flag on your action is a guild marker: once a turn it lets you buy a seat or a place on a tile.',
        fr: 'Vous avez livré au quai 2. Le fanion sur votre action, un marqueur de guilde, permet une fois par tour d’acheter un siège ou une place de tuile.',
      },
      rule: 'R-7.1',
      ring: ['space delivery'],
      page: 'harbour',
    },
    {
      title: { en: 'Six tiles, two open', fr: 'Six tuiles, deux ouvertes' },
      text: {
        en: 'Tiles add points at the end, at most 12 each. Only those of this decade are open. First place 2 coins, second 5.',
        fr: 'Les tuiles ajoutent des points à la fin, 12 au plus chacune. Seules celles de la décennie sont ouvertes. Première place 2 pièces, deuxième 5.',
      },
      why: {
        en: 'One disc for each player on a tile, and it stays for good. The ship effect Legacy opens earlier tiles.',
        fr: 'Un disque par joueur et par tuile, pour toujours. L’effet Héritage ouvre les tuiles passées.',
      },
      rule: 'R-7.5',
      ring: ['tile goods', 'tile residence2'],
      page: 'city',
    },
    {
      title: { en: 'The cheap first place', fr: 'La première place, bon marché' },
      text: {
        en: 'Residence 2 pays 3 points for each disc in your supply at the end. Nobody is there: 2 coins. Pay with jewels 2, and end.',
        fr: 'Résidence 2 paie 3 points par disque en réserve à la fin. Personne n’y est : 2 pièces. Payez avec bijoux 2, et finissez.',
      },
      rule: 'R-9.4',
      picks: ['tile residence2', 'card jewels-2-market', 'end'],
      others: {
        'card oils-2-residence': {
          title: { en: '2 coins as well', fr: '2 pièces aussi' },
          text: {
            en: 'As good. Only the next steps of this lesson count on the oils.',
            fr: 'Aussi bien. Seule la suite de cette leçon compte sur les huiles.',
          },
          yours: { en: '2 coins', fr: '2 pièces' },
          ours: { en: '2 coins', fr: '2 pièces' },
        },
        'tile goods': {
          title: { en: 'The second place', fr: 'La deuxième place' },
          text: {
            en: 'Ilse holds the first. Goods pays sets of goods in your hand at the end; here it costs 5.',
            fr: 'Ilse a la première. Marchandises paie les séries en main à la fin ; ici, elle coûte 5.',
          },
          yours: { en: '5 coins', fr: '5 pièces' },
          ours: { en: '2 coins, 3 points a disc', fr: '2 pièces, 3 points par disque' },
        },
        seat: {
          title: { en: 'A seat: three points', fr: 'Un siège : trois points' },
          text: {
            en: 'With three ships a seat is worth 3. It costs 8 coins at least; the tile costs 2.',
            fr: 'Avec trois bateaux, un siège vaut 3. Il coûte 8 pièces au moins ; la tuile, 2.',
          },
          yours: { en: '8 coins or more: 3 points', fr: '8 pièces ou plus : 3 points' },
          ours: { en: '2 coins: 3 points a disc', fr: '2 pièces : 3 points par disque' },
        },
        card: {
          title: { en: 'No change is given', fr: 'On ne rend pas la monnaie' },
          text: {
            en: 'It pays, but 2 coins would do.',
            fr: 'Cela paie, mais 2 pièces suffisent.',
          },
          yours: { en: '3 coins or more', fr: '3 pièces ou plus' },
          ours: { en: '2 coins', fr: '2 pièces' },
        },
        '*': {
          title: { en: 'The marker stays', fr: 'Le marqueur reste' },
          text: {
            en: 'Allowed. Without a guild action it stays here, for Ilse too.',
            fr: 'Permis. Sans action de guilde, il reste là, pour Ilse aussi.',
          },
          yours: { en: 'nothing bought', fr: 'rien d’acheté' },
          ours: { en: '2 coins, 3 points a disc', fr: '2 pièces, 3 points par disque' },
        },
      },
      replies: [
        ...[
          '1 space market',
          '1 card market',
          '1 card warDock',
          '1 market 1',
          '1 decline',
          '1 ship jewels-6',
        ],
        ...['1 seat L8', '1 card jewels-5-delivery', '1 card cedar-3-delivery', '1 end'],
      ],
    },
    {
      title: { en: 'Used markers move on', fr: 'Un marqueur employé avance' },
      text: {
        en: 'Yours went on to the Market. Ilse used it there for a seat, so it went on again, to the Trade dock.',
        fr: 'Le vôtre est allé au Marché. Ilse s’en est servie pour un siège : il est reparti, au Quai de commerce.',
      },
      rule: 'R-4.8',
      ring: ['space tradeDock', 'space residence'],
      reached: 1,
    },
    {
      title: { en: 'No marker, but a ship', fr: 'Pas de marqueur, mais un bateau' },
      text: {
        en: 'Harbour delivery has no marker now. Choose it all the same: the dyes ship at dock 1 bears Intrigue.',
        fr: 'La Livraison portuaire n’a plus de marqueur. Choisissez-la tout de même : le bateau de teintures du quai 1 porte Intrigue.',
      },
      rule: 'R-6.2',
      reached: 1,
      picks: ['space delivery', 'card delivery'],
      others: {
        '*': {
          title: { en: 'Where a marker lies', fr: 'Là où est un marqueur' },
          text: {
            en: 'A guild action is possible there. Dock 1 would wait, and Intrigue with it.',
            fr: 'Une action de guilde y est possible. Mais le quai 1 attendra, et Intrigue avec lui.',
          },
          yours: { en: 'a seat, no ship', fr: 'un siège, pas de bateau' },
          ours: { en: 'a ship and a seat', fr: 'un bateau et un siège' },
        },
      },
    },
    {
      title: { en: 'A new ship works at once', fr: 'Un bateau neuf sert aussitôt' },
      text: {
        en: 'Deliver the dyes at dock 1. The ship comes face up, and its effect may be used in this very turn.',
        fr: 'Livrez les teintures au quai 1. Le bateau arrive face visible, et son effet peut servir ce tour même.',
      },
      why: {
        en: 'Used, it turns face down; a Market action turns one ship up again. Face down it still counts for your score.',
        fr: 'Employé, il passe face cachée ; le Marché en retourne un. Face cachée, il compte toujours pour le score.',
      },
      rule: 'R-6.0',
      next: 'fleet 0',
      reached: 1,
      picks: ['dock 1', 'card dyes-5-warDock'],
      others: {
        '*': {
          title: { en: 'The ship stays', fr: 'Le bateau reste' },
          text: {
            en: 'Allowed, but Intrigue stays with it.',
            fr: 'Permis, mais Intrigue reste avec lui.',
          },
          yours: { en: 'no ship, no marker', fr: 'ni bateau, ni marqueur' },
          ours: { en: 'a ship and Intrigue', fr: 'un bateau et Intrigue' },
        },
      },
    },
    {
      title: { en: 'Bring the marker to you', fr: 'Attirez le marqueur' },
      text: {
        en: 'Use Intrigue: take the Trade dock’s marker and set it on your action, Harbour delivery.',
        fr: 'Employez Intrigue : prenez le marqueur du Quai de commerce et posez-le sur votre action, Livraison portuaire.',
      },
      rule: 'R-6.2',
      next: 'space delivery',
      reached: 1,
      picks: [
        'use intrigue',
        {
          pick: 'marker tradeDock',
          fine: {
            'marker residence': { en: 'Fine too: either will do.', fr: 'Bien aussi : l’un ou l’autre.' },
          },
        },
        'space delivery',
      ],
      others: {
        end: {
          title: { en: 'Kept for later', fr: 'Gardé pour plus tard' },
          text: {
            en: 'It stays face up. But this turn ends without a seat.',
            fr: 'Il reste face visible. Mais ce tour finit sans siège.',
          },
          yours: { en: '3 × 4 = 12', fr: '3 × 4 = 12' },
          ours: { en: '4 × 4 = 16', fr: '4 × 4 = 16' },
        },
        '*': {
          title: { en: 'Away from your action', fr: 'Loin de votre action' },
          text: {
            en: 'A marker helps you only on the space where you act.',
            fr: 'Un marqueur ne vous sert que sur la case où vous agissez.',
          },
          yours: { en: 'no guild action now', fr: 'pas d’action de guilde' },
          ours: { en: 'a guild action now', fr: 'une action de guilde' },
        },
      },
    },
    {
      title: { en: 'Buy alone', fr: 'Achetez, cette fois sans aide' },
      text: {
        en: 'Now a seat is worth four ships. Take one of 8 and pay exactly.',
        fr: 'Un siège vaut maintenant quatre bateaux. Prenez celui à 8 et payez juste.',
      },
      isAlone: true,
      rule: 'R-7.2',
      reached: 2,
      picks: ['seat R8', ...inAnyOrder('cedar-6-residence', 'oils-2-residence')],
      others: {
        tile: {
          title: { en: 'A tile for your hand', fr: 'Une tuile pour votre main' },
          text: {
            en: 'Goods pays sets in hand at the end, but cards are what you spend. A seat is 4 points now.',
            fr: 'Marchandises paie les séries en main à la fin, et vous dépensez vos cartes. Un siège : 4 points.',
          },
          yours: { en: '5 coins, points unsure', fr: '5 pièces, points incertains' },
          ours: { en: '8 coins, 4 points', fr: '8 pièces, 4 points' },
        },
        card: {
          title: { en: 'Count the coins', fr: 'Comptez les pièces' },
          text: {
            en: '6 and 2 make 8, and so do 5 and 3. Anything above is lost.',
            fr: '6 et 2 font 8, 5 et 3 aussi. Le surplus est perdu.',
          },
          yours: { en: '8 coins or more', fr: '8 pièces ou plus' },
          ours: { en: '8 coins: 6 and 2', fr: '8 pièces : 6 et 2' },
        },
        '*': {
          title: { en: 'Not this one', fr: 'Pas celui-ci' },
          text: {
            en: 'Every seat counts one; 8 coins is the least.',
            fr: 'Chaque siège compte pour un ; 8 pièces, c’est le moins.',
          },
          yours: { en: 'more coins, or no seat', fr: 'plus de pièces, ou pas de siège' },
          ours: { en: '8 coins, 1 seat', fr: '8 pièces, 1 siège' },
        },
      },
    },
    {
      title: { en: 'Four times four, and a tile', fr: 'Quatre fois quatre, et une tuile' },
      text: {
        en: 'One guild action a turn, whatever Intrigue does.',
        fr: 'Une action de guilde par tour, même avec Intrigue.',
      },
      reached: 3,
      known: [
        {
          text: {
            en: 'Marker on your space: a seat or a tile.',
            fr: 'Marqueur sur votre case : siège ou tuile.',
          },
          rule: 'R-7.1',
        },
        { text: { en: 'A used marker moves on.', fr: 'Un marqueur employé avance.' }, rule: 'R-4.8' },
        {
          text: { en: 'A ship’s effect: once, face up.', fr: 'Effet d’un bateau : une fois, face visible.' },
          rule: 'R-6.0',
        },
      ],
    },
  ],
};
