import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bubble, logOf, write } from './chatting.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { visitAsStaff } from './staff.ts';
import { desktop, givenBrowser, phone } from './visit.ts';

const visit = givenBrowser();

test('Chat ao vivo: the staff share one inbox, and the customer talks to the shop', async () => {
  const account = await signUpNewcomer('Clara Cliente');
  const [customer, ...staff] = [
    await visit({ account, viewport: phone }),
    await visitAsStaff(visit, { name: 'Aro', roles: ['administrator'], viewport: desktop }),
    await visitAsStaff(visit, { name: 'Caio Colega', roles: ['support'], viewport: desktop }),
  ];
  const [one, two] = staff as [typeof customer, typeof customer];
  const page = await customer.goto('/minha-conta/atendimento');
  await page.getByRole('button', { name: 'Abrir o chat' }).click();
  await page.waitForURL(/\/chat\/\d+$/);
  // The page before has a field of the same name.
  await logOf(page).waitFor();
  await write(page, 'A haste veio torta');

  const inboxes = [];
  for (const each of [one, two]) {
    const inbox = await each.goto('/chat?caixa=loja');
    await inbox
      .getByRole('link', { name: new RegExp(`${account.socialName}.*não lida`) })
      .waitFor();
    inboxes.push(inbox);
  }
  const [first, second] = inboxes as [typeof page, typeof page];
  await first.getByRole('link', { name: new RegExp(account.socialName) }).click();
  await bubble(first, 'A haste veio torta').waitFor();
  await write(first, 'Já trocamos para você');
  await bubble(page, 'Já trocamos para você').waitFor();
  // The customer reads the name of the shop, not of a person.
  expect(await bubble(page, 'Já trocamos').innerText()).toContain('Aro');
  // What one has answered, nobody else of the staff has to.
  const row = second.getByRole('link', { name: new RegExp(account.socialName) });
  await second.getByText('Já trocamos para você').first().waitFor();
  expect(await row.innerText()).not.toMatch(/não lida/);
  // A colleague's message is neither taken back nor reported.
  expect(await optionsOf(first, 'Já trocamos')).toContain('Apagar para todos');
  await row.click();
  expect(await optionsOf(second, 'Já trocamos')).toEqual(['Responder', 'Copiar texto']);
  expect(await optionsOf(second, 'A haste veio')).toContain('Denunciar');
  expect(await axeViolations(first)).toEqual([]);
  expect([customer.complaints, one.complaints, two.complaints]).toEqual([[], [], []]);
  for (const each of [customer, one, two]) await each.close();
});

test('a visitor leaves an address, and the staff answers from the same inbox', async () => {
  const visitor = await visit({ viewport: phone, javaScript: false });
  const page = await visitor.goto('/atendimento');
  const form = page.getByRole('form', { name: 'Mensagem para a loja' });
  const name = `Vera Visita ${crypto.randomUUID().slice(0, 8)}`;
  await form.getByLabel('Nome').fill(name);
  await form.getByLabel('E-mail').fill('vera.visita@exemplo.com.br');
  await form.getByLabel('Mensagem').fill('Vocês ajustam armações?');
  await form.getByRole('button', { name: 'Enviar mensagem' }).click();
  await page.getByRole('status').getByText('Mensagem enviada!').waitFor();
  await visitor.close();

  const staff = await visitAsStaff(visit, { name: 'Sônia', roles: ['shop'] });
  const inbox = await staff.goto('/chat?caixa=loja');
  await inbox.getByRole('link', { name: /^Visitantes/ }).click();
  await inbox.waitForURL('**/chat/visitantes?caixa=loja');
  const marked = inbox.locator('nav [aria-current=page]', { hasText: 'Mensagens' });
  await expect.poll(() => marked.count()).toBe(1);
  const card = inbox.getByRole('article', { name: `Mensagem de ${name}` });
  await card.getByLabel(`Resposta para ${name}`).fill('Ajustamos, de graça.');
  await card.getByRole('button', { name: 'Responder' }).click();
  await card.waitFor({ state: 'detached' });
  await inbox.getByRole('link', { name: 'Respondidas' }).click();
  await card.getByText('Ajustamos, de graça.').waitFor();
  expect(await axeViolations(inbox)).toEqual([]);
  expect(staff.complaints).toEqual([]);
  await staff.close();
});

async function optionsOf(page: Page, text: string): Promise<string[]> {
  await bubble(page, text).hover();
  await bubble(page, text).getByRole('button', { name: 'Opções da mensagem' }).click();
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  const names = await items.allInnerTexts();
  await page.keyboard.press('Escape');
  return names;
}
