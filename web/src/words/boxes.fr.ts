import type { Blurb } from './boxes.en.ts';

export const boxesFr: Readonly<Record<string, Blurb>> = {
  carthago: {
    tagline: 'Chargez les navires, siégez à la guilde',
    lead: 'Quinze tours, et des cartes qui sont tout à la fois : action, marchandise et monnaie. Chargez les navires du port, armez les galères, et changez votre influence en sièges à la guilde.',
    edition: 'Carthago, Game’s Up, règle française',
    steps: [
      [
        'Jouer une carte',
        'Chaque carte est une action, une marchandise ou de l’argent. Dépensée, elle est perdue.',
      ],
      ['Charger', 'Des disques sur navires de commerce et de guerre : qui remplit, encaisse.'],
      ['Suivre la guilde', 'Les marqueurs tournent sur le plateau d’actions et paient qui agit avec eux.'],
      ['Siéger', 'À la fin, vos sièges comptent une fois pour chaque navire.'],
    ],
  },
  'porto-carthago': {
    tagline: 'Douze quais, un palais où entrer',
    lead: 'Vous êtes sénateur, avec dix-huit serviteurs. Cinq décennies de cinq actions pour charger les navires du port rond, plaire à six peuples, et envoyer vos gens où cela compte : au palais.',
    edition: 'Porto Carthago, Irongames 2010, règle française',
    steps: [
      ['Envoyer', 'Au marché, au phare, au temple : chaque lieu fait bien une chose.'],
      [
        'Charger les quais',
        'Les navires demandent des marchandises. Charger rapporte talents et points de commerce.',
      ],
      ['Affréter', 'Ou risquez votre propre navire, loin, pour bien davantage.'],
      ['Entrer au palais', 'Le plus de serviteurs au palais l’emporte. L’argent n’achète que l’entrée.'],
    ],
  },
  'oltre-mare': {
    tagline: 'Marchandez, voguez, arrimez bien',
    lead: 'Venise, et la mer devant elle. Échangez des cartes avec les autres, jouez-en, puis arrimez-les dans l’ordre : les suites d’un même bien paient, la carte du dessus dit ce que vous pourrez faire ensuite.',
    edition: 'Oltre Mare, Marchands de Venise, règle 1.1',
    steps: [
      ['Marchander', 'Pourparlers ouverts avec tous : cartes, biens, ducats.'],
      ['Jouer', 'Voguer, gagner, chasser les pirates. Le reste attend en main.'],
      ['Voguer', 'Chaque port a un jeton, et une faveur pour les premiers.'],
      ['Arrimer', 'Les cartes vont en cale. Les longues suites paient le mieux.'],
    ],
  },
  nauticus: {
    tagline: 'Tournez la roue, bâtissez les navires',
    lead: 'À chaque phase, un marchand choisit une action sur la roue et tous la jouent. Achetez coques, mâts et voiles assortis, lancez vos navires, livrez. Un long navire rapporte bien plus, s’il est fini.',
    edition: 'Nauticus, Kosmos 2013, règle française',
    steps: [
      ['Choisir', 'Le premier joueur choisit une tuile visible et prend son bonus.'],
      ['Travailler', 'Chacun fait l’action, un ouvrier par fois. Ou passe, pour une couronne.'],
      ['Bâtir', 'Coque, mât, voile aux mêmes armes. À quatre, le navire vaut 35.'],
      ['Livrer', 'Un navire fini, cales pleines, débarque toute sa cargaison.'],
    ],
  },
  hermagor: {
    tagline: 'Achetez au marché, vendez en route',
    lead: 'Une place de marché où les voisins décident de qui emporte quoi, et un comté de villages qui attendent. Gagnez reliques et œufs de dragon en ville, puis tracez la route qui les vendra tous.',
    edition: 'Hermagor, Mind the Move 2006, règle française',
    steps: [
      [
        'Placer ses acheteurs',
        'Entre les étals : le plus d’acheteurs autour d’un étal en gagne la marchandise.',
      ],
      ['Encaisser', 'Les allées paient aussitôt, la marchandise va dans votre sac.'],
      ['Voyager et vendre', 'La route coûte. Chaque vente laisse un comptoir.'],
      ['Fermer des régions', 'Un comptoir dans tous ses villages vous ouvre la table des prix.'],
    ],
  },
};
