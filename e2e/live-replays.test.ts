import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBroadcast } from '../apps/media/src/testing/broadcast.ts';
import { clip } from '../apps/media/src/testing/test-clips.ts';
import { ask, friends, logOf } from './chatting.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, phone, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser({ args: ['--autoplay-policy=no-user-gesture-required'] });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A live of eight seconds, sent as a browser would and ended; gives its path. */
async function recordLive(visited: Visit, title: string): Promise<string> {
  const { id } = (await ask(visited, 'POST', '/api/lives', { title })) as { id: string };
  const air = await ask(visited, 'POST', `/api/lives/${id}/air`);
  const { ticket, socketUrl } = air as { ticket: string; socketUrl: string };
  const broadcast = await openBroadcast({ origin: new URL(socketUrl).origin }, siteUrl());
  broadcast.begin({ ticket });
  await broadcast.hears('go');
  const words = ['-g', '20'];
  await broadcast.record(await clip({ seconds: 8, rate: 20, ending: 'mkv', words, sound: true }));
  broadcast.finish();
  await broadcast.hears('finished');
  await ask(visited, 'PUT', `/api/lives/${id}/air`);
  await ask(visited, 'POST', `/api/lives/${id}/end`);
  return `/lives/${id}`;
}

const playsFrom = (page: Page, seconds: number) =>
  page.waitForFunction((from) => {
    const video = document.querySelector('video');
    return video !== null && video.currentTime >= from && video.videoWidth > 0;
  }, seconds);

async function lastsSeconds(page: Page, least: number, most: number) {
  await page.waitForFunction(
    ([from, to]) => {
      const { duration = 0 } = document.querySelector('video') ?? {};
      return duration > (from ?? 0) && duration < (to ?? 0);
    },
    [least, most],
  );
}

test('a replay gets chapters, which lead to their place, and is cut', async () => {
  const [author, fan] = [await signUpNewcomer('Lia Grava'), await signUpNewcomer('Caio Revê')];
  const writing = await visit({ account: author });
  const path = await recordLive(writing, 'Decisão nos pênaltis');
  const page = await writing.goto(path);
  await lastsSeconds(page, 7, 9);

  for (const [title, time] of [
    ['Primeira cobrança', '0:02'],
    ['A defesa', '0:05'],
  ] as const) {
    await button(page, 'Novo capítulo').click();
    await button(page, 'Adicionar').click();
    await page.getByText('Escreva o título do capítulo').first().waitFor();
    await page.getByLabel('Título do capítulo').fill(title);
    await page.getByLabel('Momento', { exact: true }).fill(time);
    await button(page, 'Adicionar').click();
    await page.getByRole('link', { name: title }).waitFor();
  }
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Opções do capítulo Primeira cobrança').click();
  await page.getByRole('menuitem', { name: 'Apagar capítulo' }).click();
  await page.getByRole('link', { name: 'Primeira cobrança' }).waitFor({ state: 'hidden' });
  await button(page, 'Desfazer').click();
  await page.getByRole('link', { name: 'Primeira cobrança' }).waitFor();

  const watching = await visit({ account: fan, viewport: phone });
  const seen = await watching.goto(path);
  await playsFrom(seen, 0.2);
  await seen.getByRole('link', { name: 'A defesa' }).click();
  await seen.waitForURL(`**${path}?t=5`);
  await playsFrom(seen, 5);
  expect(await button(seen, 'Novo capítulo').count()).toBe(0);
  await seen.reload();
  await playsFrom(seen, 5);
  expect(await axeViolations(seen)).toEqual([]);

  await button(page, 'Opções da live').click();
  await page.getByRole('menuitem', { name: 'Cortar a gravação' }).click();
  await page.getByLabel('Começo', { exact: true }).fill('0:03');
  await page.getByLabel('Fim', { exact: true }).fill('0:02');
  await button(page, 'Cortar').click();
  await page.getByText('O fim vem depois do começo').first().waitFor();
  await page.getByLabel('Fim', { exact: true }).fill('0:07');
  await page.getByText('Ficam 0:04 de 0:08.').waitFor();
  await button(page, 'Ver o corte').click();
  await page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video?.paused && video.currentTime >= 7;
  });
  await button(page, 'Cortar').click();
  await button(page, 'Cortar para sempre').click();
  await lastsSeconds(page, 2, 5);
  await page.getByRole('link', { name: 'A defesa' }).waitFor();
  expect(await page.getByRole('link', { name: 'Primeira cobrança' }).count()).toBe(0);
  await lastsSeconds(seen, 2, 5);
});

test('a live is sent by message, and its card says whether it is on air', async () => {
  const { one, other, path, friend, close } = await friends(visit);
  const live = await recordLive(one, 'Treino de domingo');
  const page = await one.goto(live);
  await page.getByRole('main').getByRole('button', { name: 'Enviar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(friend.username);
  await dialog.getByRole('button', { name: new RegExp(`@${friend.username}`) }).click();
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const watching = await other.goto(path);
  const card = logOf(watching).getByRole('link', { name: /Treino de domingo/ });
  await card.getByText('Replay · Lia Lança').waitFor();
  await card.click();
  await watching.waitForURL(`**${live}`);
  await ask(one, 'DELETE', `/api${live}`);
  await other.goto(path);
  await logOf(watching).getByText('Esta live não está mais disponível').waitFor();
  await close();
});
