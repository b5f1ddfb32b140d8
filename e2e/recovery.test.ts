import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitForMail } from './mails.ts';
import { signUpNewcomer } from './newcomer.ts';
import { desktop, givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const CODE_SUBJECT = 'Seu código para criar uma nova senha';

test('A23 someone who forgot the password gets back in', async () => {
  const person = await signUpNewcomer('Rita Recupera');
  const visited = await visit({ viewport: desktop });
  const page = await visited.goto('/recuperar-senha');
  await askForCode(page, person.email);

  const mail = await waitForMail({ to: person.email, subject: CODE_SUBJECT });
  const code = codeIn(mail.text);
  await confirmCode(page, wrong(code));
  await page.getByRole('alert').getByText('Código incorreto. Restam 4 tentativas.').waitFor();
  await page.reload();
  await hydrated(page);
  await page.getByText(person.email).waitFor();

  await pasteInto(page, mail.text);
  const field = page.getByLabel('Código de 8 caracteres');
  await expect.poll(() => field.inputValue()).toBe(code);
  await page.getByRole('button', { name: 'Confirmar código' }).click();

  await page.waitForURL('**/recuperar-senha/nova-senha');
  await page.getByLabel('Nova Senha').fill('arquibancada nova');
  await page.getByLabel('Confirme a Senha').fill('arquibancada');
  await page.getByText('Senhas não combinam').waitFor();
  await page.getByLabel('Confirme a Senha').fill('arquibancada nova');
  const login = page.getByRole('link', { name: 'Voltar ao login' });
  expect(await login.getAttribute('href')).toBe('/entrar');
  await page.getByRole('button', { name: 'Atualizar senha' }).click();
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
  await page.getByRole('alert').getByText('Senha atualizada!').waitFor();
  await page.getByRole('heading', { level: 1, name: 'MEUS PEDIDOS' }).waitFor();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(code);
  expect(visited.complaints.filter((text) => !text.includes('403'))).toEqual([]);
  await visited.close();
});

test('A21 A22 A23 a step leads back without the one before; an unknown e-mail is not told, the code has eight characters, and another comes after a wait', async () => {
  const visited = await visit({ viewport: phone });
  await visited.page.clock.install();
  const page = await visited.goto('/recuperar-senha/codigo');
  await page.waitForURL(/\/recuperar-senha\?/);
  await page.getByText('informe antes o e-mail do seu cadastro').waitFor();
  const email = page.getByLabel('E-mail do cadastro');
  for (const [button, typed, problem] of [
    ['Já tenho um código', '', 'Preencha o e-mail'],
    ['Entrar Código', 'rita', 'E-mail inválido'],
  ] as const) {
    await email.fill(typed);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('alert').getByText(problem).waitFor();
    await expect.poll(() => focusedName(page)).toBe('email');
  }
  const login = page.getByRole('link', { name: 'Voltar ao login' });
  expect(await login.getAttribute('href')).toBe('/entrar');
  await email.fill('rita@exemplo.com.br');
  await page.getByRole('button', { name: 'Já tenho um código' }).click();
  await page.getByText('rita@exemplo.com.br').waitFor();
  await page.getByRole('link', { name: 'Alterar e-mail' }).click();
  await page.waitForURL(`${siteUrl()}/recuperar-senha`);

  await askForCode(page, 'ninguem.aqui@exemplo.com.br');
  await page.getByText('ninguem.aqui@exemplo.com.br').waitFor();
  const field = page.getByLabel('Código de 8 caracteres');
  await field.pressSequentially('bc-df 23');
  await expect.poll(() => field.inputValue()).toBe('BCDF23');
  await page.getByRole('button', { name: 'Confirmar código' }).click();
  await page.getByRole('alert').getByText('O código tem 8 caracteres').waitFor();
  await field.pressSequentially('4567');
  await expect.poll(() => field.inputValue()).toBe('BCDF2345');
  await page.getByRole('button', { name: 'Confirmar código' }).click();
  await page.getByRole('alert').getByText('Código incorreto. Restam 4 tentativas.').waitFor();

  const resend = page.getByRole('button', { name: /^Reenviar código/ });
  await expect.poll(() => resend.isDisabled()).toBe(true);
  await expect.poll(() => resend.innerText()).toMatch(/Reenviar código em (1:00|0:\d\d)/);
  await page.clock.fastForward(60_000);
  await page.getByRole('button', { name: 'Reenviar código', exact: true }).click();
  // The server keeps its own time, in which the minute is not over.
  await page.getByRole('alert').getByText('Aguarde um pouco para pedir outro código.').waitFor();
  await page.clock.fastForward(600_000);
  await page.getByText('O código expirou. Peça um novo.').waitFor();
  await visited.close();
});

test('the whole way works without scripts', async () => {
  const person = await signUpNewcomer('Sem Scripts');
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/recuperar-senha');
  await askForCode(page, person.email);
  const { text } = await waitForMail({ to: person.email, subject: CODE_SUBJECT });
  await confirmCode(page, wrong(codeIn(text)));
  await page.getByText('Código incorreto. Restam 4 tentativas.').waitFor();
  await confirmCode(page, codeIn(text));
  await page.waitForURL('**/recuperar-senha/nova-senha');
  const set = async (password: string, confirmation: string) => {
    await page.getByLabel('Nova Senha').fill(password);
    await page.getByLabel('Confirme a Senha').fill(confirmation);
    await page.getByRole('button', { name: 'Atualizar senha' }).click();
  };
  await set('arquibancada nova', 'outra coisa');
  await page.getByText('Senhas não coincidem').waitFor();
  await set('arquibancada nova', 'arquibancada nova');
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
  await visited.close();
});

async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail do cadastro').fill(email);
  await page.getByRole('button', { name: 'Entrar Código' }).click();
  await page.waitForURL(/\/recuperar-senha\/codigo/);
}

async function confirmCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código de 8 caracteres').fill(code);
  await page.getByRole('button', { name: 'Confirmar código' }).click();
}

/** As the clipboard would: the browser of a test has none. */
async function pasteInto(page: Page, text: string): Promise<void> {
  await page.getByLabel('Código de 8 caracteres').evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const given = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent('paste', given));
  }, text);
}

function codeIn(text: string): string {
  return /^ {4}(\S{8})$/m.exec(text)?.[1] ?? '';
}

function wrong(code: string): string {
  return code.slice(0, 7) + (code.endsWith('B') ? 'C' : 'B');
}

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
}
