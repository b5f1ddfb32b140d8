import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSigner, everywhereIn } from '../testing/sign-token.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';

const ORIGIN = 'https://site.example';
let media: RunningMedia;
let token: string;

beforeAll(async () => {
  media = await startMedia();
  const content = Buffer.from('gol');
  const file = { mime: 'text/plain', originalFileName: 'a.txt', content };
  await media.port.store({ ...file, path: '/public.txt' });
  await media.port.store({ ...file, path: '/private/a.txt' });
  await media.pool.query(
    `INSERT INTO media.folder (account_id, path, public_permissions)
      VALUES ($1, '/', NULL), ($1, '/private/', '[]')`,
    [media.accountId],
  );
  const { sign } = await createSigner(media.pool, media.accountId);
  const read = { file: { downloadFile: ['*'] } };
  token = await sign({ access: { pathPermissions: everywhereIn('/private', { read }) } });
});
afterAll(() => media.close());

const get = (path: string, headers: Record<string, string>, method?: string) =>
  media.get(`/${media.accountId}/raw${path}`, headers, method);

const named = {
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-credentials': 'true',
};

describe('a download that another site asks for', () => {
  it.each(['/public.txt', '/private/a.txt', '/missing.txt'])(
    'with a token in a header may be read there: %s',
    async (path) => {
      const headers = { origin: ORIGIN, authorization: `Bearer ${token}` };
      expect((await get(path, headers)).headers).toMatchObject(named);
      const question = {
        origin: ORIGIN,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,authorization-token,range',
      };
      const answer = await get(path, question, 'OPTIONS');
      expect(answer.headers).toMatchObject(named);
      expect(answer.headers['access-control-allow-headers']).toMatch(/authorization-token,range/);
    },
  );

  it('with a token in a cookie may be shown there, and never read', async () => {
    const answer = await get('/private/a.txt', { origin: ORIGIN, cookie: `media-access=${token}` });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(answer.headers['cache-control']).toMatch(/^private/);
  });

  it('is kept by caches apart from what is asked for elsewhere', async () => {
    for (const headers of [{}, { origin: ORIGIN }]) {
      expect((await get('/public.txt', headers as Record<string, string>)).headers.vary).toBe(
        'Origin',
      );
    }
  });
});
