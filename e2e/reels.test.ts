import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ask } from './chatting.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { publish, uploadClip } from './posting.ts';
import { givenBrowser, hydrated, phone, siteUrl, type Visit } from './visit.ts';

// Whether a browser remembers a touch after a reload is up to chance.
const visit = givenBrowser({
  pictures: true,
  args: ['--autoplay-policy=no-user-gesture-required'],
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
/** The reel that fills the screen. */
const shown = (page: Page, text: string) =>
  page.getByRole('article').filter({ hasText: text, visible: true });
const list = (page: Page) => page.getByRole('article').first().locator('..');

async function author(name: string, texts: string[]) {
  const account = await signUpNewcomer(name);
  const visited = await visit({ account, motion: true });
  const ids: string[] = [];
  for (const text of texts) {
    ids.push(
      await publish(visited, { text, media: [await uploadClip(visited, `Vídeo: ${text}`)] }),
    );
  }
  // The newest is the first of a profile.
  return { account, visited, ids: ids.reverse() };
}

const playing = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('video')].some((video) => !video.paused && video.currentTime > 0),
  );
const addressIs = (page: Page, id: string | undefined) =>
  page.waitForURL((url) => url.pathname === `/reels/${id}`);

async function swipe(page: Page, direction: 1 | -1): Promise<void> {
  await list(page).evaluate((box, step) => {
    box.scrollBy({ top: step * box.clientHeight, behavior: 'instant' });
  }, direction);
}

test('on a phone: from a profile to its reels, swiped, liked, commented, followed, with sound; back leaves', async () => {
  const { account, ids, visited: own } = await author('Rita Reels', ['Um', 'Dois', 'Três']);
  const watching = await visit({
    account: await signUpNewcomer('Vito Vê'),
    viewport: phone,
    motion: true,
  });
  const profile = `/perfil/${account.username}?aba=reels`;
  const page = await watching.goto(profile);
  await page.getByRole('link', { name: `Reel de ${account.socialName}: Três` }).click();
  await addressIs(page, ids[0]);
  await playing(page);
  await swipe(page, 1);
  await addressIs(page, ids[1]);
  await playing(page);
  const reel = shown(page, 'Dois');
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/reels/watched'));

  await reel.getByRole('button', { name: /^Curtir: 0/ }).click();
  await reel.getByRole('button', { name: /^Curtir: 1/ }).waitFor();
  await reel.getByRole('button', { name: `Seguir ${account.socialName}` }).click();
  await reel.getByRole('button', { name: `Seguindo ${account.socialName}` }).waitFor();
  await reel.getByRole('button', { name: /^Comentar/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Comentários' });
  await sheet.getByRole('textbox').fill('Que lance!');
  await sheet.getByRole('button', { name: 'Comentar' }).click();
  await sheet.getByRole('listitem').filter({ hasText: 'Que lance!' }).waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'hidden' });
  await addressIs(page, ids[1]);
  expect((await reported).status()).toBe(204);

  await reel.getByRole('button', { name: 'Ligar o som' }).click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video')].some((video) => !video.paused && !video.muted),
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await shown(page, 'Dois').getByRole('button', { name: 'Desligar o som' }).waitFor();
  await page.goBack();
  await page.waitForURL(siteUrl() + profile);
  expect(watching.complaints).toEqual([]);
  for (const visited of [watching, own]) await visited.close();
});

/** What scripts of a test do counts as a touch, so the browser would not refuse. */
function refuseSoundBeforeTouch(): void {
  const { play } = HTMLMediaElement.prototype;
  let isTouched = false;
  addEventListener('pointerdown', () => (isTouched = true), { capture: true });
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    if (this.muted || isTouched) return play.call(this);
    return Promise.reject(new DOMException('No touch', 'NotAllowedError'));
  };
}

test('a browser that refuses sound before a touch plays without it, and with it once the button is pressed', async () => {
  const { account, ids, visited: own } = await author('Sônia Som', ['Gol']);
  const watching = await visit({ motion: true });
  const { page } = watching;
  await page.addInitScript(() => localStorage.setItem('arquiba-som-dos-reels', '1'));
  await page.addInitScript(refuseSoundBeforeTouch);
  await watching.goto(`/reels/${ids[0]}?perfil=${account.username}`);
  await playing(page);
  await button(page, 'Ligar o som').click();
  await button(page, 'Desligar o som').waitFor();
  await page.waitForFunction(() => {
    return [...document.querySelectorAll('video')].some(({ paused, muted }) => !paused && !muted);
  });
  expect(watching.complaints).toEqual([]);
  for (const visited of [watching, own]) await visited.close();
});

