import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { submitSignIn } from './sign-in-form.ts';
import { givenBrowser, hydrated, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const FOLLOW = '**/api/profiles/*/follow';

test('a visitor is led to sign-in and back to the profile, and follows; it survives a reload and can be undone', async () => {
  const [fan, star] = await Promise.all([signUpNewcomer('Otto Vem'), signUpNewcomer('Joana Joga')]);
  const visited = await visit({ viewport: phone });
  const page = await visited.goto(`/perfil/${star.username}`);
  const header = page.getByRole('main').locator('header').first();
  await header.getByRole('link', { name: `+ Seguir ${star.socialName}` }).click();
  await page.waitForURL(/\/entrar\?voltar=/);
  await submitSignIn(page, fan);
  await page.waitForURL(`${siteUrl()}/perfil/${star.username}`);

  const follow = header.getByRole('button', { name: `+ Seguir ${star.socialName}` });
  const unfollow = header.getByRole('button', { name: `Seguindo ${star.socialName}` });
  // What the visitor wanted is carried out, once.
  await page.getByText(`Você segue ${star.socialName}.`).waitFor();
  await unfollow.waitFor();
  expect(await followersIn(page)).toBe('1 seguidor');
  await page.reload();
  await hydrated(page);
  await unfollow.waitFor();
  expect(await followersIn(page)).toBe('1 seguidor');
  await unfollow.click();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await unfollow.waitFor();
  await page.getByText(`Você deixou de seguir ${star.socialName}.`).waitFor({ state: 'hidden' });
  const left = page.waitForResponse(FOLLOW);
  await unfollow.click();
  await left;
  await page.reload();
  await follow.waitFor();
  expect(await followersIn(page)).toBe('0 seguidores');
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('a refused follow is taken back with a toast; of three presses the last one counts', async () => {
  const [fan, star] = await Promise.all([signUpNewcomer('Mara Três'), signUpNewcomer('Nina Nada')]);
  const visited = await visit({ account: fan });
  const page = await visited.goto(`/perfil/${star.username}`);
  await page.route(FOLLOW, (route) => route.abort());
  const button = page.getByRole('main').getByRole('button', { name: /Segui(r|ndo) / });
  await button.click();
  await page.getByRole('alert').getByText('Sem conexão').waitFor();
  await page.getByRole('button', { name: `+ Seguir ${star.socialName}` }).waitFor();
  expect(await followersIn(page)).toBe('0 seguidores');
  await page.unroute(FOLLOW);

  const sent: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route(FOLLOW, async (route) => {
    sent.push(route.request().method());
    await held.promise;
    await route.continue();
  });
  for (let press = 0; press < 3; press += 1) await button.click();
  const answered = page.waitForResponse(FOLLOW);
  held.resolve();
  await answered;
  expect(sent).toEqual(['PUT']);
  await page.reload();
  await page.getByRole('button', { name: `Seguindo ${star.socialName}` }).waitFor();
  expect(await followersIn(page)).toBe('1 seguidor');
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
