import { randomInt } from 'node:crypto';
import { cpfCheckDigits } from '@arquiba/brazil/cpf';
import { accountTypes } from '@arquiba/contract/accounts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fan } from './people.ts';
import { desktop, givenBrowser, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();

test('the six types with their subtypes, and what each type starts with', async () => {
  const visited = await visit();
  const page = await visited.goto('/cadastrar');
  expect(await page.getByRole('radio', { name: 'Torcedor' }).isChecked()).toBe(true);
  for (const [type, subtypes] of Object.entries(accountTypes)) {
    await page.getByRole('radio', { name: type }).check();
    const options = page.getByLabel('Categoria').getByRole('option');
    expect((await options.allInnerTexts()).slice(1)).toEqual(subtypes);
    const company = type === 'Clube' || type === 'Empresa';
    const kind = company ? 'Pessoa Jurídica' : 'Pessoa Física';
    expect(await page.getByRole('radio', { name: kind }).isChecked()).toBe(true);
    await page.getByLabel(company ? 'Razão Social' : 'Nome', { exact: true }).waitFor();
    await page.getByLabel(company ? 'Nome Fantasia' : 'Nome Social').waitFor();
    await page.getByLabel(company ? 'CNPJ' : 'CPF').waitFor();
  }
  await page.getByRole('radio', { name: 'Pessoa Jurídica' }).press('ArrowLeft');
  expect(await optionsOf(page, 'Dia')).toEqual(Array.from({ length: 31 }, (_, at) => `${at + 1}`));
  expect((await optionsOf(page, 'Mês')).join(' ')).toBe(
    'Jan Fev Mar Abr Mai Jun Jul Ago Set Out Nov Dez',
  );
  const years = await optionsOf(page, 'Ano');
  expect([years[0], years.at(-1), years.length]).toEqual(['2023', '1930', 94]);
  await visited.close();
});

test('the eight checks in their order, each with its toast and the way to its field', async () => {
  const visited = await visit({ viewport: desktop });
  const page = await visited.goto('/cadastrar');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const person = newPerson();
  const steps = [
    { toast: 'Preencha o Nome', label: 'Nome', value: person.name },
    { toast: 'Preencha o Nome Social', label: 'Nome Social', value: person.socialName },
    { toast: 'Preencha o CPF', label: 'CPF', value: person.cpf },
    { toast: 'Preencha o Email', label: 'E-mail', value: person.email },
    { toast: 'Preencha o Whatsapp', label: 'Whatsapp', value: person.whatsapp },
    { toast: 'Preencha a senha', label: 'Senha', value: person.password },
    {
      toast: 'Preencha a confirmação de senha',
      label: 'Confirmação de senha',
      value: 'outra senha',
    },
    { toast: 'Senhas não coincidem', label: 'Confirmação de senha', value: 'mais uma' },
  ];
  for (const { toast, label, value } of steps) {
    await submit(page);
    await page.getByRole('alert').getByText(toast, { exact: true }).waitFor();
    const field = page.getByLabel(label, { exact: true });
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill(value);
  }
  expect(sent).toEqual([]);
  await page.getByText('Senhas não combinam').waitFor();
  await page.getByLabel('Confirmação de senha').fill(person.password);
  await page.getByText('Senhas não combinam').waitFor({ state: 'hidden' });
  await visited.close();
});

test('a fan signs up on a phone and is welcomed', async () => {
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/cadastrar');
  const person = newPerson();
  await page.getByLabel('Categoria').selectOption('Torcedor');
  await fill(page, person);
  await page.getByLabel('Dia').selectOption('7');
  await page.getByLabel('Mês').selectOption('Fev');
  await page.getByLabel('Ano').selectOption('1990');
  expect(await page.getByLabel('CPF').inputValue()).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
  const request = page.waitForRequest('**/api/accounts');
  await submit(page);
  expect((await request).postDataJSON()).toMatchObject({
    ...{ type: 'Torcedor', subtype: 'Torcedor', birthDate: '1990-02-07' },
    ...{ name: person.name, email: person.email, password: person.password },
  });
  await page.waitForURL(`${siteUrl()}/conta-criada`);
  await page.getByRole('alert').getByText('Cadastro criado com sucesso!').waitFor();
  await page.getByText(person.socialName).first().waitFor();
  const stored = await page.evaluate(() => localStorage.getItem('arquiba'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ email: person.email, status: 'active' });
  expect(stored).not.toContain(person.password);
  await page.getByRole('main').getByRole('link', { name: 'Ir para o feed' }).click();
  await page.waitForURL(`${siteUrl()}/`);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a refusal of the server stands at its field, and nothing typed is lost', async () => {
  const visited = await visit();
  const page = await visited.goto('/cadastrar');
  const person = newPerson();
  await fill(page, { ...person, email: 'sem arroba', password: 'curta' });
  await submit(page);
  await page.getByRole('alert').getByText('Email inválido').waitFor();
  const email = page.getByLabel('E-mail');
  expect(await email.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  await page.getByText('A senha precisa de pelo menos 8 caracteres').waitFor();

  await email.fill(fan.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmação de senha').fill(person.password);
  await submit(page);
  await page
    .getByRole('alert')
    .getByText('Nome de usuário ou e-mail já está em uso, tente outro.')
    .waitFor();
  expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe(person.name);
  expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe(person.password);
  await visited.close();
});

test('signing up works without scripts', async () => {
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/cadastrar?voltar=/oculos');
  const person = newPerson();
  await fill(page, { ...person, whatsapp: '' });
  await submit(page);
  await page.getByRole('alert').getByText('Preencha o Whatsapp').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe(person.email);
  expect(await page.content()).not.toContain(person.password);
  await fill(page, person);
  await submit(page);
  await page.waitForURL(`${siteUrl()}/conta-criada?voltar=%2Foculos`);
  await page.getByRole('main').getByRole('link', { name: 'Continuar de onde parei' }).click();
  await page.waitForURL(`${siteUrl()}/oculos`);
  await page.getByRole('banner').getByRole('link', { name: 'Minha conta' }).waitFor();
  await visited.close();
});

interface Person {
  name: string;
  socialName: string;
  cpf: string;
  email: string;
  whatsapp: string;
  password: string;
}

function newPerson(): Person {
  const nine = String(randomInt(100_000_000, 999_999_999));
  return {
    name: 'Rita da Geral',
    socialName: `Rita ${nine}`,
    cpf: nine + cpfCheckDigits(nine),
    email: `rita.${nine}@exemplo.com.br`,
    whatsapp: '11987654321',
    password: `arquibancada ${nine}`,
  };
}

async function fill(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill(person.name);
  await page.getByLabel('Nome Social').fill(person.socialName);
  await page.getByLabel('CPF').fill(person.cpf);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Whatsapp').fill(person.whatsapp);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmação de senha').fill(person.password);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click();
}

async function optionsOf(page: Page, label: string): Promise<string[]> {
  const texts = await page.getByLabel(label, { exact: true }).getByRole('option').allInnerTexts();
  return texts.slice(1);
}
