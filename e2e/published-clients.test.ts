import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { UrlBuilder } from '@bytescale/sdk';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { type ClientSite, serveClientSite } from './clients/client-site.ts';
import { type Customer, theCustomer } from './clients/customer.ts';
import { askForPicture } from './clients/private-picture.ts';
import { browserOf } from './visit.ts';

const MIB = 1024 ** 2;
const mediaUrl = inject('mediaUrl');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let customer: Customer;
beforeAll(async () => {
  customer = await theCustomer();
});

/** Red in the corner where it begins as it is shown, and in no other. */
async function photoOf(mime: string): Promise<Buffer> {
  if (mime === 'image/heic') {
    return await readFile(new URL('../apps/media/src/testing/photo.heic', import.meta.url));
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
    <rect width="400" height="300" fill="#06c"/><rect width="120" height="90" fill="#f00"/></svg>`;
  const turned = sharp(Buffer.from(svg)).rotate(270).jpeg().withMetadata({ orientation: 6 });
  return await turned.toBuffer();
}

async function describePicture(filePath: string) {
  const options = { cdnUrl: mediaUrl, transformation: 'image', transformationParams: { f: 'png' } };
  const { accountId } = customer;
  const url = UrlBuilder.url({
    accountId,
    filePath,
    options: { ...options, transformation: 'image' },
  });
  const answer = await fetch(url);
  const { data, info } = await sharp(await answer.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return {
    width: info.width,
    height: info.height,
    corner: red > 150 && blue < 80 ? 'red' : 'other',
  };
}

/** The widget is the same with both, so each crops one kind of photo. Sessions are the work of the SDK itself. */
const CLIENTS = [
  {
    version: '3.30.0',
    photo: { what: 'a photo turned by its camera', name: 'foto é!.jpg', mimeType: 'image/jpeg' },
    sessions: ['a cookie', 'a worker'],
  },
  {
    version: '3.62.0',
    photo: {
      what: 'a photo of a phone, which the browser cannot read',
      ...{ name: 'foto.heic', mimeType: 'image/heic' },
    },
    sessions: ['a cookie', 'a worker', 'a worker that also asks for cookies'],
  },
] as const;

const WORKERS = {
  'a cookie': undefined,
  'a worker': '/media-auth-sw.js',
  'a worker that also asks for cookies': '/credentials-sw.js',
};

describe.each(CLIENTS)(
  'on a page of another origin, with client $version',
  ({ version, photo, sessions }) => {
    let site: ClientSite;
    beforeAll(async () => {
      site = await serveClientSite(version, () => customer.issueToken());
    });
    afterAll(() => site?.close());

    /** In a browser that knows nothing yet: neither cookies nor workers. */
    async function openPage(): Promise<Page> {
      const context = await (await browserOf(true)).newContext({ locale: 'pt-BR' });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.goto(site.url);
      return page;
    }

    async function showDropzone(page: Page, apiKey: string): Promise<void> {
      const options = { apiKey, apiUrl: mediaUrl, cdnUrl: mediaUrl, multi: true };
      await page.evaluate(
        (given) => window.clients.showDropzone({ ...given, editor: { images: { crop: false } } }),
        options,
      );
      await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
    }

    it('the widget uploads files small, empty and large, whatever they are called, and shows our own sentence for a refusal', async () => {
      const page = await openPage();
      await showDropzone(page, customer.publicKey);
      const files = await putFiles({
        'pequeno é já!.txt': Buffer.from('gol'),
        'vazio.txt': Buffer.alloc(0),
        'grande com espaço.bin': randomBytes(6 * MIB + 7),
      });
      await page.locator('input[type=file]').first().setInputFiles(files);
      const uploaded = () =>
        page.evaluate(() =>
          (window.clients.update?.uploadedFiles ?? []).map(({ originalFile }) => ({
            filePath: originalFile.filePath,
            fileUrl: originalFile.fileUrl,
            name: originalFile.originalFileName,
            size: originalFile.size,
          })),
        );
      await expect.poll(uploaded).toHaveLength(files.length);
      for (const { name, filePath, fileUrl, size } of await uploaded()) {
        const sent = await readFile(files.find((file) => basename(file) === name) ?? 'none');
        expect(size, name ?? '').toBe(sent.length);
        expect(sha256(await customer.stored(filePath))).toBe(sha256(sent));
        expect(fileUrl.startsWith(`${mediaUrl}/${customer.accountId}/raw/uploads/`)).toBe(true);
      }
      await page.reload();
      await showDropzone(page, customer.closedKey);
      await page.locator('input[type=file]').first().setInputFiles(files.slice(0, 1));
      await page.getByText('Você não tem permissão para fazer isso.').waitFor();
    });

    it(`the widget crops ${photo.what}, and the crop is delivered`, async () => {
      const { name, mimeType } = photo;
      const page = await openPage();
      const options = { apiKey: customer.publicKey, apiUrl: mediaUrl, cdnUrl: mediaUrl };
      await page.evaluate((given) => window.clients.showDropzone(given), options);
      const input = page.locator('input[type=file]').first();
      await input.setInputFiles({ name, mimeType, buffer: await photoOf(mimeType) });
      const picture = page.locator('.upload-widget__image-cropper__overlay');
      await picture.waitFor();
      const shown = await picture.boundingBox();
      if (!shown) throw new Error('The picture to crop is not shown');
      // The upper left corner is dragged to the middle.
      await page.mouse.move(shown.x + 1, shown.y + 1);
      await page.mouse.down();
      await page.mouse.move(shown.x + shown.width / 2, shown.y + shown.height / 2, { steps: 4 });
      await page.mouse.up();
      await page.getByText('Continue').click();
      const edited = () =>
        page.evaluate(() => window.clients.update?.uploadedFiles[0]?.editedFile?.filePath ?? null);
      await expect.poll(edited).toMatch(/\.crop$/);
      const filePath = (await edited()) ?? '';
      const { pipeline } = JSON.parse(String(await customer.stored(filePath)));
      const { size, offset } = pipeline.steps[0].geometry;
      const original = await describePicture(filePath.replace(/\.crop$/, ''));
      expect(offset.x / original.width).toBeCloseTo(0.5, 1);
      expect(offset.y / original.height).toBeCloseTo(0.5, 1);
      const cut = await describePicture(filePath);
      expect([cut.width, cut.height]).toEqual([size.width, size.height]);
      // The corner that was left out is red, the rest is not.
      expect([original.corner, cut.corner]).toEqual(['red', 'other']);
      const shownHere = await page.evaluate(
        (url) => window.clients.canShow(url),
        UrlBuilder.url({
          ...{ accountId: customer.accountId, filePath },
          options: {
            ...{ cdnUrl: mediaUrl, transformation: 'preset', transformationPreset: 'thumbnail' },
          },
        }),
      );
      expect(shownHere).toBe(true);
    });

    it('an upload that is cancelled stops', async () => {
      const page = await openPage();
      const fault = await page.evaluate(async ({ mediaUrl, publicKey }) => {
        const { UploadManager } = window.clients.sdk;
        const cancellationToken = { isCancelled: false };
        const manager = new UploadManager({
          ...{ apiKey: publicKey, apiUrl: mediaUrl, cdnUrl: mediaUrl },
        });
        const upload = manager.upload({
          data: new Blob([new Uint8Array(30 * 1024 ** 2)]),
          path: { folderPath: '/cancelled', fileName: 'x' },
          cancellationToken,
          onProgress: () => {
            cancellationToken.isCancelled = true;
          },
        });
        return await upload.then(() => 'uploaded', String);
      }, connection());
      expect(fault).toMatch(/cancel/i);
      await expect(customer.stored('/cancelled/x')).rejects.toThrow();
    });

    it.each(sessions)(
      'a session with %s opens what is private, and its end closes it',
      async (kind) => {
        const worker = WORKERS[kind];
        const page = await openPage();
        const { accountId } = customer;
        const picture = `${mediaUrl}/${accountId}/image/private/gol%20%C3%A9%21.png?w=64`;
        const canShow = askForPicture(page, picture);
        expect(await canShow()).toBe(false);
        await page.evaluate(
          ([accountId = '', cdnUrl = '', script]) =>
            window.clients.sdk.AuthManager.beginAuthSession({
              accountId,
              authUrl: '/token',
              authHeaders: async () => ({}),
              options: { cdnUrl },
              ...(script && { serviceWorkerScript: script }),
            }),
          [accountId, mediaUrl, worker],
        );
        const cookies = await page.context().cookies(`${mediaUrl}/${accountId}/raw/x`);
        expect(cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual(
          worker ? [] : [[true, 'Lax']],
        );
        expect(await canShow()).toBe(true);

        const text = await page.evaluate(async ({ mediaUrl, closedKey, accountId }) => {
          const { FileApi } = window.clients.sdk;
          const api = new FileApi({ apiKey: closedKey, apiUrl: mediaUrl, cdnUrl: mediaUrl });
          const file = await api.downloadFile({ accountId, filePath: '/private/nota.txt' });
          return await file.text();
        }, connection());
        expect(text).toBe('particular');

        // The session also says where a key that creates nothing may upload.
        const path = await page.evaluate(async ({ mediaUrl, closedKey }) => {
          const { UploadManager } = window.clients.sdk;
          const manager = new UploadManager({
            ...{ apiKey: closedKey, apiUrl: mediaUrl, cdnUrl: mediaUrl },
          });
          const result = await manager.upload({
            data: new Blob(['da sessão']),
            path: { folderPath: '/private/1' },
          });
          return result.filePath;
        }, connection());
        expect(String(await customer.stored(path))).toBe('da sessão');

        await page.evaluate(() => window.clients.sdk.AuthManager.endAuthSession());
        await expect.poll(canShow).toBe(false);
      },
    );

    if (version !== '3.30.0') return;
    it('the client of old uploads, with cookies and its key as a password', async () => {
      const page = await openPage();
      const result = await page.evaluate(async ({ mediaUrl, publicKey }) => {
        const internal = { apiUrl: mediaUrl, cdnUrl: mediaUrl };
        const config = { apiKey: publicKey, internal } as Parameters<
          typeof window.clients.Upload
        >[0];
        const upload = window.clients.Upload(config);
        const file = new File([new Uint8Array(6 * 1024 ** 2)], 'antigo é!.bin');
        return await upload.uploadFile(file);
      }, connection());
      expect(await customer.stored(result.filePath)).toHaveLength(6 * MIB);
    });
  },
);

it('the site gives its worker at its root, where it reaches every page', async () => {
  const answer = await fetch(`${inject('siteUrl')}/media-auth-sw.js`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
});

/** Files of a device: those that a test holds itself would travel to the browser as text. */
async function putFiles(contents: Record<string, Buffer>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'arquiba-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = Object.entries(contents).map(([name, content]) => ({
    ...{ path: join(folder, name), content },
  }));
  for (const { path, content } of files) await writeFile(path, content);
  return files.map(({ path }) => path);
}

function connection() {
  const { accountId, publicKey, closedKey } = customer;
  return { mediaUrl, accountId, publicKey, closedKey };
}
