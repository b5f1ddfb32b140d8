import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { UploadBegun } from '@arquiba/media-contract/provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintKey } from '../access/api-keys.ts';
import { openMediaOperator } from '../accounts/operator.ts';
import { createCaller } from '../testing/call-api.ts';
import { createSigner, everywhereIn } from '../testing/sign-token.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { createLimits, limitFigures } from './limits.ts';

let media: RunningMedia;
let secret: string;
let other: { id: string; key: string };

beforeAll(async () => {
  media = await startMedia({
    reachable: true,
    limits: {
      ...limitFigures,
      ofSecretKey: { size: 40, seconds: 3600 },
      fetching: { most: 3, ofAccount: 2, ofLane: 1 },
      openUploads: { ofAccount: 3, ofLane: 1 },
    },
    sources: { resolve: async () => [], isAllowed: () => true },
  });
  secret = await media.mintKey('secret');
  const id = (await (await openMediaOperator(media.pool)).createAccount('outra', null))?.id ?? '';
  other = {
    id,
    key: await mintKey(media.pool, { accountId: id, kind: 'secret', mayCreate: true }),
  };
});
afterAll(() => media.close());

describe('requests', () => {
  it('of a secret key are counted by the key, and refused as clients understand it', async () => {
    const key = await media.mintKey('secret');
    const { call } = createCaller(media, key);
    const answers = [];
    for (let asked = 0; asked < 41; asked += 1)
      answers.push(await call('GET', '/folders/list?folderPath=/'));
    expect(answers.slice(0, 40).map(({ status }) => status)).toEqual(Array(40).fill(200));
    const [refused] = answers.slice(40);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } });
    expect(refused?.body.error.message).toMatch(/[Mm]uitos pedidos/);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused?.headers.get('access-control-allow-origin')).toBe('*');
    // Others go on, and what is public can be downloaded.
    expect(
      await createCaller(media, secret).call('GET', '/folders/list?folderPath=/'),
    ).toMatchObject({ status: 200 });
    expect((await media.get(`/${media.accountId}/raw/nothing`)).status).toBe(404);
  });

  it('of an address are counted together, those of a network of IPv6 as well, and come back', () => {
    const limits = createLimits({ ...limitFigures, ofAddress: { size: 2, seconds: 3600 } });
    const asks = (ip: string) => {
      try {
        limits.countAddress(ip);
        return true;
      } catch {
        return false;
      }
    };
    for (const [one, same, another] of [
      ['203.0.113.7', '::ffff:203.0.113.7', '203.0.113.8'],
      ['2001:db8::1', '2001:db8:0:0:9::2', '2001:db8:0:1::1'],
      ['fe80::1%eth0', 'FE80::2', 'fe80:0:0:2::'],
    ] as const) {
      expect([asks(one), asks(same), asks(one), asks(same)]).toEqual([true, true, false, false]);
      expect(asks(another)).toBe(true);
    }
    expect(Array.from({ length: 5 }, () => asks('127.0.0.1'))).toEqual(Array(5).fill(true));
    const quick = createLimits({ ...limitFigures, ofAddress: { size: 2, seconds: 0.001 } });
    for (let asked = 0; asked < 100; asked += 1) {
      const until = performance.now() + 1;
      while (performance.now() < until);
      quick.countAddress('203.0.113.9');
    }
  });
});

describe('files from elsewhere', () => {
  let source: Server;
  let address: string;
  const waiting: (() => void)[] = [];
  beforeAll(async () => {
    source = createServer((_request, response) => waiting.push(() => response.end('gol')));
    await new Promise<void>((done) => source.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(source.address() as AddressInfo).port}/gol.txt`;
  });
  afterAll(() => source.close());

  it('are fetched a few at a time: of an account, and of all', async () => {
    const fetchFor = (account: string, key: string) =>
      createCaller(media, key).call('POST', '/uploads/url', { url: address }, { account });
    const own = [fetchFor(media.accountId, secret), fetchFor(media.accountId, secret)];
    await expect.poll(() => waiting.length).toBe(2);
    expect(await fetchFor(media.accountId, secret)).toMatchObject({
      ...{ status: 429, body: { error: { code: 'too_many_fetches' } } },
    });
    const others = [fetchFor(other.id, other.key)];
    await expect.poll(() => waiting.length).toBe(3);
    const refused = await fetchFor(other.id, other.key);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    for (const answer of waiting.splice(0)) answer();
    expect((await Promise.all([...own, ...others])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    const again = fetchFor(media.accountId, secret);
    await expect.poll(() => waiting.length).toBe(1);
    waiting.splice(0)[0]?.();
    expect(await again).toMatchObject({ status: 200 });
  });
});

it('one person has less than the account, so that others go on', async () => {
  const { sign } = await createSigner(media.pool, media.accountId);
  const asPerson = async (name: string) => {
    const pathPermissions = everywhereIn(`/people/${name}`, {
      write: { file: { createFile: true } },
    });
    const token = await sign({ access: { pathPermissions } });
    return (file: string) =>
      createCaller(media, '').call(
        ...(['POST', '/uploads', { size: 0, path: `/people/${name}/${file}` }] as const),
        { key: token },
      );
  };
  const [ana, bia] = [await asPerson('ana'), await asPerson('bia')];
  const [first, second, others] = [await ana('a.txt'), await ana('deep/b.txt'), await bia('a.txt')];
  expect([first.status, second.status, others.status]).toEqual([200, 429, 200]);
  await media.pool.query('DELETE FROM media.upload');

  const limits = createLimits({ ...limitFigures, fetching: { most: 9, ofAccount: 3, ofLane: 1 } });
  const end = Promise.withResolvers<void>();
  const fetchIn = (lane: string | null) =>
    limits.whileFetching({ accountId: 'a', lane }, () => end.promise);
  const running = [fetchIn('/people/ana'), fetchIn('/people/bia')];
  await expect(fetchIn('/people/ana')).rejects.toMatchObject({ code: 'too_many_fetches' });
  running.push(fetchIn(null));
  await expect(fetchIn('/people/eva')).rejects.toMatchObject({ code: 'too_many_fetches' });
  end.resolve();
  await Promise.all(running);
  await fetchIn('/people/ana');
});

it('an account has so many uploads open, and those that end make room', async () => {
  const { call } = createCaller(media, secret);
  const begin = (account = media.accountId, key = secret) =>
    call('POST', '/uploads', { size: 0 }, { account, key });
  const begun = [await begin(), await begin(), await begin()];
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
  const refused = await begin();
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_uploads' } } });
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect(await begin(other.id, other.key)).toMatchObject({ status: 200 });
  const [first] = begun.map(({ body }) => body as unknown as UploadBegun);
  const { uploadUrl = '' } = first?.uploadParts.first ?? {};
  const part = await fetch(uploadUrl, { method: 'PUT', body: '' });
  const etag = part.headers.get('etag');
  expect(await call('PUT', `/uploads/${first?.uploadId}/parts/0`, { etag })).toMatchObject({
    status: 200,
  });
  expect(await begin()).toMatchObject({ status: 200 });
});
