// What is printed on the boxes: the same in every language.
export interface Box {
  readonly id: string;
  readonly title: string;
  readonly designers: readonly string[];
  readonly publisher: string;
  readonly year: number;
  readonly players: readonly [least: number, most: number];
  readonly minutes: string;
  /** The drawings of its four steps "in thirty seconds". */
  readonly things: readonly [string, string, string, string];
}

export const BOXES: readonly Box[] = [
  {
    id: 'carthago',
    title: 'Carthago',
    designers: ['Bernd Eisenstein', 'Ralph Bienert'],
    publisher: 'Game’s Up',
    year: 2018,
    players: [2, 4],
    minutes: '90',
    things: ['carthago-tradeCard', 'carthago-tradeDock', 'carthago-guildAction', 'carthago-seat'],
  },
  {
    id: 'porto-carthago',
    title: 'Porto Carthago',
    designers: ['Bernd Eisenstein'],
    publisher: 'Irongames',
    year: 2010,
    players: [3, 5],
    minutes: '90',
    things: [
      'porto-carthago-servant',
      'porto-carthago-quay',
      'porto-carthago-charter',
      'porto-carthago-palace',
    ],
  },
  {
    id: 'oltre-mare',
    title: 'Oltre Mare',
    designers: ['Emanuele Ornella'],
    publisher: 'Mind the Move',
    year: 2004,
    players: [2, 5],
    minutes: '60–75',
    things: ['oltre-mare-handshake', 'oltre-mare-goodsCard', 'oltre-mare-navigation', 'oltre-mare-cargo'],
  },
  {
    id: 'nauticus',
    title: 'Nauticus',
    designers: ['Wolfgang Kramer', 'Michael Kiesling'],
    publisher: 'Kosmos',
    year: 2013,
    players: [2, 4],
    minutes: '60–90',
    things: ['nauticus-wheel', 'nauticus-worker', 'nauticus-shipyard', 'nauticus-deliver'],
  },
  {
    id: 'hermagor',
    title: 'Hermagor',
    designers: ['Emanuele Ornella'],
    publisher: 'Mind the Move, Rio Grande Games',
    year: 2006,
    players: [2, 5],
    minutes: '90–120',
    things: ['hermagor-buyer', 'hermagor-market', 'hermagor-moveAndSell', 'hermagor-region'],
  },
];

export function boxOf(id: string): Box | null {
  return BOXES.find((box) => box.id === id) ?? null;
}

export function titleOf(id: string): string {
  return boxOf(id)?.title ?? id;
}
