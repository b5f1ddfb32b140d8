import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitForMail } from './mails.ts';
import { type Newcomer, signUpNewcomer } from './newcomer.ts';
import { desktop, givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const PRIVACY = '/minha-conta/meus-dados/privacidade';
const screens = [
  ['phone', phone],
  ['desktop', desktop],
] as const;

describe.each(screens)('on a %s', (_name, viewport) => {
  test('the copy of one’s data is asked for, mailed, fetched, and says all of it', async () => {
    const newcomer = await signUpNewcomer('Lia da Cópia');
    const visited = await visit({ viewport, account: newcomer });
    const page = await visited.goto('/minha-conta/meus-dados');
    await page.getByRole('main').getByRole('link', { name: 'Privacidade' }).click();
    await page.waitForURL(`${siteUrl()}${PRIVACY}`);
    await page.getByRole('heading', { level: 1, name: 'PRIVACIDADE' }).waitFor();
    await page.getByRole('button', { name: 'Pedir uma cópia' }).click();
    // Noticed without a reload.
    const link = page.getByRole('link', { name: /Baixar a cópia/ });
    await link.waitFor();
    const mail = await waitForMail({
      ...{ to: newcomer.email, subject: 'A cópia dos seus dados está pronta' },
    });
    const mailed = mail.links.find((each) => each.includes('/entrar')) ?? '';
    await page.goto(mailed);
    await page.waitForURL(`${siteUrl()}${PRIVACY}`);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^arquiba-meus-dados-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const text = strFromU8(files['arquiba-meus-dados.json'] ?? new Uint8Array());
    expect(JSON.parse(text)).toMatchObject({
      ...{ conta: { email: newcomer.email }, perfil: { usuario: newcomer.username } },
    });
    expect(text).not.toContain(newcomer.password);
    expect(await page.getByRole('button', { name: 'Pedir uma cópia' }).count()).toBe(0);
    expect(visited.complaints).toEqual([]);
    await visited.close();
  });

  test('an account is deleted, hidden, and restored by signing in', async () => {
    const newcomer = await signUpNewcomer('Rui da Volta');
    const visited = await visit({ viewport, account: newcomer });
    const page = await visited.goto(PRIVACY);
    await page.getByRole('button', { name: 'Excluir minha conta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Excluir a conta?' });
    await dialog.getByRole('button', { name: 'Excluir minha conta' }).click();
    await page.getByRole('alert').getByText('Preencha a senha').waitFor();
    const password = dialog.getByLabel('Sua senha');
    await password.fill('não é esta');
    await dialog.getByRole('button', { name: 'Excluir minha conta' }).click();
    await page.getByRole('alert').getByText('Senha atual incorreta').waitFor();
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
    await password.fill(newcomer.password);
    await dialog.getByRole('button', { name: 'Excluir minha conta' }).click();
    await page.waitForURL(`${siteUrl()}/`);
    await page.getByText('Conta excluída.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('arquiba'))).toBeNull();
    expect((await page.goto(`/perfil/${newcomer.username}`))?.status()).toBe(404);

    await visited.goto('/entrar');
    await signIn(page, newcomer);
    await page.getByText(/Sua conta foi excluída e pode ser restaurada até/).waitFor();
    await page.getByRole('button', { name: 'Restaurar minha conta' }).click();
    await page.getByText('Sua conta está de volta.').waitFor();
    await page.waitForURL(`${siteUrl()}/minha-conta/pedidos`);
    expect((await page.goto(`/perfil/${newcomer.username}`))?.status()).toBe(200);
    await visited.close();
  });
});

test('the link of the mail restores once, also without scripts', async () => {
  const newcomer = await signUpNewcomer('Bia do Link');
  const visited = await visit({ account: newcomer });
  const page = await visited.goto(PRIVACY);
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir a conta?' });
  await dialog.getByLabel('Sua senha').fill(newcomer.password);
  await dialog.getByRole('button', { name: 'Excluir minha conta' }).click();
  await page.waitForURL(`${siteUrl()}/`);
  await visited.close();

  const mail = await waitForMail({ to: newcomer.email, subject: 'A sua conta foi excluída' });
  const link = mail.links.find((each) => each.includes('/restaurar-conta')) ?? '';
  const plain = await visit({ javaScript: false });
  await plain.goto(link);
  // Looking at it is not using it.
  expect((await plain.page.request.get(`/api/profiles/${newcomer.username}`)).status()).toBe(404);
  await plain.page.getByRole('button', { name: 'Restaurar minha conta' }).click();
  await plain.page.getByRole('heading', { name: 'Que bom que você voltou' }).waitFor();
  expect((await plain.page.request.get(`/api/profiles/${newcomer.username}`)).status()).toBe(200);
  await plain.goto(link);
  await plain.page.getByRole('button', { name: 'Restaurar minha conta' }).click();
  await plain.page.getByRole('heading', { name: 'Este link não vale mais' }).waitFor();
  await plain.close();
});

test('the other tab notices that the account is gone', async () => {
  const newcomer = await signUpNewcomer('Téo das Abas');
  const visited = await visit({ account: newcomer });
  const page = await visited.goto(PRIVACY);
  const other = await visited.context.newPage();
  await other.goto('/minha-conta/pedidos');
  await hydrated(other);
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir a conta?' });
  await dialog.getByLabel('Sua senha').fill(newcomer.password);
  await dialog.getByRole('button', { name: 'Excluir minha conta' }).click();
  await other.waitForURL(`${siteUrl()}/`);
  await visited.close();
});

test('local storage holds the public summary of the account, and nothing more', async () => {
  const newcomer = await signUpNewcomer('Ana do Resumo');
  const visited = await visit();
  const page = await visited.goto('/entrar?voltar=/minha-conta/meus-dados');
  await signIn(page, newcomer);
  await page.waitForURL(`${siteUrl()}/minha-conta/meus-dados`);
  await page.getByRole('heading', { level: 1, name: 'MEUS DADOS' }).waitFor();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('arquiba') ?? 'null'));
  expect(stored).toEqual({
    ...{ id: expect.stringMatching(/^\d+$/), name: 'Ana do Resumo da Silva', status: 'active' },
    ...{ socialName: newcomer.socialName, username: newcomer.username, email: newcomer.email },
    ...{ type: 'Torcedor', avatar: null },
  });
  const everything = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(everything).not.toContain(newcomer.password);
  expect(everything).not.toMatch(/session|token|cpf|whatsapp/i);
  await visited.close();
});

async function signIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
}
