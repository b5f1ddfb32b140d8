import { createPrivateKey } from 'node:crypto';
import { get } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { ORANGE_POINT } from '@arquiba/testing/files';
import { freePort } from '@arquiba/testing/start-product';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openMediaOperator } from '../apps/media/src/accounts/operator.ts';
import { createMedia, type Media, mediaServerOptions } from '../apps/media/src/app.ts';
import { everywhereIn, signerWith } from '../apps/media/src/testing/sign-token.ts';
import { launchBrowser } from '../tools/browser/browser.ts';
import { certificate } from './clients/certificate.ts';
import { type ClientSite, serveClientSite } from './clients/client-site.ts';
import { askForPicture } from './clients/private-picture.ts';

// Over https a session's cookie crosses from the media origin to the pages of any site: here both have
// names of their own, and nothing in common but the machine.

let browser: Browser;
let pool: pg.Pool;
let app: FastifyInstance;
let media: Media;
let mediaUrl: string;
let accountId: string;
let site: ClientSite;
let front: Server;
let siteUrl: string;

beforeAll(async () => {
  const place = inject('browser');
  const args = [...place.args, '--host-resolver-rules=MAP *.test 127.0.0.1'];
  browser = await launchBrowser({ ...place, args });
  const dataFolder = dirname(inject('mailFolder'));
  pool = new pg.Pool({ connectionString: inject('databaseUrl') });
  const operator = await openMediaOperator(pool);
  accountId = (await operator.createAccount('Por https', null))?.id ?? '';
  const { secretKey } = await operator.mintKeys(accountId, true);
  const { id, privateKey } = await operator.mintTokenKey(accountId);

  const port = await freePort();
  mediaUrl = `https://midia.exemplo.test:${port}`;
  app = fastify({ ...mediaServerOptions, https: certificate });
  media = await createMedia({
    ...{ pool, log: app.log, folder: join(dataFolder, 'media') },
    ...{ publicUrl: mediaUrl, siteUrl: inject('siteUrl') },
  });
  await media.register(app);
  await app.listen({ port, host: '127.0.0.1' });
  await keepPrivatePicture(secretKey);

  const signer = signerWith(accountId, id, createPrivateKey(privateKey));
  const access = {
    pathPermissions: everywhereIn('/private', { read: { file: { downloadFile: ['*'] } } }),
  };
  site = await serveClientSite('3.62.0', () => signer.sign({ access }));
  front = createServer(certificate, (request, reply) => {
    get(site.url + (request.url ?? ''), (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    });
  });
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  siteUrl = `https://www.outro.test:${(front.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await browser?.close();
  front?.close();
  site?.close();
  await app?.close();
  await media?.stop();
  await pool?.end();
});

/** A file that is visible only with a session. Stored from inside, as Node does not trust the certificate. */
async function keepPrivatePicture(key: string): Promise<void> {
  const account = `/v2/accounts/${accountId}`;
  const authorization = `Bearer ${key}`;
  const folder = await app.inject({
    ...{ method: 'PUT', url: `${account}/folders`, headers: { authorization } },
    payload: {
      folderPath: '/private',
      folderSettings: { publicPermissions: { set: true, value: [] } },
    },
  });
  const file = await app.inject({
    ...{ method: 'POST', url: `${account}/uploads/binary?filePath=/private/gol.png` },
    headers: { authorization, 'content-type': 'image/png' },
    payload: ORANGE_POINT,
  });
  expect([folder.statusCode, file.statusCode]).toEqual([200, 200]);
}

it('a session of a page of another site shows what is private, by a cookie, until it ends', async () => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(siteUrl);
  const picture = `${mediaUrl}/${accountId}/image/private/gol.png?w=64`;
  const canShow = askForPicture(page, picture);
  expect(await canShow()).toBe(false);
  await page.evaluate(
    ([accountId = '', cdnUrl = '']) =>
      window.clients.sdk.AuthManager.beginAuthSession({
        ...{ accountId, authUrl: '/token', authHeaders: async () => ({}), options: { cdnUrl } },
      }),
    [accountId, mediaUrl],
  );
  const cookies = await context.cookies(`${mediaUrl}/${accountId}/raw/x`);
  expect(cookies.map(({ httpOnly, sameSite, secure }) => [httpOnly, sameSite, secure])).toEqual([
    [true, 'None', true],
  ]);
  expect(await canShow()).toBe(true);
  await page.evaluate(() => window.clients.sdk.AuthManager.endAuthSession());
  await expect.poll(canShow).toBe(false);
  await context.close();
});
