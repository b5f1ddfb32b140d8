import { readFile } from 'node:fs/promises';
import { deleteAccount } from '@arquiba/contract/privacy';
import { currentSession } from '@arquiba/contract/sessions';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { callOf } from './buyer.ts';
import { waitForMail } from './mails.ts';
import { signUpNewcomer } from './newcomer.ts';
import { submitSignIn } from './sign-in-form.ts';
import { desktop, givenBrowser, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const PRIVACY = '/minha-conta/meus-dados/privacidade';

test('the copy of one’s data is asked for, mailed, fetched, and says all of it', async () => {
  const newcomer = await signUpNewcomer('Lia da Cópia');
  const visited = await visit({ viewport: phone, account: newcomer });
  await visited.page.clock.install();
  const page = await visited.goto(PRIVACY);
  await page.getByRole('heading', { level: 1, name: 'PRIVACIDADE' }).waitFor();
  await page.getByRole('button', { name: 'Pedir uma cópia' }).click();
  const mail = await waitForMail({
    ...{ to: newcomer.email, subject: 'A cópia dos seus dados está pronta' },
  });
  // Noticed without a reload: the page looks again after a while.
  await page.clock.fastForward(2500);
  const link = page.getByRole('link', { name: /Baixar a cópia/ });
  await link.waitFor();
  const mailed = mail.links.find((each) => each.includes('/entrar')) ?? '';
  expect((await page.request.get(mailed)).url()).toBe(siteUrl() + PRIVACY);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^arquiba-meus-dados-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const text = strFromU8(files['arquiba-meus-dados.json'] ?? new Uint8Array());
  expect(JSON.parse(text)).toMatchObject({
    ...{ conta: { email: newcomer.email }, perfil: { usuario: newcomer.username } },
  });
  expect(text).not.toContain(newcomer.password);
  expect(await page.getByRole('button', { name: 'Pedir uma cópia' }).count()).toBe(0);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('an account is deleted and hidden, and signing in restores it', async () => {
  const newcomer = await signUpNewcomer('Rui da Volta');
  const visited = await visit({ viewport: desktop, account: newcomer });
  const page = await visited.goto(PRIVACY);
  const statusOfProfile = async () =>
    (await visited.context.request.get(`/perfil/${newcomer.username}`)).status();
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir a conta?' });
  await dialog.getByRole('button', { name: 'Excluir minha conta' }).click();
  await page.getByRole('alert').getByText('Preencha a senha').waitFor();
  const password = dialog.getByLabel('Sua senha');
  await password.fill('não é esta');
  await dialog.getByRole('button', { name: 'Excluir minha conta' }).click();
  await page.getByRole('alert').getByText('Senha atual incorreta').waitFor();
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
  await password.fill(newcomer.password);
  await dialog.getByRole('button', { name: 'Excluir minha conta' }).click();
  await page.waitForURL(`${siteUrl()}/`);
  await page.getByText('Conta excluída.').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor();
  // Other tabs notice by this, as they do when one signs out.
  expect(await page.evaluate(() => localStorage.getItem('arquiba'))).toBeNull();
  expect(await statusOfProfile()).toBe(404);

  await visited.goto('/entrar');
  await submitSignIn(page, newcomer);
  await page.getByText(/Sua conta foi excluída e pode ser restaurada até/).waitFor();
  await page.getByRole('button', { name: 'Restaurar minha conta' }).click();
  await page.getByText('Sua conta está de volta.').waitFor();
  expect(await statusOfProfile()).toBe(200);
  const session = async () => (await callOf(visited)(currentSession, {})).account?.email;
  await expect.poll(session).toBe(newcomer.email);
  await visited.close();
});

test('the link of the mail restores once, also without scripts', async () => {
  const newcomer = await signUpNewcomer('Bia do Link');
  const visited = await visit({ account: newcomer, javaScript: false });
  await callOf(visited)(deleteAccount, { currentPassword: newcomer.password });
  const mail = await waitForMail({ to: newcomer.email, subject: 'A sua conta foi excluída' });
  const link = mail.links.find((each) => each.includes('/restaurar-conta')) ?? '';
  const page = await visited.goto(link);
  const statusOfProfile = async () =>
    (await page.request.get(`/api/profiles/${newcomer.username}`)).status();
  // Looking at it is not using it.
  expect(await statusOfProfile()).toBe(404);
  await page.getByRole('button', { name: 'Restaurar minha conta' }).click();
  await page.getByRole('heading', { name: 'Que bom que você voltou' }).waitFor();
  expect(await statusOfProfile()).toBe(200);
  await visited.goto(link);
  await page.getByRole('button', { name: 'Restaurar minha conta' }).click();
  await page.getByRole('heading', { name: 'Este link não vale mais' }).waitFor();
  await visited.close();
});
