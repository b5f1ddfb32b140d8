import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { type ClientSite, serveClientSite } from './clients/client-site.ts';
import { type Customer, theCustomer } from './clients/customer.ts';
import { browserOf } from './visit.ts';
import { chooser, file, givenGallery, results, row } from './widget-gallery.ts';

const mediaUrl = inject('mediaUrl');
const gallery = givenGallery();
const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2a7' } })
  .jpeg()
  .toBuffer();

let customer: Customer;
beforeAll(async () => {
  customer = await theCustomer();
});

describe('our SDK on a page of another origin', () => {
  let site: ClientSite;
  beforeAll(async () => {
    site = await serveClientSite('own', () => customer.issueToken());
  });
  afterAll(() => site?.close());

  async function openPage(): Promise<Page> {
    const context = await (await browserOf(true)).newContext({ locale: 'pt-BR' });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(site.url);
    return page;
  }

  async function beginSession(page: Page, worker?: string): Promise<void> {
    await page.evaluate(
      ([accountId = '', cdnUrl = '', serviceWorkerScript]) =>
        window.own.sdk.AuthManager.beginAuthSession({
          ...{ accountId, cdnUrl, authUrl: '/token' },
          ...(serviceWorkerScript && { serviceWorkerScript }),
        }),
      [customer.accountId, mediaUrl, worker],
    );
  }

  /** Without a key: the session alone says who one is. */
  function upload(page: Page, bytes: number): Promise<string> {
    return page.evaluate(
      async ([apiUrl, bytes]) => {
        const manager = new window.own.sdk.UploadManager({ apiUrl });
        const data = new Blob([new Uint8Array(bytes).fill(7)]);
        const file = await manager.upload({ data, path: { folderPath: '/private/1' } });
        return file.filePath;
      },
      [mediaUrl, bytes] as const,
    );
  }

  let asked = 0;
  /** Each question has an address of its own, so that no answer is an old one. */
  function canRead(page: Page): Promise<boolean> {
    asked += 1;
    const picture = `/${customer.accountId}/image/private/gol%20%C3%A9%21.png?w=64&v=${asked}`;
    return page.evaluate((url) => window.own.canShow(url), mediaUrl + picture);
  }

  test.each([
    ['a cookie', undefined],
    ['a worker', '/media-auth-sw.js'],
  ])('a session with %s opens what is private, and its end closes it', async (_name, worker) => {
    const page = await openPage();
    expect(await canRead(page)).toBe(false);
    await beginSession(page, worker);
    const cookies = await page.context().cookies(`${mediaUrl}/${customer.accountId}/raw/x`);
    expect(cookies).toHaveLength(worker ? 0 : 1);
    expect(await canRead(page)).toBe(true);
    expect(await customer.stored(await upload(page, 9))).toEqual(Buffer.alloc(9, 7));
    await page.evaluate(() => window.own.sdk.AuthManager.endAuthSession());
    await expect.poll(() => canRead(page)).toBe(false);
    await expect(upload(page, 9)).rejects.toThrow('no access session is ready');
  });
});

describe('our widget with the real service', () => {
  test('W04 W11 the cropper has four corners to pull, and a picture is delivered in the size of its crop', async () => {
    const { page } = await gallery.show('modal-crop', { service: service() });
    await chooser(page).setInputFiles([file('gol é!.jpg', photo, 'image/jpeg')]);
    const corner = page.getByRole('button', { name: 'Canto superior esquerdo' });
    const box = await corner.boundingBox();
    if (!box) throw new Error('no corner');
    expect(await page.getByRole('button', { name: /^Canto/ }).count()).toBe(4);
    const picture = await page.locator('.picture').boundingBox();
    await page.mouse.move(box.x + 22, box.y + 22);
    await page.mouse.down();
    await page.mouse.move(box.x + 122, box.y + 72, { steps: 5 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const [[result] = []] = await results(page);
    expect(result?.fileUrl).toContain('/image/');
    const crop = JSON.parse(String(await customer.stored(result?.filePath ?? '')));
    const scale = 800 / (picture?.width ?? 1);
    const { offset, size } = crop.pipeline.steps[0].geometry;
    expect(Math.abs(offset.x - 100 * scale)).toBeLessThanOrEqual(2);
    expect(Math.abs(offset.y - 50 * scale)).toBeLessThanOrEqual(2);
    expect([offset.x + size.width, offset.y + size.height]).toEqual([800, 600]);
    const delivered = await fetch(result?.fileUrl ?? '');
    const { width, height } = await sharp(await delivered.arrayBuffer()).metadata();
    expect([width, height]).toEqual([size.width, size.height]);
  });

  test('a row shows what the service says when it does not fetch from an address', async () => {
    const { page } = await gallery.show('sources', { service: service() });
    await page.getByRole('button', { name: 'De um endereço' }).click();
    // The product reaches only what everybody can.
    await page.getByLabel('Endereço do arquivo').fill('http://127.0.0.1:9/gol.jpg');
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await row(page, 'gol.jpg').getByText('endereço').waitFor();
  });

  const service = () => ({ apiUrl: mediaUrl, apiKey: customer.publicKey });
});
