// The way back without the password.
import type { routes } from '@comptoir/protocol';
import type { Handlers } from './register.ts';

export const recovery: Handlers<typeof routes.recovery> = {
  async useCode({ body: { username, code, password }, address }, { recovery: way }) {
    await way.useCode(username, code, password, address);
    return { ok: true };
  },

  async askForMail({ body: { username, lang }, address }, { recovery: way }) {
    await way.askForMail(username, lang, address);
    return { ok: true };
  },

  async useLink({ body: { password, ...link }, address }, { recovery: way }) {
    return { username: await way.useLink(link, password, address) };
  },
};
