import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { blockAccount } from './operator.ts';
import { fan } from './people.ts';
import { submitSignIn } from './sign-in-form.ts';
import { desktop, givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const ORDERS = '/minha-conta/pedidos';

test('A16 A17 A18 A19 the form of sign-in, what it refuses, what it sends, and the orders after five seconds', async () => {
  const [person, blocked] = [await signUpNewcomer('Ana'), await signUpNewcomer('Beto Bloqueado')];
  await blockAccount(blocked.email);
  const visited = await visit({ viewport: phone });
  await visited.page.clock.install();
  const page = await visited.goto('/entrar?voltar=//outro.example');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
  const email = main.getByLabel('E-mail');
  const password = main.getByLabel('Senha', { exact: true });
  expect(await email.getAttribute('autocomplete')).toBe('username webauthn');
  expect(await password.getAttribute('autocomplete')).toBe('current-password');
  expect(await password.getAttribute('type')).toBe('password');
  await main.getByRole('button', { name: 'Mostrar senha' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  const hrefOf = (name: string) => main.getByRole('link', { name }).getAttribute('href');
  expect(await hrefOf('Esqueci a senha')).toBe('/recuperar-senha');
  expect(await hrefOf('Cadastre-se')).toBe('/cadastrar');

  await submitSignIn(page, { email: person.email, password: 'não é esta' });
  await page.getByRole('alert').getByText('E-mail ou senha incorretos').waitFor();
  expect(await email.inputValue()).toBe(person.email);
  expect(await password.inputValue()).toBe('não é esta');
  await submitSignIn(page, blocked);
  const told = 'Olá, Beto Bloqueado da Silva. Sua conta está bloqueada, entre em contato!';
  await page.getByRole('alert').getByText(told).waitFor();
  expect(await hrefOf('Fale com o atendimento')).toBe('/atendimento');
  const help = page.getByRole('alert').getByRole('link', { name: 'Falar com o atendimento' });
  expect(await help.getAttribute('href')).toBe('/atendimento');
  expect(new URL(page.url()).pathname).toBe('/entrar');
  expect(await visited.context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('arquiba'))).toBeNull();

  const answering = page.waitForResponse('**/api/session/accounts');
  await submitSignIn(page, person);
  const answer = await answering;
  expect(answer.request().method()).toBe('POST');
  const sent = { email: person.email, password: person.password };
  expect(answer.request().postDataJSON()).toEqual(sent);
  expect(await answer.json()).toMatchObject({
    ...{ id: expect.stringMatching(/^\d+$/), status: 'active', name: 'Ana da Silva' },
  });
  await page.getByRole('alert').getByText('Entrando...').waitFor();
  await page.clock.fastForward(5000);
  await page.waitForURL(siteUrl() + ORDERS);
  await visited.close();
});

test("A18 sign-in works with the keyboard alone, and 'Ir agora' leads to the orders without the wait", async () => {
  const visited = await visit({ viewport: desktop });
  const page = await visited.goto('/entrar');
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('name') ?? activeElement?.textContent ?? '';
    });
  for (let step = 0; step < 30 && (await focused()) !== 'email'; step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(fan.email);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('password');
  await page.keyboard.type(fan.password);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Entrando...').waitFor();
  // Alt+T leads to the notices, as their name says.
  await page.keyboard.press('Alt+t');
  for (let step = 0; step < 5 && (await focused()) !== 'Ir agora'; step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(siteUrl() + ORDERS);
  await page.getByRole('heading', { level: 1, name: 'MEUS PEDIDOS' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('A20 someone sent to sign-in goes back at once; the public summary is stored under the key; signing out removes it, reloads, and reaches the other tab', async () => {
  const person = await signUpNewcomer('Sara Sai');
  const visited = await visit();
  const page = await visited.goto('/pedido?numero=ARO-71');
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  await page.waitForURL(/\/entrar\?voltar=/);
  // The page before has a field for the e-mail too.
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
  await submitSignIn(page, person);
  await page.waitForURL(`${siteUrl()}/pedido?numero=ARO-71`);
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).waitFor();
  const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(JSON.parse(kept.arquiba ?? 'null')).toEqual({
    ...{ id: expect.stringMatching(/^\d+$/), name: 'Sara Sai da Silva', socialName: 'Sara Sai' },
    ...{ username: person.username, email: person.email },
    ...{ type: 'Torcedor', status: 'active', avatar: null },
  });
  const harmless = /^(arquiba|arquiba-carrinho|react-router.*)$/;
  expect(Object.keys(kept).filter((key) => !harmless.test(key))).toEqual([]);
  const readable = JSON.stringify(kept) + (await page.evaluate(() => document.cookie));
  expect(readable).not.toContain(person.password);
  expect(readable).not.toMatch(/session|token|cpf|whatsapp/i);

  const other = await visited.context.newPage();
  await other.goto(ORDERS);
  await hydrated(other);
  const menu = other.getByRole('navigation', { name: 'Minha conta' });
  const reloading = other.waitForEvent('load');
  await menu.getByRole('button', { name: 'Sair' }).click();
  await reloading;
  await other.waitForURL(`${siteUrl()}/`);
  for (const tab of [other, page]) {
    await tab.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor();
    expect(await tab.evaluate(() => localStorage.getItem('arquiba'))).toBeNull();
  }
  await visited.close();
});

test('signing in and out works without scripts', async () => {
  const visited = await visit({ javaScript: false });
  const page = await visited.goto('/entrar');
  await submitSignIn(page, { ...fan, password: 'não é esta' });
  await page.getByRole('alert').getByText('E-mail ou senha incorretos').waitFor();
  await submitSignIn(page, fan);
  await page.waitForURL(siteUrl() + ORDERS);
  const menu = page.getByRole('navigation', { name: 'Minha conta' });
  await menu.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL(`${siteUrl()}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor();
  await visited.close();
});
