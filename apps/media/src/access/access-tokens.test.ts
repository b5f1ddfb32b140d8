import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSigner, everywhereIn } from '../testing/sign-token.ts';
import { type RunningMedia, startMedia } from '../testing/start-media.ts';
import { registerTokenKey } from './token-keys.ts';

const SITE = 'http://site.test';
const space = { name: '71', quotaBytes: 1e9 };
let media: RunningMedia;
let signer: Awaited<ReturnType<typeof createSigner>>;

beforeAll(async () => {
  media = await startMedia({ reachable: true });
  signer = await createSigner(media.pool, media.accountId);
});
afterAll(() => media.close());

interface SessionAnswer {
  accessToken: string;
  ttlSeconds: number;
  error: { code: string; details?: { parameter: string } };
}

async function session(method: string, body?: unknown, query = '', origin: string | null = SITE) {
  const address = `${media.origin}/api/v1/access_tokens/${media.accountId}${query}`;
  const answer = await fetch(address, {
    method,
    headers: {
      ...(origin !== null && { origin }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { status, headers } = answer;
  return { status, headers, body: (await answer.json()) as SessionAnswer };
}

async function begin(headers: Record<string, string>, body: object) {
  const answer = await fetch(`${media.origin}/v2/accounts/${media.accountId}/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ protocol: '1.1', size: 3, ...body }),
  });
  return answer.status;
}

describe('a session of a page', () => {
  it('is begun with a token and answers how long it lasts', async () => {
    const accessToken = await signer.sign({ seconds: 300 });
    const { status, headers, body } = await session('PUT', { accessToken }, '?set-cookie=true');
    expect(status).toBe(200);
    expect(body.accessToken).toBe(accessToken);
    expect(body.ttlSeconds).toBeGreaterThan(290);
    expect(body.ttlSeconds).toBeLessThanOrEqual(300);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toContain(`=${accessToken}; Max-Age=${body.ttlSeconds};`);
    expect(cookie).toContain(`Path=/${media.accountId}/; HttpOnly; SameSite=Lax`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['?set-cookie=false', 0],
    ['', 1],
  ])('with "%s" sets as many cookies: %i', async (query, count) => {
    const { headers } = await session('PUT', { accessToken: await signer.sign() }, query);
    expect(headers.getSetCookie()).toHaveLength(count);
  });

  it('is ended by taking the cookie away', async () => {
    const { status, headers } = await session('DELETE', undefined, '?set-cookie=true');
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(/^[\w-]+=; Max-Age=0; Path=\//);
  });

  it('names the site in every answer, for cookies travel', async () => {
    const named = {
      'access-control-allow-origin': SITE,
      'access-control-allow-credentials': 'true',
    };
    const accessToken = await signer.sign();
    const good = await session('PUT', { accessToken }, '?set-cookie=true');
    const bad = await session('PUT', { accessToken: 'nonsense' }, '?set-cookie=true');
    const ended = await session('DELETE');
    const asked = await fetch(`${media.origin}/api/v1/access_tokens/${media.accountId}`, {
      method: 'OPTIONS',
      headers: {
        origin: SITE,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(bad.status).toBe(401);
    for (const { headers } of [good, bad, ended, asked]) {
      expect(Object.fromEntries(headers)).toMatchObject(named);
      expect(headers.get('vary')).toContain('Origin');
    }
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  it('is refused to a token that is not for this site, account or time', async () => {
    const refusal = async (accessToken: string, origin?: string) =>
      (await session('PUT', { accessToken }, '?set-cookie=true', origin)).body.error.code;
    const elsewhere = await signer.sign({ allowedOrigins: ['https://other.test'] });
    expect(await refusal(elsewhere)).toBe('authorization_failed');
    expect(await refusal(await signer.sign({ seconds: -60 }))).toBe('invalid_token');
    expect(await refusal(await signer.sign({ seconds: 0 }))).toBe('invalid_token');
    expect(await refusal(await signer.sign({ accountId: 'A7kQ2mZ' }))).toBe('invalid_token');
    expect(await refusal(await signer.sign({ kid: 'unknown' }))).toBe('invalid_token');
    expect(await refusal(`${await signer.sign()}x`)).toBe('invalid_token');
  });

  it.each([undefined, '', 7, 'x'.repeat(9000)])('says that %# is no token', async (accessToken) => {
    const { status, body } = await session('PUT', { accessToken });
    expect([status, body.error.details?.parameter]).toEqual([400, 'accessToken']);
  });

  it('says so when a token is too long for a cookie, and takes it without', async () => {
    const access = {
      pathPermissions: Array.from({ length: 40 }, (_, at) => ({
        match: { path: `/${at}`, scope: 'This' as const },
        permissions: { read: { file: { downloadFile: ['*'] } } },
      })),
    };
    const accessToken = await signer.sign({ access });
    expect((await session('PUT', { accessToken })).body.error.details?.parameter).toBe(
      'accessToken',
    );
    expect((await session('PUT', { accessToken }, '?set-cookie=false')).status).toBe(200);
  });
});

describe('a signing key', () => {
  it('may be brought by its owner, and counts until it is revoked', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const id = await registerTokenKey(media.pool, media.accountId, pem);
    // A host that names no key is believed by any of the account's.
    const accessToken = await new SignJWT({})
      .setProtectedHeader({ alg: 'RS256' })
      .setSubject('x')
      .setExpirationTime('1m')
      .sign(privateKey);
    expect((await session('PUT', { accessToken })).status).toBe(200);
    await media.pool.query('UPDATE media.token_key SET revoked_at = now() WHERE id = $1', [id]);
    expect((await session('PUT', { accessToken })).status).toBe(401);
  });

  it('is RSA, long enough, and public', async () => {
    const register = (pem: string) => registerTokenKey(media.pool, media.accountId, pem);
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const short = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const spki = { type: 'spki', format: 'pem' } as const;
    const bad = [curve.publicKey.export(spki), short.publicKey.export(spki), 'nonsense', ''];
    const secret = short.privateKey.export({ type: 'pkcs8', format: 'pem' });
    for (const pem of [...bad, secret]) {
      await expect(register(String(pem))).rejects.toMatchObject({ code: 'invalid_parameter' });
    }
  });

  it('of another algorithm, or none at all, signs nothing', async () => {
    const { rows } = await media.pool.query<{ public_key: string }>(
      'SELECT public_key FROM media.token_key WHERE id = $1',
      [signer.keyId],
    );
    const pem = rows[0]?.public_key ?? '';
    // The classic confusion: the public key taken for a shared secret.
    const confused = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: signer.keyId })
      .setSubject('x')
      .setExpirationTime('1m')
      .sign(Buffer.from(pem));
    const [, claims = ''] = confused.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    expect(createPublicKey(pem).asymmetricKeyType).toBe('rsa');
    for (const accessToken of [confused, none]) {
      expect((await session('PUT', { accessToken })).status).toBe(401);
    }
  });
});

describe("the product's own access", () => {
  const posts = '/posts/71';

  it('has one public key, which alone creates nothing', async () => {
    const key = await media.port.publicKey();
    expect(key).toMatch(new RegExp(`^public_${media.accountId}[1-9A-HJ-NP-Za-km-z]{25}$`));
    expect(await Promise.all([media.port.publicKey(), media.port.publicKey()])).toEqual([key, key]);
    await media.restart();
    expect(await media.port.publicKey()).toBe(key);
    const authorization = `Bearer ${key}`;
    expect(await begin({ authorization }, { path: `${posts}/a.jpg` })).toBe(403);
    await media.pool.query('UPDATE media.api_key SET revoked_at = now()');
    expect(await begin({ authorization }, { path: `${posts}/a.jpg` })).toBe(401);
    expect(await media.port.publicKey()).not.toBe(key);
  });

  it("gives tokens for a person's own folder and nothing else", async () => {
    const token = await media.port.issueUploadToken({ folder: posts, seconds: 600, space });
    const headers = {
      authorization: `Bearer ${await media.port.publicKey()}`,
      'authorization-token': token,
      origin: SITE,
    };
    expect(await begin(headers, { path: `${posts}/a.jpg`, tags: [] })).toBe(200);
    expect(await begin(headers, { path: `${posts}/1/deep/a.jpg` })).toBe(200);
    expect(await begin({ authorization: `Bearer ${token}` }, { path: `${posts}/b.jpg` })).toBe(200);
    for (const path of ['/posts/72/a.jpg', '/posts/710/a.jpg', '/posts/a.jpg', posts, '/a.jpg']) {
      expect(await begin(headers, { path }), path).toBe(403);
    }
    expect(await begin(headers, { path: `${posts}/c.jpg`, tags: ['x'] })).toBe(403);
    const foreign = { ...headers, origin: 'http://other.test' };
    expect(await begin(foreign, { path: `${posts}/d.jpg` })).toBe(403);
    const content = Buffer.from('x');
    const file = { path: `${posts}/taken.txt`, mime: 'text/plain', originalFileName: 'x', content };
    await media.port.store(file);
    expect(await begin(headers, { path: file.path })).toBe(403);
  });

  it('signs with one key, also when several processes begin at once', async () => {
    await media.pool.query('DELETE FROM media.token_key');
    const tokens = await Promise.all(
      [1, 2, 3].map(() => media.port.issueUploadToken({ folder: '/posts/1', seconds: 60, space })),
    );
    const kids = tokens.map((token) => {
      const [header = ''] = token.split('.');
      return JSON.parse(Buffer.from(header, 'base64url').toString()).kid;
    });
    expect(new Set(kids).size).toBe(1);
    const authorization = `Bearer ${tokens[2]}`;
    expect(await begin({ authorization }, { path: '/posts/1/a.jpg' })).toBe(200);
  });

  it.each([
    ['/posts/1', 601],
    ['/posts/1', 0],
    ['posts', 60],
    ['/posts/../1', 60],
  ])('gives none for %s and %i seconds', async (folder, seconds) => {
    await expect(media.port.issueUploadToken({ folder, seconds, space })).rejects.toThrow();
  });
});

describe('a token that names permissions', () => {
  it('creates and overwrites only where it says so', async () => {
    signer = await createSigner(media.pool, media.accountId);
    const access = {
      pathPermissions: everywhereIn('/t', {
        write: { file: { createFile: true, overwriteFile: true } },
      }),
      tagPermissions: { write: ['team-*'] },
    };
    const authorization = `Bearer ${await signer.sign({ access })}`;
    await media.port.store({
      ...{ path: '/t/a', mime: 'text/plain', originalFileName: 'a', content: Buffer.from('x') },
    });
    expect(await begin({ authorization }, { path: '/t/a', tags: ['team-a'] })).toBe(200);
    expect(await begin({ authorization }, { path: '/t/a', tags: ['other'] })).toBe(403);
    expect(await begin({ authorization }, { path: '/u/a' })).toBe(403);
  });

  it('takes from a key what it says is not allowed', async () => {
    const write = { file: { createFile: false } };
    const token = await signer.sign({
      access: { pathPermissions: everywhereIn('/no', { write }) },
    });
    const headers = {
      authorization: `Bearer ${await media.mintKey('public')}`,
      'authorization-token': token,
    };
    expect(await begin(headers, { path: '/no/a' })).toBe(403);
    expect(await begin(headers, { path: '/yes/a' })).toBe(200);
    const secret = { ...headers, authorization: `Bearer ${await media.mintKey('secret')}` };
    expect(await begin(secret, { path: '/no/a' })).toBe(200);
  });
});
