import { randomInt } from 'node:crypto';
import { deletePost } from '@arquiba/contract/posts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpNewcomer } from './newcomer.ts';
import { submitSignIn } from './sign-in-form.ts';
import { desktop, givenBrowser, phone, siteUrl } from './visit.ts';

const visit = givenBrowser();
const CREATE = '**/api/posts';
const DELETE = /\/api\/posts\/\d+$/;

test('a visitor is led to the field; a text is published at once, once for two clicks, and stays', async () => {
  const person = await signUpNewcomer('Bruna Publica');
  const visited = await visit({ viewport: phone });
  const page = await visited.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'O que rolou no jogo de hoje?' }).click();
  await page.waitForURL(/\/entrar\?voltar=/);
  await submitSignIn(page, person);
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  const field = composerOf(page);
  expect(await publishOf(page).count()).toBe(0);
  await field.fill('x'.repeat(4900));
  await page.getByText('Faltam 100 caracteres').waitFor();
  await field.fill('x'.repeat(5003));
  await page.getByText('3 caracteres a mais: o limite é 5.000').waitFor();
  await expect.poll(() => publishOf(page).isDisabled()).toBe(true);

  const held = Promise.withResolvers<void>();
  await page.route(CREATE, async (route) => {
    await held.promise;
    await route.continue();
  });
  const text = `Treino aberto no sábado, ${person.username}`;
  await field.fill(text);
  await publishOf(page).dblclick();
  // Shown before the server has answered.
  await firstPost(page).getByText(text).waitFor();
  await page.getByRole('button', { name: 'Publicando…' }).waitFor();
  held.resolve();
  await publishOf(page).waitFor({ state: 'detached' });
  await firstPost(page).getByRole('link', { name: person.socialName }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('');

  // Others publish meanwhile: the home may have moved on.
  await page.goto('/perfil');
  await page.getByRole('article').getByText(text).waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('one writes, completes a name, asks, publishes and takes it back with the keyboard alone', async () => {
  // The only person with this name.
  const friend = await signUpNewcomer(`Zulmira Tecla ${randomInt(1e6)}`);
  const visited = await visit({ account: await signUpNewcomer('Dalva Digita') });
  const page = await visited.goto('/');
  const { keyboard } = page;
  const goTo = async (target: Locator) => {
    await target.waitFor();
    for (let steps = 0; steps < 25 && !(await isFocused(target)); steps += 1) {
      await keyboard.press('Tab');
    }
    expect(await isFocused(target)).toBe(true);
  };
  await keyboard.press('n');
  await expect.poll(() => isFocused(composerOf(page))).toBe(true);
  await keyboard.type(`Vamos, @${friend.username.slice(0, -1)}`);
  // Answers to what was typed before may still be on their way: nobody else is called so.
  const suggested = page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option');
  await expect.poll(() => suggested.count()).toBe(1);
  await keyboard.press('Enter');
  const text = `Vamos, @${friend.username} `;
  await expect.poll(() => composerOf(page).inputValue()).toBe(text);

  await goTo(page.getByRole('button', { name: 'Opções avançadas' }));
  await keyboard.press('Enter');
  await expect.poll(() => isFocused(page.getByLabel('Quem pode ver'))).toBe(true);
  await goTo(page.getByRole('button', { name: 'Enquete' }));
  await keyboard.press('Space');
  await expect.poll(() => isFocused(page.getByRole('textbox', { name: 'Opção 1' }))).toBe(true);
  await keyboard.type('Sim');
  await goTo(page.getByRole('textbox', { name: 'Opção 2' }));
  await keyboard.type('Claro');
  await goTo(publishOf(page));
  await keyboard.press('Enter');
  await expect.poll(() => isFocused(composerOf(page))).toBe(true);
  const undo = page.getByRole('alert').getByRole('button', { name: 'Desfazer' });
  await undo.waitFor();
  await keyboard.press('Alt+t');
  await goTo(undo);
  await keyboard.press('Enter');
  await expect.poll(() => composerOf(page).inputValue()).toBe(text);
  await expect.poll(() => isFocused(composerOf(page))).toBe(true);
  expect(await page.getByRole('textbox', { name: 'Opção 1' }).inputValue()).toBe('Sim');
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

test('P06 a refused post is taken back and its text restored, and the next try is the same post', async () => {
  const person = await signUpNewcomer('Davi Tenta');
  const visited = await visit({ account: person });
  const page = await visited.goto('/');
  const text = `Na segunda vai, ${person.username}`;
  const keys: (string | undefined)[] = [];
  let refusing = true;
  await page.route(CREATE, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!refusing) return route.continue();
    // The server has it, but its answer is lost.
    await route.fetch();
    await route.abort();
  });
  await composerOf(page).fill(text);
  const told = page.getByRole('button', { name: 'Não foi publicado' }).waitFor();
  await publishOf(page).click();
  await page.getByRole('alert').getByText('Sem conexão').waitFor();
  await told;
  await publishOf(page).waitFor();
  await expect.poll(() => composerOf(page).inputValue()).toBe(text);
  expect(await page.getByRole('article').getByText(text).count()).toBe(0);

  // The draft outlives the page, and so does its key.
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await expect.poll(() => composerOf(page).inputValue()).toBe(text);
  refusing = false;
  await publishOf(page).click();
  await publishOf(page).waitFor({ state: 'detached' });
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await page.goto('/perfil');
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  await visited.close();
});

test('a deleted post goes at once, comes back if that is undone, and goes for good if one leaves', async () => {
  const person = await signUpNewcomer('Fábio Apaga');
  const visited = await visit({ account: person, viewport: desktop });
  const page = await visited.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === deletePost.method && DELETE.test(request.url())) {
      asked.push(request.url());
    }
  });
  const text = `Apago ou não apago, ${person.username}`;
  await composerOf(page).fill(text);
  await publishOf(page).click();
  await publishOf(page).waitFor({ state: 'detached' });
  const post = page.getByRole('article').filter({ hasText: text });

  await deleteIn(page, post);
  const toast = page.getByRole('alert').filter({ hasText: 'Publicação apagada.' });
  await toast.getByRole('button', { name: 'Desfazer' }).waitFor();
  await page.keyboard.press('Alt+t');
  await toast.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await post.waitFor();
  await page.getByText('Publicação apagada.').waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(post)).toBe(true);
  expect(asked).toEqual([]);

  await deleteIn(page, post);
  const answered = page.waitForResponse((answer) => DELETE.test(answer.url()));
  await toast.getByRole('button', { name: 'Fechar aviso' }).click();
  expect((await answered).status()).toBe(204);

  await composerOf(page).fill(text);
  await publishOf(page).click();
  await publishOf(page).waitFor({ state: 'detached' });
  const address = await post.getByRole('link', { name: 'agora' }).getAttribute('href');
  await deleteIn(page, post);
  await toast.waitFor();
  // A page that is rendered before the deletion leaves the post out too.
  await page.goto('/perfil');
  await page.getByText('Você não publicou nada ainda.').waitFor();
  await expect.poll(async () => (await fetch(siteUrl() + address)).status).toBe(404);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

function composerOf(page: Page) {
  return page
    .getByRole('form', { name: 'Nova publicação' })
    .getByRole('textbox', { name: 'Escreva uma publicação' });
}

/** The button in any of its labels; it is there only while there is something to publish. */
function publishOf(page: Page) {
  const form = page.getByRole('form', { name: 'Nova publicação' });
  return form.getByRole('button', { name: /^Publica/ });
}

function firstPost(page: Page) {
  return page.getByRole('main').getByRole('article').first();
}

async function deleteIn(page: Page, post: ReturnType<Page['locator']>): Promise<void> {
  await post.getByRole('button', { name: /^Mais opções/ }).click();
  await page.getByRole('menuitem', { name: 'Apagar' }).click();
  await post.waitFor({ state: 'detached' });
}

function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
