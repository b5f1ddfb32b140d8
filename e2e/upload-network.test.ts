import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type * as sdk from '../packages/upload-sdk/src/index.ts';
import { chooser, file, givenGallery, results, row } from './widget-gallery.ts';

const gallery = givenGallery();
const PARTS = 8;
const content = Buffer.alloc(PARTS * 1000, 'gol');

declare global {
  interface Window {
    uploadSdk: typeof sdk;
  }
}

/** How often each part was sent. */
function sent(): number[] {
  const counts = Array.from({ length: PARTS }, () => 0);
  for (const { method, url } of gallery.stub.seen) {
    const index = Number(/^\/parts\/\w+\/(\d)$/.exec(url)?.[1]);
    if (method === 'PUT' && Number.isInteger(index)) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Lets the first parts through and holds the others back. */
function holdFrom(first: number): { open(): void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  gallery.stub.fault = ({ url }) => {
    const index = /^\/parts\/\w+\/(\d)$/.exec(url)?.[1];
    return index && Number(index) >= first ? promise : undefined;
  };
  return { open: () => resolve(undefined) };
}

const progress = async (page: Page) =>
  Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));
const completed = () =>
  gallery.stub.seen.filter(({ method, url }) => method === 'PUT' && url.startsWith('/v2')).length;

test('a reload in the middle loses nothing, and another tab leaves it alone', async () => {
  const { page, context } = await gallery.show('dropzone-composer');
  const gate = holdFrom(4);
  await chooser(page).setInputFiles([file('gol.bin', content, 'video/mp4')]);
  await expect.poll(completed).toBe(4);
  await expect.poll(() => progress(page)).toBeGreaterThanOrEqual(50);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByText('...ou arraste e solte').waitFor();
  expect(await row(other, 'gol.bin').count()).toBe(0);
  await other.close();
  await page.reload();
  await row(page, 'gol.bin').waitFor();
  await expect.poll(() => progress(page)).toBeGreaterThanOrEqual(50);
  gate.open();
  await page.getByRole('button', { name: 'remover: gol.bin' }).waitFor();
  expect(sent().slice(0, 4)).toEqual([1, 1, 1, 1]);
  await page.getByRole('button', { name: 'Ok' }).click();
  const [[result] = []] = await results(page);
  expect(gallery.stub.files.get(result?.filePath ?? '')).toEqual(content);
  await page.reload();
  await page.getByText('...ou arraste e solte').waitFor();
});

test('paused or offline it waits, and goes on with what was left; chosen offline, files wait too', async () => {
  const { page, context } = await gallery.show('dropzone');
  const gate = holdFrom(4);
  await chooser(page).setInputFiles([file('gol.bin', content, 'video/mp4')]);
  await expect.poll(completed).toBe(4);
  await page.getByRole('button', { name: 'pausar: gol.bin' }).click();
  await page.getByText('Em pausa').waitFor();
  await page.getByRole('button', { name: 'continuar: gol.bin' }).click();
  const before = await progress(page);
  const offline = page.getByText('Sem conexão. O envio continua sozinho quando ela voltar.');
  await context.setOffline(true);
  await offline.waitFor();
  gate.open();
  expect(await progress(page)).toBeGreaterThanOrEqual(before);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'remover: gol.bin' }).waitFor();
  expect(sent().slice(0, 4)).toEqual([1, 1, 1, 1]);

  await context.setOffline(true);
  const seen = gallery.stub.seen.length;
  await chooser(page).setInputFiles([file('outro.bin', content, 'video/mp4')]);
  await offline.waitFor();
  expect(gallery.stub.seen).toHaveLength(seen);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'remover: outro.bin' }).waitFor();
});

test('a file for which this device has no room is asked for again, and recognised', async () => {
  const { page, context } = await gallery.show('dropzone-composer');
  await context.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 0, usage: 0 });
  });
  await page.reload();
  const gate = holdFrom(4);
  const path = join(await mkdtemp(join(tmpdir(), 'arquiba-file-')), 'gol.bin');
  onTestFinished(() => rm(dirname(path), { recursive: true }));
  await writeFile(path, content);
  await chooser(page).setInputFiles(path);
  await expect.poll(completed).toBe(4);
  await page.reload();
  await row(page, 'gol.bin').getByText('Escolha este arquivo de novo para continuar').waitFor();
  gate.open();
  await chooser(page).setInputFiles(path);
  await page.getByRole('button', { name: 'remover: gol.bin' }).waitFor();
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1);
  expect(sent().slice(0, 4)).toEqual([1, 1, 1, 1]);
});

test('tried again, only what had not arrived is sent; removed, a reload does not bring it back', async () => {
  const { page } = await gallery.show('dropzone-composer');
  gallery.stub.fault = ({ url }) =>
    /^\/parts\/\w+\/[4-7]$/.test(url) ? { status: 400 } : undefined;
  await chooser(page).setInputFiles([file('gol.bin', content, 'video/mp4')]);
  await row(page, 'gol.bin').getByText('(400)').waitFor();
  const arrived = gallery.stub.seen.flatMap(({ method, url }) =>
    method === 'PUT' && url.startsWith('/v2') ? [Number(url.at(-1))] : [],
  );
  const before = sent();
  gallery.stub.fault = () => undefined;
  await page.getByRole('button', { name: 'tentar de novo: gol.bin' }).click();
  await page.getByRole('button', { name: 'remover: gol.bin' }).waitFor();
  expect(arrived.length).toBeGreaterThan(0);
  const now = sent();
  expect(arrived.map((part) => now[part])).toEqual(arrived.map((part) => before[part]));

  gallery.stub.fault = ({ url }) => (url.startsWith('/parts/') ? { status: 400 } : undefined);
  await chooser(page).setInputFiles([file('outro.bin', content, 'video/mp4')]);
  await page.getByRole('button', { name: 'remover: outro.bin' }).click();
  await row(page, 'outro.bin').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('...ou arraste e solte').waitFor();
  expect(await page.getByRole('listitem').count()).toBe(0);
});

test('U06 U07 in a browser, progress comes while a part is on its way; one in which nothing moves times out, a lost one is an error', async () => {
  const { page } = await gallery.show('dropzone');
  const upload = (stallTimeout: number) =>
    page.evaluate(
      async ([apiUrl, stallTimeout]) => {
        const manager = new window.uploadSdk.UploadManager({ apiUrl, apiKey: 'public_free' });
        const told: number[] = [];
        const onProgress = ({ bytesSent }: { bytesSent: number }) => void told.push(bytesSent);
        const request = { data: 'x'.repeat(2500), onProgress, stallTimeout, retries: { tries: 1 } };
        const error = await manager.upload(request).then(() => '', String);
        return { told, error };
      },
      [gallery.stub.url, stallTimeout] as const,
    );
  const { told } = await upload(60_000);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect([told[0], told.at(-1)]).toEqual([0, 2500]);
  const gate = holdFrom(0);
  expect((await upload(200)).error).toContain('File upload timeout.');
  gate.open();
  gallery.stub.fault = ({ url }) => (url.startsWith('/parts/') ? 'hang up' : undefined);
  expect((await upload(60_000)).error).toContain('File upload error.');
});
