import { accountTypes } from '@arquiba/contract/accounts';
import { createClient } from '@arquiba/contract/client';
import { getProfile } from '@arquiba/contract/profiles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fan } from './people.ts';
import {
  chooseBirthDate,
  consent,
  fillCompany,
  fillSignUp,
  newCandidate,
  submitSignUp,
} from './sign-up-form.ts';
import { desktop, givenBrowser, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();

test('the six types with their subtypes, and what each type starts with', async () => {
  const visited = await visit();
  const page = await visited.goto('/cadastrar');
  await expect.poll(() => page.getByRole('radio', { name: 'Torcedor' }).isChecked()).toBe(true);
  for (const [type, subtypes] of Object.entries(accountTypes)) {
    await page.getByRole('radio', { name: type }).check();
    const options = page.getByLabel('Categoria').getByRole('option');
    expect((await options.allInnerTexts()).slice(1)).toEqual(subtypes);
    const company = type === 'Clube' || type === 'Empresa';
    const kind = company ? 'Pessoa Jurídica' : 'Pessoa Física';
    await expect.poll(() => page.getByRole('radio', { name: kind }).isChecked()).toBe(true);
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

test('the eight checks in their order, then ours, each with its toast and the way to its field', async () => {
  const visited = await visit({ viewport: desktop });
  const page = await visited.goto('/cadastrar');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const person = newCandidate();
  const steps = [
    { toast: 'Preencha o Nome', label: 'Nome', value: person.name },
    { toast: 'Preencha o Nome Social', label: 'Nome Social', value: person.socialName },
    { toast: 'Preencha o CPF', label: 'CPF', value: '111.111.111-11' },
    { toast: 'Preencha o Email', label: 'E-mail', value: 'sem arroba' },
    { toast: 'Preencha o Whatsapp', label: 'Whatsapp', value: '(10)98765-4321' },
    { toast: 'Preencha a senha', label: 'Senha', value: 'curta' },
    { toast: 'Preencha a confirmação de senha', label: 'Confirmação de senha', value: 'outra' },
    { toast: 'Senhas não coincidem', label: 'Confirmação de senha', value: 'curta' },
    { toast: 'CPF inválido', label: 'CPF', value: person.cpf },
    { toast: 'Email inválido', label: 'E-mail', value: person.email },
    { toast: 'Whatsapp inválido', label: 'Whatsapp', value: person.whatsapp },
    {
      toast: 'A senha precisa de pelo menos 8 caracteres',
      label: 'Senha',
      value: person.password,
    },
    { toast: 'Senhas não coincidem', label: 'Confirmação de senha', value: person.password },
  ];
  for (const { toast, label, value } of steps) {
    await submitSignUp(page);
    // Those that came before stand a while longer.
    await page.getByRole('alert').getByText(toast, { exact: true }).last().waitFor();
    const field = page.getByLabel(label, { exact: true });
    await expect
      .poll(() => field.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await field.fill(value);
    if (value === 'outra') await page.getByText('Senhas não combinam').waitFor();
    if (value === 'curta') await page.getByText('Senhas não combinam').waitFor({ state: 'hidden' });
  }
  await submitSignUp(page);
  const refusal = 'Aceite os Termos de Uso e a Política de Privacidade';
  await page.getByRole('alert').getByText(refusal, { exact: true }).waitFor();
  const box = page.getByRole('checkbox', { name: /Li e aceito/ });
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(sent).toEqual([]);
  await visited.close();
});

const types = [
  { type: 'Torcedor', subtype: 'Torcedor', viewport: phone },
  { type: 'Atleta', subtype: 'Atleta Amador', viewport: desktop },
  { type: 'Comunicador', subtype: 'Profissional da comunicação', viewport: phone },
  { type: 'Clube', subtype: 'Time amador', viewport: desktop },
  { type: 'Profissional', subtype: 'Psicologo', viewport: phone },
  { type: 'Empresa', subtype: 'TV ou Canais de Comunicação', viewport: desktop },
];

test.each(types)('$type signs up and is welcomed', async ({ type, subtype, viewport }) => {
  const visited = await visit({ viewport });
  const page = await visited.goto('/cadastrar');
  const person = newCandidate(type);
  const company = type === 'Clube' || type === 'Empresa';
  await page.getByRole('radio', { name: type }).check();
  await page.getByLabel('Categoria').selectOption(subtype);
  if (company) await fillCompany(page, person);
  else await fillSignUp(page, person);
  if (!company) await chooseBirthDate(page, '7', 'Fev', '1990');
  await consent(page);
  const request = page.waitForRequest('**/api/accounts');
  await submitSignUp(page);
  const sent = (await request).postDataJSON();
  expect(sent).toMatchObject({
    ...{ type, subtype, termsVersion: '1.0' },
    ...{ name: person.name, email: person.email, password: person.password },
  });
  expect(sent.birthDate).toBe(company ? undefined : '1990-02-07');
  await page.waitForURL(`${siteUrl()}/conta-criada`);
  await page.getByRole('alert').getByText('Cadastro criado com sucesso!').waitFor();
  await page.getByText(person.socialName).first().waitFor();
  const stored = await page.evaluate(() => localStorage.getItem('arquiba'));
  const { username, ...summary } = JSON.parse(stored ?? '{}');
  expect(summary).toMatchObject({ email: person.email, status: 'active' });
  expect(stored).not.toContain(person.password);
  expect(await page.evaluate(() => sessionStorage.getItem('arquiba-cadastro'))).toBeNull();
  const profile = await createClient({ baseUrl: siteUrl() })(getProfile, { username });
  expect(profile).toMatchObject({ type, category: subtype, private: false });
  await page.getByRole('main').getByRole('link', { name: 'Ir para o feed' }).click();
  await page.waitForURL(`${siteUrl()}/`);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a refusal of the server stands at its field, and nothing typed is lost', async () => {
  const visited = await visit();
  const page = await visited.goto('/cadastrar');
  const person = newCandidate();
  // Ours lets it pass; the server knows better.
  await fillSignUp(page, { ...person, email: 'rita@exemplo.c' });
  await consent(page);
  await submitSignUp(page);
  await page.getByRole('alert').getByText('Email inválido').waitFor();
  const email = page.getByLabel('E-mail');
  await expect
    .poll(() => email.evaluate((element) => element === document.activeElement))
    .toBe(true);
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');

  await email.fill(fan.email);
  await submitSignUp(page);
  await page
    .getByRole('alert')
    .getByText('Nome de usuário ou e-mail já está em uso, tente outro.')
    .waitFor();
  await expect.poll(() => page.getByLabel('Nome', { exact: true }).inputValue()).toBe(person.name);
  await expect
    .poll(() => page.getByLabel('Senha', { exact: true }).inputValue())
    .toBe(person.password);
  await visited.close();
});

test('a double click makes one account', async () => {
  const visited = await visit();
  const page = await visited.goto('/cadastrar');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/accounts')) sent.push(request.method());
  });
  await fillSignUp(page, newCandidate());
  await consent(page);
  await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).dblclick();
  await page.waitForURL(`${siteUrl()}/conta-criada`);
  expect(sent).toEqual(['POST']);
  await visited.close();
});

test('signing up works without scripts', async () => {
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/cadastrar?voltar=/oculos');
  const person = newCandidate();
  await fillSignUp(page, { ...person, whatsapp: '' });
  await submitSignUp(page);
  await page.getByRole('alert').getByText('Preencha o Whatsapp').waitFor();
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(person.email);
  expect(await page.content()).not.toContain(person.password);
  await fillSignUp(page, person);
  await submitSignUp(page);
  await page.getByRole('alert').getByText('Aceite os Termos').waitFor();
  await fillSignUp(page, person);
  await consent(page);
  await submitSignUp(page);
  await page.waitForURL(`${siteUrl()}/conta-criada?voltar=%2Foculos`);
  await page.getByRole('main').getByRole('link', { name: 'Continuar de onde parei' }).click();
  await page.waitForURL(`${siteUrl()}/oculos`);
  await page.getByRole('banner').getByRole('link', { name: 'Minha conta' }).waitFor();
  await visited.close();
});

async function optionsOf(page: Page, label: string): Promise<string[]> {
  const texts = await page.getByLabel(label, { exact: true }).getByRole('option').allInnerTexts();
  return texts.slice(1);
}
