// “It is your turn”, “somebody invites you”: by web push and, where mail is configured, by mail. One notice per turn, none
// for a game that is open.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Lang } from '@comptoir/kernel';
import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { Database } from '../database/index.ts';
import type { Rooms } from '../matches/rooms.ts';

interface Target {
  readonly user: string;
  readonly lang: Lang;
  readonly mail: string | null;
  readonly wantsMail: boolean;
  readonly wantsPush: boolean;
}
export interface NoticeSettings {
  readonly database: Database;
  readonly rooms: Rooms;
  readonly url: string;
  readonly smtp: string | undefined;
  readonly from: string;
  /** Signs the links that end the mails. */
  readonly secret: string;
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
}

interface Words {
  readonly turn: string;
  readonly open: string;
  readonly test: string;
  readonly stop: string;
  digest(n: number): string;
  invited(name: string): string;
}
const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    turn: 'It is your turn.',
    open: 'Open the table:',
    digest: (n) => (n === 1 ? 'One table waits for you.' : `${n} tables wait for you.`),
    test: 'This is how a notice looks.',
    stop: 'No more mails:',
    invited: (name) => `${name} invites you to a table.`,
  },
  fr: {
    turn: 'C’est à vous de jouer.',
    open: 'Ouvrir la table :',
    digest: (n) => (n === 1 ? 'Une table vous attend.' : `${n} tables vous attendent.`),
    test: 'Voilà à quoi ressemble un avis.',
    stop: 'Plus de courriels :',
    invited: (name) => `${name} vous invite à une table.`,
  },
};

const TARGETS = `select p."user", p.lang, p.mail, p."wantsMail", p."wantsPush" from preferences p where p."user" = any($1)`;

/** A turn is new when its player has moved since they were last told. */
const NEW_TURN = `insert into notices (match, "user", seq) values ($1, $2, $3)
  on conflict (match, "user") do update set seq = $3
  where notices.seq < (select max(e.seq) from entries e where e.match = $1 and e.seat = $4)`;

const DIGESTS = `select graphile_worker.add_job('digestTo',
    json_build_object('user', t."user", 'tables', t.tables), job_key := 'digest ' || t."user", max_attempts := 3)
  from (
    select s."user", count(*) as tables from preferences p join seats s on s."user" = p."user"
    join matches m on m.id = s.match and m.status = 'running' and s.seat = any(m.waiting)
    where p."wantsDigest" and not s."isAway" group by s."user"
  ) t`;

export class Notices {
  readonly #settings: NoticeSettings;
  readonly #mail: Transporter | null;

  constructor(settings: NoticeSettings) {
    this.#settings = settings;
    this.#mail = settings.smtp === undefined ? null : createTransport(settings.smtp);
    webPush.setVapidDetails(
      settings.url.startsWith('https:') ? settings.url : 'mailto:comptoir@localhost',
      settings.vapid.publicKey,
      settings.vapid.privateKey,
    );
  }

  get hasMail(): boolean {
    return this.#mail !== null;
  }

  /** Tells the people who are asked, unless they are looking at the table or were told of this turn already. */
  async yourTurn(match: string): Promise<void> {
    const { database, rooms, url } = this.#settings;
    const room = await rooms.open(match);
    const here = new Set([...room.watchers].map(({ user }) => user));
    const asked = room.look.waiting.flatMap((seat) => {
      const user = room.seats[seat]?.user ?? null;
      return user === null || here.has(user) || room.botAt(seat) !== null ? [] : [user];
    });
    for (const target of await this.#targets(asked)) {
      const { rowCount } = await database.pool.query(NEW_TURN, [
        match,
        target.user,
        room.look.seq,
        room.seatOf(target.user),
      ]);
      if (rowCount === 1) await this.#send(target, WORDS[target.lang].turn, `${url}/play/${match}`);
    }
  }

  async invited(match: string, user: string): Promise<void> {
    const { database, url } = this.#settings;
    const { rows } = await database.pool.query<{ name: string }>(
      'select u.name from invitations i join "user" u on u.id = i.by where i.match = $1 and i."user" = $2',
      [match, user],
    );
    const [host] = rows;
    if (host === undefined) return; // declined already
    for (const target of await this.#targets([user]))
      await this.#send(target, WORDS[target.lang].invited(host.name), `${url}/play/${match}`);
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
    const [target] = await this.#targets([user]);
    return target === undefined ? 0 : this.#send(target, WORDS[target.lang].test, this.#settings.url);
  }

  /** Whether this is the link of one of our mails, to the address that is still theirs. */
  async isStopLink(user: string, key: string): Promise<boolean> {
    const [target] = await this.#targets([user]);
    if (target === undefined || target.mail === null) return false;
    const [given, right] = [Buffer.from(key, 'base64url'), this.#stopKey(user, target.mail)];
    return given.length === right.length && timingSafeEqual(given, right);
  }

  /** Ends the mails to whoever has the link from one of them; false: it is no longer good. */
  async stopMail(user: string, key: string): Promise<boolean> {
    if (!(await this.isStopLink(user, key))) return false;
    await this.#settings.database.pool.query('update preferences set "wantsMail" = false where "user" = $1', [
      user,
    ]);
    return true;
  }
  #stopKey(user: string, mail: string): Buffer {
    return createHmac('sha256', this.#settings.secret).update(`stop mail ${user} ${mail}`).digest();
  }

  async #targets(users: readonly string[]): Promise<readonly Target[]> {
    if (users.length === 0) return [];
    const { rows } = await this.#settings.database.pool.query<Target>(TARGETS, [users]);
    return rows;
  }

  async #send(
    { user, mail, wantsMail, wantsPush, lang }: Target,
    text: string,
    link: string,
  ): Promise<number> {
    let sent = 0;
    if (wantsMail && mail !== null && this.#mail !== null) {
      const key = this.#stopKey(user, mail).toString('base64url');
      const stop = `${this.#settings.url}/api/mail/stop?${new URLSearchParams({ user, key, lang })}`;
      await this.#mail.sendMail({
        from: this.#settings.from,
        to: mail,
        subject: `Comptoir — ${text}`,
        text: `${text}\n${WORDS[lang].open} ${link}\n\n-- \n${WORDS[lang].stop} ${stop}\n`,
        headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      });
      sent += 1;
    }
    return wantsPush ? sent + (await this.#push(user, { text, link })) : sent;
  }

  /** A device that is gone for good is forgotten. */
  async #push(user: string, notice: { text: string; link: string }): Promise<number> {
    const { pool } = this.#settings.database;
    const { rows } = await pool.query<{ endpoint: string; keys: webPush.PushSubscription['keys'] }>(
      'select endpoint, keys from devices where "user" = $1',
      [user],
    );
    let sent = 0;
    for (const device of rows) {
      try {
        await webPush.sendNotification(device, JSON.stringify(notice));
        sent += 1;
      } catch (error) {
        const isGone = error instanceof webPush.WebPushError && [404, 410].includes(error.statusCode);
        if (isGone) await pool.query('delete from devices where endpoint = $1', [device.endpoint]);
      }
    }
    return sent;
  }
}
