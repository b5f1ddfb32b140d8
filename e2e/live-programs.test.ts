import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../apps/media/src/testing/program.ts';
import { signUpNewcomer } from './newcomer.ts';
import { axeViolations } from './page-walk.ts';
import { givenBrowser, phone } from './visit.ts';

const visit = givenBrowser({ args: ['--autoplay-policy=no-user-gesture-required'] });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Large enough that small pictures save something. */
const LARGE = {
  size: '1280x720',
  codecs: [
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '20'],
    ...['-b:v', '2500k', '-c:a', 'aac', '-b:a', '64k'],
  ],
};

/** Moving pictures, not only the frame. */
async function plays(page: Page, from = 0): Promise<void> {
  await page.waitForFunction((start) => {
    const video = document.querySelector('video');
    return video !== null && video.currentTime > start + 0.5 && video.videoWidth > 0;
  }, from);
}

test('a program broadcasts with a key: seen first by its owner, then by a viewer; it drops, comes back, and is ended', async () => {
  const [author, fan] = [
    await signUpNewcomer('Ivo Programa'),
    await signUpNewcomer('Nina Assiste'),
  ];
  // Of this attempt: an earlier one may have left its live on air.
  const title = `Torneio da quadra ${Date.now()}`;
  const { page: studio, goto } = await visit({ account: author });
  await goto('/lives/nova');
  await studio.getByLabel('Título').fill(title);
  await button(studio, 'Continuar para a imagem de teste').click();
  await studio.waitForURL(/\/lives\/\d+\/estudio$/);
  const path = new URL(studio.url()).pathname.replace('/estudio', '');
  await button(studio, 'Programa de transmissão (OBS)').click();
  await studio.getByText('Esperando o programa…').waitFor();
  const server = await studio.getByLabel('Servidor', { exact: true }).inputValue();
  await button(studio, 'Gerar chave').click();
  const key = studio.getByLabel('Chave de transmissão', { exact: true });
  await key.waitFor();
  expect(await key.inputValue()).toMatch(/^•+$/);
  await button(studio, 'Mostrar a chave').click();
  const address = `${server}/${await key.inputValue()}`;
  await studio.getByText('Como configurar no OBS').click();
  expect(await axeViolations(studio)).toEqual([]);

  const wrong = await startProgram(`${server}/outra-chave`);
  expect(await wrong.ended).toContain('não existe');
  const first = await startProgram(address);
  onTestFinished(() => first.kill());
  await studio.getByText('Recebendo imagem: 320×180, 20 fps, com áudio').waitFor();
  const watching = await visit({ account: fan, viewport: phone });
  const seen = await watching.goto('/lives');
  expect(await seen.getByText(title).count()).toBe(0);
  await button(studio, 'Entrar ao vivo').click();
  await studio.getByText('Você está ao vivo.').waitFor();
  await watching.goto(path);
  await plays(seen);
  expect(await axeViolations(studio)).toEqual([]);

  await first.kill();
  await seen.getByText('A transmissão caiu. Esperando ela voltar…').waitFor();
  const second = await startProgram(address, LARGE);
  onTestFinished(() => second.kill());
  await studio.getByText('Você está ao vivo.').waitFor();
  await plays(seen, await seen.evaluate(() => document.querySelector('video')?.currentTime ?? 0));

  await seen.reload();
  await plays(seen);
  const heightIs = (height: number) =>
    seen.waitForFunction(
      (wanted) => document.querySelector('video')?.videoHeight === wanted,
      height,
    );
  for (const [choice, height] of [
    ['Econômica', 360],
    ['Alta', 720],
  ] as const) {
    await button(seen, 'Qualidade').click();
    await seen.getByRole('menuitemradio', { name: choice }).click();
    await heightIs(height);
  }
  expect(await axeViolations(seen)).toEqual([]);

  // The page does not know the key any more, and the program goes on without it.
  await studio.reload();
  await studio.getByText('Você está ao vivo.').waitFor();
  await studio.getByText(/Só guardamos o necessário/).waitFor();
  await button(studio, 'Encerrar a live').click();
  const question = studio.getByRole('dialog', { name: 'Encerrar a live' });
  await question.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await studio.waitForURL(`**${path}`);
  await second.ended;
});
