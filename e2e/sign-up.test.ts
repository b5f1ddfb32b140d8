import { createClient } from '@arquiba/contract/client';
import { getProfile } from '@arquiba/contract/profiles';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { fan } from './people.ts';
import { consent, fillCompany, fillSignUp, newCandidate, submitSignUp } from './sign-up-form.ts';
import { desktop, givenBrowser, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();

test('what is missing or refused is told in a toast and at its field, nothing typed is lost, and a double click makes one account', async () => {
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/cadastrar');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const told = (text: string) =>
    page.getByRole('alert').getByText(text, { exact: true }).last().waitFor();
  const fieldOf = (label: string) => page.getByLabel(label, { exact: true });
  const person = newCandidate();
  await submitSignUp(page);
  await told('Preencha o Nome');
  await expectFocus(fieldOf('Nome'));
  // Ours lets this address pass; the server knows better.
  await fillSignUp(page, { ...person, email: 'rita@exemplo.c' });
  await fieldOf('Confirmação de senha').fill('outra');
  await submitSignUp(page);
  await told('Senhas não coincidem');
  await expectFocus(fieldOf('Confirmação de senha'));
  await fieldOf('Confirmação de senha').fill(person.password);
  await submitSignUp(page);
  await told('Aceite os Termos de Uso e a Política de Privacidade');
  await expectFocus(page.getByRole('checkbox', { name: /Li e aceito/ }));
  expect(sent).toEqual([]);

  await consent(page);
  await submitSignUp(page);
  await told('Email inválido');
  const email = fieldOf('E-mail');
  await expectFocus(email);
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  await email.fill(fan.email);
  await submitSignUp(page);
  await told('Nome de usuário ou e-mail já está em uso, tente outro.');
  expect(await fieldOf('Nome').inputValue()).toBe(person.name);
  expect(await fieldOf('Senha').inputValue()).toBe(person.password);

  sent.length = 0;
  await email.fill(person.email);
  await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).dblclick();
  await page.waitForURL(`${siteUrl()}/conta-criada`);
  expect(sent).toEqual(['/api/accounts']);
  await visited.close();
});

test('a club signs up and is welcomed', async () => {
  const visited = await visit({ viewport: desktop });
  const page = await visited.goto('/cadastrar');
  const club = newCandidate('Clube');
  await expect.poll(() => page.getByRole('radio', { name: 'Torcedor' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Clube' }).check();
  await page.getByLabel('Categoria').selectOption('Time amador');
  await fillCompany(page, club);
  await consent(page);
  const request = page.waitForRequest('**/api/accounts');
  await submitSignUp(page);
  const sent = (await request).postDataJSON();
  expect(sent).toMatchObject({
    ...{ type: 'Clube', subtype: 'Time amador', termsVersion: '1.0' },
    ...{ name: club.name, email: club.email, password: club.password },
  });
  expect(sent).not.toHaveProperty('birthDate');
  await page.waitForURL(`${siteUrl()}/conta-criada`);
  await page.getByRole('alert').getByText('Cadastro criado com sucesso!').waitFor();
  await page.getByText(club.socialName).first().waitFor();
  const stored = await page.evaluate(() => localStorage.getItem('arquiba'));
  const { username, ...summary } = JSON.parse(stored ?? '{}');
  expect(summary).toMatchObject({ email: club.email, status: 'active' });
  expect(stored).not.toContain(club.password);
  expect(await page.evaluate(() => sessionStorage.getItem('arquiba-cadastro'))).toBeNull();
  const profile = await createClient({ baseUrl: siteUrl() })(getProfile, { username });
  expect(profile).toMatchObject({ type: 'Clube', category: 'Time amador', private: false });
  const on = page.getByRole('main').getByRole('link', { name: 'Ir para o feed' });
  expect(await on.getAttribute('href')).toBe('/');
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('signing up works without scripts', async () => {
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/cadastrar?voltar=/termos');
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
  await page.waitForURL(`${siteUrl()}/conta-criada?voltar=%2Ftermos`);
  await page.getByRole('main').getByRole('link', { name: 'Continuar de onde parei' }).click();
  await page.waitForURL(`${siteUrl()}/termos`);
  await page.getByRole('banner').getByRole('link', { name: 'Minha conta' }).waitFor();
  await visited.close();
});

async function expectFocus(field: Locator): Promise<void> {
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement))
    .toBe(true);
}
