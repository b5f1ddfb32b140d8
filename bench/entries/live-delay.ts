import { setTimeout as wait } from 'node:timers/promises';
import { startFilledProduct } from '@arquiba/testing/prepared-world';
import type { Browser, Page } from 'playwright-core';
import { findBrowser, launchBrowser } from '../../tools/browser/browser.ts';
import { type Clock, clockCamera, readClock } from '../lives/clock-camera.ts';
import { median, type Trial } from '../measure.ts';

const VIEWERS = 3;
const SAMPLES = 60;
const EVERY_MS = 500;
/** Until the player has settled at its distance. */
const SETTLES_MS = 10_000;
const FAKES = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

export const entry: Trial = {
  empty: true,
  about: `How old the picture is that a viewer sees: one page of Chromium broadcasts a camera that shows the time in black and white blocks, another one watches and reads them from its own video. Browser, encoder, server and viewer share the machine. ${VIEWERS} viewers, one after the other, each ${SAMPLES} times in ${(SAMPLES * EVERY_MS) / 1000} s; seconds. "Newest" is the newest picture that the player has loaded: the rest is the distance at which it stays, so that it does not stop. Asked: at most 6 s.`,
  async run() {
    const product = await startFilledProduct();
    const place = await findBrowser();
    const browser = await launchBrowser({ ...place, args: [...place.args, ...FAKES] });
    try {
      const studio = await goLive(browser, product.siteUrl);
      const live = studio.url().replace(/\/estudio$/, '');
      const rows: string[][] = [];
      for (let viewer = 1; viewer <= VIEWERS; viewer += 1) {
        rows.push([`viewer ${viewer}`, ...(await watch(browser, live))]);
      }
      return {
        columns: ['', 'first picture after', 'median', 'p95', 'most', 'newest, median'],
        rows,
      };
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

async function goLive(browser: Browser, siteUrl: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl });
  await context.addInitScript(clockCamera);
  const signedIn = await context.request.post('/api/session/accounts', {
    data: { email: 'torcedora@arquiba.example', password: 'torcida-2026' },
    headers: { origin: siteUrl },
  });
  if (!signedIn.ok()) throw new Error(`Not signed in: ${signedIn.status()}`);
  const page = await context.newPage();
  await page.goto('/lives/nova');
  await page.locator('html[data-hydrated=true]').waitFor();
  await page.getByLabel('Título').fill('O relógio');
  await page.getByRole('button', { name: 'Continuar para a imagem de teste' }).click();
  await page.waitForURL(/\/estudio$/);
  await page.getByRole('button', { name: 'Câmera' }).click();
  await page.getByRole('button', { name: 'Entrar ao vivo' }).click();
  await page.getByText('Você está ao vivo.').waitFor();
  return page;
}

async function watch(browser: Browser, live: string): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const begun = performance.now();
  await page.goto(live);
  while (!(await page.evaluate(readClock))) await wait(50);
  const first = (performance.now() - begun) / 1000;
  await wait(SETTLES_MS);
  const seen: Clock[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const clock = await page.evaluate<Clock | null>(readClock);
    if (clock) seen.push(clock);
    await wait(EVERY_MS);
  }
  await context.close();
  const shown = seen.map((each) => each.shown).sort((one, other) => one - other);
  const at = (share: number) => shown[Math.min(shown.length - 1, Math.floor(shown.length * share))];
  return [...[first, median(shown), at(0.95), at(1), median(seen.map(({ newest }) => newest))]].map(
    (seconds) => (seconds ?? Number.NaN).toFixed(1),
  );
}
