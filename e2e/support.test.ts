import { demonstrationContact } from '@arquiba/contract/support';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const SUPPORT = '/minha-conta/atendimento';
const SEND = '**/api/supportMessages';
const { email, phone: number } = demonstrationContact;

const formOf = (page: Page) => page.getByRole('form', { name: 'Mensagem para a loja' });
const fieldOf = (page: Page, label: string) => formOf(page).getByLabel(label);
const sendOf = (page: Page) => formOf(page).getByRole('button', { name: 'Enviar mensagem' });
const copiesOf = (page: Page) =>
  page.getByRole('region', { name: 'Suas mensagens' }).getByRole('listitem');

test('A34 the three blocks work; a draft outlives the page, and a lost answer does not send it twice', async () => {
  const person = await signUpNewcomer('Ana Atende');
  const visited = await visit({ account: person, viewport: phone });
  const page = await visited.goto(SUPPORT);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'ATENDIMENTO' }).waitFor();
  for (const name of ['Telefone/Whatsapp', 'Chat ao vivo', 'E-mail']) {
    await expect.poll(() => main.getByRole('heading', { level: 2, name }).count()).toBe(1);
  }
  await main.getByText(number, { exact: true }).waitFor();
  const hrefOf = (name: string) => main.getByRole('link', { name }).getAttribute('href');
  await expect.poll(() => hrefOf('Ligar')).toBe('tel:+551140000071');
  await expect.poll(() => hrefOf('Whatsapp')).toBe('https://wa.me/5511940000071');
  await expect.poll(() => hrefOf(email)).toBe(`mailto:${email}`);
  await main.getByText('Converse com a equipe da loja.').waitFor();
  expect(visited.complaints).toEqual([]);

  const subject = `Haste torta de ${person.username}`;
  await sendOf(page).click();
  await formOf(page).getByText('Preencha o assunto').waitFor();
  await fieldOf(page, 'Assunto').fill(subject);
  await fieldOf(page, 'Número do pedido').fill('ARO-71; talvez 72');
  await fieldOf(page, 'Mensagem').fill('Chegou torta.\nComo faço a troca?');
  await sendOf(page).click();
  await formOf(page).getByText('O número do pedido tem só letras, algarismos e hífens').waitFor();
  await fieldOf(page, 'Número do pedido').fill('ARO-71');
  let losing = true;
  await page.route(SEND, async (route) => {
    if (!losing || route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await sendOf(page).click();
  await page.getByRole('alert').getByText('Sem conexão').waitFor();
  await page.reload();
  await hydrated(page);
  losing = false;
  await expect.poll(() => fieldOf(page, 'Mensagem').inputValue()).toContain('Chegou torta.');
  expect(await fieldOf(page, 'Assunto').inputValue()).toBe(subject);
  await sendOf(page).dblclick();
  await page.getByRole('alert').getByText('Mensagem enviada!').waitFor();
  await expect.poll(() => fieldOf(page, 'Mensagem').inputValue()).toBe('');
  await copiesOf(page).getByText(subject).click();
  await copiesOf(page).getByText('Como faço a troca?').waitFor();
  await expect.poll(() => copiesOf(page).count()).toBe(1);
  await visited.close();
});

test('without scripts a message is sent once, and the copies can be read', async () => {
  const person = await signUpNewcomer('Tio Simples');
  const visited = await visit({ account: person, javaScript: false });
  const page = await visited.goto(SUPPORT);
  await fieldOf(page, 'Mensagem').fill('Qual é o prazo?');
  await sendOf(page).click();
  await formOf(page).getByRole('alert').getByText('Preencha o assunto').waitFor();
  await expect.poll(() => fieldOf(page, 'Mensagem').inputValue()).toBe('Qual é o prazo?');
  await fieldOf(page, 'Assunto').fill('Prazo');
  await sendOf(page).click();
  await page.waitForURL(`${siteUrl()}${SUPPORT}?enviada=1`);
  await page.getByRole('status').getByText('Mensagem enviada!').waitFor();
  await copiesOf(page).getByText('Prazo', { exact: true }).click();
  await copiesOf(page).getByText('Qual é o prazo?').waitFor();
  await visited.close();
});
