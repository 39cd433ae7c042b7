// The way out that every mail carries: a link for people, and the same address for mail programs (RFC 8058). It needs no
// sign-in, because the address may belong to somebody who has never been here.
import type { Lang } from '@comptoir/kernel';
import { PlatformError, routes } from '@comptoir/protocol';
import type { App } from './context.ts';
import type { Handlers } from './register.ts';

interface Words {
  readonly question: string;
  readonly button: string;
  readonly done: string;
  readonly old: string;
}
const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    question: 'Shall Comptoir stop writing to you?',
    button: 'No more mails',
    done: 'No more mails will be sent to you. The account page can turn them on again.',
    old: 'This link is no longer good: the newest mail has one that is.',
  },
  fr: {
    question: 'Comptoir doit-il cesser de vous écrire ?',
    button: 'Plus de courriels',
    done: 'Vous ne recevrez plus de courriels. La page du compte permet de les rétablir.',
    old: 'Ce lien n’est plus valable : le dernier courriel en contient un qui l’est.',
  },
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
    const isMail = routeOptions.url === routes.mail.stop.path;
    done(isMail ? null : new PlatformError('malformed'), null);
  });
}

export const mail: Handlers<typeof routes.mail> = {
  async askToStop({ query: { user, key, lang } }, { notices }) {
    const { question, button, old } = WORDS[lang];
    const isGood = await notices.isStopLink(user, key);
    return page(lang, isGood ? `<p>${question}</p>${FORM(button)}` : `<p>${old}</p>`);
  },

  async stop({ query: { user, key, lang } }, { notices }) {
    if (!(await notices.stopMail(user, key))) throw new PlatformError('oldLink');
    return page(lang, `<p>${WORDS[lang].done}</p>`);
  },
};
