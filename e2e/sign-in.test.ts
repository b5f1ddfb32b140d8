import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { fan } from './people.ts';
import { givenBrowser, hydrated, siteUrl } from './visit.ts';

const visit = givenBrowser();

test('a wrong password is told in a toast, and the fields keep their content', async () => {
  const person = await signUpNewcomer('Rui Erra');
  const visited = await visit();
  const page = await visited.goto('/entrar');
  await submit(page, { email: person.email, password: 'não é esta' });
  await page.getByRole('alert').getByText('E-mail ou senha incorretos').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe(person.email);
  expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe('não é esta');
  expect(new URL(page.url()).pathname).toBe('/entrar');
  await submit(page, person);
  await page.getByRole('alert').getByText('Entrando...').waitFor();
  await visited.close();
});

test("'Ir agora' leads to the orders without the wait", async () => {
  const visited = await visit();
  const page = await visited.goto('/entrar');
  await submit(page, fan);
  await page.getByRole('button', { name: 'Ir agora' }).click();
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
  await page.getByRole('heading', { level: 1, name: 'MEUS PEDIDOS' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('whoever waits five seconds is led to the orders', async () => {
  const visited = await visit();
  await visited.page.clock.install();
  const page = await visited.goto('/entrar');
  await submit(page, fan);
  await page.getByRole('alert').getByText('Entrando...').waitFor();
  await page.clock.fastForward(5000);
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
  await visited.close();
});

test('someone sent to sign-in goes back at once', async () => {
  const visited = await visit();
  const page = await visited.goto('/oculos?formato=redondo');
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  await page.waitForURL(/\/entrar\?voltar=/);
  await submit(page, fan);
  await page.waitForURL(`${siteUrl()}/oculos?formato=redondo`);
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).waitFor();
  await visited.close();
});

test.each(['https://outro.example/', '//outro.example', '/\\outro.example', 'javascript:alert(1)'])(
  'the way back never leads to %s',
  async (foreign) => {
    const visited = await visit();
    const page = await visited.goto(`/entrar?voltar=${encodeURIComponent(foreign)}`);
    await submit(page, fan);
    await page.getByRole('button', { name: 'Ir agora' }).click();
    await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
    await visited.close();
  },
);

test('signing out in one tab reaches the other', async () => {
  const visited = await visit({ account: await signUpNewcomer('Sara Sai') });
  const page = await visited.goto('/minha-conta/meus-dados');
  const other = await visited.context.newPage();
  await other.goto('/oculos');
  await hydrated(other);
  const menu = page.getByRole('navigation', { name: 'Minha conta' });
  await menu.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL(`${siteUrl()}/`);
  for (const tab of [page, other]) {
    await tab.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor();
    expect(await tab.evaluate(() => localStorage.getItem('arquiba'))).toBeNull();
  }
  await visited.close();
});

test('signing in and out works without scripts', async () => {
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/entrar');
  await submit(page, { ...fan, password: 'não é esta' });
  await page.getByRole('alert').getByText('E-mail ou senha incorretos').waitFor();
  await submit(page, fan);
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
  const menu = page.getByRole('navigation', { name: 'Minha conta' });
  await menu.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL(`${siteUrl()}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor();
  await visited.close();
});

async function submit(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
}
