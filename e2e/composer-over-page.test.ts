import type { FileView } from '@arquiba/contract/files';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Newcomer, signUpNewcomer } from './newcomer.ts';
import { drawPhoto } from './posting.ts';
import { browserOf, fromElsewhere, givenBrowser, hydrated, phone, siteUrl } from './visit.ts';
import { file } from './widget-gallery.ts';

// The editor draws the pictures.
const visit = givenBrowser({ pictures: true });
const formOf = (page: Page) => page.getByRole('form', { name: 'Nova publicação' });
const fieldOf = (page: Page) =>
  formOf(page).getByRole('textbox', { name: 'Escreva uma publicação' });
const chosenOf = (page: Page) => page.getByRole('list', { name: 'Fotos e vídeos escolhidos' });

test('on a phone one writes over the page, keeps one’s place, and what is long leaves the buttons in sight', async () => {
  const page = await openOnPhone(await signUpNewcomer('Célia Celular'), '/perfis');
  await page.evaluate(() => window.scrollTo(0, 200));
  await page
    .getByRole('navigation', { name: 'Atalhos' })
    .getByRole('link', { name: 'Publicar' })
    .tap();
  const dialog = page.getByRole('dialog', { name: 'Escrever publicação' });
  await expect.poll(() => isFocused(page)).toBe(true);
  const lines = Array.from({ length: 40 }, (_, at) => `Lance ${at} da partida de hoje`);
  await fieldOf(page).fill(lines.join('\n'));
  const publish = dialog.getByRole('button', { name: 'Publicar' });
  for (const button of [publish, dialog.getByRole('button', { name: 'Fotos e vídeos' })]) {
    expect(await button.evaluate(isOnScreen)).toBe(true);
  }

  // One tap opens the chooser; a finger cannot drag; the list does not scroll in a box.
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Fotos e vídeos' }).tap(),
  ]);
  const names = ['a', 'b', 'c', 'd'];
  const photo = await drawPhoto();
  await chooser.setFiles(names.map((name) => file(`${name}.jpg`, photo, 'image/jpeg')));
  await page.getByRole('button', { name: 'remover: d.jpg' }).waitFor();
  expect(
    await page.locator('ul.list').evaluate((list) => list.scrollHeight - list.clientHeight),
  ).toBe(0);
  await page.getByRole('button', { name: 'Ok' }).tap();

  await dialog.getByRole('button', { name: 'Emojis' }).tap();
  await page.getByLabel('Buscar emoji').fill('trofeu');
  await page.getByRole('button', { name: 'troféu' }).tap();
  expect(await fieldOf(page).inputValue()).toBe(`${lines.join('\n')}🏆`);

  // What is written stays when one goes back, also on the home page.
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${siteUrl()}/perfis`);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => fieldOf(page).inputValue()).toContain('🏆');
  expect(await formOf(page).getByRole('button', { name: 'Publicar' }).evaluate(isOnScreen)).toBe(
    true,
  );
  await page.getByRole('link', { name: 'Publicar', exact: true }).tap();
  await publish.tap();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('article').filter({ hasText: 'Lance 39' }).waitFor();
  expect(await fieldOf(page).inputValue()).toBe('');
  await page.context().close();
});

test('pictures are pasted into the text, dropped anywhere on the page, and turned before publishing', async () => {
  const person = await signUpNewcomer('Paulo Cola');
  const visited = await visit({ account: person });
  const page = await visited.goto('/');
  await fieldOf(page).fill('Olha a foto');
  await bring(page, 'paste', 'textarea[name="publicacao"]');
  await page.getByRole('button', { name: 'remover: paste.png' }).waitFor();
  await bring(page, 'drop', 'article');
  await page.getByRole('button', { name: 'editar: drop.png' }).click();
  await page.getByRole('button', { name: 'Girar 90°' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'remover: drop.png' }).waitFor();
  await page.getByRole('button', { name: 'Ok' }).click();
  await expect.poll(() => chosenOf(page).getByRole('listitem').count()).toBe(2);
  expect(await fieldOf(page).inputValue()).toBe('Olha a foto');
  await formOf(page).getByRole('button', { name: 'Publicar' }).click();
  await expect
    .poll(() => sizesOf(person))
    .toEqual([
      [40, 30],
      [30, 40],
    ]);
  expect(visited.complaints).toEqual([]);
  await visited.close();
});

/** Width and height of the pictures in the newest post. */
async function sizesOf({ username }: Newcomer): Promise<(number | null)[][]> {
  const answer = await fetch(`${siteUrl()}/api/profiles/${username}/posts`);
  const { items } = (await answer.json()) as { items: { media: FileView[] }[] };
  return items[0]?.media.map(({ width, height }) => [width, height]) ?? [];
}

/** A phone whose main pointer is a finger. */
async function openOnPhone({ email, password }: Newcomer, path: string): Promise<Page> {
  const context = await (await browserOf(false)).newContext({
    ...{ baseURL: siteUrl(), viewport: phone, hasTouch: true, isMobile: true, locale: 'pt-BR' },
    extraHTTPHeaders: fromElsewhere(),
    reducedMotion: 'reduce',
  });
  await context.request.post('/api/session/accounts', {
    data: { email, password },
    headers: { origin: siteUrl() },
  });
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  return page;
}

/** Pastes or drops a picture, as the browser reports it. */
async function bring(page: Page, how: 'paste' | 'drop', selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate(async (element, type) => {
      const canvas = new OffscreenCanvas(40, 30);
      canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
      const data = new DataTransfer();
      data.items.add(
        new File([await canvas.convertToBlob()], `${type}.png`, { type: 'image/png' }),
      );
      const init = { bubbles: true, cancelable: true, composed: true };
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...init, clipboardData: data })
          : new DragEvent(type, { ...init, dataTransfer: data }),
      );
    }, how);
}

function isFocused(page: Page): Promise<boolean> {
  return fieldOf(page).evaluate((field) => field === document.activeElement);
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
