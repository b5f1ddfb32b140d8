import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../testing/call-api.ts';
import { createSigner, everywhereIn } from '../testing/sign-token.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { gradient } from '../testing/test-pictures.ts';
import { createDownloadRules } from './download-rules.ts';

let media: RunningMedia;
let api: ReturnType<typeof createCaller>;
let secret: string;
let signer: Awaited<ReturnType<typeof createSigner>>;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  secret = await media.mintKey('secret');
  api = createCaller(media, secret);
  signer = await createSigner(media.pool, media.accountId);
  const content = await gradient(40, 30).png().toBuffer();
  for (const path of ['/open/a.png', '/p/a.png', '/p/q/a.png', '/p/q/r/a.png', '/p/open/a.png']) {
    await media.port.store({ path, mime: 'image/png', originalFileName: 'a.png', content });
  }
});
afterAll(() => media.close());

type Rule = [scope: string, ...slugs: string[]];

async function permit(folderPath: string, rules: Rule[] | null): Promise<void> {
  const value = rules?.map(([scope, ...downloadFile]) => ({
    scope,
    permissions: { file: { downloadFile } },
  }));
  const folderSettings = { publicPermissions: { set: true, ...(value && { value }) } };
  const answer = await api.call('PUT', '/folders', { folderPath, folderSettings });
  expect(answer.status).toBe(200);
}

function get(slug: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return media.get(`/${media.accountId}/${slug}${path}`, headers, method);
}

async function statuses(slug: string): Promise<Record<string, number>> {
  const paths = ['/open/a.png', '/p/a.png', '/p/q/a.png', '/p/q/r/a.png', '/p/open/a.png'];
  const found: Record<string, number> = {};
  for (const path of paths) found[path] = (await get(slug, path)).status;
  return found;
}

describe('who downloads without a credential', () => {
  it('everyone, where no folder says otherwise', async () => {
    expect(Object.values(await statuses('raw'))).toEqual([200, 200, 200, 200, 200]);
  });

  it('those whom the nearest folder lets, in the form that it names', async () => {
    await permit('/p', []);
    await permit('/p/open', [['Children', '*']]);
    await permit('/p/q', [
      ['Children', 'image'],
      ['Grandchildren+', 'ra*'],
    ]);
    expect(await statuses('raw')).toEqual({
      ...{ '/open/a.png': 200, '/p/a.png': 401, '/p/q/a.png': 401, '/p/q/r/a.png': 200 },
      '/p/open/a.png': 200,
    });
    expect(await statuses('image')).toEqual({
      ...{ '/open/a.png': 200, '/p/a.png': 401, '/p/q/a.png': 200, '/p/q/r/a.png': 401 },
      '/p/open/a.png': 200,
    });
  });

  it('no difference between a file that is there and one that is not', async () => {
    const [there, not] = [await get('raw', '/p/a.png'), await get('raw', '/p/none.png')];
    expect([not.status, String(not.body)]).toEqual([there.status, String(there.body)]);
    expect(there.headers['access-control-allow-origin']).toBe('*');
    expect(there.headers['cache-control']).toBe('no-store');
    expect((await get('raw', '/p/a.png', {}, 'HEAD')).status).toBe(401);
  });
});

it('the database is not asked about rules at each download', async () => {
  const asked: string[] = [];
  const { query } = media.pool;
  media.pool.query = ((config: { name?: string }, ...rest: unknown[]) => {
    asked.push(config.name ?? '');
    return (query as (...words: unknown[]) => unknown).call(media.pool, config, ...rest);
  }) as typeof query;
  for (let at = 0; at < 20; at += 1) await get('raw', '/open/a.png');
  media.pool.query = query;
  expect(asked.filter((name) => name === 'media-find-file')).toHaveLength(20);
  expect(asked.filter((name) => name !== 'media-find-file').length).toBeLessThan(5);
});

