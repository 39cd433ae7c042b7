// The links that mails carry: one that verifies an address, and a way out for people and for mail programs (RFC 8058). They
// need no sign-in, because the address may belong to somebody who has never been here.
import type { Lang } from '@comptoir/kernel';
import { PlatformError, routes } from '@comptoir/protocol';
import type { LinkPurpose } from '../people/mail.ts';
import { followLink, isLinkGood } from '../people/preferences.ts';
import type { App, Context } from './context.ts';
import type { Handlers } from './register.ts';

interface Words {
  readonly question: string;
  readonly button: string;
  readonly done: string;
}
const WORDS: Readonly<Record<Lang, Readonly<Record<LinkPurpose, Words>>>> = {
  en: {
    stop: {
      question: 'Unsubscribe from Comptoir emails?',
      button: 'Unsubscribe',
      done: 'You are unsubscribed. You can turn emails back on in your account.',
    },
    verify: {
      question: 'Send Comptoir notifications to this address?',
      button: 'Yes, it is mine',
      done: 'Thank you. Notifications will come to this address; you can turn them off in your account.',
    },
  },
  fr: {
    stop: {
      question: 'Ne plus recevoir les e-mails de Comptoir ?',
      button: 'Me désabonner',
      done: 'Vous ne recevrez plus d’e-mails. Vous pouvez les rétablir dans votre compte.',
    },
    verify: {
      question: 'Recevoir les notifications de Comptoir à cette adresse ?',
      button: 'Oui, c’est la mienne',
      done: 'Merci. Les notifications viendront à cette adresse ; vous pouvez les arrêter dans votre compte.',
    },
  },
};
const OLD_LINK: Readonly<Record<Lang, string>> = {
  en: 'This link no longer works; please use the one in the latest email.',
  fr: 'Ce lien n’est plus valable ; utilisez celui du dernier e-mail.',
};

const page = (lang: Lang, content: string): string => `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Comptoir</title>
<body style="font: 1.1rem/1.5 Georgia, serif; background: #faebd0; color: #33231d; max-width: 30rem; margin: 15vh auto; padding: 0 1rem">
<h1 style="font-size: 1.4rem">Comptoir</h1>
${content}
</body>
</html>
`;

const FORM = (button: string): string =>
  `<form method="post"><button style="font: inherit; padding: 0.7rem 1.2rem; background: #fffaf0; color: inherit; border: 2px solid; border-radius: 8px">${button}</button></form>`;

/** Only here may a form arrive; what it says does not matter. */
export function acceptForms(app: App): void {
  const type = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(type, { parseAs: 'string' }, ({ routeOptions }, _text, done) => {
    const isMail = [routes.mail.stop.path, routes.mail.verify.path].includes(routeOptions.url ?? '');
    done(isMail ? null : new PlatformError('malformed'), null);
  });
}

interface Clicked {
  readonly query: { readonly user: string; readonly key: string; readonly lang: Lang };
}

/** Opening a link changes nothing: it leads to a page with a button. */
const asking =
  (purpose: LinkPurpose) =>
  async ({ query: { lang, ...link } }: Clicked, { database, mail }: Context): Promise<string> => {
    const { question, button } = WORDS[lang][purpose];
    const isGood = await isLinkGood(database, mail, { ...link, purpose });
    return page(lang, isGood ? `<p>${question}</p>${FORM(button)}` : `<p>${OLD_LINK[lang]}</p>`);
  };

const following =
  (purpose: LinkPurpose) =>
  async ({ query: { lang, ...link } }: Clicked, { database, mail }: Context): Promise<string> => {
    if (!(await followLink(database, mail, { ...link, purpose }))) throw new PlatformError('oldLink');
    return page(lang, `<p>${WORDS[lang][purpose].done}</p>`);
  };

export const mail: Handlers<typeof routes.mail> = {
  askToStop: asking('stop'),
  stop: following('stop'),
  askToVerify: asking('verify'),
  verify: following('verify'),
};
