import { UrlBuilder } from '@bytescale/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { gradient } from '../testing/test-pictures.ts';

let media: RunningMedia;
const NAME = '/posts/1/gol é bonito!.png';

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  await store(NAME, await gradient(300, 200).png().toBuffer());
});
afterAll(() => media.close());

function store(path: string, content: Buffer) {
  return media.port.store({ path, mime: 'image/png', originalFileName: 'gol.png', content });
}

const get = (kind: string, query = '', path = '/posts/1/gol%20%C3%A9%20bonito%21.png') =>
  media.get(`/${media.accountId}/${kind}${path}${query}`);

describe('the addresses that the published client builds', () => {
  const common = {
    cache: true,
    cacheTtl: 60,
    cacheTtl404: 5,
    version: '7',
    forceDownloadPrompt: true,
    auth: true,
  } as const;
  const made = { ...common, cachePermanently: 'auto', artifact: '/' } as const;
  const transformationParams = { w: 30, h: 30, fit: 'crop', f: 'webp', q: 70, text: null };

  it.each([
    ['raw', common, '300x200'],
    ['image', { ...made, transformation: 'image', transformationParams }, '30x30'],
    [
      'several groups',
      {
        ...made,
        transformation: 'image',
        transformationParams: [{ w: 10 }, { text: 'gol' }, { w: 20 }],
      },
      '20x13',
    ],
    [
      'a preset',
      { ...made, transformation: 'preset', transformationPreset: 'thumbnail', cacheOnly: false },
      '256x171',
    ],
  ] as const)('for %s lead to the picture', async (_name, options, size) => {
    const { accountId } = media;
    const url = UrlBuilder.url({
      ...{ accountId, filePath: NAME },
      options: { ...options, cdnUrl: media.origin } as never,
    });
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(`${width}x${height}`).toBe(size);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="gol\./);
  });

  it('with only what is there already find it once it is', async () => {
    const { accountId } = media;
    const address = (cacheOnly: boolean) =>
      UrlBuilder.url({
        ...{ accountId, filePath: NAME },
        options: {
          ...{ cdnUrl: media.origin, transformation: 'image', cacheOnly },
          transformationParams: { w: 77 },
        },
      });
    const statuses = [];
    for (const cacheOnly of [true, false, true]) {
      statuses.push((await fetch(address(cacheOnly))).status);
    }
    expect(statuses).toEqual([404, 200, 200]);
  });
});

describe('an address', () => {
  it('may be written as old clients did, which encode nothing or all but the exclamation mark', async () => {
    for (const path of [NAME, '/posts/1/gol%20%C3%A9%20bonito!.png']) {
      for (const rest of [`raw${path}`, `image${path}?w=30`, `card${path}`]) {
        const answer = await fetch(`${media.origin}/${media.accountId}/${rest}`);
        expect(answer.status).toBe(200);
      }
    }
  });

  it('may have an exclamation mark for the question mark', async () => {
    const { body } = await get('image', '!w=30&f=jpg');
    expect(await sharp(body).metadata()).toMatchObject({ width: 30, format: 'jpeg' });
  });

  it('has at most a thousand bytes', async () => {
    const base =
      media.origin.length +
      `/${media.accountId}/raw/posts/1/gol%20%C3%A9%20bonito%21.png?v=`.length;
    expect((await get('raw', `?v=${'x'.repeat(1000 - base)}`)).status).toBe(200);
    const answer = await get('raw', `?v=${'x'.repeat(1001 - base)}`);
    expect(answer.status).toBe(414);
    expect(JSON.parse(String(answer.body)).error.message).toMatch(/endereço/);
  });

  it('of a part that no picture has leads nowhere', async () => {
    for (const query of ['?artifact=/a/b.ts', '?a=/x', '?w=5&artifact=/x']) {
      expect((await get('image', query)).status).toBe(404);
      expect((await get('raw', query)).status).toBe(404);
    }
  });

  it('that claims to be signed opens no more than any other', async () => {
    expect((await get('raw', '?exp=1&sig=abc&auth=x&_auth=y')).status).toBe(200);
  });
});

describe('how long an answer may be kept', () => {
  it.each([
    ['', 'public, max-age=300, stale-while-revalidate=3600'],
    ['?v=1', 'public, max-age=31536000, immutable'],
    ['?version=1', 'public, max-age=31536000, immutable'],
    ['?cache_ttl=5', 'public, max-age=5'],
    ['?cache-ttl=5&v=1', 'public, max-age=5'],
    ['?cache_ttl=9999999999', 'public, max-age=31536000'],
    ['?cache=false&cache_ttl=5', 'no-store'],
    ['?cache=true&cache_perm=true', 'public, max-age=300, stale-while-revalidate=3600'],
    ['?cache-perm=auto', 'public, max-age=300, stale-while-revalidate=3600'],
  ])('%s says %s', async (query, expected) => {
    for (const kind of ['raw', 'image', 'card']) {
      expect((await get(kind, query)).headers['cache-control']).toBe(expected);
    }
  });

  it.each(['cache_ttl_404', 'cache-ttl-404'])('%s is for what is missing', async (name) => {
    const missing = await get('raw', `?${name}=9`, '/nada.png');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'public, max-age=9']);
    const other = await get('raw', '', '/nada.png');
    expect(other.headers['cache-control']).toBe('no-store');
    expect((await get('image', `?${name}=9&w=0`)).headers['cache-control']).toBe('no-store');
  });

  it('is nothing where only what is there is asked for, in both spellings', async () => {
    for (const name of ['cache_only', 'cache-only']) {
      const answer = await get('image', `?${name}=true&w=88`);
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      expect((await get('raw', `?${name}=true`)).status).toBe(200);
    }
  });
});

describe('a preset', () => {
  it.each([
    ['thumbnail', '256x171'],
    ['avatar', '256x256'],
    ['card', '640x480'],
    ['cover', '1500x500'],
    ['product', '300x200'],
  ])('%s has its size, whatever else is asked', async (name, size) => {
    for (const query of ['', '?w=10&h=10&fit=stretch&q=1&blur=9&v=3']) {
      const { body, headers } = await get(name, query);
      const { width, height } = await sharp(body).metadata();
      expect(`${width}x${height}`).toBe(size);
      expect(headers).toMatchObject({ 'content-type': 'image/png', vary: 'Accept, Origin' });
    }
    const answer = await media.get(
      `/${media.accountId}/${name}/posts/1/gol%20%C3%A9%20bonito%21.png?f=webp`,
    );
    expect(answer.headers['content-type']).toBe('image/webp');
  });

  it('is opened by its own name', async () => {
    await store('/q/a.png', await gradient(30, 20).png().toBuffer());
    const rule = [
      { scope: 'Children', permissions: { file: { downloadFile: ['thumbnail', 'ca*'] } } },
    ];
    await media.pool.query(
      `INSERT INTO media.folder (account_id, path, public_permissions)
        VALUES ($1, '/', NULL), ($1, '/q/', $2)`,
      [media.accountId, JSON.stringify(rule)],
    );
    const statuses = async () => {
      const kinds = ['thumbnail', 'card', 'avatar', 'image', 'raw'];
      return await Promise.all(kinds.map(async (kind) => (await get(kind, '', '/q/a.png')).status));
    };
    await expect.poll(statuses).toEqual([200, 200, 401, 401, 401]);
  });

  it('that nobody made is not found', async () => {
    expect((await get('banner')).status).toBe(404);
  });
});
