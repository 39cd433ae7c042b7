// Each game in thirty seconds.
export interface Blurb {
  readonly tagline: string;
  readonly lead: string;
  readonly edition: string;
  readonly steps: readonly (readonly [title: string, says: string])[];
}

export const boxesEn: Readonly<Record<string, Blurb>> = {
  carthago: {
    tagline: 'Load ships, win seats in the guild',
    lead: 'Fifteen turns, and cards that are everything at once: action, cargo and coin. Load the ships in the harbour, outfit warships, and turn influence into seats in the merchants’ guild.',
    edition: 'Carthago: Merchants & Guilds, Game’s Up, French rules',
    steps: [
      ['Play a card', 'Every card is an action, a good or money. What you spend is gone.'],
      ['Load', 'Discs on trade ships and warships: whoever fills one collects.'],
      ['Follow the guild', 'Markers travel round the action board and reward who acts with them.'],
      ['Take seats', 'At the end your seats count once for every ship you own.'],
    ],
  },
  'porto-carthago': {
    tagline: 'Twelve quays, one palace to enter',
    lead: 'You are a senator with eighteen servants. Five decades of five actions to load the ships that call at the round harbour, please six peoples, and send servants where it counts: into the palace.',
    edition: 'Porto Carthago, Irongames 2010, French rules',
    steps: [
      ['Send servants', 'To the market, the lighthouse, the temple: each place does one thing well.'],
      ['Load the quays', 'Ships call for goods. Loading earns talents and trade points.'],
      ['Charter', 'Or risk a ship of your own, far out, for far more.'],
      ['Enter the palace', 'Most servants in the palace wins. Money only buys the way in.'],
    ],
  },
  'oltre-mare': {
    tagline: 'Trade, sail, stow the cargo well',
    lead: 'Venice, and the sea before it. Swap cards with the others, play some, and stow them in order: runs of the same good in your hold pay, the card on top says how much you may do next.',
    edition: 'Oltre Mare, Merchants of Venice, rules 1.1',
    steps: [
      ['Trade', 'Open talks with everyone: cards, goods, ducats.'],
      ['Play cards', 'Sail, earn, chase pirates. The rest waits in your hand.'],
      ['Sail', 'Each port has a token and a favour for those who come first.'],
      ['Stow', 'Cards go on the cargo pile. Long runs of one good pay best.'],
    ],
  },
  nauticus: {
    tagline: 'Turn the wheel, build the ships',
    lead: 'Each phase one merchant turns the wheel to an action, and everyone takes it. Buy hulls, masts and sails that match, launch ships, deliver the cargo. Longer ships pay far more, if you finish them.',
    edition: 'Nauticus, Kosmos 2013, French rules',
    steps: [
      ['Choose', 'The starter picks one of the tiles still up, takes its bonus.'],
      ['Work', 'Everyone uses the action: one worker each time. Or passes, for a crown.'],
      ['Build', 'Hull, mast, sail of one crest. A ship of four is worth 35.'],
      ['Deliver', 'A finished ship with full holds sends its whole cargo ashore.'],
    ],
  },
  hermagor: {
    tagline: 'Buy at the market, sell on the road',
    lead: 'A market square where neighbours decide who gets the wares, and a county of villages that want them. Win relics and dragon eggs in town, then plan the road that sells them all.',
    edition: 'Hermagor, Mind the Move 2006, French rules',
    steps: [
      ['Place buyers', 'Between the stalls: most buyers around a stall win its ware.'],
      ['Collect', 'Corridors pay at once, wares go into your bag.'],
      ['Travel and sell', 'Roads cost money. Each sale leaves a trading post.'],
      ['Close regions', 'A post in all its villages opens the price table to you.'],
    ],
  },
};
