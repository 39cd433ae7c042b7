// The way back for whoever has lost their password and their passkeys.
import * as z from 'zod/mini';
import { route } from '../route.ts';
import { done, lang, plain, userId } from '../schemas/basic.ts';
import { password, username } from './auth.ts';

export const recovery = {
  useCode: route({
    method: 'POST',
    path: '/api/recovery/code',
    who: 'anybody',
    scope: null,
    summary: 'Set a new password with a recovery code',
    description: 'Each code works once. Every session of the account ends; sign in with the new password.',
    body: z.object({ username, code: plain(60), password }),
    answer: done,
    errors: ['wrongCode', 'tooManySignIns'],
  }),
  askForMail: route({
    method: 'POST',
    path: '/api/recovery/mail',
    who: 'anybody',
    scope: null,
    summary: 'Have a link sent to the verified address of an account, where the server sends mail',
    description: 'The answer is the same whether there is such an account and address or not.',
    body: z.object({ username, lang: z._default(lang, 'en') }),
    answer: done,
    errors: ['tooManySignIns'],
  }),
  useLink: route({
    method: 'POST',
    path: '/api/recovery/link',
    who: 'anybody',
    scope: null,
    summary: 'Set a new password with the link from a mail',
    description: 'It is good for an hour, and once.',
    body: z.object({ user: userId, key: plain(100), until: z.int().check(z.minimum(0)), password }),
    answer: z.object({ username: z.string() }),
    errors: ['oldLink', 'tooManySignIns'],
  }),
};
