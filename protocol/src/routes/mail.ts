// The links in mails: one verifies an address, one is a way out (RFC 8058). No sign-in: the address may belong to somebody who
// has never been here.
import * as z from 'zod/mini';
import { route } from '../route.ts';
import { lang, plain, userId } from '../schemas/basic.ts';

const link = {
  who: 'anybody',
  scope: null,
  isForBanned: true,
  query: z.object({ user: userId, key: plain(100), lang: z._default(lang, 'en') }),
  type: 'text/html',
  answer: z.string(),
} as const;
const stop = { ...link, path: '/api/mail/stop' };
const verify = { ...link, path: '/api/mail/verify' };
const description = 'Opening it changes nothing: mail programs open links by themselves.';

export const mail = {
  askToStop: route({
    ...stop,
    method: 'GET',
    summary: 'The page that asks whether the mails shall end',
    description,
  }),
  stop: route({ ...stop, method: 'POST', summary: 'End the mails to this address', errors: ['oldLink'] }),
  askToVerify: route({
    ...verify,
    method: 'GET',
    summary: 'The page that asks whether the address is one’s own',
    description,
  }),
  verify: route({
    ...verify,
    method: 'POST',
    summary: 'Say that the address is one’s own',
    errors: ['oldLink'],
  }),
};
