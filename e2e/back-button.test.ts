import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { publish, uploadPhoto } from './posting.ts';
import { givenBrowser, hydrated, phone, type Visit } from './visit.ts';

const visit = givenBrowser();

test('the back button closes the topmost layer, and leaves the page only when none is open', async () => {
  const { visited, page, post } = await arrive('Volta Atrás');

  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await closesByBack(page, page.getByRole('dialog', { name: 'Menu' }));

  await page.getByRole('button', { name: /^Ampliar imagem/ }).click();
  await closesByBack(page, page.getByRole('dialog', { name: 'Fotos e vídeos em tela cheia' }));

  const menu = page.getByRole('menu', { name: /^Mais opções/ });
  await openMenu(page);
  await closesByBack(page, menu);

  // A dialog that asks first stays, and so does its entry.
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar publicação' });
  await edit.getByRole('textbox').fill('Outro texto');
  await entries(page, 1);
  await page.goBack();
  await edit.getByText('Descartar alterações?').waitFor();
  await entries(page, 1);
  await page.goBack();
  await edit.getByText('Descartar alterações?').waitFor({ state: 'detached' });
  await entries(page, 1);
  await page.goBack();
  await edit.getByRole('button', { name: 'Descartar' }).click();
  await edit.waitFor({ state: 'detached' });
  await entries(page, 0);

  await page.goBack();
  await page.waitForURL('/');
  await page.goForward();
  await page.waitForURL(post);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('closing by a button, reloading and following a link leave no dead entry behind', async () => {
  const { visited, page, post } = await arrive('Fecha Tudo');
  const viewer = page.getByRole('dialog', { name: 'Fotos e vídeos em tela cheia' });
  const enlarge = page.getByRole('button', { name: /^Ampliar imagem/ });

  await enlarge.click();
  await entries(page, 1);
  await viewer.getByRole('button', { name: 'Fechar' }).click();
  await entries(page, 0);
  // Forward leads to the entry of the closed layer: one comes back at once.
  await page.goForward({ waitUntil: 'commit' });
  await entries(page, 0);
  expect(page.url()).toContain(post);

  await enlarge.click();
  await entries(page, 1);
  await page.reload();
  await hydrated(page);
  await entries(page, 0);

  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await entries(page, 1);
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Grupos' }).click();
  await page.waitForURL('/grupos');
  await entries(page, 0);
  await page.goBack();
  await page.waitForURL(post);
  await page.goForward();
  await page.waitForURL('/grupos');
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('the router never sees that a layer closed: nothing is loaded again, and a choice of a menu leads on', async () => {
  const { visited, page, post } = await arrive('Sem Recarga');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) loaded.push(request.url());
  });
  await page.getByRole('button', { name: /^Ampliar imagem/ }).click();
  await closesByBack(page, page.getByRole('dialog', { name: 'Fotos e vídeos em tela cheia' }));
  await openMenu(page);
  await entries(page, 1);
  await page.keyboard.press('Escape');
  await entries(page, 0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(loaded).toEqual([]);
  await visited.close();

  const stranger = await visit({ viewport: phone });
  const seen = await stranger.goto(post);
  const card = seen.getByRole('main').getByRole('article').first();
  await card.getByRole('button', { name: /^Compartilhar/ }).click();
  await entries(seen, 1);
  await seen.getByRole('menuitem', { name: 'Republicar' }).click();
  await seen.waitForURL(/\/entrar\?voltar=/);
  await stranger.close();
});

/** A post with a photo, opened from the home page. */
async function arrive(name: string): Promise<{ visited: Visit; page: Page; post: string }> {
  const visited = await visit({ account: await signUpNewcomer(name), viewport: phone });
  const media = [await uploadPhoto(visited, 'Gol')];
  const post = `/post/${await publish(visited, { text: 'Jogo às 15h', media })}`;
  const page = await visited.goto('/');
  await page.locator(`a[href="${post}"]`).first().click();
  await page.waitForURL(post);
  // The address changes before the page: until then, what is opened is closed again with the page before.
  await page.getByRole('heading', { name: 'Comentários' }).waitFor();
  return { visited, page, post };
}

async function openMenu(page: Page): Promise<void> {
  const post = page.getByRole('main').getByRole('article').first();
  await post.getByRole('button', { name: /^Mais opções/ }).click();
}

async function closesByBack(page: Page, layer: Locator): Promise<void> {
  await layer.waitFor();
  await entries(page, 1);
  const url = page.url();
  await page.goBack();
  await layer.waitFor({ state: 'hidden' });
  await entries(page, 0);
  expect(page.url()).toBe(url);
}

/** Waits until the current entry of the history belongs to so many layers. */
async function entries(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(count);
}
