import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitForMail } from './mails.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { desktop, givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const DATA = '/minha-conta/meus-dados';
const EDIT = '/minha-conta/editar-meus-dados';

test.each([
  ['a phone', phone],
  ['a desk', desktop],
])('on %s an e-mail changes once both mailboxes have said yes', async (_where, viewport) => {
  const person = await signUpNewcomer('Ema Muda');
  const newEmail = `nova.${person.email}`;
  const visited = await visit({ account: person, viewport });
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
  // Whoever opens the mails need not be signed in, and opening alone changes nothing.
  const mailbox = await visit({ viewport });
  await openLink(mailbox.page, toNew.links);
  await openLink(mailbox.page, toNew.links);
  expect(await axeViolations(mailbox.page)).toEqual([]);
  await mailbox.page.getByRole('button', { name: 'Confirmar este e-mail' }).click();
  await mailbox.page.getByRole('heading', { name: 'Falta uma confirmação' }).waitFor();
  await visited.goto(EDIT);
  const pending = page.getByRole('region', { name: 'Troca de e-mail' });
  await pending.getByText('E-mail novo: confirmado').waitFor();
  await pending.getByText('E-mail atual: falta confirmar').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await openLink(page, toOld.links);
  await page.getByRole('button', { name: 'Confirmar a troca' }).click();
  await page.getByRole('heading', { name: 'E-mail trocado' }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('arquiba'))).toContain(newEmail);
  await page.getByRole('link', { name: 'Ver meus dados' }).click();
  await page.getByRole('main').getByText(newEmail, { exact: true }).waitFor();
  await openLink(mailbox.page, toNew.links);
  await mailbox.page.getByRole('heading', { name: 'Este link não vale mais' }).waitFor();
  await mailbox.close();
  const again = await visit({ account: { email: newEmail, password: person.password } });
  await again.close();
  expect(visited.complaints.filter((line) => !line.includes('403'))).toEqual([]);
  await visited.close();
});

test("'não fui eu' in the mail to the old address keeps the e-mail", async () => {
  const person = await signUpNewcomer('Nara Nega');
  const newEmail = `intrusa.${person.email}`;
  const visited = await visit({ account: person });
  const page = await visited.goto(EDIT);
  await askForEmail(page, newEmail, person.password);
  await page.waitForURL(`${siteUrl()}${DATA}`);
  const { links } = await waitForMail({
    to: person.email,
    subject: 'Confirme a troca do seu e-mail',
  });
  const refusal = links.find((link) => link.includes('recusar')) ?? '';
  const mailbox = await visit({ javaScript: false });
  await mailbox.goto(pathOf(refusal));
  await mailbox.page.getByRole('button', { name: 'Não fui eu, recusar' }).click();
  await mailbox.page.getByRole('heading', { name: 'Troca recusada' }).waitFor();
  await mailbox.page.getByRole('link', { name: 'Criar uma senha nova' }).waitFor();
  await mailbox.close();
  await visited.goto(DATA);
  await page.getByRole('main').getByText(person.email, { exact: true }).waitFor();
  expect(await page.getByText('aguardando confirmação').count()).toBe(0);
  await visited.close();
});

test('a change of e-mail can be called off', async () => {
  const person = await signUpNewcomer('Caio Cancela');
  const visited = await visit({ account: person });
  const page = await visited.goto(EDIT);
  await askForEmail(page, `outro.${person.email}`, person.password);
  await page.waitForURL(`${siteUrl()}${DATA}`);
  await visited.goto(EDIT);
  const pending = page.getByRole('region', { name: 'Troca de e-mail' });
  const refusal = page.getByRole('alert').getByText('O e-mail acabou de sair');
  // The code of this note comes after the page's: a click before it is lost.
  await expect
    .poll(async () => {
      await pending.getByRole('button', { name: 'Reenviar mensagens' }).click();
      return refusal.count();
    })
    .toBeGreaterThan(0);
  await pending.getByRole('button', { name: 'Cancelar troca' }).click();
  await pending.waitFor({ state: 'detached' });
  await visited.close();
});

async function askForEmail(page: Page, newEmail: string, password: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByLabel('E-mail') });
  await form.getByLabel('E-mail').fill(newEmail);
  await form.getByLabel('Senha atual').fill(password);
  await form.getByRole('button', { name: 'Salvar alterações' }).click();
}

async function openLink(page: Page, links: string[]): Promise<void> {
  await page.goto(pathOf(links.find((link) => link.includes('/confirmar-email')) ?? ''));
  await hydrated(page);
}

function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
