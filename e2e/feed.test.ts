import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { fan } from './people.ts';
import { givenBrowser, holdScripts, phone, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();
const posts = (page: Page) => page.getByRole('main').getByRole('article');
const choice = (page: Page) => page.getByRole('navigation', { name: 'O que o feed mostra' });
/** More than a page. */
const MANY = 24;
const ownOrigin = () => ({ origin: siteUrl() });

async function publish(visited: Visit, text: string): Promise<void> {
  const answer = await visited.context.request.post('/api/posts', {
    data: { text },
    headers: ownOrigin(),
  });
  expect(answer.status()).toBe(200);
}

async function follow(visited: Visit, username: string): Promise<void> {
  const address = `/api/profiles/${username}/follow`;
  const answer = await visited.context.request.put(address, { data: {}, headers: ownOrigin() });
  expect(answer.status()).toBe(200);
}

test('two browsers: new posts are announced at once, move nothing, and come when asked for; the place is kept on back', async () => {
  const [writer, reader] = [await signUpNewcomer('Rui Escreve'), await signUpNewcomer('Ana Lê')];
  const writing = await visit({ account: writer });
  const reading = await visit({ account: reader, viewport: phone });
  const { page } = reading;
  await follow(reading, writer.username);
  for (let index = 0; index < MANY; index += 1) await publish(writing, `Lance ${index} da partida`);
  await reading.goto('/');
  await expect
    .poll(async () => {
      await posts(page).last().scrollIntoViewIfNeeded();
      return posts(page).count();
    })
    .toBe(MANY);
  const read = posts(page).filter({ hasText: /Lance 2 da/ });
  await read.scrollIntoViewIfNeeded();
  const place = await read.boundingBox();
  await read.getByRole('link', { name: /^(agora|há)/ }).click();
  await page.waitForURL(/\/post\/\d+$/);
  await page.goBack();
  await read.waitFor();
  await expect.poll(() => read.boundingBox()).toEqual(place);

  await publish(writing, 'Gol no último minuto');
  await page.getByRole('button', { name: '1 nova publicação' }).waitFor();
  await publish(writing, 'Fim de jogo');
  const two = page.getByRole('button', { name: '2 novas publicações' });
  await two.waitFor();
  expect(await read.boundingBox()).toEqual(place);
  await two.click();
  await posts(page).filter({ hasText: 'Fim de jogo' }).waitFor();
  await expect.poll(() => posts(page).count()).toBe(MANY + 2);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.getByRole('button', { name: /nova/ }).count()).toBe(0);
  expect(reading.complaints).toEqual([]);
  await writing.close();
  await reading.close();
});

test('what is published after the page was read and before it listens is announced too', async () => {
  const [writer, reader] = [await signUpNewcomer('Rui Cedo'), await signUpNewcomer('Ana Chega')];
  const writing = await visit({ account: writer });
  const reading = await visit({ account: reader });
  await follow(reading, writer.username);
  await publish(writing, 'Antes do jogo');
  const letSocketCome = await holdScripts(reading.page, /tab-socket/);
  const page = await reading.goto('/');
  await posts(page).filter({ hasText: 'Antes do jogo' }).waitFor();
  await publish(writing, 'Começou');
  letSocketCome();
  await page.getByRole('button', { name: '1 nova publicação' }).click();
  await posts(page).filter({ hasText: 'Começou' }).waitFor();
  expect(reading.complaints).toEqual([]);
  await writing.close();
  await reading.close();
});

test('what was seen is not repeated in what is chosen for one, and the tab is found the next time', async () => {
  const visited = await visit({ account: await signUpNewcomer('Bia Vê') });
  const page = await visited.goto('/');
  const noted = page.waitForResponse('**/api/feed/seen');
  await choice(page).getByRole('link', { name: 'Para você' }).click();
  await page.waitForURL('**/?aba=para-voce');
  await posts(page).first().waitFor();
  const first = await posts(page).first().textContent();
  expect((await noted).status()).toBe(204);
  await visited.goto('/');
  await expect.poll(() => choice(page).locator('[aria-current]').textContent()).toBe('Para você');
  await posts(page).first().waitFor();
  expect(await posts(page).allTextContents()).not.toContain(first);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('without scripts both tabs are read, and who follows nobody is led to people', async () => {
  const visited = await visit({ account: fan, javaScript: false });
  const page = await visited.goto('/?aba=seguindo');
  expect(await posts(page).count()).toBeGreaterThanOrEqual(5);
  await choice(page).getByRole('link', { name: 'Para você' }).click();
  await page.waitForURL('**/?aba=para-voce');
  expect(await posts(page).count()).toBeGreaterThanOrEqual(5);
  await visited.close();

  const newcomer = await visit({ account: await signUpNewcomer('Nina Nova'), javaScript: false });
  const empty = await newcomer.goto('/');
  // Until they follow somebody, or choose, 'Para você' is what they see.
  expect(await posts(empty).count()).toBeGreaterThanOrEqual(5);
  await choice(empty).getByRole('link', { name: 'Seguindo' }).click();
  await empty.getByText('Siga pessoas e clubes: o que publicarem aparece aqui.').waitFor();
  await empty.getByRole('main').getByRole('link', { name: 'Encontrar quem seguir' }).click();
  await empty.waitForURL('**/perfis');
  await newcomer.close();
});
