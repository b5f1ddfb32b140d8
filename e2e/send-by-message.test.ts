import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask, bubble, createGroup, friends, logOf } from './chatting.ts';
import { signUpNewcomer } from './newcomer.ts';
import { publish } from './posting.ts';
import { givenBrowser, phone } from './visit.ts';

const visit = givenBrowser();

/** Chooses people in an open dialog, each by their username. */
async function choose(page: Page, ...usernames: string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const username of usernames) {
    await dialog.getByRole('searchbox').fill(username);
    await dialog
      .getByRole('list', { name: 'Pessoas' })
      .getByRole('button', { name: new RegExp(`@${username}`) })
      .click();
  }
}

test('a post is sent to a person and a group at once, and each sees it as a card', async () => {
  const { one, other, path, friend, close } = await friends(visit);
  const third = await visit({ account: await signUpNewcomer('Tina Terceira'), viewport: phone });
  const group = await createGroup(one, 'Torcida da curva', [friend.username]);
  const id = await publish(third, { text: 'Gol de bicicleta no fim' });
  const page = await one.goto(`/post/${id}`);
  const main = page.getByRole('main');
  await main
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Enviar/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Enviar publicação' });
  await choose(page, friend.username);
  await dialog.getByRole('searchbox').fill('Torcida');
  await dialog.getByRole('button', { name: /Torcida da curva/ }).click();
  await dialog.getByRole('textbox', { name: /^Mensagem/ }).fill('Olha isto');
  await dialog.getByRole('button', { name: 'Enviar para 2' }).click();
  await page.getByRole('alert').getByText('Enviado para 2.').waitFor();
  await dialog.waitFor({ state: 'detached' });

  for (const place of [path, `/chat/${group}`]) {
    const watching = await other.goto(place);
    const card = bubble(watching, 'Olha isto').getByRole('link', { name: /Gol de bicicleta/ });
    expect(await card.getAttribute('href')).toBe(`/post/${id}`);
  }
  // Who cannot see it any more sees that something was there.
  await ask(third, 'DELETE', `/api/posts/${id}`);
  const watching = await other.goto(path);
  await bubble(watching, 'Olha isto').getByText('Publicação indisponível').waitFor();
  expect([one.complaints, other.complaints]).toEqual([[], []]);
  await third.close();
  await close();
});

test('a frame of the shop and an event are sent from their pages', async () => {
  const { one, other, path, friend, close } = await friends(visit);
  const page = await one.goto('/oculos/copacabana-71');
  await page.getByRole('main').getByRole('button', { name: 'Compartilhar' }).first().click();
  await choose(page, friend.username);
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('alert').getByText('Enviado.').waitFor();

  await one.goto('/eventos');
  await page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator('[href^="/evento/"]'))
    .first()
    .click();
  await page.waitForURL(/\/evento\/[^/]+$/);
  await page.getByRole('main').getByRole('button', { name: 'Enviar', exact: true }).first().click();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await choose(page, friend.username);
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const watching = await other.goto(path);
  const cards = logOf(watching).getByRole('listitem').getByRole('link');
  await expect.poll(() => cards.count()).toBe(2);
  expect(await cards.first().getAttribute('href')).toBe('/oculos/copacabana-71');
  expect(await cards.first().innerText()).toMatch(/Óculos[\s\S]*R\$/);
  expect(await cards.last().innerText()).toContain('Evento');
  expect((await cards.last().innerText()).toLowerCase()).toContain(title.toLowerCase());
  await close();
});
