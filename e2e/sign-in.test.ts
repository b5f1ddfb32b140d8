import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { operate } from './operator.ts';
import { fan } from './people.ts';
import { submitSignIn } from './sign-in-form.ts';
import { desktop, givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const screens = [
  ['a phone', phone],
  ['a desk', desktop],
] as const;

test.each(screens)(
  'A16 on %s, sign-in has its fields, its button and its ways on',
  async (_, viewport) => {
    const visited = await visit({ viewport });
    const page = await visited.goto('/entrar');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
    const email = main.getByLabel('E-mail');
    const password = main.getByLabel('Senha', { exact: true });
    await expect.poll(() => email.getAttribute('autocomplete')).toBe('username webauthn');
    await expect.poll(() => password.getAttribute('autocomplete')).toBe('current-password');
    await expect.poll(() => password.getAttribute('type')).toBe('password');
    await main.getByRole('button', { name: 'Mostrar senha' }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('text');
    const forgotten = main.getByRole('link', { name: 'Esqueci a senha' });
    await expect.poll(() => forgotten.getAttribute('href')).toBe('/recuperar-senha');
    await main.getByRole('link', { name: 'Cadastre-se' }).click();
    await page.waitForURL(`${siteUrl()}/cadastrar`);
    expect(visited.complaints).toEqual([]);
    await visited.close();
  },
);

test.each(screens)(
  'A17 on %s, sign-in sends e-mail and password, and is told id, status and name',
  async (_, viewport) => {
    const person = await signUpNewcomer('Ana Assina');
    const visited = await visit({ viewport });
    const page = await visited.goto('/entrar');
    const answering = page.waitForResponse((response) =>
      response.url().endsWith('/api/session/accounts'),
    );
    await submitSignIn(page, person);
    const answer = await answering;
    expect(answer.request().method()).toBe('POST');
    expect(answer.request().postDataJSON()).toEqual({
      email: person.email,
      password: person.password,
    });
    expect(await answer.json()).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      status: 'active',
      name: 'Ana Assina da Silva',
    });
    await visited.close();
  },
);

test('sign-in works with the keyboard alone', async () => {
  const person = await signUpNewcomer('Téo Tecla');
  const visited = await visit();
  const page = await visited.goto('/entrar');
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('name') ?? activeElement?.textContent ?? '';
    });
  for (let step = 0; step < 30 && (await focused()) !== 'email'; step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('password');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Entrando...').waitFor();
  // Alt+T leads to the notices, as their name says.
  await page.keyboard.press('Alt+t');
  for (let step = 0; step < 5 && (await focused()) !== 'Ir agora'; step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
  await visited.close();
});

test.each(screens)(
  'A19 on %s, a blocked account is told so by name and stays outside',
  async (_, viewport) => {
    const person = await signUpNewcomer('Beto Bloqueado');
    await operate('accounts', 'block', person.email);
    const visited = await visit({ viewport });
    const page = await visited.goto('/entrar');
    await submitSignIn(page, person);
    const told = 'Olá, Beto Bloqueado da Silva. Sua conta está bloqueada, entre em contato!';
    await page.getByRole('alert').getByText(told).waitFor();
    expect(new URL(page.url()).pathname).toBe('/entrar');
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(person.email);
    expect(await visited.context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('arquiba'))).toBeNull();
    await visited.close();
  },
);

test('a wrong password is told in a toast, and the fields keep their content', async () => {
  const person = await signUpNewcomer('Rui Erra');
  const visited = await visit();
  const page = await visited.goto('/entrar');
  await submitSignIn(page, { email: person.email, password: 'não é esta' });
  await page.getByRole('alert').getByText('E-mail ou senha incorretos').waitFor();
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(person.email);
  await expect
    .poll(() => page.getByLabel('Senha', { exact: true }).inputValue())
    .toBe('não é esta');
  expect(new URL(page.url()).pathname).toBe('/entrar');
  await submitSignIn(page, person);
  await page.getByRole('alert').getByText('Entrando...').waitFor();
  await visited.close();
});

test("A18 'Ir agora' leads to the orders without the wait", async () => {
  const visited = await visit();
  const page = await visited.goto('/entrar');
  await submitSignIn(page, fan);
  await page.getByRole('button', { name: 'Ir agora' }).click();
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
  await page.getByRole('heading', { level: 1, name: 'MEUS PEDIDOS' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).waitFor();
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('A18 whoever waits five seconds is led to the orders', async () => {
  const visited = await visit();
  await visited.page.clock.install();
  const page = await visited.goto('/entrar');
  await submitSignIn(page, fan);
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
  await submitSignIn(page, fan);
  await page.waitForURL(`${siteUrl()}/oculos?formato=redondo`);
  await page.getByRole('banner').getByRole('button', { name: 'Sair' }).waitFor();
  await visited.close();
});

test.each(['https://outro.example/', '//outro.example', '/\\outro.example', 'javascript:alert(1)'])(
  'the way back never leads to %s',
  async (foreign) => {
    const visited = await visit();
    const page = await visited.goto(`/entrar?voltar=${encodeURIComponent(foreign)}`);
    await submitSignIn(page, fan);
    await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
    await visited.close();
  },
);

test('A20 the public summary is stored under the key; signing out removes it, reloads, and reaches the other tab', async () => {
  const person = await signUpNewcomer('Sara Sai');
  const visited = await visit();
  const page = await visited.goto('/entrar?voltar=/minha-conta/meus-dados');
  await submitSignIn(page, person);
  await page.waitForURL(`${siteUrl()}/minha-conta/meus-dados`);
  const stored = await page.evaluate(() => localStorage.getItem('arquiba'));
  expect(JSON.parse(stored ?? 'null')).toEqual({
    ...{ id: expect.stringMatching(/^\d+$/), name: 'Sara Sai da Silva', socialName: 'Sara Sai' },
    ...{ username: person.username, email: person.email },
    ...{ type: 'Torcedor', status: 'active', avatar: null },
  });
  const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  const harmless = /^(arquiba|arquiba-carrinho|react-router.*)$/;
  expect(kept.filter((key) => !harmless.test(key))).toEqual([]);
  const other = await visited.context.newPage();
  await other.goto('/oculos');
  await hydrated(other);
  const menu = page.getByRole('navigation', { name: 'Minha conta' });
  const reloading = page.waitForEvent('load');
  await menu.getByRole('button', { name: 'Sair' }).click();
  await reloading;
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
  await submitSignIn(page, { ...fan, password: 'não é esta' });
  await page.getByRole('alert').getByText('E-mail ou senha incorretos').waitFor();
  await submitSignIn(page, fan);
  await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
  const menu = page.getByRole('navigation', { name: 'Minha conta' });
  await menu.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL(`${siteUrl()}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor();
  await visited.close();
});
