import { link, mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, onTestFinished, test } from 'vitest';
import { theCustomer } from './clients/customer.ts';
import { phone } from './visit.ts';
import { chooser, givenGallery, results } from './widget-gallery.ts';

const gallery = givenGallery();
const MIB = 1024 ** 2;
const PHOTOS = 10;
const BYTES = 40 * MIB;
/** A browser's own needs, one photograph of 4000 × 3000 at a time, and no file whole in memory. */
const MOST_MEMORY = 450 * MIB;

test('ten photos of 40 MB are uploaded on a phone, one in memory at a time', async () => {
  const { publicKey, stored } = await theCustomer();
  const { page, context } = await gallery.show('dropzone', {
    ...{ viewport: phone, deviceScaleFactor: 3 },
    service: { apiUrl: inject('mediaUrl'), apiKey: publicKey },
  });
  let crashed = false;
  page.on('crash', () => {
    crashed = true;
  });
  await chooser(page).setInputFiles(await makePhotos());
  const arrived = page.getByRole('button', { name: /^remover: / });
  await expect.poll(() => arrived.count(), { timeout: 100_000 }).toBe(PHOTOS);
  const thumbnails = page.locator('li canvas:not([hidden])');
  await expect.poll(() => thumbnails.count(), { timeout: 60_000 }).toBe(PHOTOS);
  expect(crashed).toBe(false);
  expect(await peakOfPages(context)).toBeLessThan(MOST_MEMORY);

  await page.getByRole('button', { name: 'Concluir' }).click();
  const [files = []] = await results(page);
  expect(files).toHaveLength(PHOTOS);
  const first = await stored(files[0]?.filePath ?? '');
  expect(first).toHaveLength(BYTES);
});

/** One photograph under ten names, followed by so many zeros that it is as large as those of new phones. */
async function makePhotos(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-photos-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const names = Array.from({ length: PHOTOS }, (_, at) => join(folder, `foto-${at}.jpg`));
  const [first = '', ...others] = names;
  const background = { r: 34, g: 170, b: 119 };
  const canvas = { width: 4000, height: 3000, channels: 3 as const, background };
  await sharp({ create: canvas }).jpeg().toFile(first);
  await truncate(first, BYTES);
  await Promise.all(others.map((name) => link(first, name)));
  return names;
}

/** The peak memory of a renderer process; nothing if the system does not report it. */
async function peakOfPages(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  const peaks = await Promise.all(
    pages.map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
    }),
  );
  return Math.max(0, ...peaks);
}
