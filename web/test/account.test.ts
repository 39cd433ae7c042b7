// An account that is found and kept: made from the header, its password changed, a vacation set and ended, its passkeys named and
// removed, and the way back.
import { useServer } from '@comptoir/server/testing/vitest';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withAuthenticator } from './support/authenticator.ts';
import { axeFindings } from './support/axe.ts';
import { lookAtAll } from './support/look.ts';
import { LEAST, sideways, tooSmall } from './support/phone.ts';
import { errorsOf, PHONE, useBrowser, visit } from './support/visit.ts';

useBrowser();
const server = useServer();

async function fill(page: Page, gate: string, values: Readonly<Record<string, string>>): Promise<void> {
  const form = page.locator(gate);
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('button[type="submit"]').click();
}

test('made from the header, kept by a new password and recovery codes, found again on a phone in French', async () => {
  const username = `alma${Date.now() % 1e8}`;
  const alma = await visit(`${server().url}/`);
  const errors = [errorsOf(alma)];
  await alma.locator('.me-menu summary').click();
  await lookAtAll(alma, 'menu');
  expect(await axeFindings(alma, { include: ['.top'] })).toEqual([]);
  await alma.getByRole('link', { name: 'Create an account' }).click();
  await fill(alma, '#create form', { username, password: 'correct horse' });
  await alma.getByText(`Signed in as ${username}`).waitFor();

  await alma.getByRole('button', { name: 'Make recovery codes' }).click();
  await alma.getByText('8 left').waitFor();
  const codes = await alma.locator('.codes code').allTextContents();
  expect(codes).toHaveLength(8);
  await lookAtAll(alma, 'account');
  expect(await axeFindings(alma)).toEqual([]);
  const changing = alma.locator('form', { hasText: 'The present one' });
  await changing.locator('[name=present]').fill('wrong horse');
  await changing.locator('[name=new]').fill('quay lantern seven');
  await changing.getByRole('button', { name: 'Change password' }).click();
  await alma.getByText('That is not your present password.').waitFor();
  await changing.locator('[name=present]').fill('correct horse');
  await changing.getByRole('button', { name: 'Change password' }).click();
  await alma.getByText('Your password is changed.').waitFor();

  const vacation = alma.locator('#vacation');
  await vacation.getByText(/^28 of 28 days left/).waitFor();
  await vacation.getByRole('button', { name: 'Set' }).click();
  await vacation.getByText(/^You are on vacation until/).waitFor();
  await lookAtAll(alma, 'vacation');
  expect(await axeFindings(alma, { include: ['#vacation'] })).toEqual([]);
  await vacation.getByRole('button', { name: 'End it now' }).click();
  await vacation.getByText(/^27 of 28 days left/).waitFor(); // today is taken

  const how = { lang: 'fr', light: 'night', viewport: PHONE, hasTouch: true } as const;
  const phone = await visit(`${server().url}/`, how);
  errors.push(errorsOf(phone));
  expect(await phone.getByRole('link', { name: 'Entre amis' }).getAttribute('href')).toMatch(/\/online$/);
  await phone.locator('.me-menu summary').click();
  await phone.getByRole('link', { name: 'Se connecter' }).click();
  await fill(phone, '#sign-in form', { username, password: 'quay lantern seven' });
  await phone.getByText(`Connecté : ${username}`).waitFor();
  await phone.getByText('il en reste 8').waitFor();
  expect(await axeFindings(phone)).toEqual([]);
  expect(await phone.evaluate(tooSmall, LEAST)).toEqual([]);
  expect(await sideways(phone)).toBe(0);

  const lost = await visit(`${server().url}/account`, how);
  await lost.getByRole('link', { name: 'Mot de passe perdu' }).click();
  await lost.getByRole('heading', { name: 'Retrouver votre compte' }).waitFor();
  await lookAtAll(lost, 'recover');
  expect(await axeFindings(lost)).toEqual([]);
  expect(await lost.evaluate(tooSmall, LEAST)).toEqual([]);
  const [code = ''] = codes;
  const back = { username, code: code.toUpperCase(), password: 'another lantern' };
  await fill(lost, 'form:has([name=code])', { ...back, code: 'aaaa-bbbb-cccc-dddd' });
  await lost.getByText('code de secours incorrect').waitFor();
  await fill(lost, 'form:has([name=code])', back);
  await lost.getByText(`Connecté : ${username}`).waitFor();
  await lost.getByText('il en reste 7').waitFor();
  await phone.reload();
  await phone.getByText('Vous n’êtes pas connecté').waitFor();
  expect(errors.flat().filter((text) => !/status of 40[01]/.test(text))).toEqual([]); // a browser notes every refusal
});

test('passkeys are listed by a name, renamed and removed, but the last way in stays', async () => {
  const alma = await visit(`${server().url}/new/nauticus/online`);
  await withAuthenticator(alma);
  await alma.locator('.go-bar .btn.go').click();
  await alma.locator('.link-box').waitFor();
  await alma.goto(`${server().url}/account`);
  await alma.getByRole('button', { name: 'Add a passkey' }).click();
  await alma.getByRole('button', { name: /^Rename Chrome/ }).click();
  await alma.getByLabel('Name of the passkey').fill('My laptop');
  await alma.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await axeFindings(alma)).toEqual([]);
  await alma.getByRole('button', { name: 'Remove My laptop' }).click();
  await alma.getByText('This is the last way into your account').waitFor();
  await alma.getByRole('button', { name: 'Remove My laptop' }).waitFor();
});
