// Lesson 6: expeditions, strength against danger, and the disc that comes back onto a tile.
import type { Lesson } from '@comptoir/kernel';
import { TABLE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Warships and tiles', fr: 'Bateaux de guerre et tuiles' },
  goal: {
    en: 'Send two expeditions, and win two tiles.',
    fr: 'Lancez deux expéditions, et gagnez deux tuiles.',
  },
  pieces: ['carthago-strength', 'carthago-achievements', 'carthago-achievements'],
  opening: [],
  later: {},
  moments: [
    {
      title: { en: 'Ships nobody can see', fr: 'Des bateaux que nul ne voit' },
      text: {
        en: 'An expedition turns up the top ship of the deck. If your strength is at least its danger, 1 to 6, it is yours.',
        fr: 'Une expédition retourne le premier bateau de la pioche. Si votre force atteint son danger, de 1 à 6, il est à vous.',
      },
      rule: 'R-5.5.6',
      ring: ['shipdeck'],
      page: 'docks',
    },
    {
      title: { en: 'Strength and docks', fr: 'Force et quais' },
      text: {
        en: 'Three warship docks lie inside the ring. Your strength is 1; a disc out of the strength column makes it 3.',
        fr: 'Trois quais de guerre sont dans l’anneau. Votre force est 1 ; un disque de moins dans la colonne de force, et elle est 3.',
      },
      rule: 'R-2.3',
      ring: ['column centre', 'war 1', 'war 2', 'war 3'],
      page: 'harbour',
    },
    {
      title: { en: 'Stronger at once', fr: 'Plus fort aussitôt' },
      text: {
        en: 'Send your first disc from the strength column to a warship dock.',
        fr: 'Envoyez votre premier disque, de la colonne de force à un quai de guerre.',
      },
      rule: 'R-3.11',
      next: 'war 1',
      picks: ['column centre', 'war 1'],
      others: {
        column: {
          title: { en: 'Strength stays 1', fr: 'La force reste 1' },
          text: {
            en: 'Allowed. With strength 1 five expeditions of six fail.',
            fr: 'Permis. Avec une force de 1, cinq expéditions sur six échouent.',
          },
          yours: { en: 'strength 1', fr: 'force 1' },
          ours: { en: 'strength 3', fr: 'force 3' },
        },
        war: {
          title: { en: 'Another dock', fr: 'Un autre quai' },
          text: { en: 'All three serve alike.', fr: 'Les trois se valent.' },
          yours: { en: 'the same', fr: 'pareil' },
          ours: { en: 'the same', fr: 'pareil' },
        },
        '*': {
          title: { en: 'No warship yet', fr: 'Pas encore de guerre' },
          text: {
            en: 'A trade dock is good too. This lesson goes to sea.',
            fr: 'Un quai de commerce est bien aussi. Cette leçon part en mer.',
          },
          yours: { en: 'no expedition', fr: 'pas d’expédition' },
          ours: { en: 'an expedition next turn', fr: 'une expédition au prochain tour' },
        },
      },
      replies: [
        ...['1 column left', '1 dock 2', '1 space tradeDock', '1 card tradeDock', '1 dock 3', '1 end'],
      ],
    },
    {
      title: { en: 'Send it', fr: 'Lancez-la' },
      text: {
        en: 'Expeditions leave with Harbour delivery: play the basic card, then Residence. Send yours; any trade card pays, here the glass.',
        fr: 'Les expéditions partent avec la Livraison portuaire : jouez la carte de base, puis Résidence. Lancez la vôtre ; toute carte Commerce paie, ici le verre.',
      },
      why: {
        en: 'One Harbour delivery may do both: load a trade ship and send an expedition.',
        fr: 'Une même Livraison portuaire peut charger un bateau et lancer une expédition.',
      },
      rule: 'R-5.5.4',
      picks: [...['space delivery', 'card delivery', 'card residence', 'war 1'], 'card glass-5-market'],
      others: {
        space: {
          title: { en: 'The warship waits', fr: 'Le bateau de guerre attend' },
          text: {
            en: 'Allowed. Your disc stays at its dock until a Harbour delivery.',
            fr: 'Permis. Votre disque reste à quai jusqu’à une Livraison portuaire.',
          },
          yours: { en: 'no expedition', fr: 'pas d’expédition' },
          ours: { en: 'a ship, by chance', fr: 'un bateau, avec de la chance' },
        },
        '*': {
          title: { en: 'Another way', fr: 'Une autre façon' },
          text: {
            en: 'Allowed. The oils and the cedar fit ships in the harbour; the glass fits none now.',
            fr: 'Permis. Les huiles et le cèdre vont à des bateaux du port ; le verre à aucun.',
          },
          yours: { en: 'a useful card less', fr: 'une carte utile de moins' },
          ours: { en: 'the glass', fr: 'le verre' },
        },
      },
    },
    {
      title: { en: 'Strength 3, danger 1', fr: 'Force 3, danger 1' },
      text: {
        en: 'A success: the ship is yours, face down, with cards for its 6 coins. And the disc that returns may go on a tile: take Residence 1, for 2 coins.',
        fr: 'Réussi : le bateau est à vous, face cachée, avec des cartes pour ses 6 pièces. Et le disque revenu peut aller sur une tuile : prenez Résidence 1, pour 2 pièces.',
      },
      why: {
        en: 'It needs no guild marker. Residence 1 pays 3 points for each freed space of your house.',
        fr: 'Sans marqueur de guilde. Résidence 1 paie 3 points par place libérée de votre maison.',
      },
      rule: 'R-5.5.7',
      reached: 1,
      picks: ['tile residence1', 'card jewels-2-residence', 'end'],
      others: {
        tile: {
          title: { en: 'Town hall 1', fr: 'Hôtel de ville 1' },
          text: {
            en: 'It pays 4 points for each disc on the two large seats, of 12 coins. You have none yet.',
            fr: 'Elle paie 4 points par disque sur les deux grands sièges, à 12 pièces. Vous n’en avez pas.',
          },
          yours: { en: '0 points so far', fr: '0 point pour l’instant' },
          ours: { en: '3 points already', fr: '3 points déjà' },
        },
        card: {
          title: { en: 'No change is given', fr: 'On ne rend pas la monnaie' },
          text: { en: '2 coins would do.', fr: '2 pièces suffisent.' },
          yours: { en: '3 coins or more', fr: '3 pièces ou plus' },
          ours: { en: '2 coins', fr: '2 pièces' },
        },
        seat: {
          title: { en: 'The guild action too', fr: 'L’action de guilde aussi' },
          text: {
            en: 'A marker lies here, so you may: 1 × 1. The tile was not a guild action.',
            fr: 'Un marqueur est là, donc oui : 1 × 1. La tuile n’était pas une action de guilde.',
          },
          yours: { en: '8 coins: 1 point so far', fr: '8 pièces : 1 point pour l’instant' },
          ours: { en: 'cards kept', fr: 'cartes gardées' },
        },
        '*': {
          title: { en: 'The disc stays', fr: 'Le disque reste' },
          text: {
            en: 'It lies in your supply. The first place costs only 2 coins, as long as it is free.',
            fr: 'Il reste en réserve. La première place ne coûte que 2 pièces, tant qu’elle est libre.',
          },
          yours: { en: 'a disc in supply', fr: 'un disque en réserve' },
          ours: { en: '2 coins: 3 points', fr: '2 pièces : 3 points' },
        },
      },
      replies: ['1 space market', '1 card market', '1 card residence', '1 market 2', '1 decline', '1 end'],
    },
    {
      title: { en: 'Another disc to sea', fr: 'Un autre disque en mer' },
      text: {
        en: 'Choose Warship dock and set a disc there. Then end your turn.',
        fr: 'Choisissez Quai de guerre et posez-y un disque. Puis finissez le tour.',
      },
      why: {
        en: 'Two of the three docks at most; the ship effect Commando opens the anchor besides.',
        fr: 'Deux des trois quais au plus ; l’effet Commando ouvre l’ancre en plus.',
      },
      rule: 'R-5.4.1',
      reached: 2,
      picks: ['space warDock', 'card warDock', 'war 1', 'end'],
      others: {
        card: {
          title: { en: 'A card with a good', fr: 'Une carte à marchandise' },
          text: {
            en: 'It shows Warship dock too. The basic card can do nothing else.',
            fr: 'Elle montre aussi Quai de guerre. La carte de base ne sait rien d’autre.',
          },
          yours: { en: 'a good laid aside', fr: 'une marchandise de côté' },
          ours: { en: 'a basic card', fr: 'une carte de base' },
        },
        war: {
          title: { en: 'Another dock', fr: 'Un autre quai' },
          text: { en: 'All three serve alike.', fr: 'Les trois se valent.' },
          yours: { en: 'the same', fr: 'pareil' },
          ours: { en: 'the same', fr: 'pareil' },
        },
        '*': {
          title: { en: 'Another plan', fr: 'Un autre plan' },
          text: {
            en: 'Allowed. Town hall 1 is still open to a disc that comes back from sea.',
            fr: 'Permis. Hôtel de ville 1 reste ouverte à un disque revenu de mer.',
          },
          yours: { en: 'no second expedition', fr: 'pas de seconde expédition' },
          ours: { en: 'a second expedition', fr: 'une seconde expédition' },
        },
      },
      replies: ['1 pass'],
    },
    {
      title: { en: 'The same, alone', fr: 'La même chose, sans aide' },
      text: {
        en: 'Ilse passed for a card. Send your expedition, and pay with your cheapest trade card.',
        fr: 'Ilse a passé pour une carte. Lancez votre expédition, et payez avec votre carte Commerce la moins chère.',
      },
      isAlone: true,
      rule: 'R-5.5.4',
      reached: 2,
      picks: ['space delivery', 'card delivery', 'war 1', 'card glass-3-residence'],
      others: {
        card: {
          title: { en: 'A dearer card', fr: 'Une carte plus chère' },
          text: {
            en: 'Any trade card pays alike, so the one with the fewest coins is enough.',
            fr: 'Toutes paient pareil : celle qui a le moins de pièces suffit.',
          },
          yours: { en: '4 or 5 coins gone', fr: '4 ou 5 pièces perdues' },
          ours: { en: '3 coins gone', fr: '3 pièces perdues' },
        },
        '*': {
          title: { en: 'The disc waits', fr: 'Le disque attend' },
          text: {
            en: 'Allowed. It stays at its dock until you send it.',
            fr: 'Permis. Il reste à quai jusqu’au départ.',
          },
          yours: { en: 'no expedition', fr: 'pas d’expédition' },
          ours: { en: 'a ship, or a card and a tile', fr: 'un bateau, ou une carte et une tuile' },
        },
      },
    },
    {
      title: { en: 'Failed, and still a tile', fr: 'Échec, et pourtant une tuile' },
      text: {
        en: 'Danger 5 against 3: the ship is gone, you drew a card. The disc may take a tile all the same: Town hall 1, with the dyes of 3 coins.',
        fr: 'Danger 5 contre 3 : le bateau repart, vous piochez une carte. Le disque peut prendre une tuile tout de même : Hôtel de ville 1, avec les teintures à 3 pièces.',
      },
      why: {
        en: 'An active Escorts ship would have added 2: just enough for danger 5.',
        fr: 'Un bateau Escortes actif aurait ajouté 2 : juste assez pour un danger de 5.',
      },
      rule: 'R-5.5.7',
      reached: 2,
      picks: ['tile townHall1', 'card dyes-3-tradeDock'],
      others: {
        '*': {
          title: { en: 'Another choice', fr: 'Un autre choix' },
          text: {
            en: 'Allowed. The place for 2 coins is free now; next decade this tile is closed.',
            fr: 'Permis. La place à 2 pièces est libre ; la décennie suivante, cette tuile sera fermée.',
          },
          yours: { en: 'no tile, or more coins', fr: 'pas de tuile, ou plus cher' },
          ours: { en: '4 points a forum seat', fr: '4 points par siège du forum' },
        },
      },
    },
    {
      title: { en: 'You know the game', fr: 'Vous connaissez le jeu' },
      text: {
        en: 'Play on here as long as you like: Ilse answers.',
        fr: 'Jouez encore ici tant qu’il vous plaît : Ilse répond.',
      },
      reached: 3,
      known: [
        {
          text: {
            en: 'Strength at least the danger: a ship.',
            fr: 'Force au moins égale au danger : un bateau.',
          },
          rule: 'R-5.5.6',
        },
        {
          text: { en: 'Won or lost, a tile is allowed.', fr: 'Réussite ou échec, une tuile est permise.' },
          rule: 'R-5.5.7',
        },
        {
          text: {
            en: 'Tiles: 2 coins first, 12 points at most.',
            fr: 'Tuiles : 2 pièces d’abord, 12 points au plus.',
          },
          rule: 'R-9.4',
        },
      ],
    },
  ],
};
