// The French sentences: prompts, options, refusals, log, terminal.
import { de, figure, grammar, nth, type Texts, type Who } from '@comptoir/kernel';
import { DEALS, PURCHASES, TALK } from '../data/numbers.ts';
import type { PortName } from '../names.ts';
import type { Code } from '../refusals.ts';
import type { Asked, OltreMare } from '../types.ts';
import type { OltreMareView } from '../views.ts';
import { NAMES } from './names.ts';
import { sketch } from './sketch.ts';
import {
  active,
  asked,
  draft,
  isTrue,
  leftToDo,
  letterHere,
  questionParts,
  rowOf,
  SAYINGS,
  times,
  tokenAt,
} from './words.ts';

const { many, plural, listed } = grammar('fr');
const { ducats, cards, goods, card, cardList, statement, question, bargain } = SAYINGS.fr;
const { good: GOOD, token: TOKEN, port: PORT } = NAMES.fr;
const CATEGORY = {
  play: 'ducats gagnés en cours de partie',
  cargo: 'cargaison',
  tokens: 'jetons de port',
  prestige: 'prestige',
  pirates: 'pile des pirates',
} as const;
const LETTER = { offer: 'offre', counter: 'contre-offre', proposal: 'proposition' } as const;

const here = (port: PortName, view: OltreMareView): string => {
  const token = tokenAt(view, port);
  return token === null ? 'port vide' : TOKEN[token];
};

