import { cpfCheckDigits } from '@arquiba/brazil/cpf';
import { currentSession } from '@arquiba/contract/sessions';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callOf } from './buyer.ts';
import { type Newcomer, signUpNewcomer } from './newcomer.ts';
import { givenBrowser, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const DATA = '/minha-conta/meus-dados';
const EDIT = '/minha-conta/editar-meus-dados';

test('A26 shows the data of the account, CPF and whatsapp only when asked; a new password throws the other browser out', async () => {
  const person = await signUpNewcomer('Dora Dados');
  const elsewhere = await visit({ account: person });
  const visited = await visit({ account: person, viewport: phone });
  const page = await visited.goto(DATA);
  await page.getByRole('heading', { level: 1, name: 'MEUS DADOS' }).waitFor();
  const main = page.getByRole('main');
  for (const text of ['Dora Dados da Silva', person.email, 'Torcedor', `@${person.username}`]) {
    await main.getByText(text, { exact: true }).waitFor();
  }
  const cpf = cpfOf(person);
  expect(await page.content()).not.toContain(cpf);
  await main.getByText(`•••.•••.•••-${cpf.slice(-2)}`).waitFor();
  await main.getByRole('button', { name: 'Mostrar CPF' }).click();
  await main.getByText(cpf).waitFor();
  await main.getByRole('button', { name: 'Ocultar CPF' }).click();
  await main.getByText(`•••.•••.•••-${cpf.slice(-2)}`).waitFor();
  await main.getByRole('button', { name: 'Mostrar whatsapp' }).click();
  await main.getByText(`(11)9${nineOf(person).slice(1, 5)}-${nineOf(person).slice(5)}`).waitFor();
  for (const name of [/^Segurança/, /^Privacidade/]) {
    await main.getByRole('link', { name }).waitFor();
  }
  const change = main.getByRole('link', { name: 'Alterar dados' });
  expect(await change.getAttribute('href')).toBe(EDIT);

  await page.getByLabel('Senha atual').fill(person.password);
  await page.getByLabel('Nova senha', { exact: true }).fill('uma arquibancada nova');
  await page.getByLabel('Confirme a nova senha').fill('uma arquibancada');
  await page.getByText('Senhas não combinam').waitFor();
  await page.getByLabel('Confirme a nova senha').fill('uma arquibancada nova');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await page.getByRole('alert').getByText('Senha alterada.').waitFor();
  await expect.poll(() => page.getByLabel('Senha atual').inputValue()).toBe('');
  const { email } = person;
  expect(await callOf(visited)(currentSession, {})).toMatchObject({ account: { email } });
  expect(await callOf(elsewhere)(currentSession, {})).toMatchObject({ account: null });
  expect(visited.complaints).toEqual([]);
  for (const each of [visited, elsewhere]) await each.close();
});

test('A27 edits them; the wording follows the kind, the header the name, and nothing unsaved is left behind without asking', async () => {
  const person = await signUpNewcomer('Edu Edita');
  const visited = await visit({ account: person });
  const page = await visited.goto(EDIT);
  const kind = page.getByLabel('Cadastro de');
  const choices = await kind.locator('option').allTextContents();
  expect(choices).toEqual(['', 'Pessoa Física', 'Pessoa Jurídica']);
  await kind.selectOption('Pessoa Jurídica');
  await page.getByLabel('Razão Social').waitFor();
  const company = page.getByLabel('CNPJ');
  await company.pressSequentially('12abc34501de35');
  await expect.poll(() => company.inputValue()).toBe('12.ABC.345/01DE-35');
  await kind.selectOption('');
  await page.getByLabel('Nome ou Razão Social').waitFor();
  await kind.selectOption('Pessoa Física');
  await page.getByLabel('Nome', { exact: true }).fill('Eduardo Edita Tudo');
  await page.getByLabel('Nome Social').fill('');
  await save(page);
  await page.getByRole('alert').getByText('Preencha o Nome Social').waitFor();
  await page.getByLabel('Nome Social').fill('Edu Editado');
  const menu = page.getByRole('navigation', { name: 'Minha conta' });
  const dialog = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await menu.getByRole('link', { name: 'Pedidos' }).click();
  await dialog.getByRole('button', { name: 'Continuar editando' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(EDIT);
  expect(await page.getByLabel('Nome Social').inputValue()).toBe('Edu Editado');
  await page.getByRole('button', { name: 'Mostrar Whatsapp e alterar' }).click();
  const whatsapp = page.getByLabel('Whatsapp');
  await whatsapp.fill('(81)98765-4321');
  await page.getByLabel('Tipo de conta').selectOption('Atleta');
  await page.getByLabel('Categoria').selectOption('Atleta Amador');
  await save(page);
  await page.waitForURL(`${siteUrl()}${DATA}`);
  await page.getByRole('alert').getByText('Dados atualizados!').waitFor();
  const main = page.getByRole('main');
  for (const text of ['Eduardo Edita Tudo', '(81)•••••-4321', 'Atleta · Atleta Amador']) {
    await main.getByText(text).waitFor();
  }
  await page.getByText('Olá, Edu Editado').waitFor();
  const stored = await page.evaluate(() => localStorage.getItem('arquiba'));
  expect(JSON.parse(stored ?? '')).toMatchObject({ socialName: 'Edu Editado', type: 'Atleta' });
  await main.getByRole('link', { name: 'Alterar dados' }).click();
  await page.getByLabel('Nome Social').fill('Edu Quase');
  await menu.getByRole('link', { name: 'Pedidos' }).click();
  await dialog.getByRole('button', { name: 'Sair sem salvar' }).click();
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('passwords and data are saved without scripts too', async () => {
  const person = await signUpNewcomer('Zeca Seco');
  const visited = await visit({ account: person, javaScript: false });
  const page = await visited.goto(EDIT);
  await page.getByLabel('Nome', { exact: true }).fill('Zeca Sem Script');
  await save(page);
  await page.waitForURL(`${siteUrl()}${DATA}`);
  await page.getByText('Zeca Sem Script').waitFor();
  await page.getByLabel('Senha atual').fill('não é esta');
  await page.getByLabel('Nova senha', { exact: true }).fill('uma arquibancada nova');
  await page.getByLabel('Confirme a nova senha').fill('uma arquibancada nova');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await page.getByText('Senha atual incorreta').first().waitFor();
  await visited.close();
});

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
}

function nineOf({ email }: Newcomer): string {
  return email.slice(0, 9);
}

function cpfOf(person: Newcomer): string {
  const nine = nineOf(person);
  return `${nine}${cpfCheckDigits(nine)}`.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
}
