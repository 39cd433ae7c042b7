// Lesson 3: an offer, a counter-offer, a question about a card, and a call to all.
import type { Lesson } from '@comptoir/kernel';
import { TABLE } from './table.ts';

export const lesson: Lesson = {
  ...TABLE,
  title: { en: 'A deal at the desk', fr: 'Un échange au comptoir' },
  goal: {
    en: 'Trade for a fourth wine: four in a row pay 10.',
    fr: 'Obtenez un quatrième vin : quatre de suite paient 10.',
  },
  pieces: ['oltre-mare-wine', 'oltre-mare-wine', 'oltre-mare-wine', 'oltre-mare-wine'],
  seed: '7ccfca778a301018dcc40109c70dc12d',
  opening: [],
  later: { buy: 4 },
  moments: [
    {
      title: { en: 'A fourth is worth 4', fr: 'Un quatrième vaut 4' },
      text: {
        en: 'Pile and hand make three wines: 6 ducats. A fourth makes 10. Somebody at this table may have one.',
        fr: 'Pile et main font trois vins : 6 ducats. Un quatrième fait 10. Quelqu’un ici en a peut-être un.',
      },
      rule: 'R-10.2',
      ring: ['cargo 0'],
      page: 'quay',
      reached: 3,
    },
    {
      title: { en: 'What others want', fr: 'Ce que veulent les autres' },
      text: {
        en: 'Dandolo’s pile shows corn: your corn would lengthen his run. Give what helps him, ask for what helps you more.',
        fr: 'La pile de Dandolo montre du maïs : le vôtre allongerait sa collection. Donnez ce qui l’aide, demandez ce qui vous aide plus.',
      },
      rule: 'R-6.9',
      ring: ['offer 1'],
      reached: 3,
    },
    {
      title: { en: 'Give corn', fr: 'Donnez le maïs' },
      text: {
        en: 'Begin an offer to Dandolo, give your corn, then Next.',
        fr: 'Commencez une offre à Dandolo, donnez le maïs, puis Suite.',
      },
      why: {
        en: 'Nobody sees an offer before it is sent. Instead of these steps you may tap the cards on the desk in any order, and send.',
        fr: 'Personne ne voit l’offre avant l’envoi. Vous pouvez aussi toucher les cartes sur le comptoir dans l’ordre voulu, puis envoyer.',
      },
      rule: 'R-6.12',
      reached: 3,
      picks: ['offer 1', 'give corn-18', 'done'],
      others: {
        'offer 2': {
          title: { en: 'Loredan collects silver', fr: 'Loredan amasse l’argent' },
          text: {
            en: 'His pile shows silver. Your corn brings him little.',
            fr: 'Sa pile montre de l’argent. Votre maïs lui apporte peu.',
          },
          yours: { en: 'a no is likely', fr: 'un refus probable' },
          ours: { en: 'corn on corn for Dandolo', fr: 'maïs sur maïs pour Dandolo' },
        },
        'give wood-05': {
          title: { en: 'Wood moves him less', fr: 'Le bois le tente moins' },
          text: {
            en: 'He has no wood on his pile. Corn is worth two ducats more to him.',
            fr: 'Il n’a pas de bois sur sa pile. Le maïs lui vaut deux ducats de plus.',
          },
          yours: { en: 'wood, 1 to him', fr: 'bois, 1 pour lui' },
          ours: { en: 'corn on corn, 3', fr: 'maïs sur maïs, 3' },
        },
        '*': {
          title: { en: 'That costs you more', fr: 'Cela vous coûte plus' },
          text: {
            en: 'Allowed. But the wines are your run, and corn alone is worth 1 to you.',
            fr: 'C’est permis. Mais les vins sont votre collection, et le maïs seul vous vaut 1.',
          },
          yours: { en: 'a wine less, or no deal', fr: 'un vin de moins, ou rien' },
          ours: { en: 'one corn', fr: 'un maïs' },
        },
      },
    },
    {
      title: { en: 'Ask for wine', fr: 'Demandez du vin' },
      text: {
        en: 'Ask for one wine, then Next. Which wine he hands over is his choice.',
        fr: 'Demandez un vin, puis Suite. Lequel, c’est lui qui choisit.',
      },
      rule: 'R-6.10',
      reached: 3,
      picks: ['ask wine', 'done'],
      others: {
        '*': {
          title: { en: 'It lengthens nothing', fr: 'Cela n’allonge rien' },
          text: {
            en: 'You may ask for up to four goods. Only wine adds to your three.',
            fr: 'On peut demander jusqu’à quatre biens. Seul le vin s’ajoute à vos trois.',
          },
          yours: { en: '0 or 1 ducat', fr: '0 ou 1 ducat' },
          ours: { en: '4 ducats more', fr: '4 ducats de plus' },
        },
      },
    },
    {
      title: { en: 'No ducats, and send', fr: 'Sans ducats, et envoyez' },
      text: {
        en: 'Ducats could sweeten it. Try without: 0, then send.',
        fr: 'Des ducats pourraient aider. Essayez sans : 0, puis envoyez.',
      },
      reached: 3,
      picks: ['ducats 0', 'send'],
      others: {
        ducats: {
          title: { en: 'A price to begin with', fr: 'Un prix pour commencer' },
          text: {
            en: 'Allowed, up to 15. If he says no, you may still better it.',
            fr: 'C’est permis, jusqu’à 15. S’il refuse, vous pourrez faire mieux.',
          },
          yours: { en: 'ducats at once', fr: 'des ducats d’emblée' },
          ours: { en: '0, for a start', fr: '0 pour commencer' },
        },
        '*': {
          title: { en: 'A word about your card', fr: 'Un mot sur votre carte' },
          text: {
            en: 'You may say what your card shows, true or not. Here the good says enough.',
            fr: 'Vous pouvez dire ce que montre la carte, vrai ou faux. Ici le bien suffit.',
          },
          yours: { en: 'a word more', fr: 'un mot de plus' },
          ours: { en: 'sent as it is', fr: 'envoyée telle quelle' },
        },
      },
      replies: ['1 counter', '1 give wine-09', '1 done', '1 ask corn', '1 done', '1 ducats -1', '1 send'],
    },
    {
      title: { en: 'He wants 1 ducat more', fr: 'Il veut 1 ducat de plus' },
      text: {
        en: 'A counter-offer. Goods are always true; the icons you may ask about. Ask for pirates: the answer may be false.',
        fr: 'Une contre-offre. Le bien est toujours vrai ; interrogez sur les icônes. Demandez les pirates : la réponse peut être fausse.',
      },
      why: {
        en: 'Two questions a letter. Once the card is yours you see who kept their word.',
        fr: 'Deux questions par lettre. Avec la carte, vous verrez qui a tenu parole.',
      },
      rule: 'R-6.27',
      reached: 3,
      picks: ['inquire 1-1-p'],
      others: {
        accept: {
          title: { en: 'Accepted unasked', fr: 'Accepté sans question' },
          text: {
            en: 'A good deal all the same. A question costs nothing, though.',
            fr: 'Un bon échange quand même. Mais une question ne coûte rien.',
          },
          yours: { en: 'the wine, icons unknown', fr: 'le vin, icônes inconnues' },
          ours: { en: 'the same, knowing more', fr: 'le même, en sachant plus' },
        },
        decline: {
          title: { en: 'Declined', fr: 'Refusé' },
          text: {
            en: 'No counter to a counter: you would offer anew.',
            fr: 'Pas de contre-contre-offre : il faudrait refaire une offre.',
          },
          yours: { en: 'three wines, 6', fr: 'trois vins, 6' },
          ours: { en: 'four wines, 10, for 1 ducat', fr: 'quatre vins, 10, pour 1 ducat' },
        },
        '*': {
          title: { en: 'Another question', fr: 'Une autre question' },
          text: {
            en: 'Fair. Pirates are what can cost you points.',
            fr: 'Pourquoi pas. Ce sont les pirates qui peuvent coûter.',
          },
          yours: { en: 'one of two questions', fr: 'une des deux questions' },
          ours: { en: 'pirates: a point or more', fr: 'pirates : un point ou plus' },
        },
      },
      replies: ['1 state has-p'],
    },
    {
      title: { en: 'Pirates, he says', fr: 'Des pirates, dit-il' },
      text: {
        en: 'One pirate icon costs a point. You pay 1 and gain 4: accept.',
        fr: 'Une icône de pirates coûte un point. Vous payez 1 et gagnez 4 : acceptez.',
      },
      rule: 'R-6.14',
      reached: 3,
      picks: ['accept'],
      others: {
        decline: {
          title: { en: 'Declined', fr: 'Refusé' },
          text: {
            en: 'Then the same terms cannot be sent again this turn.',
            fr: 'Les mêmes termes ne peuvent plus être envoyés ce tour.',
          },
          yours: { en: 'three wines, 6', fr: 'trois vins, 6' },
          ours: { en: '1 ducat and corn: 10', fr: '1 ducat et un maïs : 10' },
        },
        '*': {
          title: { en: 'A second question', fr: 'Une seconde question' },
          text: {
            en: 'It is your last about this letter. You know what matters.',
            fr: 'C’est la dernière sur cette lettre. Vous savez l’essentiel.',
          },
          yours: { en: 'one answer more', fr: 'une réponse de plus' },
          ours: { en: 'the wine', fr: 'le vin' },
        },
      },
    },
    {
      title: { en: 'Call to all', fr: 'L’appel d’offres' },
      text: {
        en: 'Dandolo earned 1 prestige: partners do, never you in your turn. Wood is left: call, want nothing, have wood, send.',
        fr: 'Dandolo gagne 1 prestige : le partenaire, jamais vous à votre tour. Reste le bois : appelez, sans rien rechercher, offrez le bois, envoyez.',
      },
      why: {
        en: 'Once a turn. Everybody answers under seal, and you take what you like.',
        fr: 'Une fois par tour. Chacun répond sous pli, et vous prenez ce qui vous plaît.',
      },
      rule: 'R-6.15',
      reached: 4,
      picks: ['call', 'done', 'have wood', 'send'],
      others: {
        endTrade: {
          title: { en: 'Straight to the cards', fr: 'Droit aux cartes' },
          text: {
            en: 'Allowed. The wood would stay in your hand.',
            fr: 'C’est permis. Le bois resterait en main.',
          },
          yours: { en: 'wood, 1 one day', fr: 'du bois, 1 un jour' },
          ours: { en: 'ducats now', fr: 'des ducats maintenant' },
        },
        '*': {
          title: { en: 'Another call', fr: 'Un autre appel' },
          text: {
            en: 'Say what you like. Four wines are complete, so wood is what you can spare.',
            fr: 'Dites ce que vous voulez. Quatre vins suffisent : c’est le bois qui est de trop.',
          },
          yours: { en: 'an uncertain answer', fr: 'une réponse incertaine' },
          ours: { en: 'ducats for wood', fr: 'des ducats pour le bois' },
        },
      },
      replies: ['1 pass', '2 propose', '2 done', '2 ask wood', '2 done', '2 ducats 2', '2 send'],
    },
    {
      title: { en: 'Two ducats for wood', fr: 'Deux ducats pour le bois' },
      text: {
        en: 'Loredan pays 2: take it. Then end the trade, with exactly the three cards you must play.',
        fr: 'Loredan paie 2 : prenez. Puis finissez le négoce, avec les trois cartes qu’il faut jouer.',
      },
      rule: 'R-6.16',
      reached: 4,
      picks: ['take 2', 'endTrade'],
      others: {
        endTrade: {
          title: { en: 'His answer lapses', fr: 'Sa réponse tombe' },
          text: {
            en: 'Answers stay open until trading ends.',
            fr: 'Les réponses valent jusqu’à la fin du négoce.',
          },
          yours: { en: 'wood kept', fr: 'le bois gardé' },
          ours: { en: '2 ducats', fr: '2 ducats' },
        },
        '*': {
          title: { en: 'One more letter', fr: 'Une lettre de plus' },
          text: {
            en: 'You may trade on. Nobody here has a better price for wood.',
            fr: 'Vous pouvez continuer. Personne n’offre mieux pour le bois.',
          },
          yours: { en: 'perhaps nothing', fr: 'peut-être rien' },
          ours: { en: '2 ducats', fr: '2 ducats' },
        },
      },
    },
    {
      title: { en: 'Four wines', fr: 'Quatre vins' },
      text: {
        en: 'Play them all: 10 at the end, and three coins pay 6 now.',
        fr: 'Jouez-les tous : 10 à la fin, et trois pièces paient 6 tout de suite.',
      },
      reached: 4,
      known: [
        {
          text: { en: 'Goods are true, words may not be.', fr: 'Le bien est vrai, la parole pas toujours.' },
          rule: 'R-6.10',
        },
        {
          text: { en: 'An offer may be countered once.', fr: 'Une offre peut être contrée une fois.' },
          rule: 'R-6.13',
        },
        {
          text: { en: 'The partner earns 1 prestige.', fr: 'Le partenaire gagne 1 prestige.' },
          rule: 'R-6.18',
        },
      ],
    },
  ],
};
