// The way out that every mail carries: a link for people, and the same address for mail programs (RFC 8058). It needs no
// sign-in, because the address may belong to somebody who has never been here.
import type { Lang } from '@comptoir/kernel';
import { z } from 'zod';
import type { App, Context } from './context.ts';

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

export async function mailRoutes(app: App, { notices }: Context): Promise<void> {
  const querystring = z.object({
    user: z.string().max(100),
    key: z.string().max(100),
    lang: z.enum(['en', 'fr']).default('en'),
  });
  const route = { schema: { querystring, hide: true } };
  // Only opening the link must change nothing: mail programs look at links by themselves.
  app.get('/api/mail/stop', route, async (request, reply) => {
    const { question, button } = WORDS[request.query.lang];
    const form = `<p>${question}</p><form method="post"><button style="font: inherit; padding: 0.7rem 1.2rem; background: #fffaf0; color: inherit; border: 2px solid; border-radius: 8px">${button}</button></form>`;
    return reply.type('text/html; charset=utf-8').send(page(request.query.lang, form));
  });
  // Only here may a form arrive; what it says does not matter.
  await app.register(async (scope: App) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) =>
      done(null, null),
    );
    scope.post('/api/mail/stop', route, async (request, reply) => {
      const { user, key, lang } = request.query;
      const isStopped = await notices.stopMail(user, key);
      const { done, old } = WORDS[lang];
      return reply
        .status(isStopped ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(page(lang, `<p>${isStopped ? done : old}</p>`));
    });
  });
}
