// The way out that every mail carries (RFC 8058). No sign-in: the address may belong to somebody who has never been here.
import * as z from 'zod/mini';
import { route } from '../route.ts';
import { lang, plain, userId } from '../schemas/basic.ts';

const at = {
  path: '/api/mail/stop',
  who: 'anybody',
  scope: null,
  query: z.object({ user: userId, key: plain(100), lang: z._default(lang, 'en') }),
  type: 'text/html',
  answer: z.string(),
} as const;

export const mail = {
  askToStop: route({
    ...at,
    method: 'GET',
    summary: 'The page that asks whether the mails shall end',
    description: 'Opening it changes nothing: mail programs open links by themselves.',
  }),
  stop: route({ ...at, method: 'POST', summary: 'End the mails to this address', errors: ['oldLink'] }),
};
