// Lesson 4: what runs pay, why the order of loading matters, a card bought, a good waved.
import type { Lesson } from '@comptoir/kernel';
import { ANY_ORDER, TABLE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'Runs in the hold', fr: 'Les collections en cale' },
  goal: {
    en: 'Load three wines in a row: 6 ducats. Then begin with wood.',
    fr: 'Chargez trois vins de suite : 6 ducats. Puis commencez le bois.',
  },
  pieces: ['oltre-mare-wine', 'oltre-mare-wine', 'oltre-mare-wine', 'oltre-mare-wood'],
  seed: 'c33b28ebd017d1812f43dd06c22380df',
  opening: [],
  later: {},
  moments: [
    {
      title: { en: 'What a run pays', fr: 'Ce que paie une collection' },
      text: {
        en: 'Wine in a row pays 1, 3, 6, 10. Rare goods pay sooner but nothing alone: two spices 4. Corn goes up to five: 12.',
        fr: 'Le vin de suite paie 1, 3, 6, 10. Les biens rares paient plus tôt, mais rien seuls : deux épices 4. Le maïs va jusqu’à cinq : 12.',
      },
      rule: 'R-10.2',
      ring: ['cargo 0'],
      page: 'quay',
      reached: 1,
    },
    {
      title: { en: 'Only the top is seen', fr: 'Seul le dessus se voit' },
      text: {
        en: 'Nobody looks below, not even you, and the order stays. Two runs that do not touch are two runs.',
        fr: 'Personne ne regarde dessous, pas même vous, et l’ordre reste. Deux collections qui ne se touchent pas en font deux.',
      },
      rule: 'R-9.2',
      ring: ['cargo 0'],
      page: 'quay',
      reached: 1,
    },
    {
      title: { en: 'Buy a card', fr: 'Achetez une carte' },
      text: {
        en: 'The deck sells up to four cards a turn, 3 ducats each. Buy one.',
        fr: 'La pioche vend jusqu’à quatre cartes par tour, 3 ducats chacune. Achetez-en une.',
      },
      why: {
        en: 'With 0 ducats or fewer a card costs 4, and debts are allowed. Buying gives nobody prestige.',
        fr: 'Avec 0 ducat ou moins, une carte coûte 4, et la dette est permise. Acheter ne donne de prestige à personne.',
      },
      rule: 'R-6.2',
      reached: 1,
      picks: ['buy deck'],
      others: {
        endTrade: {
          title: { en: 'Four cards will do', fr: 'Quatre cartes suffisent' },
          text: {
            en: 'Enough to play. A fifth gives you a choice.',
            fr: 'Assez pour jouer. Une cinquième donne le choix.',
          },
          yours: { en: '3 ducats saved', fr: '3 ducats gardés' },
          ours: { en: 'one card more', fr: 'une carte de plus' },
        },
        '*': {
          title: { en: 'A deal instead', fr: 'Plutôt un échange' },
          text: {
            en: 'Often the better way. Here the deck is quicker.',
            fr: 'Souvent le meilleur chemin. Ici, la pioche va plus vite.',
          },
          yours: { en: 'a partner’s prestige', fr: 'du prestige au partenaire' },
          ours: { en: '3 ducats', fr: '3 ducats' },
        },
      },
    },
    {
      title: { en: 'Wood, and a second one', fr: 'Du bois, et un second' },
      text: {
        en: 'You hold two woods now. That is enough: end the trade.',
        fr: 'Vous avez deux bois. C’est assez : finissez le négoce.',
      },
      rule: 'R-6.6',
      reached: 1,
      picks: ['endTrade'],
      others: {
        '*': {
          title: { en: 'Trade on', fr: 'Encore du négoce' },
          text: {
            en: 'Allowed. An unknown card for 3 pays only if it fits.',
            fr: 'C’est permis. Une carte inconnue à 3 ne paie que si elle convient.',
          },
          yours: { en: '3 ducats or a letter more', fr: '3 ducats ou une lettre de plus' },
          ours: { en: 'nothing more spent', fr: 'rien de plus' },
        },
      },
    },
    {
      title: { en: 'Two wines and a wood', fr: 'Deux vins et un bois' },
      text: {
        en: 'Play both wines and the wood with a market: the wines for now, the wood to begin the next run.',
        fr: 'Jouez les deux vins et le bois à icône de marché : les vins pour maintenant, le bois pour la collection suivante.',
      },
      rule: 'R-7.1',
      reached: 1,
      picks: [
        { pick: 'play wine-04', fine: { 'play wine-11': ANY_ORDER, 'play wood-08': ANY_ORDER } },
        { pick: 'play wine-11', fine: { 'play wine-04': ANY_ORDER, 'play wood-08': ANY_ORDER } },
        { pick: 'play wood-08', fine: { 'play wine-04': ANY_ORDER, 'play wine-11': ANY_ORDER } },
      ],
      others: {
        'play wood-09': {
          title: { en: 'The other wood sails', fr: 'L’autre bois vogue' },
          text: {
            en: 'As good for the run. It moves the ship and draws fewer cards.',
            fr: 'Aussi bon pour la collection. Il fait voguer et pioche moins.',
          },
          yours: { en: 'one card, one route', fr: 'une carte, une route' },
          ours: { en: 'three cards', fr: 'trois cartes' },
        },
        'play corn-16': {
          title: { en: 'Corn stands alone', fr: 'Le maïs reste seul' },
          text: {
            en: 'It begins a run of which you hold no other card.',
            fr: 'Il ouvre une collection sans autre carte en main.',
          },
          yours: { en: '1 ducat', fr: '1 ducat' },
          ours: { en: 'wood, a second waits', fr: 'le bois, un second attend' },
        },
        '*': {
          title: { en: 'Put back', fr: 'Reprise' },
          text: {
            en: 'You may, until the last card is played.',
            fr: 'C’est permis jusqu’à la dernière carte.',
          },
          yours: { en: 'a shorter run', fr: 'une collection plus courte' },
          ours: { en: 'three wines, 6', fr: 'trois vins, 6' },
        },
      },
    },
    {
      title: { en: 'A wine first', fr: 'D’abord un vin' },
      text: {
        en: 'Three coins: 6 ducats. One card to the pirates, three to your hand. Now a wine onto the wine: a wood between them would break the run.',
        fr: 'Trois pièces : 6 ducats. Une carte aux pirates, trois en main. Un vin sur le vin : un bois entre eux romprait la collection.',
      },
      rule: 'R-9.1',
      reached: 1,
      picks: [
        {
          pick: 'load wine-04',
          fine: { 'load wine-11': { en: 'Either wine.', fr: 'L’un ou l’autre vin.' } },
        },
      ],
      others: {
        '*': {
          title: { en: 'Wood breaks the run', fr: 'Le bois rompt la collection' },
          text: {
            en: 'Wine, wood, two wines: 1 + 1 + 3.',
            fr: 'Vin, bois, deux vins : 1 + 1 + 3.',
          },
          yours: { en: '5 ducats', fr: '5 ducats' },
          ours: { en: 'three wines and wood: 7', fr: 'trois vins et un bois : 7' },
        },
      },
    },
    {
      title: { en: 'And the next', fr: 'Et la suivante' },
      text: {
        en: 'Which card goes on now, so that wood comes last?',
        fr: 'Laquelle charger, pour que le bois vienne en dernier ?',
      },
      isAlone: true,
      reached: 2,
      picks: [
        {
          pick: 'load wine-11',
          fine: { 'load wine-04': { en: 'Either wine.', fr: 'L’un ou l’autre vin.' } },
        },
      ],
      others: {
        '*': {
          title: { en: 'Wood breaks the run', fr: 'Le bois rompt la collection' },
          text: {
            en: 'Two wines, wood, a wine: 3 + 1 + 1.',
            fr: 'Deux vins, un bois, un vin : 3 + 1 + 1.',
          },
          yours: { en: '5 ducats', fr: '5 ducats' },
          ours: { en: 'three wines and wood: 7', fr: 'trois vins et un bois : 7' },
        },
      },
    },
    {
      title: { en: 'Say what you would give', fr: 'Dites ce que vous céderiez' },
      text: {
        en: 'At the end of a turn you may name a good for others to ask for. You hold two corn: name corn.',
        fr: 'À la fin du tour, vous pouvez nommer un bien à demander. Vous avez deux maïs : nommez le maïs.',
      },
      rule: 'R-6.29',
      reached: 4,
      picks: ['wave corn'],
      others: {
        quiet: {
          title: { en: 'Nothing said', fr: 'Rien de dit' },
          text: {
            en: 'Nobody knows what you would part with.',
            fr: 'Personne ne sait ce que vous céderiez.',
          },
          yours: { en: 'fewer offers', fr: 'moins d’offres' },
          ours: { en: 'offers for corn', fr: 'des offres pour le maïs' },
        },
        '*': {
          title: { en: 'Another good', fr: 'Un autre bien' },
          text: {
            en: 'It must be in your hand, and binds you to nothing. Of corn you have two.',
            fr: 'Il doit être en main et n’engage à rien. Du maïs, vous en avez deux.',
          },
          yours: { en: 'your only card of it', fr: 'votre seule carte' },
          ours: { en: 'corn to spare', fr: 'du maïs de trop' },
        },
      },
      replies: ['1 offer 0', '1 give wood-05', '1 done', '1 ask corn', '1 done', '1 ducats 0', '1 send'],
    },
    {
      title: { en: 'Wood for corn', fr: 'Du bois contre du maïs' },
      text: {
        en: 'A third wood makes 6. Accept, and hand over a corn of your choice. In his turn the prestige is yours.',
        fr: 'Un troisième bois fait 6. Acceptez, et remettez un maïs à votre choix. À son tour, le prestige est pour vous.',
      },
      rule: 'R-6.17',
      reached: 4,
      picks: [
        'accept',
        {
          pick: 'fill corn-16',
          fine: { 'fill corn-14': { en: 'Either corn.', fr: 'L’un ou l’autre maïs.' } },
        },
      ],
      others: {
        decline: {
          title: { en: 'Declined', fr: 'Refusé' },
          text: {
            en: 'Nothing changes hands, and no prestige is earned.',
            fr: 'Rien ne change de main, et pas de prestige.',
          },
          yours: { en: 'two woods, 3', fr: 'deux bois, 3' },
          ours: { en: 'three woods, 6, and 1 prestige', fr: 'trois bois, 6, et 1 prestige' },
        },
        counter: {
          title: { en: 'A counter-offer', fr: 'Une contre-offre' },
          text: {
            en: 'You may ask for more; he may say no.',
            fr: 'Vous pouvez demander plus ; il peut refuser.',
          },
          yours: { en: 'perhaps a ducat', fr: 'peut-être un ducat' },
          ours: { en: 'wood and prestige for sure', fr: 'bois et prestige assurés' },
        },
        '*': {
          title: { en: 'A question', fr: 'Une question' },
          text: {
            en: 'You may ask; the good is what you need.',
            fr: 'Vous pouvez demander ; c’est le bien qui compte.',
          },
          yours: { en: 'an answer', fr: 'une réponse' },
          ours: { en: 'a third wood', fr: 'un troisième bois' },
        },
      },
    },
    {
      title: { en: 'Seven on the pile', fr: 'Sept sur la pile' },
      text: {
        en: 'Three wines 6, a wood 1, and two more woods in hand.',
        fr: 'Trois vins 6, un bois 1, et deux bois en main.',
      },
      reached: 4,
      known: [
        {
          text: { en: 'Equal goods must touch.', fr: 'Les mêmes biens doivent se toucher.' },
          rule: 'R-10.2',
        },
        {
          text: { en: 'Four cards a turn, 3 ducats each.', fr: 'Quatre cartes par tour, 3 ducats chacune.' },
          rule: 'R-6.1',
        },
        {
          text: { en: 'What you name brings offers.', fr: 'Ce que vous nommez attire les offres.' },
          rule: 'R-6.29',
        },
      ],
    },
  ],
};
