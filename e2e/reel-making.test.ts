import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clip } from '../apps/media/src/testing/test-clips.ts';
import { ask } from './chatting.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { productDatabase } from './product-database.ts';
import { givenBrowser, phone, siteUrl } from './visit.ts';
import { chooser, file } from './widget-gallery.ts';

const visit = givenBrowser({
  args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const range = (page: Page, name: string) => page.getByRole('slider', { name });

interface Post {
  text: string;
  audience: string;
  media: { mime: string; alt: string; poster?: string }[];
}

test('a reel is recorded, cut and published; its post has the chosen part without sound', async () => {
  const author = await signUpNewcomer('Rita Reels');
  const making = await visit({ account: author, viewport: phone });
  const page = await making.goto('/reels');
  await page.getByRole('link', { name: 'Publicar' }).click();
  await page.waitForURL(`${siteUrl()}/reels/novo`);
  const main = page.getByRole('main');
  await button(page, 'Publicar reel').click();
  await main.getByText('Escolha ou grave um vídeo.').waitFor();

  await button(page, 'Escolher ou gravar vídeo').click();
  await page.getByRole('button', { name: 'Câmera' }).click();
  await page.getByRole('button', { name: 'Gravar', exact: true }).click();
  const stop = page.getByRole('button', { name: 'Parar' });
  await stop.waitFor();
  // Long enough to be cut.
  await page.waitForFunction(recordedFor, 2500);
  await stop.click();
  await range(page, 'Início').waitFor();
  const whole = Number(await range(page, 'Fim').inputValue());
  expect(whole).toBeGreaterThan(1500);
  await range(page, 'Início').fill('400');
  await range(page, 'Capa').fill('900');
  expect(await range(page, 'Capa').inputValue()).toBe('900');
  // The start pushes the cover before it.
  await range(page, 'Início').focus();
  await page.keyboard.press('ArrowRight');
  expect(await range(page, 'Início').inputValue()).toBe('500');
  await page.getByRole('switch', { name: 'Sem som' }).check();
  await page.getByLabel('Texto').fill('Gravado na hora #várzea');
  await page.getByLabel('Descrição do vídeo').fill('Barras coloridas');
  expect(await axeViolations(page)).toEqual([]);

  await page.route('**/api/reels/making', (route) => route.abort(), { times: 1 });
  await button(page, 'Publicar reel').click();
  await main.getByRole('alert').waitFor();
  expect(await page.getByLabel('Texto').inputValue()).toContain('#várzea');
  await button(page, 'Publicar reel').click();
  await page.getByRole('progressbar', { name: 'Preparo do reel' }).waitFor();
  await page.waitForURL(/\/reels\/\d+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const post = (await ask(making, 'GET', `/api/posts/${id}`)) as Post;
  expect(post).toMatchObject({
    ...{ text: 'Gravado na hora #várzea', audience: 'public' },
    media: [{ mime: 'video/mp4', alt: 'Barras coloridas', poster: expect.any(String) }],
  });
  await making.close();
});

test('without network the page says so and waits; the reel is published meanwhile', async () => {
  const making = await visit({ account: await signUpNewcomer('Caio Desiste') });
  const page = await making.goto('/reels/novo');
  await button(page, 'Escolher ou gravar vídeo').click();
  const film = await clip({ seconds: 3, size: '320x568', sound: true });
  await chooser(page).setInputFiles([file('lance.mp4', film, 'video/mp4')]);
  await range(page, 'Fim').waitFor();
  await range(page, 'Fim').fill('2000');
  await page.getByText('O reel fica com 0:02,0.').waitFor();
  await page.route(/\/api\/reels\/making\/\d+$/, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await button(page, 'Publicar reel').click();
  await page.waitForURL(/\/reels\/novo\?preparo=\d+$/);
  await page.getByRole('status').getByText('Sem conexão').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.unrouteAll();
  await page.waitForURL(/\/reels\/\d+$/);
  await making.close();
});

test('a reel in the queue says how long, and can be given up', async () => {
  const account = await signUpNewcomer('Dora Desiste');
  const making = await visit({ account });
  const id = '4611686018427387904';
  // It was never handed to the encoder, so that it stays where it is.
  await productDatabase().query(
    `INSERT INTO reel_making (id, author_id, source, path, start_ms, end_ms, cover_ms, muted, text,
          alt, audience, state, created_at)
        SELECT $1, account_id, '/posts/x/a.mp4', '/posts/x/reel.mp4', 0, 2000, 0, false, '', '', 'public',
          'making', now() FROM profile WHERE username = $2`,
    [id, account.username],
  );
  const { page } = making;
  await page.route(`**/api/reels/making/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return await route.continue();
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), before: 2, seconds: 38 },
    });
  });
  await making.goto('/reels/novo');
  await page.getByRole('link', { name: /^Reel sem texto/ }).click();
  await page.getByText('Na fila: 2 vídeos antes do seu, cerca de 40 s.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Desistir').click();
  await page.waitForURL(`${siteUrl()}/reels`);
  await page.getByText('O reel não será publicado.').waitFor();
  const answer = await making.context.request.get(`/api/reels/making/${id}`);
  expect(answer.status()).toBe(404);
  await making.close();
});

test('a video that the browser cannot show is published whole', async () => {
  const making = await visit({ account: await signUpNewcomer('Ivo Inteiro') });
  const page = await making.goto('/reels/novo');
  await button(page, 'Escolher ou gravar vídeo').click();
  const film = await clip({ seconds: 2, size: '320x568', ending: 'avi' });
  await chooser(page).setInputFiles([file('lance.avi', film, 'video/x-msvideo')]);
  await page.getByText('Este navegador não mostra este vídeo').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Publicar reel').click();
  await page.waitForURL(/\/reels\/\d+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const post = (await ask(making, 'GET', `/api/posts/${id}`)) as Post;
  expect(post.media).toMatchObject([{ mime: 'video/mp4' }]);
  await making.close();
});

/** The stopwatch starts at the first call. */
function recordedFor(milliseconds: number): boolean {
  const marks = performance.getEntriesByName('recording');
  if (marks.length === 0) performance.mark('recording');
  return performance.now() - (marks[0]?.startTime ?? performance.now()) > milliseconds;
}
