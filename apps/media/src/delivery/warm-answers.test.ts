import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMedia } from '../app.ts';
import { createCaller } from '../testing/call-api.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { gradient } from '../testing/test-pictures.ts';
import { testS3 } from '../testing/test-storage.ts';

const WEBP = { accept: 'image/webp' };

let media: RunningMedia;
let questions = 0;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  media.pool.on('acquire', () => {
    questions += 1;
  });
});
afterAll(() => media.close());

beforeEach(async () => {
  await store(40);
  await ask();
});

async function store(width: number): Promise<void> {
  const content = await gradient(width, 30).png().toBuffer();
  await media.port.store({ path: '/f/a.png', mime: 'image/png', originalFileName: 'a', content });
}

function ask(headers: Record<string, string> = WEBP, method = 'GET') {
  return media.get(`/${media.accountId}/image/f/a.png?w=64&f=auto`, headers, method);
}

/** Others ask too, and a slow machine may be late: sooner or later an answer comes without a question. */
async function untilWarm(): Promise<void> {
  for (let before = -1; before !== questions; ) {
    before = questions;
    await ask();
  }
}

/** Another process on the same folder and database. */
async function anotherProcess() {
  const { pool, folder, origin } = media;
  const log = { debug() {}, info() {}, warn() {}, error() {} } as never;
  const sites = { publicUrl: origin, siteUrl: 'http://site.test' };
  return await createMedia({ pool, folder, s3: testS3(folder), log, ...sites });
}

describe('an answer that was just given', () => {
  it('is given again, without a question where content lies on disk', async () => {
    const [first, second] = [await ask(), await ask()];
    expect(second.status).toBe(200);
    expect(second.body.equals(first.body)).toBe(true);
    const named = ({ headers }: typeof first) => ({ ...headers, date: '' });
    expect(named(second)).toEqual(named(first));
    if (!testS3(media.folder)) await untilWarm();
  });

  it('is 304 for whoever has it, and has no bytes for HEAD', async () => {
    const { etag = '', 'last-modified': since = '' } = (await ask()).headers;
    for (const condition of [{ 'if-none-match': etag }, { 'if-modified-since': since }]) {
      const answer = await ask({ ...WEBP, ...condition });
      expect(answer.status).toBe(304);
      expect(answer.headers).toMatchObject({ etag, vary: 'Accept, Origin' });
      expect(answer.headers).not.toHaveProperty('content-length');
    }
    const head = await ask(WEBP, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-type']).toBe('image/webp');
  });

  it('is another for whoever accepts other formats, or comes from another site', async () => {
    expect((await ask({ accept: 'image/avif' })).headers['content-type']).toBe('image/avif');
    const { headers } = await ask({ ...WEBP, origin: 'https://other.test' });
    expect(headers['access-control-allow-origin']).toBe('https://other.test');
    expect((await ask()).headers['access-control-allow-origin']).toBe('*');
  });

  it('is given no more when the file is replaced or removed', async () => {
    const before = (await ask()).headers.etag;
    await store(50);
    expect((await ask()).headers.etag).not.toBe(before);
    await media.port.remove('/f/a.png');
    expect((await ask()).status).toBe(404);
  });

  it.skipIf(testS3('any'))('is given no more when another process removes the file', async () => {
    const other = await anotherProcess();
    await untilWarm();
    await other.port.remove('/f/a.png');
    expect((await ask()).status).toBe(404);
    await other.stop();
  });

  it('is given no more when the folder is closed', async () => {
    const api = createCaller(media, await media.mintKey('secret'));
    const permit = (publicPermissions: object) =>
      api.call('PUT', '/folders', { folderPath: '/f', folderSettings: { publicPermissions } });
    await permit({ set: true, value: [] });
    expect((await ask()).status).toBe(401);
    await permit({ set: true });
    expect((await ask()).status).toBe(200);
  });
});
