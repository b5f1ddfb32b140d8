import { getAccountData, requestEmailChange } from '@arquiba/contract/account-data';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callOf } from './buyer.ts';
import { waitForMail } from './mails.ts';
import { type Newcomer, signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, hydrated, phone, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();
const DATA = '/minha-conta/meus-dados';
const EDIT = '/minha-conta/editar-meus-dados';

test('an e-mail changes once both mailboxes have said yes; the next change is called off', async () => {
  const person = await signUpNewcomer('Ema Muda');
  const newEmail = `nova.${person.email}`;
  const visited = await visit({ account: person, viewport: phone });
  const page = await visited.goto(EDIT);
  await askForEmail(page, newEmail, 'não é esta');
  await page.getByRole('alert').getByText('Senha atual incorreta').waitFor();
  await askForEmail(page, newEmail, person.password);
  await page.waitForURL(`${siteUrl()}${DATA}`);
  await page.getByText(`Troca para ${newEmail} aguardando confirmação`).waitFor();

  const toOld = await waitForMail({
    to: person.email,
    subject: 'Confirme a troca do seu e-mail',
  });
  const toNew = await waitForMail({ to: newEmail, subject: 'Confirme o seu novo e-mail' });
  // The links work without a session, and opening one alone changes nothing.
  const mailbox = await visit({ viewport: phone });
  await mailbox.context.request.get(confirmationIn(toNew.links));
  await openLink(mailbox.page, toNew.links);
  expect(await axeViolations(mailbox.page)).toEqual([]);
  await mailbox.page.getByRole('button', { name: 'Confirmar este e-mail' }).click();
  await mailbox.page.getByRole('heading', { name: 'Falta uma confirmação' }).waitFor();
  await page.getByRole('link', { name: 'Alterar dados' }).click();
  const pending = page.getByRole('region', { name: 'Troca de e-mail' });
  await pending.getByText('E-mail novo: confirmado').waitFor();
  await pending.getByText('E-mail atual: falta confirmar').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const refusal = page.getByRole('alert').getByText('O e-mail acabou de sair');
  // The code of this note loads after the page's: an earlier click is lost.
  await expect
    .poll(async () => {
      await pending.getByRole('button', { name: 'Reenviar mensagens' }).click();
      return refusal.count();
    })
    .toBeGreaterThan(0);
  await openLink(page, toOld.links);
  await page.getByRole('button', { name: 'Confirmar a troca' }).click();
  await page.getByRole('heading', { name: 'E-mail trocado' }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('arquiba'))).toContain(newEmail);
  await page.getByRole('link', { name: 'Ver meus dados' }).click();
  await page.getByRole('main').getByText(newEmail, { exact: true }).waitFor();
  const used = await mailbox.context.request.get(confirmationIn(toNew.links));
  expect(await used.text()).toContain('Este link não vale mais');
  await mailbox.close();

  await askedFor(visited, person);
  await page.getByRole('link', { name: 'Alterar dados' }).click();
  await pending.getByRole('button', { name: 'Cancelar troca' }).click();
  await pending.waitFor({ state: 'detached' });
  expect(visited.complaints.filter((line) => !/403|429/.test(line))).toEqual([]);
  await visited.close();
});

test("'não fui eu' in the mail to the old address keeps the e-mail, also without scripts", async () => {
  const person = await signUpNewcomer('Nara Nega');
  const visited = await visit({ account: person, javaScript: false });
  await askedFor(visited, person);
  const { links } = await waitForMail({
    ...{ to: person.email, subject: 'Confirme a troca do seu e-mail' },
  });
  const page = await visited.goto(links.find((link) => link.includes('recusar')) ?? '');
  await page.getByRole('button', { name: 'Não fui eu, recusar' }).click();
  await page.getByRole('heading', { name: 'Troca recusada' }).waitFor();
  await page.getByRole('link', { name: 'Criar uma senha nova' }).waitFor();
  const kept = { email: person.email, pendingEmail: null };
  expect(await callOf(visited)(getAccountData, {})).toMatchObject(kept);
  await visited.close();
});

/** As the form asks for it. */
async function askedFor(visited: Visit, { email, password }: Newcomer): Promise<void> {
  const asked = { newEmail: `outra.${email}`, currentPassword: password };
  await callOf(visited)(requestEmailChange, asked);
}

async function askForEmail(page: Page, newEmail: string, password: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('E-mail') });
  await form.getByLabel('E-mail').fill(newEmail);
  await form.getByLabel('Senha atual').fill(password);
  await form.getByRole('button', { name: 'Salvar alterações' }).click();
}

async function openLink(page: Page, links: string[]): Promise<void> {
  await page.goto(confirmationIn(links));
  await hydrated(page);
}

function confirmationIn(links: string[]): string {
  return links.find((link) => link.includes('/confirmar-email')) ?? '';
}
