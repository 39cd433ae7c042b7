// “Your turn: Nauticus”, “somebody invites you”: by web push and, where mail is configured, by mail. One notice per turn, none
// for a game that is open.
import { titleOf } from '@comptoir/catalogue';
import { grammar, type Lang } from '@comptoir/kernel';
import type { Database } from '../database/index.ts';
import type { Limits } from '../limits.ts';
import type { Rooms } from '../matches/rooms.ts';
import { pushTo } from './devices.ts';
import type { Mail } from './mail.ts';
import type { Push } from './push.ts';

interface Addressee {
  readonly user: string;
  readonly lang: Lang;
  /** Where mails are wanted and the address is verified. */
  readonly mail: string | null;
  readonly wantsPush: boolean;
}
export interface NoticeSettings {
  readonly database: Database;
  readonly rooms: Rooms;
  readonly url: string;
  readonly mail: Mail;
  readonly push: Push;
  readonly limits: Limits;
}

interface Words {
  readonly test: string;
  /** `others`: the people one plays with. */
  turn(game: string, others: readonly string[]): string;
  digest(n: number): string;
  invited(name: string, game: string): string;
  nudged(name: string, game: string): string;
}
const { listed: listedInEnglish } = grammar('en');
const { listed: listedInFrench } = grammar('fr');
const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    turn: (game, others) =>
      `Your turn: ${game}${others.length === 0 ? '' : `, with ${listedInEnglish(others)}`}.`,
    digest: (n) => (n === 1 ? 'One table is waiting for you.' : `${n} tables are waiting for you.`),
    test: 'This is what a notification looks like.',
    invited: (name, game) => `${name} invites you to a table: ${game}.`,
    nudged: (name, game) => `${name} is waiting for your move: ${game}.`,
  },
  fr: {
    turn: (game, others) =>
      `À vous\u202f: ${game}${others.length === 0 ? '' : `, avec ${listedInFrench(others)}`}.`,
    digest: (n) => (n === 1 ? 'Une table vous attend.' : `${n} tables vous attendent.`),
    test: 'Voici à quoi ressemble une notification.',
    invited: (name, game) => `${name} vous invite à une table\u202f: ${game}.`,
    nudged: (name, game) => `${name} attend que vous jouiez\u202f: ${game}.`,
  },
};

const TARGETS = `select "user", lang, "wantsPush", case when "wantsMail" and "isMailVerified" then mail end as mail
  from preferences where "user" = any($1)`;

/** A turn is new when its player has moved since they were last told. */
const NEW_TURN = `insert into notices (match, "user", seq) values ($1, $2, $3)
  on conflict (match, "user") do update set seq = $3
  where notices.seq < (select max(e.seq) from entries e where e.match = $1 and e.seat = $4)`;

const DIGESTS = `select graphile_worker.add_job('digestTo',
    json_build_object('user', t."user", 'tables', t.tables), job_key := 'digest ' || t."user", max_attempts := 3)
  from (
    select s."user", count(*) as tables from preferences p join seats s on s."user" = p."user"
    join matches m on m.id = s.match and m.status = 'running'
    join asked a on a.match = m.id and s.seat = any(a.waiting)
    where p."wantsDigest" and not s."isAway" group by s."user"
  ) t`;

export class Notices {
  readonly #settings: NoticeSettings;

  constructor(settings: NoticeSettings) {
    this.#settings = settings;
  }

  /** Tells the people who are asked, unless they are looking at the table or were told of this turn already. */
  async yourTurn(match: string): Promise<void> {
    const { database, rooms, url } = this.#settings;
    const room = await rooms.open(match);
    const here = await rooms.usersAt(match);
    const asked = room.match.waiting.flatMap((seat) => {
      const user = room.seats[seat]?.user ?? null;
      return user === null || here.has(user) || room.botAt(seat) !== null ? [] : [user];
    });
    for (const target of await this.#targets(asked)) {
      const { rowCount } = await database.pool.query(NEW_TURN, [
        match,
        target.user,
        room.match.seq,
        room.seatOf(target.user),
      ]);
      if (rowCount !== 1) continue;
      const others = room.seats.flatMap(({ user, name }) =>
        user === null || user === target.user ? [] : [name],
      );
      const text = WORDS[target.lang].turn(titleOf(room.match.game.id, target.lang), others);
      await this.#send(target, text, `${url}/play/${match}`);
    }
  }

  async invited(match: string, user: string): Promise<void> {
    const { database, url } = this.#settings;
    const { rows } = await database.pool.query<{ name: string; game: string }>(
      `select u.name, m.game from invitations i join "user" u on u.id = i.by join matches m on m.id = i.match
       where i.match = $1 and i."user" = $2`,
      [match, user],
    );
    const [host] = rows;
    if (host === undefined) return; // declined already
    for (const target of await this.#targets([user])) {
      const text = WORDS[target.lang].invited(host.name, titleOf(host.game, target.lang));
      await this.#send(target, text, `${url}/play/${match}`);
    }
  }

  /** Somebody, `by`, waits at a table for this user. */
  async nudged(match: string, user: string, by: string): Promise<void> {
    const { rooms, url } = this.#settings;
    const { game } = (await rooms.open(match)).match;
    for (const target of await this.#targets([user])) {
      const text = WORDS[target.lang].nudged(by, titleOf(game.id, target.lang));
      await this.#send(target, text, `${url}/play/${match}`);
    }
  }

  /** Once a day, to those who asked for it, each by a job of its own: how many tables wait for them. Where none does, silence. */
  async digest(): Promise<void> {
    await this.#settings.database.pool.query(DIGESTS);
  }

  async digestTo(user: string, tables: number): Promise<void> {
    for (const target of await this.#targets([user]))
      await this.#send(target, WORDS[target.lang].digest(tables), `${this.#settings.url}/my-games`);
  }

  /** A notice to oneself, to see that it arrives. Returns how many ways it went. */
  async test(user: string): Promise<number> {
    await this.#settings.limits.spendShared('testNotices', user);
    const [target] = await this.#targets([user]);
    return target === undefined ? 0 : this.#send(target, WORDS[target.lang].test, this.#settings.url);
  }

  async #targets(users: readonly string[]): Promise<readonly Addressee[]> {
    if (users.length === 0) return [];
    const { rows } = await this.#settings.database.pool.query<Addressee>(TARGETS, [users]);
    return rows;
  }

  async #send({ user, lang, mail, wantsPush }: Addressee, text: string, link: string): Promise<number> {
    const { mail: post, push, database } = this.#settings;
    const isMailed = mail !== null && (await post.notice({ user, lang, mail }, text, link));
    const pushed = wantsPush ? await pushTo(database, push, user, { text, link }) : 0;
    return pushed + Number(isMailed);
  }
}
