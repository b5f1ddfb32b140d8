import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillSignUp, newCandidate } from './sign-up-form.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();

test('A12 masks write points and strokes while one types, survive paste and mending, and follow the kind', async () => {
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/cadastrar');
  const cpf = page.getByLabel('CPF');
  await maskReady(page, 'CPF');
  await cpf.pressSequentially('111444777');
  await expect.poll(() => cpf.inputValue()).toBe('111.444.777');
  await cpf.pressSequentially('35999');
  await expect.poll(() => cpf.inputValue()).toBe('111.444.777-35');

  // A digit in the middle goes and another comes; the rest moves up and back.
  await placeCaret(page, 'CPF', 6);
  await cpf.press('Backspace');
  await expect.poll(() => cpf.inputValue()).toBe('111.447.773-5');
  await cpf.pressSequentially('4');
  await expect.poll(() => cpf.inputValue()).toBe('111.444.777-35');

  await cpf.fill('');
  await paste(page, 'CPF', ' 111 444 777/35 ');
  await expect.poll(() => cpf.inputValue()).toBe('111.444.777-35');

  const whatsapp = page.getByLabel('Whatsapp');
  await whatsapp.pressSequentially('1133334444');
  await expect.poll(() => whatsapp.inputValue()).toBe('(11)3333-4444');
  await whatsapp.fill('');
  await whatsapp.pressSequentially('11987654321');
  await expect.poll(() => whatsapp.inputValue()).toBe('(11)98765-4321');
  // Autofill sets the whole value at once.
  await whatsapp.fill('5521987654321');
  await expect.poll(() => whatsapp.inputValue()).toBe('(21)98765-4321');

  await page.getByRole('radio', { name: 'Clube' }).check();
  const cnpj = page.getByLabel('CNPJ');
  await maskReady(page, 'CNPJ');
  await cnpj.pressSequentially('12abc34501de35');
  await expect.poll(() => cnpj.inputValue()).toBe('12.ABC.345/01DE-35');
  await cnpj.fill('');
  await page.locator('label').filter({ hasText: 'Pessoa Física' }).click();
  await maskReady(page, 'CPF');
  await cpf.pressSequentially('12abc3');
  await expect.poll(() => cpf.inputValue()).toBe('123');
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('A14 one signs up with the keyboard alone, and is welcomed', async () => {
  const visited = await visit();
  const page = await visited.goto('/cadastrar');
  const person = newCandidate('Téo Teclado');
  const { keyboard } = page;
  const next = () => keyboard.press('Tab');
  await page.getByRole('radio', { name: 'Torcedor' }).focus();
  await keyboard.press('ArrowRight');
  await expect.poll(() => page.getByRole('radio', { name: 'Atleta' }).isChecked()).toBe(true);
  await next();
  await keyboard.type('Atleta A');
  await next();
  await next();
  for (const typed of [person.name, person.socialName, person.cpf, person.email]) {
    await keyboard.type(typed);
    await next();
  }
  await keyboard.type(person.whatsapp);
  for (const typed of ['7', 'Fev', '1990']) {
    await next();
    await keyboard.type(typed);
  }
  await next();
  await keyboard.type(person.password);
  // Past the button that shows the password.
  await next();
  await next();
  await keyboard.type(person.password);
  await next();
  await next();
  await keyboard.press('Space');
  const request = page.waitForRequest('**/api/accounts');
  await keyboard.press('Enter');
  expect((await request).postDataJSON()).toMatchObject({
    ...{ type: 'Atleta', subtype: 'Atleta Amador', birthDate: '1990-02-07' },
    ...{ name: person.name, email: person.email, password: person.password },
  });
  await page.waitForURL(`${siteUrl()}/conta-criada`);
  await page.getByRole('alert').getByText('Cadastro criado com sucesso!').waitFor();
  await visited.close();
});

test('A11 what is typed is judged at once; a reload and the way to the terms and back lose nothing but what is secret', async () => {
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/cadastrar');
  const password = page.getByLabel('Senha', { exact: true });
  await password.fill('12345678');
  await page.getByText(/Senha fraca/).waitFor();
  await password.fill('quatro bolas na trave azul');
  await page.getByText('Senha forte').waitFor();
  await page.getByRole('button', { name: 'Mostrar senha' }).first().click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await page.getByLabel('Confirmação de senha').fill('quatro');
  await page.getByText('Senhas não combinam').waitFor();

  const person = newCandidate('Dora Demora');
  await page.getByRole('radio', { name: 'Profissional' }).check();
  await page.getByLabel('Categoria').selectOption('Treinador');
  await fillSignUp(page, person);
  await page.getByText('Senhas não combinam').waitFor({ state: 'hidden' });
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  for (const secret of [person.password, '98765-4321', person.cpf.slice(-2).concat('"')]) {
    expect(stored).not.toContain(secret);
  }
  const terms = page.getByRole('main').getByRole('link', { name: 'Termos de Uso' });
  expect(await terms.getAttribute('target')).toBe('_blank');
  await page.reload();
  await hydrated(page);
  await expectKept(page, person);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade' }).click();
  await page.getByRole('heading', { level: 1, name: 'Política de Privacidade' }).waitFor();
  await page.goBack();
  await expectKept(page, person);
  await visited.close();
});

async function expectKept(page: Page, person: { name: string; email: string }): Promise<void> {
  await expect.poll(() => page.getByLabel('Nome', { exact: true }).inputValue()).toBe(person.name);
  await expect
    .poll(() => page.getByLabel('E-mail', { exact: true }).inputValue())
    .toBe(person.email);
  await expect.poll(() => page.getByRole('radio', { name: 'Profissional' }).isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel('Categoria').inputValue()).toBe('Treinador');
  await expect.poll(() => page.getByLabel('Senha', { exact: true }).inputValue()).toBe('');
}

/** The mask comes after the page; until then one types without. */
async function maskReady(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect
    .poll(async () => {
      await field.fill('');
      await field.pressSequentially('1112');
      const value = await field.inputValue();
      await field.fill('');
      return value;
    })
    .toMatch(/\./);
}

async function placeCaret(page: Page, label: string, at: number): Promise<void> {
  await page
    .getByLabel(label, { exact: true })
    .evaluate((field, place) => (field as HTMLInputElement).setSelectionRange(place, place), at);
}

/** As a clipboard gives it: one insertion of the whole text. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.insertText(text);
}