test('by keyboard, with reduced motion: nothing plays by itself; the page does not grow with a hundred steps', async () => {
  const {
    account,
    ids,
    visited: own,
  } = await author('Téo Teclas', [
    'Lance A',
    'Lance B',
    'Lance C',
    'Lance D',
    'Lance E',
    'Lance F',
  ]);
  const watching = await visit({ account: await signUpNewcomer('Ana Seta') });
  const page = await watching.goto(`/reels/${ids[0]}?perfil=${account.username}`);
  const isPaused = () =>
    page.evaluate(() => [...document.querySelectorAll('video')].every((video) => video.paused));
  await shown(page, 'Lance F').getByRole('button', { name: 'Tocar' }).waitFor();
  expect(await isPaused()).toBe(true);
  await page.keyboard.press(' ');
  await playing(page);
  await page.keyboard.press(' ');
  await expect.poll(isPaused).toBe(true);
  await page.keyboard.press('m');
  await shown(page, 'Lance F').getByRole('button', { name: 'Desligar o som' }).waitFor();
  await page.keyboard.press('l');
  await shown(page, 'Lance F')
    .getByRole('button', { name: /^Curtir: 1/ })
    .waitFor();
  await page.keyboard.press('c');
  await page.getByRole('dialog', { name: 'Comentários' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  const size = () => page.evaluate(() => document.querySelectorAll('*').length);
  const walk = async (key: string, wanted: string[]) => {
    for (const id of wanted) {
      await page.keyboard.press(key);
      await addressIs(page, id);
    }
  };
  await walk('ArrowDown', ids.slice(1, 3));
  const before = await size();
  for (let round = 0; round < 25; round += 1) {
    await walk('j', [ids[3] ?? '', ids[4] ?? '']);
    await walk('ArrowUp', [ids[3] ?? '', ids[2] ?? '']);
  }
  expect(await size()).toBeLessThanOrEqual(before);
  expect(await page.locator('video').count()).toBeLessThanOrEqual(3);
  expect(await axeViolations(page)).toEqual([]);

  await shown(page, 'Lance D')
    .getByRole('button', { name: /^Mais opções/ })
    .click();
  await page.getByRole('menuitem', { name: 'Não tenho interesse' }).click();
  await addressIs(page, ids[3]);
  await shown(page, 'Lance C').waitFor();
  expect(watching.complaints).toEqual([]);
  for (const visited of [watching, own]) await visited.close();
});

test('captions: written by the author, shown while there is no sound, hidden by choice', async () => {
  const { account, ids, visited } = await author('Lena Legenda', ['Com legenda']);
  const page = await visited.goto(`/reels/${ids[0]}?perfil=${account.username}`);
  const reel = shown(page, 'Com legenda');
  await reel.getByRole('button', { name: /^Mais opções/ }).click();
  await page.getByRole('menuitem', { name: 'Legendas do vídeo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Legendas' });
  const field = dialog.getByLabel('Texto das legendas');
  await field.fill('WEBVTT\n\n00:01.000 --> 00:00.500\nAntes do começo');
  await dialog.getByRole('button', { name: 'Guardar legendas' }).click();
  await dialog.getByText('Linha 3, fim: deve vir depois do início.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const content = 'WEBVTT\n\n00:00.000 --> 00:09.000\nRolou a bola & <b>gol</b>!\n';
  await dialog
    .getByLabel('Arquivo de legendas')
    .setInputFiles({ name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from(content) });
  await dialog.getByRole('button', { name: 'Guardar legendas' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await reel.getByText('Rolou a bola & gol!').waitFor();

  const watching = await visit({ viewport: phone, motion: true });
  const seen = await watching.goto(`/reels/${ids[0]}`);
  const words = seen.getByText('Rolou a bola & gol!');
  await words.waitFor();
  expect(await axeViolations(seen)).toEqual([]);
  await seen.keyboard.press('t');
  await words.waitFor({ state: 'hidden' });
  await seen.reload();
  await hydrated(seen);
  await shown(seen, 'Com legenda').getByRole('button', { name: 'Mostrar legendas' }).click();
  await words.waitFor();

  await reel.getByRole('button', { name: /^Mais opções/ }).click();
  await page.getByRole('menuitem', { name: 'Legendas do vídeo' }).click();
  await dialog.getByLabel('Língua').selectOption('Inglês');
  expect(await field.inputValue()).toBe('');
  await field.fill('WEBVTT\n\n00:00.000 --> 00:09.000\nBall in play!\n');
  await dialog.getByRole('button', { name: 'Guardar legendas' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await seen.reload();
  await hydrated(seen);
  await words.waitFor();
  await shown(seen, 'Com legenda').getByRole('button', { name: 'Legendas' }).click();
  await seen.getByRole('menuitemradio', { name: 'Português', checked: true }).waitFor();
  expect(await axeViolations(seen)).toEqual([]);
  await seen.getByRole('menuitemradio', { name: 'Inglês' }).click();
  await seen.getByText('Ball in play!').waitFor();
  await seen.reload();
  await hydrated(seen);
  await seen.getByText('Ball in play!').waitFor();
  await shown(seen, 'Com legenda').getByRole('button', { name: 'Legendas' }).click();
  await seen.getByRole('menuitemradio', { name: 'Sem legendas' }).click();
  await seen.getByText('Ball in play!').waitFor({ state: 'hidden' });
  // The answer with the mistake.
  expect(visited.complaints).toEqual([expect.stringContaining('400')]);
  expect(watching.complaints).toEqual([]);
  for (const each of [watching, visited]) await each.close();
});

test('a longer video is played in the size that the network allows, and only by those who may see it', async () => {
  const account = await signUpNewcomer('Lara Longa');
  const own = await visit({ account });
  const media = [await uploadClip(own, 'Vídeo longo', 17)];
  const id = await publish(own, { text: 'Longo', media, audience: 'followers' });
  const clipFor = async ({ context }: Visit) => {
    const answer = await context.request.get('/api/reels/clips', { params: { ids: id } });
    const { items } = (await answer.json()) as { items: { playlist: string | null }[] };
    return items[0];
  };
  await expect.poll(async () => (await clipFor(own))?.playlist ?? '').toContain('video.m3u8');

  const follower = await visit({ account: await signUpNewcomer('Fausto Fã'), motion: true });
  expect(await clipFor(follower)).toBeUndefined();
  await ask(follower, 'PUT', `/api/profiles/${account.username}/follow`);
  const { page } = follower;
  const pieces = page.waitForResponse((answer) => answer.url().includes('p.mp4'));
  await follower.goto(`/reels/${id}`);
  await playing(page);
  expect((await pieces).status()).toBe(206);
  expect(await page.locator('video').first().getAttribute('src')).toMatch(/^blob:/);
  const playlist = (await clipFor(follower))?.playlist ?? '';
  expect((await fetch(playlist)).status).toBe(200);
  for (const address of [playlist, playlist.replace(/video\.m3u8$/, '90p.m3u8')]) {
    expect((await fetch(address.replace(/pass=[^&]*&/, ''))).status).toBe(404);
  }
  expect(follower.complaints).toEqual([]);
  for (const visited of [follower, own]) await visited.close();
});

test('a reel that cannot be played says so, and is tried again; a post without a video has no reel', async () => {
  const { ids, visited: own } = await author('Edu Erro', ['Falha']);
  const watching = await visit({ motion: true });
  const { page } = watching;
  const isVideo = (url: URL) => /\/(video|raw)\//.test(url.pathname);
  await page.route(isVideo, (route) => route.abort());
  await watching.goto(`/reels/${ids[0]}`);
  await page.getByText('Não foi possível tocar este vídeo.').waitFor();
  const file = await page.getByRole('link', { name: 'Abrir o arquivo MP4' }).getAttribute('href');
  expect((await fetch(file ?? '')).headers.get('content-type')).toBe('video/mp4');
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(isVideo);
  await button(page, 'Tentar novamente').click();
  await playing(page);
  const text = await publish(own, { text: 'Sem vídeo' });
  await page.goto(`/reels/${text}`);
  await page.waitForURL(`${siteUrl()}/post/${text}`);
  for (const visited of [watching, own]) await visited.close();
});

test('in the dark, and without network: what is not fetched says so, and plays when the network is back', async () => {
  const { account, ids, visited: own } = await author('Olga Offline', ['Longe', 'Perto']);
  const watching = await visit({ viewport: phone, motion: true, colorScheme: 'dark' });
  const page = await watching.goto(`/reels/${ids[0]}?perfil=${account.username}`);
  await playing(page);
  expect(await axeViolations(page)).toEqual([]);
  await watching.context.setOffline(true);
  await page.route(/\/(video|raw)\//, (route) => route.abort());
  await page.evaluate(() => {
    for (const video of document.querySelectorAll('video')) {
      if (video.paused) video.dispatchEvent(new Event('error'));
    }
  });
  await swipe(page, 1);
  await page.getByRole('alert').getByText('Sem conexão').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.unrouteAll();
  await watching.context.setOffline(false);
  await playing(page);
  await page.getByRole('alert').waitFor({ state: 'hidden' });
  for (const visited of [watching, own]) await visited.close();
});

test('without scripts the reels are a list of videos with their own controls', async () => {
  const { ids, account, visited: own } = await author('Nilo Nada', ['Sem script']);
  const watching = await visit({ javaScript: false });
  const page = await watching.goto(`/reels/${ids[0]}`);
  const reel = page.getByRole('article', { name: `Reel de ${account.socialName}` }).first();
  expect(await reel.locator('video[controls]').getAttribute('src')).toContain('lance.mp4');
  expect(await page.getByRole('article').count()).toBeGreaterThan(1);
  for (const visited of [watching, own]) await visited.close();
});