describe('who downloads with a credential', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const grant = (path: string, ...slugs: string[]) =>
    signer.sign({
      access: { pathPermissions: everywhereIn(path, { read: { file: { downloadFile: slugs } } }) },
    });

  it('the account itself, and whoever has a token for it', async () => {
    expect((await get('raw', '/p/a.png', bearer(secret))).status).toBe(200);
    const token = await grant('/p', 'image');
    expect((await get('image', '/p/a.png', bearer(token))).status).toBe(200);
    expect((await get('raw', '/p/a.png', bearer(token))).status).toBe(403);
    expect((await get('image', '/p/a.png', bearer(await grant('/q', '*')))).status).toBe(403);
    expect((await get('raw', '/p/a.png', bearer(await media.mintKey('public')))).status).toBe(403);
    const { authorization } = bearer(await media.mintKey('public'));
    const both = { authorization, 'authorization-token': await grant('/p', '*') };
    expect((await get('raw', '/p/a.png', both)).status).toBe(200);
  });

  it('whoever has it in a cookie', async () => {
    const cookie = (token: string) => ({ cookie: `x=1; media-access=${token}` });
    expect((await get('raw', '/p/a.png', cookie(await grant('/p', '*')))).status).toBe(200);
    expect((await get('raw', '/p/a.png', cookie(await grant('/q', '*')))).status).toBe(403);
    expect((await get('raw', '/p/a.png', cookie('a.b.c'))).status).toBe(401);
  });

  it('gets what no cache in between may keep', async () => {
    const token = await grant('/p', '*');
    const asked = { ...bearer(token), accept: 'image/webp' };
    const answer = await get('image', '/p/a.png?v=1&f=auto', asked);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers.vary).toMatch(/^Accept, .*Authorization, Cookie$/);
    const { etag = '' } = answer.headers;
    const again = await get('image', '/p/a.png?v=1&f=auto', { ...asked, 'if-none-match': etag });
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'private, no-cache']);
    const open = await get('raw', '/open/a.png?v=1', bearer(token));
    expect(open.headers['cache-control']).toContain('public');
  });

  it('gets what is for everyone, whatever the credential is', async () => {
    expect((await get('raw', '/open/a.png', bearer('rubbish'))).status).toBe(200);
  });
});

describe('a change of the rules', () => {
  it('counts from the next download on', async () => {
    await permit('/open', []);
    expect((await get('raw', '/open/a.png')).status).toBe(401);
    await permit('/open', null);
    expect((await get('raw', '/open/a.png')).status).toBe(200);
  });

  it('by another process counts soon', async () => {
    const other = createDownloadRules(media.pool);
    const address = { accountId: media.accountId, filePath: '/open/a.png', transformation: 'raw' };
    const isPublic = () => other.isPublic(address);
    expect(await isPublic()).toBe(true);
    await permit('/open', []);
    while (await isPublic()) await new Promise((resolve) => setTimeout(resolve, 50));
    await permit('/open', null);
    while (!(await isPublic())) await new Promise((resolve) => setTimeout(resolve, 50));
  });

  it('by a deletion counts too', async () => {
    await permit('/gone', []);
    expect((await get('raw', '/gone/a.png')).status).toBe(401);
    await api.done('DELETE', '/folders', { folderPath: '/gone' });
    expect((await get('raw', '/gone/a.png')).status).toBe(404);
  });

  it('comes with a copy, before the files do', async () => {
    await permit('/from/secret', []);
    const content = Buffer.from('x');
    const file = { mime: 'text/plain', originalFileName: 'a', content };
    await media.port.store({ ...file, path: '/from/secret/a' });
    await api.done('POST', '/folders/copy', { source: '/from', destination: '/to' });
    expect((await get('raw', '/to/secret/a')).status).toBe(401);
  });
});

describe('an account with more rules than are kept', () => {
  it('is served by the same rules', async () => {
    await media.pool.query(
      `INSERT INTO media.folder (account_id, path) VALUES ($1, '/u/') ON CONFLICT DO NOTHING`,
      [media.accountId],
    );
    await media.pool.query(
      `INSERT INTO media.folder (account_id, path, public_permissions)
        SELECT $1, '/u/' || at || '/', '[]' FROM generate_series(1, 1100) AS at`,
      [media.accountId],
    );
    await permit('/p/open', [['Children', 'raw']]);
    expect((await get('raw', '/u/700/x')).status).toBe(401);
    expect((await get('raw', '/u/x')).status).toBe(404);
    expect((await get('raw', '/p/open/a.png')).status).toBe(200);
    expect((await get('image', '/p/open/a.png')).status).toBe(401);
  });
});

it('a copy is not a way around them', async () => {
  const open = await media.mintKey('public');
  const body = { source: '/p/a.png', destination: '/open/stolen.png' };
  const refused = await api.call('POST', '/files/copy', body, { key: open });
  expect(refused).toMatchObject({ status: 403, body: { error: { code: 'authorization_failed' } } });
  const batch = await api.call('POST', '/files/copy/batch', { files: [body] }, { key: open });
  expect(batch.status).toBe(403);
  const public_ = { source: '/p/open/a.png', destination: '/open/fine.png' };
  expect((await api.call('POST', '/files/copy', public_, { key: open })).status).toBe(200);
});
