// Mails: one that verifies an address, and notices to addresses that were verified. Each carries links that need no sign-in,
// signed for one person, one address and one purpose.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Lang, sha256 } from '@comptoir/kernel';
import { PlatformError } from '@comptoir/protocol';
import { createTransport, type Transporter } from 'nodemailer';
import type { Limits } from '../limits.ts';

export interface MailSettings {
  readonly smtp: string | undefined;
  readonly from: string;
  readonly url: string;
  /** Signs the links. */
  readonly secret: string;
  readonly limits: Limits;
}
/** Whom a mail goes to. */
export interface Addressee {
  readonly user: string;
  readonly lang: Lang;
  readonly mail: string;
}
/** Whose password may be changed, until when, and how it is kept now. */
export interface RecoveryLink {
  readonly user: string;
  readonly until: number;
  readonly password: string;
}
/** What a link in a mail is good for. */
export type LinkPurpose = 'stop' | 'verify';

interface Words {
  readonly open: string;
  readonly stop: string;
  readonly verify: string;
  readonly verifySays: string;
  readonly recover: string;
  readonly recoverSays: string;
}
const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    open: 'Open the table:',
    stop: 'Unsubscribe:',
    verify: 'Is this your email address?',
    verifySays:
      'Someone asked for Comptoir notifications at this address. If it was you, open this link; if not, ignore this email:',
    recover: 'A new password',
    recoverSays:
      'Someone asked for a new password for your Comptoir account. If it was you, open this link within the hour; if not, ignore this email, nothing changes:',
  },
  fr: {
    open: 'Ouvrir la table :',
    stop: 'Se désabonner :',
    verify: 'Est-ce bien votre adresse ?',
    verifySays:
      'Quelqu’un a demandé à recevoir ici les notifications de Comptoir. Si c’est vous, ouvrez ce lien ; sinon, ignorez cet e-mail :',
    recover: 'Un nouveau mot de passe',
    recoverSays:
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte Comptoir. Si c’est vous, ouvrez ce lien dans l’heure ; sinon, ignorez cet e-mail, rien ne change :',
  },
};

/** A mail server that does not answer holds nothing up for longer. */
const PATIENCE = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

/** One mailbox, however its address is written. */
export function mailboxOf(mail: string): string {
  const [local = '', domain = ''] = mail.trim().toLowerCase().split('@');
  return `${local.replace(/\+.*$/, '')}@${domain}`;
}

export class Mail {
  readonly #settings: MailSettings;
  readonly #transport: Transporter | null;

  constructor(settings: MailSettings) {
    this.#settings = settings;
    this.#transport =
      settings.smtp === undefined ? null : createTransport({ url: settings.smtp, ...PATIENCE });
  }

  get isConfigured(): boolean {
    return this.#transport !== null;
  }

  /** Asks whoever reads this mailbox whether it is theirs; nothing else is sent there before they say so. */
  async askToVerify(to: Addressee): Promise<void> {
    if (this.#transport === null) return;
    const { limits } = this.#settings;
    await limits.spendShared('verifications', to.user);
    await limits.spendShared('verificationsOfMailbox', sha256(mailboxOf(to.mail)));
    const { verify, verifySays } = WORDS[to.lang];
    await this.#send(to, verify, `${verifySays} ${this.#link(to, 'verify')}\n`, {});
  }

  /** A link with which whoever reads this mailbox sets a new password. */
  async recover(to: Addressee, link: RecoveryLink): Promise<void> {
    await this.#settings.limits.spendShared('verificationsOfMailbox', sha256(mailboxOf(to.mail)));
    const { recover, recoverSays } = WORDS[to.lang];
    const { user, until } = link;
    const query = new URLSearchParams({ user, until: String(until), key: this.recoveryKey(link) });
    await this.#send(to, recover, `${recoverSays} ${this.#settings.url}/recover?${query}\n`, {});
  }

  /** The key of a link, which is good for this password alone: once it is changed no longer. */
  recoveryKey({ user, until, password }: RecoveryLink): string {
    const signed = `recover ${user} ${until} ${password}`;
    return createHmac('sha256', this.#settings.secret).update(signed).digest('base64url');
  }

  /** Returns whether it was sent: a day may bring too many, and a mail server may be away. */
  async notice(to: Addressee, text: string, link: string): Promise<boolean> {
    if (this.#transport === null) return false;
    try {
      await this.#settings.limits.spendShared('mails', to.user);
      await this.#sendNotice(to, text, link);
      return true;
    } catch (error) {
      if (error instanceof PlatformError) return false;
      throw error;
    }
  }

  async #sendNotice(to: Addressee, text: string, link: string): Promise<void> {
    const stop = this.#link(to, 'stop');
    const words = WORDS[to.lang];
    await this.#send(to, text, `${text}\n${words.open} ${link}\n\n-- \n${words.stop} ${stop}\n`, {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  }

  async #send(to: Addressee, subject: string, text: string, headers: Record<string, string>): Promise<void> {
    const { from } = this.#settings;
    try {
      await this.#transport?.sendMail({
        from,
        to: { name: '', address: to.mail },
        subject: `Comptoir — ${subject}`,
        text,
        headers,
      });
    } catch {
      throw new PlatformError('mailFailed');
    }
  }

  #link({ user, mail, lang }: Addressee, purpose: LinkPurpose): string {
    const key = this.#key(purpose, user, mail).toString('base64url');
    return `${this.#settings.url}/api/mail/${purpose}?${new URLSearchParams({ user, key, lang })}`;
  }

  /** Whether the key is that of a link of ours, to this address of this person. */
  isKey(purpose: LinkPurpose, user: string, mail: string, key: string): boolean {
    const [given, right] = [Buffer.from(key, 'base64url'), this.#key(purpose, user, mail)];
    return given.length === right.length && timingSafeEqual(given, right);
  }

  #key(purpose: LinkPurpose, user: string, mail: string): Buffer {
    return createHmac('sha256', this.#settings.secret).update(`${purpose} mail ${user} ${mail}`).digest();
  }
}
