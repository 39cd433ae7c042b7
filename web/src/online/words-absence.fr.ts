// Les mots de l’absence, et du tour de chacun.
import { de, grammar } from '@comptoir/kernel';
import type { absence as en } from './words-absence.en.ts';

const { many } = grammar('fr');

export const absence: typeof en = {
  events: {
    left: (_by, name) =>
      name === '' ? 'Quelqu’un est parti ; un bot joue.' : `${name} a quitté la partie ; un bot joue.`,
    away: (_by, name) => `Le temps ${de(name)} est écoulé ; un bot joue en attendant son retour.`,
    back: (_by, name) => `${name} est de retour.`,
    nudged: (by, name) => `${by} a fait signe à ${name}.`,
    asksStandIn: (by, name) => `${by} propose qu’un bot joue pour ${name}.`,
    standIn: (_by, name) => `Un bot joue pour ${name} en attendant son retour.`,
    asksClose: (by) => `${by} propose de clore la partie sans résultat.`,
    agrees: (by) => `${by} est d’accord pour clore la partie.`,
    refuses: (by) => `${by} dit non : la partie attend.`,
    closed: () => 'La partie est close sans résultat.',
    invited: (by) => `Une invitation est partie pour ${by}.`,
    declined: (by) => `${by} ne viendra pas.`,
    removed: (by) => `L’hôte a retiré ${by} de la table.`,
    host: (by) => `${by} est maintenant l’hôte.`,
    operators: (_by, _name, why) => `Les responsables ont clos la partie sans résultat : « ${why} »`,
  },
  notHere: (name) => `${name} n’est pas là`,
  sinceWhen: (when) => `depuis ${when}`,
  since: (when) =>
    `depuis ${when}, et c’est son tour. La partie est gardée ; attendre ne coûte rien à personne.`,
  ways: 'Que faire',
  nudge: 'Faire signe',
  nudgeSays: 'Une notification sur ses appareils.',
  nudged: (when) => `Envoyé, ${when}.`,
  nudgeAgain: (when) => `De nouveau possible à partir de : ${when}.`,
  letBot: 'Laisser jouer un bot',
  letBotSays: 'Un Négociant tient la place. Elle lui revient dès son retour, même au milieu d’un tour.',
  letBotMinute: 'Les autres personnes présentes ont une minute pour dire non.',
  close: 'Clore sans résultat',
  closeSays: (when) =>
    `Si toutes les personnes présentes sont d’accord et qu’on a fait signe à l’absent. À partir du ${when}, chacun le peut.`,
  fair: 'Amicale : rien ne compte. Classée : les coups d’un bot comptent comme absence ; au-delà d’un cinquième de ses coups, on est classé dernier.',
  asksBot: (by, name) => `${by} propose qu’un bot joue pour ${name} en attendant son retour.`,
  asksClosing: (by) => `${by} propose de clore la partie sans résultat.`,
  youAskBot: (name) => `Un bot jouera pour ${name} dans une minute, si personne ne dit non.`,
  youAgree: 'Vous êtes d’accord pour clore la partie sans résultat ; la question est posée aux autres.',
  waitFor: 'Non, attendons',
  agree: 'D’accord',
  closed: 'Cette partie a été close sans résultat.',
  closedUnrated: 'Le classement ne change pas.',
  closedByOperators: (why) => `Les responsables ont clos cette partie sans résultat : « ${why} »`,
  playAgain: 'Rejouer',
  onItsWay: (n) => `${many(n, 'coup')} en route…`,
  yourTurn: (game) => `À vous : ${game}`,
  turnOf: (name, game) => `${name} joue · ${game}`,
  tellMe: 'Vous prévenir quand ce sera à vous ?',
  tellMeSays: 'Une notification sur cet appareil quand les autres ont joué.',
  installFirst:
    'Sur un iPhone ou un iPad, mettez d’abord Comptoir sur l’écran d’accueil : Partager, puis Sur l’écran d’accueil.',
  yes: 'Oui, sur cet appareil',
  no: 'Non',
  denied: 'Votre navigateur n’autorise pas les notifications ici ; ses réglages permettent de changer cela.',
};
