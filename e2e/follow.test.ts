import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const FOLLOW = '**/api/profiles/*/follow';

test('following changes button and count at once, and survives a reload', async () => {
  const [fan, star] = await Promise.all([
    signUpNewcomer('Iara Segue'),
    signUpNewcomer('Joana Joga'),
  ]);
  const visited = await visit({ account: fan, viewport: phone });
  const page = await visited.goto(`/perfil/${star.username}`);
  const header = page.getByRole('main').locator('header').first();
  const followed = page.waitForResponse(FOLLOW);
  await header.getByRole('button', { name: `+ Seguir ${star.socialName}` }).click();
  await header.getByRole('button', { name: `Seguindo ${star.socialName}` }).waitFor();
  expect(await followersIn(page)).toBe('1 seguidor');
  await followed;
  await page.reload();
  await hydrated(page);
  await header.getByRole('button', { name: `Seguindo ${star.socialName}` }).waitFor();
  expect(await followersIn(page)).toBe('1 seguidor');

  const left = page.waitForResponse(FOLLOW);
  await header.getByRole('button', { name: `Seguindo ${star.socialName}` }).click();
  await left;
  await page.reload();
  await header.getByRole('button', { name: `+ Seguir ${star.socialName}` }).waitFor();
  expect(await followersIn(page)).toBe('0 seguidores');
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a refused follow is taken back with a toast', async () => {
  const [fan, star] = await Promise.all([signUpNewcomer('Kleber Fã'), signUpNewcomer('Lia Livre')]);
  const visited = await visit({ account: fan });
  const page = await visited.goto(`/perfil/${star.username}`);
  await page.route(FOLLOW, (route) => route.abort());
  const header = page.getByRole('main').locator('header').first();
  await header.getByRole('button', { name: `+ Seguir ${star.socialName}` }).click();
  await page.getByRole('alert').getByText('Sem conexão').waitFor();
  await header.getByRole('button', { name: `+ Seguir ${star.socialName}` }).waitFor();
  expect(await followersIn(page)).toBe('0 seguidores');
  await visited.close();
});

test('pressed three times in a row, the last one counts and answers never cross', async () => {
  const [fan, star] = await Promise.all([signUpNewcomer('Mara Três'), signUpNewcomer('Nina Nada')]);
  const visited = await visit({ account: fan });
  const page = await visited.goto(`/perfil/${star.username}`);
  const sent: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(FOLLOW, async (route) => {
    sent.push(route.request().method());
    await held;
    await route.continue();
  });
  const button = page.getByRole('main').getByRole('button', { name: /Segui(r|ndo) / });
  for (let press = 0; press < 3; press += 1) await button.click();
  const answered = page.waitForResponse(FOLLOW);
  release();
  await answered;
  expect(sent).toEqual(['PUT']);
  await page.reload();
  await page.getByRole('button', { name: `Seguindo ${star.socialName}` }).waitFor();
  expect(await followersIn(page)).toBe('1 seguidor');
  await visited.close();
});

test('a visitor is led to sign-in and back to the profile, and follows there', async () => {
  const [fan, star] = await Promise.all([signUpNewcomer('Otto Vem'), signUpNewcomer('Paula Pula')]);
  const visited = await visit();
  const page = await visited.goto(`/perfil/${star.username}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: `+ Seguir ${star.socialName}` })
    .click();
  await page.waitForURL(/\/entrar\?voltar=/);
  await page.getByLabel('E-mail').fill(fan.email);
  await page.getByLabel('Senha', { exact: true }).fill(fan.password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(`${siteUrl()}/perfil/${star.username}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `+ Seguir ${star.socialName}` }).click();
  await main.getByRole('button', { name: `Seguindo ${star.socialName}` }).waitFor();
  await visited.close();
});

async function followersIn(page: Page): Promise<string> {
  const figure = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: /seguidor/ });
  const text = await figure.evaluate((element) =>
    [element.querySelector('dd'), element.querySelector('dt')]
      .map((part) => part?.textContent?.trim())
      .join(' '),
  );
  return text;
}