export const fr: Texts<OltreMare, Code, Asked> = {
  prompts: {
    discard: (at, view) => {
      const { handSize, seaPower } = asked(at, view);
      return `Vous avez ${cards(handSize)} pour une puissance maritime de ${seaPower} : laquelle va aux pirates ?`;
    },
    trade: (at, view) => {
      const { handSize, load } = asked(at, view);
      return `Commerce : ${cards(handSize)} en main, ${load} à charger. Que faites-vous ?`;
    },
    composeOffer: (_at, view, who) => composing(view, who),
    answerOffer: (_at, view, who) =>
      view.offer === null
        ? 'Vous avez reçu une offre.'
        : `Offre ${de(who(view.offer.from))} : ${bargain(view.offer)}. Votre réponse ?`,
    composeCounter: (_at, view, who) => composing(view, who),
    answerCounter: (_at, view, who) =>
      view.counter === null
        ? 'Vous avez reçu une contre-offre.'
        : `Contre-offre ${de(who(view.counter.from))} : ${bargain(view.counter)}. Votre réponse ?`,
    composeCall: (_at, view) =>
      view.own?.callDraft?.have.length === 0 && view.own.callDraft.want.length === 0
        ? 'Appel d’offres : que recherchez-vous ? Ensuite, ce que vous avez à offrir.'
        : `Appel d’offres : recherché, ${goods(view.own?.callDraft?.want ?? [])} ; à offrir, ${goods(view.own?.callDraft?.have ?? [])}.`,
    answerCall: (_at, view, who) =>
      draft(view) === null
        ? `Appel d’offres ${de(who(view.active))} : recherché, ${goods(view.call?.want ?? [])} ; à offrir, ${goods(view.call?.have ?? [])}. Votre réponse ?`
        : composing(view, who),
    fill: (_at, view) => {
      const p = letterHere(view);
      return p === null
        ? 'Quelle carte remettez-vous ?'
        : `Quelle carte remettez-vous ? Demandé : ${goods(p.ask)}.`;
    },
    playCard: (at, view) => {
      const { cardsDue } = asked(at, view);
      const picked = view.own?.chosen.length ?? 0;
      return `Jouez ${cards(cardsDue)}, ${many(picked, 'choisie')} : laquelle ?`;
    },
    sail: (at, view) =>
      `Parcourez exactement ${many(at.ships, 'route')} depuis ${PORT[asked(at, view).port]} : vers quel port ?`,
    compass: (at, view) =>
      `La boussole ${de(PORT[asked(at, view).port])} : rester et la garder, ou la dépenser et aller n’importe où ?`,
    reply: (_at, view, who) => {
      const about = view.own?.asked ?? null;
      if (about === null) return 'On vous interroge sur une carte.';
      const { card: name, topic, by } = about;
      return `Question ${de(who(by))} : ${question(topic, [rowOf(name).good], 0)} La carte : ${card(name)}. Votre réponse peut être fausse.`;
    },
    wave: () =>
      'Votre tour s’achève. Un bien que vous céderiez ? Les autres le voient jusqu’à votre prochain tour.',
    load: () => 'Quelle carte charger ensuite ? La dernière sera le nouveau sommet de votre pile.',
  },
  options: {
    discard: (o) => `Défausser ${card(o.noun)}`,
    buy: (o, _at, view) =>
      `Acheter, ${ducats(view.price)} : la carte du dessus de ${o.noun === 'deck' ? 'la pile de biens' : 'votre pile des pirates'}`,
    offer: (o, _at, _view, who) => `Offre à ${who(o.noun)}`,
    call: () => 'Appel d’offres : chacun peut répondre par une proposition',
    take: (o, _at, view, who) => {
      const p = view.proposals[o.noun];
      return `Prendre : ${who(o.noun)}${p ? `, vous recevez ${bargain(p)}` : ''}`;
    },
    endTrade: () => 'Finir, jouer mes cartes',
    give: (o) => `Donner ${card(o.noun)}`,
    ask: (o) => `Demander : ${GOOD[o.noun]}`,
    ducats: (o) =>
      o.noun === 0
        ? 'Aucun ducat'
        : o.noun > 0
          ? `Vous payez ${ducats(o.noun)}`
          : `Vous recevez ${ducats(-o.noun)}`,
    claim: (o) => `Dire quelque chose de ${card(o.noun)}`,
    state: (o, _at, view) => {
      const about = view.own?.asked?.card ?? draft(view)?.about ?? null;
      const truth = about === null ? '' : isTrue(about, o.noun) ? ' (vrai)' : ' (faux)';
      return `Dire « ${statement(o.noun)} »${truth}`;
    },
    done: (_o, at, view) => {
      if (at.step === 'composeCall') return 'Suite : rien d’autre à rechercher';
      return draft(view)?.stage === 'give'
        ? 'Suite : rien d’autre à donner'
        : 'Suite : rien d’autre à demander';
    },
    send: (_o, at, view, who) =>
      at.step === 'composeCall'
        ? 'Lancer l’appel d’offres'
        : `Envoyer à ${who(draft(view)?.to ?? view.active)}`,
    accept: () => 'Accepter',
    decline: () => 'Refuser',
    counter: () => 'Contre-offre : proposer autre chose',
    propose: () => 'Proposer un échange',
    pass: () => 'Passer',
    want: (o) => `Rechercher : ${GOOD[o.noun]}`,
    have: (o) => `À offrir : ${GOOD[o.noun]}`,
    fill: (o) => `Remettre ${card(o.noun)}`,
    unplay: (o) => `Reprendre ${card(o.noun)}`,
    play: (o) => `Jouer ${card(o.noun)}`,
    sail: (o, _at, view) => `Naviguer vers ${PORT[o.noun]} : ${here(o.noun, view)}`,
    stay: () => 'Rester et garder la boussole',
    compass: (o, _at, view) => `Aller à ${PORT[o.noun]} : ${here(o.noun, view)}`,
    load: (o) => `Charger ${card(o.noun)}`,
    inquire: (o, _at, view, who) => {
      const { seat, topic, given, place } = questionParts(o.noun, view);
      return `Demander à ${who(seat)} : ${question(topic, given, place)}`;
    },
    silent: () => 'Ne pas répondre',
    wave: (o) => `Dire que vous céderiez : ${GOOD[o.noun]}`,
    quiet: () => 'Ne rien dire',
  },
  refusals: {
    // R-6.1
    fourBought: (_o, _at, view) =>
      `Vous avez déjà acheté ${PURCHASES.most} cartes à ce tour, le maximum. Vous pouvez encore ${still(view, null)}.`,
    // R-6.4
    deckEmpty: () => 'La pile de biens est vide.',
    stackEmpty: () => 'Votre pile des pirates est vide.',
    // R-6.6
    tooFewCards: (_o, at, view) => {
      const { load, handSize } = asked(at, view);
      return `Vous devez charger ${cards(load)} et n’en avez que ${handSize} ; procurez-vous d’abord des cartes.`;
    },
    // R-6.7
    loadGuarantee: (_o, _at, view) => {
      const { load } = active(view);
      return `Le joueur actif doit pouvoir encore charger ${cards(load)} : il peut céder ${cards(view.slack)} de plus qu’il n’en reçoit.`;
    },
    // R-6.10
    fourGiven: () => `On donne au plus ${DEALS.mostCards} cartes.`,
    fourAsked: () => `On demande au plus ${DEALS.mostCards} cartes.`,
    handTooSmall: (_o, _at, view) =>
      `On ne demande pas plus de cartes que l’autre n’en a en main, soit ${partnerHand(view)}.`,
    notInGame: () => 'À deux joueurs, il n’y a pas de maïs.',
    noCard: () => 'Il faut au moins une carte, donnée ou demandée.',
    purse: (_o, _at, view) =>
      `Personne ne paie plus qu’il n’a, ni plus de ${ducats(DEALS.mostDucats)} : ici de ${figure(draft(view)?.least ?? 0)} à ${ducats(draft(view)?.most ?? 0)}.`,
    // R-6.11
    alreadyDeclined: () => 'Ces biens et ces ducats ont déjà été refusés à ce tour.',
    // R-6.12
    offersSpent: (_o, _at, view) =>
      `Vous avez déjà fait ${view.mostOffers} offres à ce tour, le maximum. Vous pouvez encore ${still(view, null)}.`,
    triesSpent: (o, _at, view) =>
      `${view.mostFailed} offres à ce joueur ont déjà échoué à ce tour, il n’écoute plus. Vous pouvez encore ${still(view, o.verb === 'offer' ? o.noun : null)}.`,
    // R-6.13
    goodsLacking: (_o, _at, view) => `Vous n’avez pas en main : ${goods(letterHere(view)?.ask ?? [])}.`,
    sameTerms: () =>
      'Ce sont les termes de l’offre reçue ; renvoyez-les seulement avec un mot sur une carte.',
    // R-6.15
    oneCall: (_o, _at, view) =>
      `Vous avez déjà lancé un appel d’offres à ce tour, le maximum. Vous pouvez encore ${still(view, null)}.`,
    goodNotInHand: () => 'Vous ne pouvez annoncer que des biens de votre main.',
    // R-6.16
    proposalBlocked: () => 'Vous n’avez pas en main les biens demandés pour l’instant.',
    ducatsLacking: (_o, at, view) => `Vous n’avez que ${ducats(asked(at, view).ducats)} pour l’instant.`,
    // R-6.17
    tooFewOfGood: () =>
      'Il resterait trop peu de cartes de ce bien après celle-ci ; commencez par une carte précédente.',
    // R-6.24
    nothingToSend: () => 'Aucun échange ne peut être proposé.',
    // R-6.25
    emptyCall: () => 'Un appel d’offres nomme au moins un bien.',
    // R-6.27
    questionsSpent: () =>
      `On pose au plus ${TALK.questions} questions sur une lettre ; maintenant, c’est oui ou non.`,
    askedBefore: () => 'Vous l’avez déjà demandé sur cette carte.',
    // R-6.29
    waveNotHeld: () => 'Vous ne pouvez annoncer qu’un bien de votre main.',
    // R-7.1
    tooFewAfter: () =>
      'Les cartes se jouent de gauche à droite et il en resterait trop peu ; commencez par une carte précédente.',
    putBackSpent: () => `Vous avez repris ${TALK.putBack} cartes à ce tour ; annulez, ou continuez.`,
    // R-7.7
    notReached: (_o, at, view) =>
      at.step === 'sail'
        ? `Aucun trajet d’exactement ${many(at.ships, 'route')} n’y mène depuis ${PORT[asked(at, view).port]}.`
        : 'Le bateau ne peut pas y aller.',
    // R-8.3
    compassThere: () => 'La boussole ne mène pas à un port qui montre une boussole.',
  },
  events: {
    turnedUp: (e, who) =>
      e.cards === null
        ? `${who(e.seat)} : départ ${de(PORT[e.port])}.`
        : `${who(e.seat)} : ${plural(e.count, 'carte retournée', 'cartes retournées')}, ${cardList(e.cards, e.count)} ; départ ${de(PORT[e.port])}.`,
    dealt: (e) => `Votre main : ${cardList(e.cards, e.cards.length)}.`,
    turnStarted: (e, who) =>
      `Tour ${e.turn}, ${who(e.seat)} : ${cards(e.limit)} en main au plus, ${e.load} à charger.`,
    authorityPaid: (e, who) => `${who(e.seat)} : autorité locale, ${ducats(e.ducats)}.`,
    discarded: (e, who) => `${who(e.seat)} : une carte défaussée sur la pile des pirates.`,
    discardSeen: (e) =>
      e.cards === null
        ? ''
        : `${plural(e.count, 'Carte perdue', 'Cartes perdues')} : ${cardList(e.cards, e.count)}.`,
    bought: (e, who) =>
      `${who(e.seat)} : achat d’une carte de la pile ${e.from === 'deck' ? 'de biens' : 'des pirates'}, ${ducats(e.price)}.`,
    drew: (e) => `En main : ${cardList(e.cards, e.cards.length)}.`,
    offered: (e, who) => `${who(e.terms.from)} : offre à ${who(e.terms.to)}, ${bargain(e.terms)}.`,
    countered: (e, who) => `${who(e.terms.from)} : contre-offre à ${who(e.terms.to)}, ${bargain(e.terms)}.`,
    proposed: (e, who) => `${who(e.terms.from)} : proposition à ${who(e.terms.to)}, ${bargain(e.terms)}.`,
    declined: (e, who) => `${who(e.seat)} : ${LETTER[e.letter]} refusée.`,
    called: (e, who) =>
      `${who(e.seat)} : appel d’offres ; recherché, ${goods(e.want)} ; à offrir, ${goods(e.have)}.`,
    answered: (e, who) => `${who(e.seat)} : réponse scellée.`,
    passed: (e, who) => `${who(e.seat)} : passe.`,
    lapsed: (e, who) => `${who(e.seat)} : proposition caduque.`,
    inquired: (e, who) => `${who(e.seat)} à ${who(e.author)} : « ${question(e.topic, [e.good], 0)} »`,
    replied: (e, who) =>
      e.said === null
        ? `${who(e.seat)} : pas de réponse.`
        : `${who(e.seat)} répond : « ${statement(e.said)} ».`,
    waved: (e, who) => `${who(e.seat)} : bien à céder, ${GOOD[e.good]}.`,
    tradeEnded: (e, who) => `${who(e.seat)} : fin du commerce.`,
    concluded: (e, who) =>
      `Échange conclu (${LETTER[e.letter]}) entre ${who(e.terms.from)} et ${who(e.terms.to)} : ${bargain(e.terms)}.`,
    exchanged: (e, who) =>
      `Avec ${who(e.partner)}, donné : ${cardList(e.gave, 0)} ; reçu : ${cardList(e.got, 0)}.`,
    prestigeEarned: (e, who) =>
      `${who(e.seat)} : ${many(DEALS.prestige, 'point')} de prestige, total ${e.prestige}.`,
    played: (e, who) =>
      `${who(e.seat)} : ${e.count === 0 ? 'aucune carte jouée' : `${plural(e.count, 'carte jouée', 'cartes jouées')}, ${cardList(e.cards, e.count)}`}.`,
    ducatsGained: (e, who) =>
      `${who(e.seat)} : ${ducats(e.ducats)} pour ${many(e.icons, 'icône')} ducats${e.hasBigDeal ? ', grosse affaire comprise' : ''}.`,
    pirated: (e, who) =>
      `${who(e.seat)} : ${cards(e.count)} de la pile de biens aux pirates (${many(e.icons, 'icône')}).`,
    marketed: (e, who) => `${who(e.seat)} : ${cards(e.count)} au marché (${many(e.icons, 'icône')}).`,
    piratesFought: (e, who) => `${who(e.seat)} : pirates repoussés (${many(e.icons, 'icône')}).`,
    seafaringPaid: (e, who) => `${who(e.seat)} : jeton Navigation, ${ducats(e.icons)}.`,
    sailed: (e, who) => `${who(e.seat)} : ${de(PORT[e.from])} à ${PORT[e.to]} (${many(e.ships, 'route')}).`,
    compassUsed: (e, who) =>
      `${who(e.seat)} : boussole ${de(PORT[e.from])} dépensée, arrivée à ${PORT[e.to]}.`,
    tokenTaken: (e, who) => `${who(e.seat)} : jeton pris à ${PORT[e.port]}, ${TOKEN[e.token]}.`,
    tokenTurnedDown: (e, who) => `${who(e.seat)} : jeton retourné, ${TOKEN[e.token]}.`,
    loaded: (e, who) => `${who(e.seat)} : chargement, ${cardList(e.cards, e.count)}.`,
    veniceDrawn: (e, who) =>
      `La carte Venise : ${e.ducats.map((n, seat) => `${who(seat)}, prestige ${nth(e.prestige, seat)}, ${ducats(n)}`).join(' ; ')}. Le prestige de tous revient à 0.`,
    lastTurn: (e, who) =>
      `La dernière carte biens a quitté la pile ; la partie s’achève avec ce tour ${de(who(e.seat))}.`,
    sold: (e, who) =>
      `${who(e.seat)} : collection vendue, ${times(e.count, GOOD[e.good])}, ${ducats(e.points)}.`,
    scored: (e, who) => `${who(e.seat)} : ${CATEGORY[e.category]}, ${ducats(e.points)}.`,
    ended: (e, who) =>
      `Décompte final : ${e.scores.map((score, seat) => `${who(seat)} ${ducats(score)}`).join(', ')}.`,
  },
  variants: {
    talk: {
      name: 'Paroles',
      values: {
        letters: 'par lettres seulement',
        table: 'comme à table : questions, annonces, icône par icône',
      },
    },
    debts: {
      name: 'Échanges à crédit',
      values: { none: 'on paie ce qu’on a', allowed: 'on peut payer à crédit' },
      says: 'Les piles vendent aussi à crédit ; des échanges, le livret ne le dit pas. Joué ici : pas de dettes par les échanges (R-12.10, R-12.57).',
    },
    cargoMemory: {
      name: 'Piles cargaison',
      values: { hidden: 'seule la carte du dessus est visible', open: 'toutes les cartes sont visibles' },
    },
    claims: {
      name: 'Affirmations sur les cartes',
      values: { free: 'permises, vraies ou fausses', off: 'aucune' },
    },
  },
  stage: ({ turn }) => `Tour ${turn}`,
  sketch: (view, who) => sketch(view, who, 'fr'),
};

function composing(view: OltreMareView, who: Who): string {
  const d = draft(view);
  if (d === null) return 'Préparez un échange.';
  const stage = {
    give: 'quelles cartes donnez-vous ?',
    ask: 'quels biens demandez-vous ?',
    ducats: 'et des ducats ?',
    word: 'un mot sur une carte, ou envoyer ?',
    state: 'que dites-vous de la carte ? Ce n’est pas forcément vrai.',
  }[d.stage];
  const soFar = d.give.length + d.ask.length === 0 ? '' : `, pour l’instant ${bargain(d)}`;
  return `À ${who(d.to)}${soFar} : ${stage}`;
}
/** What is left to do, as a list. */
function still(view: OltreMareView, partner: number | null): string {
  const { offer, buy, call, take, end } = leftToDo(view, partner);
  return listed([
    ...(offer ? ['offrir à d’autres'] : []),
    ...(buy ? ['acheter'] : []),
    ...(call ? ['lancer un appel d’offres'] : []),
    ...(take ? ['prendre une proposition'] : []),
    ...(end ? ['finir le commerce'] : []),
  ]);
}
function partnerHand(view: OltreMareView): string {
  const d = draft(view);
  return d === null ? '0' : cards(nth(view.merchants, d.to).handSize);
}
