// What a link to a table says about it.
import { titleOf } from '@comptoir/catalogue';
import { grammar, type Lang } from '@comptoir/kernel';
import type { MatchInfo } from '@comptoir/protocol';

interface Words {
  readonly free: string;
  readonly bot: string;
  readonly status: Readonly<Record<MatchInfo['status'], string>>;
  /** Over without a result. */
  readonly closed: string;
  readonly pace: { readonly none: string; readonly live: string; readonly turns: string };
  readonly rated: string;
  readonly friendly: string;
  readonly players: (n: number) => string;
  /** What whoever follows the link can do there. */
  readonly invites: Readonly<Record<MatchInfo['status'], string>>;
  readonly invited: string;
}
const [en, fr] = [grammar('en'), grammar('fr')];

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    free: 'a free seat',
    bot: 'bot',
    status: { open: 'Waiting for players', running: 'Being played', over: 'Final scores' },
    closed: 'Closed without a result',
    pace: { none: 'no clock', live: 'live', turns: 'turn-based' },
    rated: 'rated',
    friendly: 'friendly',
    players: (n) => en.many(n, 'player'),
    invites: {
      open: 'Sit down or watch, in the browser, without an account.',
      running: 'Watch the game in the browser.',
      over: 'See how it was won.',
    },
    invited: 'You are invited to a table. In the browser, free, without an account.',
  },
  fr: {
    free: 'une place libre',
    bot: 'bot',
    status: { open: 'En attente de joueurs', running: 'Partie en cours', over: 'Scores finaux' },
    closed: 'Close sans résultat',
    pace: { none: 'sans pendule', live: 'en direct', turns: 'tour par tour' },
    rated: 'classée',
    friendly: 'amicale',
    players: (n) => fr.many(n, 'joueur'),
    invites: {
      open: 'Prenez place ou regardez, dans le navigateur, sans compte.',
      running: 'Suivez la partie dans le navigateur.',
      over: 'Voyez comment elle s’est gagnée.',
    },
    invited: 'Vous êtes invité à une table. Dans le navigateur, gratuitement, sans compte.',
  },
};

/** How it stands, in a few words. */
export function statusOf({ status, result }: MatchInfo, lang: Lang): string {
  const words = WORDS[lang];
  return status === 'over' && result === null ? words.closed : words.status[status];
}

/** The terms in a line: four players, live, friendly. */
export function saysOf({ players, clock, isRated }: MatchInfo, lang: Lang): string {
  const words = WORDS[lang];
  const pace = words.pace[clock?.kind ?? 'none'];
  return [words.players(players), pace, isRated ? words.rated : words.friendly].join(' · ');
}

/** Who sits there, with the scores where it is over. */
export function titleFor({ game, seats, result }: MatchInfo, lang: Lang): string {
  const people = seats.flatMap(({ seat, name }) => {
    const score = result?.scores[seat];
    return name === '' ? [] : [score === undefined ? name : `${name} ${score}`];
  });
  const title = titleOf(game, lang);
  return people.length === 0 ? title : `${title}${lang === 'fr' ? '\u202F' : ''}: ${people.join(', ')}`;
}
